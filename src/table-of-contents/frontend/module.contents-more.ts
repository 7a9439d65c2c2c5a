import type { ContentsConfig } from '../../shared/config/generated';
import { initBar } from './bar';
import { addCopyLinks } from './copy-links';
import { defineCompatibilityGlobals } from './compatibility';
import { syncTables, expandActiveBranch } from './sync';
import type { PageTables, Table } from './table';

/** Optional features of a page with tables of contents. Called once, by the first table's module. */
export function start( { reading, tables }: PageTables, config: ContentsConfig ): void {
	const extensions: ( ( table: Table ) => void )[] = [];
	if ( config.sync ) {
		extensions.push( ( table ) => syncTables( table, tables ) );
	}
	if ( config.unfold ) {
		extensions.push( expandActiveBranch );
	}
	if ( config.copyLinks ) {
		extensions.push( ( table ) => addCopyLinks( table, config.messages ) );
	}
	extensions.push( ( table ) => initBar( table, reading, config.messages ) );
	const initialized = new Set< unknown >();
	const initNewTables = () => {
		tables
			.filter( ( table ) => ! initialized.has( table ) )
			.forEach( ( table ) => {
				initialized.add( table );
				extensions.forEach( ( extend ) => extend( table ) );
			} );
	};
	defineCompatibilityGlobals( config.ajax );
	document.addEventListener( 'courant:contents', initNewTables );
	initNewTables();
}
