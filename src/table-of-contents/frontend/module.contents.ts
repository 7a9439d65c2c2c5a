import { pluginConfig } from '../../shared/config/page';
import { importModule } from '../../shared/frontend/import-module';
import type * as More from './module.contents-more';
import { initSticky } from './sticky';
import { createReadingPosition } from './reading-position';
import { initTables, isDesktop, updateScrollPadding } from './initial-state';
import { showTable } from './show-table';
import { addListeners, createTable } from './table';
import type { PageTables } from './table';

declare global {
	interface Window {
		/** Tables of the page that are ready; the islands of their controls read them from here. */
		courantContents?: PageTables;
	}
}

/**
 * Links, current section and sticky position of a table of contents. What a visitor operates with a button is in
 * islands of its own (island.controls.tsx), so that reading loads no React.
 */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const { contents: config, modules } = pluginConfig();
	if ( ! config ) {
		throw new Error( 'No configuration' );
	}
	const { scrollOffset, mobileOffset, smoothScroll: smooth, affixSelector } = config;
	const offset = () => ( isDesktop() ? scrollOffset : mobileOffset );
	// A table that was added later is not initialized yet.
	initTables();
	const isFirst = ! window.courantContents;
	const page = ( window.courantContents ??= { reading: createReadingPosition( { offset, smooth } ), tables: [] } );
	page.reading.onMeasure( initSticky( root, affixSelector, offset ) );
	page.reading.onMeasure( updateScrollPadding );
	const table = createTable( root, page.reading );
	page.tables.push( table );
	showTable( table );
	addListeners( table, signal );
	const url = modules?.[ 'table-of-contents-more' ];
	if ( isFirst && url ) {
		// Optional features load last; the tables work without them.
		void importModule< typeof More >( url ).then( ( { start } ) => start( page, config ), console.warn );
	}
	document.dispatchEvent( new Event( 'courant:contents' ) );
}
