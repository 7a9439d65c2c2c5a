import { useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import { resolveConflict } from './conflict';
import type { Conflict } from './conflict';
import { notices } from './notices';
import { RequestError } from './wordpress';

export interface Change< T > {
	readonly send: () => Promise< T >;
	readonly onSuccess?: ( response: T ) => void;
	/** The notice after success. */
	readonly success?: string | ( ( response: T ) => string );
	/** Returns what "Undo" in the notice does; undefined if the change cannot be undone. */
	readonly undo?: ( response: T ) => ( () => unknown ) | undefined;
	/** Called instead of showing the reason in a notice. `retry` sends the change again, where that can help. */
	readonly onError?: ( problem: unknown, retry?: () => unknown ) => void;
	/** Shows the result before the server has responded. Returns a function that reverts it. */
	readonly optimistic?: () => () => void;
	/**
	 * Returns how to resolve a response of 409, which another user's change caused; undefined if it is an error.
	 */
	readonly onConflict?: ( problem: RequestError ) => ConflictOf< T > | Promise< ConflictOf< T > >;
	/**
	 * Changes with the same name are sent one after another. Without a name, a change is ignored while another one is
	 * being sent, so that a double click sends one request.
	 */
	readonly queue?: string;
}

type ConflictOf< T > = Conflict< T > | undefined;

export interface Mutation {
	/** Whether any change is being sent. */
	readonly isBusy: boolean;
	/** Returns whether the change was sent and stored. */
	readonly run: < T >( change: Change< T > ) => Promise< boolean >;
}

/** A request that did not reach the server, or that the server could not handle, may succeed when it is repeated. */
const canRetry = ( problem: unknown ): boolean =>
	problem instanceof RequestError && ( problem.status === 0 || problem.status >= 500 );

/** Sends the change, and again as the user resolves a conflict. Returns undefined if it was given up for a reload. */
async function sendUntilResolved< T >( change: Change< T > ): Promise< { readonly response: T } | undefined > {
	let { send } = change;
	for (;;) {
		try {
			return { response: await send() };
		} catch ( problem ) {
			const conflict =
				problem instanceof RequestError && problem.status === 409
					? await change.onConflict?.( problem )
					: undefined;
			if ( conflict === undefined ) {
				throw problem;
			}
			const choice = await resolveConflict( conflict );
			if ( choice === 'cancel' ) {
				throw problem;
			}
			if ( choice === 'reload' ) {
				await conflict.reload();
				return undefined;
			}
			send = conflict.overwrite;
		}
	}
}

/**
 * @param onCount called with 1 when a change starts, and with -1 when it ends
 * @param isMounted whether the component is still mounted
 */
function createRunner( onCount: ( by: number ) => void, isMounted: () => boolean ): Mutation[ 'run' ] {
	let isRunning = false;
	const queues = new Map< string, Promise< unknown > >();

	const report = < T >( change: Change< T >, problem: unknown ): void => {
		const onError = change.onError ?? notices.showError;
		onError( problem, canRetry( problem ) ? () => ( isMounted() ? run( change ) : undefined ) : undefined );
	};
	const attempt = async < T >( change: Change< T >, revert: ( () => void ) | undefined ): Promise< boolean > => {
		onCount( 1 );
		try {
			const sent = await sendUntilResolved( change );
			if ( sent === undefined ) {
				revert?.();
				return false;
			}
			change.onSuccess?.( sent.response );
			if ( change.success !== undefined ) {
				notices.showSuccess(
					typeof change.success === 'string' ? change.success : change.success( sent.response ),
					change.undo?.( sent.response )
				);
			}
			return true;
		} catch ( problem ) {
			revert?.();
			report( change, problem );
			return false;
		} finally {
			onCount( -1 );
		}
	};
	const run: Mutation[ 'run' ] = ( change ) => {
		const { queue } = change;
		if ( queue !== undefined ) {
			const revert = change.optimistic?.();
			const result = ( queues.get( queue ) ?? Promise.resolve() ).then( () => attempt( change, revert ) );
			queues.set( queue, result );
			return result;
		}
		// State would be too late: the second click of a double click fires before the next rendering.
		if ( isRunning ) {
			return Promise.resolve( false );
		}
		isRunning = true;
		return attempt( change, change.optimistic?.() ).finally( () => {
			isRunning = false;
		} );
	};
	return run;
}

/** Sends changes. A failed one is reported in a notice, which offers to send it again where that can help. */
export function useMutation(): Mutation {
	const isMounted = useRef( false );
	const [ pending, setPending ] = useState( 0 );
	const [ run ] = useState( () =>
		createRunner(
			( by ) => setPending( ( count ) => count + by ),
			() => isMounted.current
		)
	);
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );
	return { isBusy: pending > 0, run };
}
