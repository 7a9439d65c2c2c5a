import { forwardRef, useEffect } from '@wordpress/element';
import type { CSSProperties, HTMLAttributes, ReactElement, Ref } from 'react';

/*
 * Replaces `framer-motion` in the table library, which uses it for the animation of popovers only: 38 KB (gzip).
 * A popover appears at once, as it does for users who prefer reduced motion.
 */

interface Props extends Omit< HTMLAttributes< HTMLDivElement >, 'style' > {
	/** `x` and `y` move the element, in pixels; the origins are those of the animation. */
	readonly style?: CSSProperties & {
		readonly x?: number;
		readonly y?: number;
		readonly originX?: number;
		readonly originY?: number;
	};
	readonly onAnimationComplete?: () => void;
	readonly initial?: unknown;
	readonly animate?: unknown;
	readonly transition?: unknown;
}

const WithoutMotion = (
	{ style = {}, onAnimationComplete, initial, animate, transition, ...props }: Props,
	ref: Ref< HTMLDivElement >
): ReactElement => {
	const { x, y, originX, originY, ...css } = style;
	useEffect( () => {
		onAnimationComplete?.();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- called once; the popover passes a new function at each rendering
	}, [] );
	const transform = x === undefined || y === undefined ? undefined : `translate(${ x }px, ${ y }px)`;
	return <div { ...props } ref={ ref } style={ { ...css, transform } } />;
};

export const motion = { div: forwardRef( WithoutMotion ) };

/** Returns an easing that is not used. */
export const cubicBezier = (): null => null;
