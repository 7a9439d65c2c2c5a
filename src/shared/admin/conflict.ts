import { useSyncExternalStore } from '@wordpress/element';

/** A conflict of a change with one that another user has saved since the data was loaded. */
export interface Conflict< T > {
	/** What both changed, for the dialog, such as the label of a setting. Empty: both changes are kept, without a dialog. */
	readonly items: readonly ConflictItem[];
	/** Sends the change again, based on what is stored now. */
	readonly overwrite: () => Promise< T >;
	/** Shows what is stored now, and discards the change of this user. */
	readonly reload: () => void | Promise< void >;
}

export interface ConflictItem {
	readonly label: string;
	/** The value that the other user stored, and that of this user; '' where they cannot be shown in a line. */
	readonly stored: string;
	readonly own: string;
}

export type Resolution = 'overwrite' | 'reload' | 'cancel';

export interface OpenConflict {
	readonly items: readonly ConflictItem[];
	readonly resolve: ( resolution: Resolution ) => void;
}

/** The conflict that the dialog of the screen shows. */
let open: OpenConflict | null = null;
const listeners = new Set< () => void >();

function setOpen( conflict: OpenConflict | null ): void {
	open = conflict;
	listeners.forEach( ( listener ) => listener() );
}

const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

export const useOpenConflict = (): OpenConflict | null => useSyncExternalStore( subscribe, () => open );

/** Lets the user choose in a dialog, unless both changes can be kept. */
export const resolveConflict = ( { items }: Conflict< unknown > ): Promise< Resolution > =>
	items.length === 0
		? Promise.resolve( 'overwrite' )
		: new Promise( ( resolve ) =>
				setOpen( {
					items,
					resolve: ( resolution ) => {
						setOpen( null );
						resolve( resolution );
					},
				} )
			);
