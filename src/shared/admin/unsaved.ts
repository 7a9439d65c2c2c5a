import { useEffect } from '@wordpress/element';
import { useRef } from 'react';

/** Unsaved input on this page: one entry for each form, such as a draft of a note. */
const unsaved = new Set< unknown >();

const warn = ( event: BeforeUnloadEvent ): void => event.preventDefault();

/** Adds or removes an entry. The browser shows a confirmation before it leaves a page with entries. */
export function setUnsaved( entry: unknown, isUnsaved: boolean ): void {
	unsaved[ isUnsaved ? 'add' : 'delete' ]( entry );
	// The same listener is only added once. With a listener, the page could not enter the back/forward cache.
	window[ unsaved.size > 0 ? 'addEventListener' : 'removeEventListener' ]( 'beforeunload', warn );
}

/** Guards unsaved changes of a form until they are saved or the form is removed. */
export function useUnsavedChanges( isUnsaved: boolean ): void {
	const entry = useRef( {} );
	useEffect( () => {
		const { current } = entry;
		setUnsaved( current, isUnsaved );
		return () => setUnsaved( current, false );
	}, [ isUnsaved ] );
}
