import { useCallback, useEffect, useReducer, useState } from '@wordpress/element';
import { useRef } from 'react';

export interface ResourceOptions< T > {
	/** Data that the server printed with the page: nothing is requested for the first key. */
	readonly first?: T | undefined;
	/**
	 * Milliseconds to wait after the key has changed, in which a further change replaces the request. The first request and
	 * reloads are sent at once.
	 */
	readonly debounceMs?: number;
	readonly onLoad?: ( data: T ) => void;
	readonly onError?: ( problem: unknown ) => void;
}

export interface Resource< T > {
	/** The last data that was loaded, also while the next is being loaded. */
	readonly data: T | undefined;
	readonly isBusy: boolean;
	/** The reason why the last request failed; undefined if it did not. */
	readonly error: unknown;
	/** Loads again, for example after an error. */
	readonly reload: () => void;
	/** Replaces the data, for example with the response to a change. */
	readonly setData: ( change: ( data: T | undefined ) => T | undefined ) => void;
}

interface Loaded< T > {
	/** The request that this is the result of. */
	readonly request: string | null;
	readonly data: T | undefined;
	readonly error: unknown;
}

/**
 * Loads data when the component is first rendered and when the key changes. A request whose result is no longer needed
 * is aborted.
 *
 * @param key identifies the data and its request, such as the path
 */
export function useResource< T >(
	key: string,
	load: ( signal: AbortSignal ) => Promise< T >,
	options: ResourceOptions< T > = {}
): Resource< T > {
	const { first, debounceMs = 0 } = options;
	const [ reloads, reload ] = useReducer( ( count: number ) => count + 1, 0 );
	const request = `${ key }#${ reloads }`;
	const [ loaded, setLoaded ] = useState< Loaded< T > >( {
		request: first === undefined ? null : request,
		data: first,
		error: undefined,
	} );
	const isBusy = loaded.request !== request;
	// Always calls the function of the last rendering; a new function alone does not load the data again.
	const latest = useRef( { load, options } );
	useEffect( () => {
		latest.current = { load, options };
	} );
	const previousKey = useRef( key );
	useEffect( () => {
		const delay = previousKey.current === key ? 0 : debounceMs;
		previousKey.current = key;
		if ( ! isBusy ) {
			return undefined;
		}
		const controller = new AbortController();
		const start = async (): Promise< void > => {
			try {
				const data = await latest.current.load( controller.signal );
				if ( ! controller.signal.aborted ) {
					setLoaded( { request, data, error: undefined } );
					latest.current.options.onLoad?.( data );
				}
			} catch ( error ) {
				if ( ! controller.signal.aborted ) {
					setLoaded( ( previous ) => ( { ...previous, request, error: error ?? '' } ) );
					latest.current.options.onError?.( error );
				}
			}
		};
		const timer = delay > 0 ? setTimeout( () => void start(), delay ) : undefined;
		if ( timer === undefined ) {
			void start();
		}
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ request, key, isBusy, debounceMs, setLoaded ] );
	const setData = useCallback(
		( change: ( data: T | undefined ) => T | undefined ): void =>
			setLoaded( ( previous ) => ( { ...previous, data: change( previous.data ) } ) ),
		[ setLoaded ]
	);
	return { data: loaded.data, isBusy, error: loaded.error, reload, setData };
}
