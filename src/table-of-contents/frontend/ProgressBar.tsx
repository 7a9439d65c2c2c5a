import { useEffect, useLayoutEffect, useState } from 'react';
import type { ContentsConfig } from '../../shared/config/generated';
import { useStore } from '../../shared/frontend/store';
import { activeHeading } from './model';
import { progressAt } from './geometry';
import type { ReadingPosition } from './reading-position';
import type { Table } from './table';

interface ProgressBarProps {
	bar: HTMLElement;
	table: Table;
	reading: ReadingPosition;
	messages: ContentsConfig[ 'messages' ];
}

/** The bar "On this page": the current section, previous and next, and the progress. The browser handles its drawer. */
export function ProgressBar( { bar, table, reading, messages }: ProgressBarProps ) {
	const active = activeHeading( useStore( reading.store ) );
	const position = table.links.findIndex( ( { number } ) => number === active );
	const percent = useProgress( bar, table, reading );
	const { steps, progress, minutes } = bar.dataset;

	useLayoutEffect( () => {
		const label = bar.querySelector( '.courant-contents-bar__now' );
		if ( label ) {
			label.textContent = table.links[ position ]?.link.textContent ?? '';
		}
	}, [ bar, table, position ] );

	useEffect( () => initDrawer( table, () => table.links[ position ]?.link ), [ table, position ] );

	const goToSection = ( by: number ) => {
		const link = table.links[ position + by ];
		if ( link ) {
			reading.goTo( link.target );
		}
	};
	const minutesLeft = Math.ceil( ( Number( minutes ) * ( 100 - percent ) ) / 100 );
	const formatNumber = ( number: number, style?: 'percent' ) =>
		new Intl.NumberFormat( document.documentElement.lang || undefined, { style } ).format( number );
	const progressText =
		Number( minutes ) > 0 && percent < 100
			? messages.left.replace( '%d', formatNumber( minutesLeft ) )
			: formatNumber( percent / 100, 'percent' );

	return (
		<>
			{ progress && (
				<span
					className="courant-contents-bar__progress"
					title={ messages.progress.replace( '%d', formatNumber( percent ) ).replace( '%%', '%' ) }
				>
					{ progressText }
				</span>
			) }
			{ steps && (
				<>
					<button
						type="button"
						className="courant-contents-bar__step"
						aria-label={ messages.previous }
						aria-disabled={ position < 1 }
						onClick={ () => goToSection( -1 ) }
					/>
					<button
						type="button"
						className="courant-contents-bar__step"
						data-next=""
						aria-label={ messages.next }
						aria-disabled={ position >= table.links.length - 1 }
						onClick={ () => goToSection( 1 ) }
					/>
				</>
			) }
		</>
	);
}

/**
 * Updates the progress: the share of the text above the lower edge of the viewport. A custom property draws the line
 * without layout.
 */
function useProgress( bar: HTMLElement, { links }: Table, reading: ReadingPosition ): number {
	const [ percent, setPercent ] = useState( 0 );
	useEffect( () => {
		const text =
			links[ 0 ]?.target.heading.closest< HTMLElement >( '.entry-content,article,main' ) ?? document.body;
		let [ top, bottom, viewportHeight ] = [ 0, 0, 0 ];
		const measure = () => {
			const box = text.getBoundingClientRect();
			[ top, bottom, viewportHeight ] = [
				box.top + window.scrollY,
				box.bottom + window.scrollY,
				window.innerHeight,
			];
		};
		const updateProgress = ( scrollTop: number ) => {
			const ratio = progressAt( scrollTop, { top, bottom, viewportHeight } );
			bar.style.setProperty( '--contents-progress', ratio.toFixed( 3 ) );
			bar.toggleAttribute(
				'data-shown',
				scrollTop > Math.max( top - viewportHeight / 3, 100 ) && scrollTop < bottom - viewportHeight / 3
			);
			setPercent( Math.round( ratio * 100 ) );
		};
		measure();
		updateProgress( window.scrollY );
		reading.onMeasure( measure );
		reading.onScroll( updateProgress );
	}, [ bar, links, reading ] );
	return percent;
}

/** Closes the drawer after a link was clicked, and scrolls to the current section when it opens. */
function initDrawer( { root }: Table, current: () => HTMLElement | undefined ): () => void {
	const controller = new AbortController();
	const drawer = root.closest< HTMLElement >( '[popover]' );
	const options = { signal: controller.signal };
	drawer?.addEventListener(
		'click',
		( event ) => ( event.target as Element ).closest( 'li a' ) && drawer.hidePopover(),
		options
	);
	drawer?.addEventListener(
		'toggle',
		( event ) => event.newState === 'open' && current()?.scrollIntoView( { block: 'nearest' } ),
		options
	);
	return () => controller.abort();
}
