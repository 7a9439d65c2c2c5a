import { act, renderHook } from '@testing-library/react';
import { useResource } from '../../../src/shared/admin/use-resource';
import { settled } from '../support/requests';

interface Pending {
	readonly key: string;
	readonly signal: AbortSignal;
	readonly respond: ( value: string ) => void;
	readonly fail: ( problem: unknown ) => void;
}

const start = ( options: { first?: string; debounceMs?: number } = {} ) => {
	const requests: Pending[] = [];
	const view = renderHook(
		( { name }: { name: string } ) =>
			useResource(
				name,
				( signal ) =>
					new Promise< string >( ( respond, fail ) => {
						requests.push( { key: name, signal, respond, fail } );
					} ),
				options
			),
		{ initialProps: { name: 'a' } }
	);
	const respond = ( index: number, body: string ) =>
		act( async () => {
			requests[ index ]?.respond( body );
			await settled();
		} );
	return { ...view, requests, respond };
};

test( 'data is busy until it is loaded', async () => {
	const { result, respond } = start();
	expect( result.current ).toMatchObject( { isBusy: true, data: undefined } );
	await respond( 0, 'A' );
	expect( result.current ).toMatchObject( { isBusy: false, data: 'A', error: undefined } );
} );

test( 'data that was printed with the page is not requested, but can be loaded again', async () => {
	const { result, requests, respond } = start( { first: 'printed' } );
	await act( settled );
	expect( result.current ).toMatchObject( { isBusy: false, data: 'printed' } );
	expect( requests ).toHaveLength( 0 );
	act( () => result.current.reload() );
	await respond( 0, 'new' );
	expect( result.current.data ).toBe( 'new' );
} );

test( 'after a failure the last data stays, and it can be loaded again', async () => {
	const { result, requests, respond } = start( { first: 'printed' } );
	act( () => result.current.reload() );
	const problem = new Error( 'offline' );
	await act( async () => {
		requests[ 0 ]?.fail( problem );
		await settled();
	} );
	expect( result.current ).toMatchObject( { isBusy: false, data: 'printed', error: problem } );
	act( () => result.current.reload() );
	await respond( 1, 'new' );
	expect( result.current ).toMatchObject( { data: 'new', error: undefined } );
} );

test( 'a change of the key aborts the request, and its late response is ignored', async () => {
	const { result, rerender, requests, respond } = start();
	rerender( { name: 'b' } );
	expect( requests.map( ( { key, signal } ) => [ key, signal.aborted ] ) ).toEqual( [
		[ 'a', true ],
		[ 'b', false ],
	] );
	await respond( 0, 'A' );
	expect( result.current.data ).toBeUndefined();
	await respond( 1, 'B' );
	expect( result.current.data ).toBe( 'B' );
} );

test( 'leaving the screen aborts the request', () => {
	const { unmount, requests } = start();
	unmount();
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );
} );

test( 'the first request and a reload are sent at once, a change of the key after a delay', async () => {
	const { result, rerender, requests, respond } = start( { debounceMs: 20 } );
	expect( requests.map( ( { key } ) => key ) ).toEqual( [ 'a' ] );
	await respond( 0, 'A' );
	act( () => result.current.reload() );
	expect( requests.map( ( { key } ) => key ) ).toEqual( [ 'a', 'a' ] );
	rerender( { name: 'b' } );
	rerender( { name: 'c' } );
	expect( requests ).toHaveLength( 2 );
	await act( () => new Promise( ( resolve ) => setTimeout( resolve, 60 ) ) );
	expect( requests.map( ( { key } ) => key ) ).toEqual( [ 'a', 'a', 'c' ] );
} );
