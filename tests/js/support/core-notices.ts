/** The store `core/notices`, which the script `wp-notices` puts at the globals `wp.notices` and `wp.data`. */
import type { Notice } from '../../../src/shared/admin/packages/notices';

const store = { name: 'core/notices', instantiate: () => ( {} ) };
let stored: readonly Notice[] = [];
const listeners = new Set< () => void >();
const change = ( list: readonly Notice[] ): void => {
	stored = list;
	listeners.forEach( ( listener ) => listener() );
};
const without = ( id: string ): readonly Notice[] => stored.filter( ( notice ) => notice.id !== id );

export const createNotice = ( status: string, content: string, options: { readonly id: string } ): void =>
	change( [ ...without( options.id ), { isDismissible: true, type: 'default', ...options, status, content } ] );

/** Returns the texts of the notices in the store. */
export const textsInStore = (): string[] => stored.map( ( { content } ) => content );

const data = {
	dispatch: () => ( { createNotice, removeNotice: ( id: string ) => change( without( id ) ) } ),
	select: () => ( { getNotices: () => stored } ),
	subscribe: ( listener: () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	},
};

// Several screens of a page share the store.
if ( window.wp === undefined ) {
	Object.assign( window, { wp: { data, notices: { store } } } );
}
