import type { ContentsConfig } from '../../shared/config/generated';
import { activeHeading } from './model';
import { progressAt } from './geometry';
import type { ReadingPosition } from './reading-position';
import { isRendered } from './table';
import type { Table } from './table';

/**
 * The bar "On this page": the current section and the progress, which change while scrolling. Its drawer is a popover,
 * which the browser opens and closes; the buttons for the previous and next section are an island (Controls.tsx).
 */
export function initBar( table: Table, reading: ReadingPosition, messages: ContentsConfig[ 'messages' ] ): void {
	const bar = document.querySelector< HTMLElement >( '.courant-contents-bar' );
	if ( table.root.dataset[ 'tocForm' ] !== 'drawer' || ! bar ) {
		return;
	}
	const { links } = table;
	const label = bar.querySelector( '.courant-contents-bar__now' );
	const steps = bar.querySelectorAll< HTMLElement >( '.courant-contents-bar__step' );
	let position = -1;
	const update = () => {
		const active = activeHeading( reading.store.get() );
		position = links.findIndex( ( { number } ) => number === active );
		if ( label ) {
			label.textContent = links[ position ]?.link.textContent ?? '';
		}
		steps.forEach( ( step, index ) => {
			if ( ! isRendered( step ) ) {
				step.hidden = false;
				step.setAttribute( 'aria-disabled', `${ ! links[ position + ( index ? 1 : -1 ) ] }` );
			}
		} );
	};
	reading.store.subscribe( update );
	update();
	initProgress( bar, table, reading, messages );
	initDrawer( table, () => links[ position ]?.link );
}

/**
 * Updates the progress: the share of the text above the lower edge of the viewport. A custom property draws the line
 * without layout.
 */
function initProgress(
	bar: HTMLElement,
	{ links }: Table,
	reading: ReadingPosition,
	messages: ContentsConfig[ 'messages' ]
): void {
	const text = links[ 0 ]?.target.heading.closest< HTMLElement >( '.entry-content,article,main' ) ?? document.body;
	const showText = createProgressText( bar, messages );
	let [ top, bottom, viewportHeight ] = [ 0, 0, 0 ];
	const measure = () => {
		const box = text.getBoundingClientRect();
		[ top, bottom, viewportHeight ] = [ box.top + window.scrollY, box.bottom + window.scrollY, window.innerHeight ];
	};
	const updateProgress = ( scrollTop: number ) => {
		const ratio = progressAt( scrollTop, { top, bottom, viewportHeight } );
		bar.style.setProperty( '--contents-progress', ratio.toFixed( 3 ) );
		bar.toggleAttribute(
			'data-shown',
			scrollTop > Math.max( top - viewportHeight / 3, 100 ) && scrollTop < bottom - viewportHeight / 3
		);
		showText( Math.round( ratio * 100 ) );
	};
	measure();
	updateProgress( window.scrollY );
	reading.onMeasure( measure );
	reading.onScroll( updateProgress );
}

/** Returns a function that shows the progress as text: the minutes that are left, or percent. */
function createProgressText( bar: HTMLElement, messages: ContentsConfig[ 'messages' ] ): ( percent: number ) => void {
	const element = bar.querySelector< HTMLElement >( '.courant-contents-bar__progress' );
	const minutes = Number( bar.dataset[ 'minutes' ] ?? 0 );
	const formatNumber = ( number: number, style?: 'percent' ) =>
		new Intl.NumberFormat( document.documentElement.lang || undefined, { style } ).format( number );
	let shown = -1;
	return ( percent ) => {
		if ( ! element || percent === shown ) {
			return;
		}
		shown = percent;
		element.hidden = false;
		element.title = messages.progress.replace( '%d', formatNumber( percent ) ).replace( '%%', '%' );
		element.textContent =
			minutes > 0 && percent < 100
				? messages.left.replace( '%d', formatNumber( Math.ceil( ( minutes * ( 100 - percent ) ) / 100 ) ) )
				: formatNumber( percent / 100, 'percent' );
	};
}

/** Closes the drawer after a link was clicked, and scrolls to the current section when it opens. */
function initDrawer( { root }: Table, current: () => HTMLElement | undefined ): void {
	const drawer = root.closest< HTMLElement >( '[popover]' );
	drawer?.addEventListener( 'click', ( { target } ) => target.closest( 'li a' ) && drawer.hidePopover() );
	drawer?.addEventListener(
		'toggle',
		( event ) => event.newState === 'open' && current()?.scrollIntoView( { block: 'nearest' } )
	);
}
