import { useLayoutEffect, useRef, useState } from 'react';
import { ServerButton } from '../../shared/frontend/hydration/server-button';
import { useStore } from '../../shared/frontend/store';
import { activeHeading } from './model';
import type { Table } from './table';

export interface ControlsProps {
	table: Table;
	/** The buttons that the server printed, in their order. */
	buttons: readonly HTMLButtonElement[];
}

/** Returns the state of a table; while hydrating, what the server's buttons show: the state at the mount. */
function useTable( { store }: Table ) {
	const [ atMount ] = useState( store.get );
	return useStore( store, () => atMount );
}

/** The button that shows and hides the list. */
export function Toggle( { table, buttons }: ControlsProps ) {
	const { visible } = useTable( table );
	return (
		<ServerButton
			source={ buttons[ 0 ] }
			aria-expanded={ visible }
			onClick={ () => table.show( ! table.store.get().visible ) }
		/>
	);
}

/** The buttons that show and hide the entries beyond the limit. Focus moves to the first of them, and back. */
export function MoreEntries( { table, buttons }: ControlsProps ) {
	const { root, store } = table;
	const { more } = useTable( table );
	const before = useRef( more );
	useLayoutEffect( () => {
		if ( before.current !== more ) {
			root.querySelector< HTMLElement >( more ? '.ez-toc-more-link a' : '.ez-toc-more-links-enabler' )?.focus();
		}
		before.current = more;
	}, [ root, more ] );
	return (
		<>
			<ServerButton
				source={ buttons[ 0 ] }
				hidden={ more }
				onClick={ () => store.dispatch( { type: 'more' } ) }
			/>
			<ServerButton
				source={ buttons[ 1 ] }
				hidden={ ! more }
				onClick={ () => store.dispatch( { type: 'fewer' } ) }
			/>
		</>
	);
}

/** The buttons of the bar that go to the previous and the next section. */
export function Steps( { table: { links, reading }, buttons }: ControlsProps ) {
	const { store } = reading;
	const [ atMount ] = useState( store.get );
	const active = activeHeading( useStore( store, () => atMount ) );
	const position = links.findIndex( ( { number } ) => number === active );
	return [ -1, 1 ].map( ( by, index ) => {
		const link = links[ position + by ];
		return (
			<ServerButton
				key={ by }
				source={ buttons[ index ] }
				aria-disabled={ ! link }
				onClick={ () => link && reading.goTo( link.target ) }
			/>
		);
	} );
}
