import type { ContentsConfig } from '../../shared/config/generated';
import { renderIsland } from '../../shared/frontend/island';
import { ProgressBar } from './ProgressBar';
import { addCopyLinks } from './copy-links';
import { defineCompatibilityGlobals } from './compatibility';
import { syncTables, expandActiveBranch } from './sync';
import type { PageTables } from './table';

/** Optional features of a page with tables of contents. Called once, by the first table's island. */
export function start( { reading, tables }: PageTables, config: ContentsConfig ): void {
	const extensions: ( ( table: PageTables[ 'tables' ][ number ] ) => void )[] = [];
	if ( config.sync ) {
		extensions.push( ( table ) => syncTables( table, tables ) );
	}
	if ( config.unfold ) {
		extensions.push( expandActiveBranch );
	}
	if ( config.copyLinks ) {
		extensions.push( ( table ) => addCopyLinks( table, config.messages ) );
	}
	const initialized = new Set< unknown >();
	const initNewTables = () => {
		tables
			.filter( ( table ) => ! initialized.has( table ) )
			.forEach( ( table ) => {
				initialized.add( table );
				extensions.forEach( ( extend ) => extend( table ) );
				if ( table.root.dataset[ 'tocForm' ] === 'drawer' ) {
					renderProgressBar( table );
				}
			} );
	};
	const renderProgressBar = ( table: PageTables[ 'tables' ][ number ] ) => {
		const bar = document.querySelector< HTMLElement >( '.courant-contents-bar' );
		const controls = bar?.querySelector( '.courant-contents-bar__controls' );
		if ( bar && controls ) {
			void renderIsland(
				bar,
				<ProgressBar bar={ bar } table={ table } reading={ reading } messages={ config.messages } />,
				controls
			).catch( console.warn );
		}
	};
	defineCompatibilityGlobals( config.ajax );
	document.addEventListener( 'courant:contents', initNewTables );
	initNewTables();
}
