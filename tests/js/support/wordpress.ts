/**
 * Requests of wp-admin screens, to which the test responds one by one. `jest.mock` needs them before the screen is imported.
 */
export interface PendingCall {
	readonly options: {
		readonly path: string;
		readonly method?: string;
		readonly data?: unknown;
		readonly signal?: AbortSignal;
	};
	readonly respond: ( body: unknown ) => void;
	readonly fail: ( problem: unknown ) => void;
}

export const calls: PendingCall[] = [];

export const apiFetch = ( options: PendingCall[ 'options' ] ): Promise< unknown > =>
	new Promise( ( respond, fail ) => {
		calls.push( { options, respond, fail } );
	} );
