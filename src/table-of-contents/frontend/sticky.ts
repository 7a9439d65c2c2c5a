import { stickyTop } from './geometry';
import { coveredHeights } from './sticky-heights';

/**
 * Makes an element sticky: the one that the setting selects, or the sticky widget, whose style sheet does it. An
 * invalid selector selects nothing.
 * @returns a function that updates the position after the layout has changed
 */
export function initSticky( root: HTMLElement, affixSelector: string, offset: () => number ): () => void {
	const sticky = root.matches( '[data-toc-form=container],[data-toc-form=drawer]' )
		? null
		: querySelectorSafely( affixSelector );
	if ( sticky ) {
		sticky.style.position = 'sticky';
		sticky.style.insetBlockStart = 'var(--courant-contents-top)';
	}
	return () =>
		( sticky ?? root ).style.setProperty(
			'--courant-contents-top',
			`${ stickyTop( offset(), coveredHeights() ) }px`
		);
}

function querySelectorSafely( selector: string ): HTMLElement | null {
	try {
		return document.querySelector< HTMLElement >( selector );
	} catch {
		return null;
	}
}
