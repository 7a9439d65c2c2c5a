import { activeHeading } from './model';
import type { Table } from './table';

/** Opens and closes the lists of a page together. */
export function syncTables( { store }: Table, tables: readonly Table[] ): void {
	let { visible } = store.get();
	store.subscribe( () => {
		const next = store.get().visible;
		if ( next !== visible ) {
			visible = next;
			tables
				.filter( ( { toggle, store: other } ) => toggle && other.get().visible !== next )
				.forEach( ( { show } ) => show( next ) );
		}
	} );
}

/** Expands the branch of the current section and collapses all others. */
export function expandActiveBranch( { root, links, store, reading }: Table ): void {
	const expand = () => {
		const active = activeHeading( reading.store.get() );
		const item = links.find( ( { number } ) => number === active )?.link.closest( 'li' );
		const open: string[] = [ ...( item?.querySelectorAll( ':scope > ul' ) ?? [] ) ].map( ( { id } ) => id );
		for (
			let ancestor = item?.parentElement;
			ancestor && root.contains( ancestor );
			ancestor = ancestor.parentElement
		) {
			open.push( ancestor.id );
		}
		// Before the first section is reached, no branch is expanded.
		if ( item || active < 0 ) {
			store.dispatch( { type: 'unfold', open } );
		}
	};
	let previous = -2;
	const onChange = () => {
		const active = activeHeading( reading.store.get() );
		if ( active !== previous ) {
			previous = active;
			expand();
		}
	};
	reading.store.subscribe( onChange );
	onChange();
}
