import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { ConflictDialog } from '../../../src/shared/admin/conflict-dialog';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import { useMutation } from '../../../src/shared/admin/use-mutation';
import { RequestError } from '../../../src/shared/admin/wordpress';
import { settled } from '../support/requests';

/** A request whose response the test provides. */
function deferred< T >() {
	let respond: ( value: T ) => void = () => undefined;
	let fail: ( problem: unknown ) => void = () => undefined;
	const promise = new Promise< T >( ( resolve, reject ) => {
		respond = resolve;
		fail = reject;
	} );
	return { promise, respond, fail };
}

const start = () => {
	render(
		<>
			<ScreenNotices />
			<ConflictDialog />
		</>
	);
	return renderHook( () => useMutation() ).result;
};
const conflict = new RequestError( 'Somebody was faster.', 409, 'courant_changed' );

beforeEach( () => notices.clear() );

test( 'a second call while the first is being sent is ignored', async () => {
	const mutation = start();
	const request = deferred< string >();
	const send = jest.fn( () => request.promise );
	const onSuccess = jest.fn();
	let results: Promise< boolean >[] = [];
	act( () => {
		results = [ mutation.current.run( { send, onSuccess } ), mutation.current.run( { send, onSuccess } ) ];
	} );
	expect( mutation.current.isBusy ).toBe( true );
	await act( async () => {
		request.respond( 'done' );
		expect( await Promise.all( results ) ).toEqual( [ true, false ] );
	} );
	expect( send ).toHaveBeenCalledTimes( 1 );
	expect( onSuccess ).toHaveBeenCalledWith( 'done' );
	expect( mutation.current.isBusy ).toBe( false );
} );

test( 'after a failure of the network a notice offers to send the change again', async () => {
	const mutation = start();
	const send = jest
		.fn< Promise< string >, [] >()
		.mockRejectedValueOnce( new RequestError( 'No network.', 0, 'fetch_error' ) )
		.mockResolvedValueOnce( 'done' );
	const onSuccess = jest.fn();
	await act( async () => {
		expect( await mutation.current.run( { send, onSuccess, success: 'Saved.' } ) ).toBe( false );
	} );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'No network.' );
	await act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await settled();
	} );
	expect( send ).toHaveBeenCalledTimes( 2 );
	expect( onSuccess ).toHaveBeenCalledWith( 'done' );
	expect( screen.getByRole( 'alert' ).textContent ).toBe( '' );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
} );

test( 'a change that the server rejects is not offered again', async () => {
	const mutation = start();
	await act( async () => {
		await mutation.current.run( {
			send: () => Promise.reject( new RequestError( 'Enter a name.', 400, 'courant_name' ) ),
		} );
	} );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Enter a name.' );
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
} );

test( 'changes of one queue are sent one after another, and shown at once', async () => {
	const mutation = start();
	const requests = [ deferred< string >(), deferred< string >() ];
	const send = jest.fn< Promise< string >, [] >();
	requests.forEach( ( { promise } ) => send.mockReturnValueOnce( promise ) );
	const shown: string[] = [];
	const change = ( name: string ) => ( {
		queue: 'cards',
		send,
		optimistic: () => {
			shown.push( name );
			return () => shown.push( `${ name } reverted` );
		},
	} );
	await act( async () => {
		void mutation.current.run( change( 'first' ) );
		void mutation.current.run( change( 'second' ) );
		await settled();
	} );
	expect( shown ).toEqual( [ 'first', 'second' ] );
	expect( send ).toHaveBeenCalledTimes( 1 );
	await act( async () => {
		requests[ 0 ]?.fail( new RequestError( 'No.', 400, 'courant_no' ) );
		await settled();
	} );
	expect( shown ).toEqual( [ 'first', 'second', 'first reverted' ] );
	expect( send ).toHaveBeenCalledTimes( 2 );
	await act( async () => {
		requests[ 1 ]?.respond( 'done' );
		await settled();
	} );
	expect( shown ).toHaveLength( 3 );
} );

describe( 'a conflict', () => {
	const conflictOf = ( items: readonly { label: string; stored: string; own: string }[] ) => ( {
		items,
		overwrite: jest.fn( () => Promise.resolve( 'overwritten' ) ),
		reload: jest.fn(),
	} );
	const both = [ { label: 'Company', stored: 'Theirs', own: 'Mine' } ];
	const run = async ( resolution: ReturnType< typeof conflictOf > ) => {
		const mutation = start();
		const onSuccess = jest.fn();
		let result: Promise< boolean > = Promise.resolve( false );
		await act( async () => {
			result = mutation.current.run( {
				send: () => Promise.reject( conflict ),
				onConflict: () => resolution,
				onSuccess,
			} );
			await settled();
		} );
		return { onSuccess, result };
	};
	const choose = ( name: string ) =>
		act( async () => {
			fireEvent.click( screen.getByRole( 'button', { name } ) );
			await settled();
		} );

	test( 'without a value that both users changed is resolved without a dialog', async () => {
		const resolution = conflictOf( [] );
		const { onSuccess, result } = await run( resolution );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( onSuccess ).toHaveBeenCalledWith( 'overwritten' );
		expect( await result ).toBe( true );
	} );

	test( "shows both values, and Overwrite sends the user's change again", async () => {
		const resolution = conflictOf( both );
		const { onSuccess, result } = await run( resolution );
		const dialog = screen.getByRole( 'dialog' );
		expect( dialog.textContent ).toContain( 'Company' );
		expect( dialog.textContent ).toContain( 'Saved value: Theirs' );
		expect( dialog.textContent ).toContain( 'Your value: Mine' );
		await act( async () => {
			fireEvent.submit( dialog.querySelector( 'form' ) ?? dialog );
			await settled();
		} );
		expect( onSuccess ).toHaveBeenCalledWith( 'overwritten' );
		expect( await result ).toBe( true );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	test( 'Reload discards the change', async () => {
		const resolution = conflictOf( both );
		const { result } = await run( resolution );
		await choose( 'Reload' );
		expect( resolution.reload ).toHaveBeenCalledTimes( 1 );
		expect( resolution.overwrite ).not.toHaveBeenCalled();
		expect( await result ).toBe( false );
	} );

	test( 'Cancel keeps the change and reports that nothing was saved', async () => {
		const resolution = conflictOf( both );
		const { result } = await run( resolution );
		await choose( 'Cancel' );
		expect( resolution.reload ).not.toHaveBeenCalled();
		expect( resolution.overwrite ).not.toHaveBeenCalled();
		expect( await result ).toBe( false );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Somebody was faster.' );
	} );
} );

test( 'a change that can be undone offers "Undo", and its notice stays until then', async () => {
	const mutation = start();
	const undone = jest.fn();
	await act( async () => {
		await mutation.current.run( {
			send: () => Promise.resolve( 7 ),
			success: 'Deleted.',
			undo: ( id ) => () => {
				undone( id );
			},
		} );
	} );
	const status = screen.getByRole( 'status' );
	fireEvent.animationEnd( screen.getByText( 'Deleted.' ) );
	expect( status.textContent ).toContain( 'Deleted.' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	expect( undone.mock.calls ).toEqual( [ [ 7 ] ] );
	expect( status.textContent ).toBe( '' );
} );

test( 'a change that cannot be undone offers no "Undo"', async () => {
	const mutation = start();
	await act( async () => {
		await mutation.current.run( {
			send: () => Promise.resolve( 7 ),
			success: 'Sent.',
			undo: () => undefined,
		} );
	} );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Sent.' );
	expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
} );
