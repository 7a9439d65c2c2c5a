import { useCallback, useEffect } from '@wordpress/element';
import { useRef } from 'react';

/**
 * Returns a function that returns the value of the last rendering. Code that waits for a response calls it to find out
 * whether the user has typed something else in the meantime.
 */
export function useLatest< T >( value: T ): () => T {
	const latest = useRef( value );
	useEffect( () => {
		latest.current = value;
	} );
	return useCallback( () => latest.current, [] );
}
