import { useCallback, useEffect, useState } from '@wordpress/element';

/** Drafts by key, such as `note-7`. They survive their screen, but not the page. */
const drafts = new Map< string, string >();

/** Requests confirmation before the page is left with unsaved changes. */
export function useUnsavedWarning( isUnsaved: boolean ): void {
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ): void => event.preventDefault();
		if ( isUnsaved ) {
			window.addEventListener( 'beforeunload', warn );
		}
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isUnsaved ] );
}

export const hasDraft = ( key: string ): boolean => drafts.has( key );

const warnOfDrafts = ( event: BeforeUnloadEvent ): void => event.preventDefault();

/** State that is kept when its screen is left. Setting it to '' deletes it. */
export function useDraft( key: string ): [ string, ( text: string ) => void ] {
	const [ text, setText ] = useState( () => drafts.get( key ) ?? '' );
	const set = useCallback(
		( next: string ): void => {
			if ( next === '' ) {
				drafts.delete( key );
			} else {
				drafts.set( key, next );
			}
			// The same listener is only added once.
			window[ drafts.size > 0 ? 'addEventListener' : 'removeEventListener' ]( 'beforeunload', warnOfDrafts );
			setText( next );
		},
		[ key ]
	);
	return [ text, set ];
}
