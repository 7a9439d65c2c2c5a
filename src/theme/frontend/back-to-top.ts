import { focusOn } from '../../shared/frontend/a11y';
import { scrollToHeight } from '../../shared/frontend/scroll';

/** Pixels of scrolling after which the link appears. */
export const APPEARS_AFTER = 1000;
/** Milliseconds. */
export const DURATION = 800;

/** Shows the link after 1000 px of scrolling unless it would cover another control, without a scroll listener. */
export function initBackToTop( root: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal ): void {
	const sentinel = document.createElement( 'span' );
	sentinel.style.cssText = 'position:absolute;top:0';
	document.body.prepend( sentinel );
	// Without an event for the end of scrolling (Safari before 26.2), a hidden link would not be shown again.
	const avoid = () => 'onscrollend' in document && avoidControls( root, link );
	const show = ( isShown: boolean ) => {
		root.dataset[ 'shown' ] = String( isShown );
		link.inert = ! isShown;
		avoid();
	};
	show( false );
	// The sentinel has left the viewport by more than 1000 px. Touching the edge still counts as inside.
	new IntersectionObserver( ( [ entry ] ) => show( entry?.isIntersecting === false ), {
		rootMargin: `${ APPEARS_AFTER }px 0px 0px`,
	} ).observe( sentinel );
	addEventListener( 'scrollend', avoid, { signal } );
	new ResizeObserver( avoid ).observe( document.body );
	link.addEventListener(
		'click',
		( event ) => {
			const top = document.getElementById( link.hash.slice( 1 ) );
			event.preventDefault();
			void scrollToHeight( () => 0, DURATION ).then( () => top && focusOn( top, { preventScroll: true } ) );
		},
		{ signal }
	);
}

/**
 * Sets `data-covers` while the link overlaps a form or another control: CSS then hides it, and it stays reachable by
 * keyboard. An IntersectionObserver is no option, because Chromium misses some controls that scroll into an area this
 * small.
 */
function avoidControls( root: HTMLElement, link: HTMLElement ): void {
	const box = link.getBoundingClientRect();
	const isBelow = ( control: Element ) => {
		const { left, right, top, bottom } = control.getBoundingClientRect();
		return control !== link && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
	};
	root.toggleAttribute(
		'data-covers',
		[ ...document.querySelectorAll( 'a, button, form, select, summary' ) ].some( isBelow )
	);
}
