import { useState } from '@wordpress/element';
import { useRef } from 'react';

export interface Mutation {
	readonly isBusy: boolean;
	/**
	 * Sends a change and passes the response on. While a change is being sent, further calls are ignored, so that a
	 * double click sends one request.
	 *
	 * @returns whether the change was sent and succeeded
	 */
	readonly run: < T >( send: () => Promise< T >, onSuccess: ( response: T ) => void ) => Promise< boolean >;
}

/** Sends changes one at a time; a failed one is passed to `onError`, and can be sent again. */
export function useMutation( onError: ( problem: unknown ) => void ): Mutation {
	const isRunning = useRef( false );
	const [ isBusy, setBusy ] = useState( false );
	const run: Mutation[ 'run' ] = async ( send, onSuccess ) => {
		// State would be too late: the second click of a double click comes before the next rendering.
		if ( isRunning.current ) {
			return false;
		}
		isRunning.current = true;
		setBusy( true );
		try {
			onSuccess( await send() );
			return true;
		} catch ( problem ) {
			onError( problem );
			return false;
		} finally {
			isRunning.current = false;
			setBusy( false );
		}
	};
	return { isBusy, run };
}
