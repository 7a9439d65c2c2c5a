import { initTables, updateScrollPadding } from './initial-state';

/*
 * Small enough to be printed inline after each table, so that the layout does not shift; initializes tables that are
 * not initialized yet.
 */
initTables();
if ( location.hash ) {
	updateScrollPadding();
}
addEventListener( 'load', updateScrollPadding );
