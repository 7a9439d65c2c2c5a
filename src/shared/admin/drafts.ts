import { useCallback, useState } from '@wordpress/element';
import { setUnsaved } from './unsaved';

/** Drafts by key, such as `note-7`. They are kept when their screen is closed, until the page is left. */
const drafts = new Map< string, string >();

export const hasDraft = ( key: string ): boolean => drafts.has( key );

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
			setUnsaved( `draft ${ key }`, next !== '' );
			setText( next );
		},
		[ key ]
	);
	return [ text, set ];
}
