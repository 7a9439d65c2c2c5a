import type { PackageConfig } from '../../shared/config/page';
import { importModule } from '../../shared/frontend/import-module';
import { renderIsland } from '../../shared/frontend/island';
import { TableOfContents } from './TableOfContents';
import type * as More from './island.contents-more';
import { initSticky } from './sticky';
import { createReadingPosition } from './reading-position';
import { initTables, isDesktop, updateScrollPadding } from './initial-state';
import { createTable } from './table';
import type { PageTables } from './table';

let shared: PageTables | undefined;

export async function mount(
	root: HTMLElement,
	_props: unknown,
	{ contents: config, islands }: PackageConfig
): Promise< void > {
	if ( ! config ) {
		throw new Error( 'No configuration' );
	}
	const { scrollOffset, mobileOffset, smoothScroll: smooth, affixSelector } = config;
	const offset = () => ( isDesktop() ? scrollOffset : mobileOffset );
	// A table that was added later is not initialized yet.
	initTables();
	const isFirst = ! shared;
	const { reading, tables } = ( shared ??= { reading: createReadingPosition( { offset, smooth } ), tables: [] } );
	reading.onMeasure( initSticky( root, affixSelector, offset ) );
	reading.onMeasure( updateScrollPadding );
	const table = createTable( root, reading );
	tables.push( table );
	await renderIsland( root, <TableOfContents table={ table } /> );
	const url = islands?.[ 'table-of-contents-more' ];
	if ( isFirst && url ) {
		// Optional features load last; the tables work without them.
		void ( importModule( url ) as Promise< typeof More > ).then(
			( { start } ) => start( { reading, tables }, config ),
			console.warn
		);
	}
	document.dispatchEvent( new Event( 'courant:contents' ) );
}
