import { renderIsland } from '../../shared/frontend/island';
import { MoreEntries, Steps, Toggle } from './Controls';
import type { Table } from './table';

const CONTROLS = { toggle: Toggle, more: MoreEntries, steps: Steps };

/** Hydrates buttons of a table, or of the bar, whose table is in the drawer. */
export async function mount( element: HTMLElement, { control }: { control?: keyof typeof CONTROLS } ): Promise< void > {
	const root =
		element.parentElement?.closest< HTMLElement >( '[data-island]' ) ??
		document.querySelector< HTMLElement >( '[data-toc-form="drawer"]' );
	if ( ! root || ! control ) {
		throw new Error( 'No table' );
	}
	const table = await findTable( root );
	const Control = CONTROLS[ control ];
	const buttons = [ ...element.querySelectorAll( 'button' ) ];
	// After a crash, the module of the table handles the server's buttons.
	await renderIsland( element, <Control table={ table } buttons={ buttons } />, element, true );
}

/** Returns a table when its module is ready. */
function findTable( root: HTMLElement ): Promise< Table > {
	return new Promise( ( resolve, reject ) => {
		const check = () => {
			const table = window.courantContents?.tables.find( ( entry ) => entry.root === root );
			if ( table ) {
				resolve( table );
			} else if ( root.dataset[ 'state' ] === 'failed' ) {
				reject( new Error( 'No table' ) );
			}
		};
		root.addEventListener( 'courant:settled', check );
		root.dispatchEvent( new Event( 'courant:mount', { bubbles: true } ) );
		check();
	} );
}
