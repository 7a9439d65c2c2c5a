/**
 * Requests of wp-admin screens, answered by the test one by one. `jest.mock` needs them before the screen is imported.
 */
export interface PendingCall {
	readonly options: { readonly path: string; readonly method?: string; readonly data?: unknown };
	readonly answer: ( body: unknown ) => void;
	readonly fail: ( problem: unknown ) => void;
}

export const calls: PendingCall[] = [];

export const apiFetch = ( options: PendingCall[ 'options' ] ): Promise< unknown > =>
	new Promise( ( answer, fail ) => {
		calls.push( { options, answer, fail } );
	} );
