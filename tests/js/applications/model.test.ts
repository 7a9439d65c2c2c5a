import { createIdempotencyKeys, randomKey } from '../../../src/applications/frontend/idempotency-key';
import { initialState, outcomeOf, parseResponse, reduce } from '../../../src/applications/frontend/model';
import type { Action } from '../../../src/applications/frontend/model';
import { createTokens, RENEW_AFTER } from '../../../src/applications/frontend/token';
import { instanceOf } from '../support/dom';

const error = ( name: string, message = 'wrong' ) => ( { name, control: name, id: name, label: name, message } );
const after = ( ...actions: Action[] ) => actions.reduce( reduce, initialState );

describe( 'the response', () => {
	const outcome = ( text: string | null ) => outcomeOf( parseResponse( text ), 'general' );

	test.each( [
		[
			'errors, even together with successes',
			'{"error":["a","b"],"success":["c"]}',
			{ tone: 'error', messages: [ 'a', 'b' ] },
		],
		[ 'successes', '{"error":[],"success":["c"],"data":{"id":1}}', { tone: 'success', messages: [ 'c' ] } ],
		[ 'neither: the general message', '{"error":[],"success":[]}', { tone: 'default', messages: [ 'general' ] } ],
		[ 'an error page', '<html>', { tone: 'error', messages: [ 'general' ] } ],
		[
			'the shape of an old stale nonce',
			'{"success":false,"data":{"message":"x"}}',
			{ tone: 'error', messages: [ 'general' ] },
		],
		[ 'null', 'null', { tone: 'error', messages: [ 'general' ] } ],
		[ 'no response', null, { tone: 'error', messages: [ 'general' ] } ],
	] )( '%s', ( _name, text, expected ) => {
		expect( outcome( text ) ).toEqual( expected );
	} );
} );

describe( 'the form', () => {
	test( 'one application at a time', () => {
		const sending = after( { type: 'sending' } );
		expect( reduce( sending, { type: 'sending' } ) ).toBe( sending );
	} );

	test( 'progress counts only while it is sent', () => {
		expect( after( { type: 'sending' }, { type: 'progress', percent: 40 } ).percent ).toBe( 40 );
		expect( after( { type: 'progress', percent: 40 } ).percent ).toBe( 0 );
	} );

	test( 'an error shows the summary, and correcting the last field removes it', () => {
		const refused = after( { type: 'refused', errors: [ error( 'name' ), error( 'email' ) ], messages: [] } );
		expect( refused ).toMatchObject( { summary: true, outcome: null, focusCount: 1 } );
		const better = reduce( refused, { type: 'checked', name: 'name', error: null } );
		expect( better ).toMatchObject( { summary: true, errors: [ { name: 'email' } ] } );
		expect( reduce( better, { type: 'checked', name: 'email', error: null } ) ).toMatchObject( {
			summary: false,
			errors: [],
		} );
	} );

	test( 'a field without an error is not validated until the form is sent', () => {
		const refused = after( { type: 'refused', errors: [ error( 'name' ) ], messages: [] } );
		expect( reduce( refused, { type: 'checked', name: 'email', error: error( 'email' ) } ) ).toBe( refused );
		expect( reduce( refused, { type: 'checked', name: 'name', error: error( 'name' ) } ) ).toBe( refused );
		expect( reduce( refused, { type: 'checked', name: 'name', error: error( 'name', 'other' ) } ).errors ).toEqual(
			[ error( 'name', 'other' ) ]
		);
	} );
} );

describe( 'the key of an attempt', () => {
	test( 'is unchanged when an input without a file has an empty file with another date', () => {
		const { keyFor } = createIdempotencyKeys();
		const form = ( lastModified: number ) => {
			const data = new FormData();
			data.append( 'more', new File( [], '', { lastModified } ) );
			return data;
		};
		expect( keyFor( form( 1 ) ) ).toBe( keyFor( form( 2 ) ) );
	} );

	let made = 0;
	const attempts = () => createIdempotencyKeys( () => `key ${ ++made }` );
	const form = ( letter: string, more: Record< string, string > = {} ) => {
		const data = new FormData();
		Object.entries( { letter, ...more } ).forEach( ( [ name, value ] ) => data.append( name, value ) );
		return data;
	};

	test( 'is unchanged for the same content, whatever generated fields change', () => {
		const { keyFor } = attempts();
		expect( keyFor( form( 'a', { courant_token: '1', 'h-captcha-response': 'x' } ) ) ).toBe(
			keyFor( form( 'a', { courant_token: '2' } ) )
		);
	} );

	test( 'changes with the content, and after a submission', () => {
		const { keyFor, done } = attempts();
		const first = keyFor( form( 'a' ) );
		expect( keyFor( form( 'b' ) ) ).not.toBe( first );
		const second = keyFor( form( 'c' ) );
		done();
		expect( keyFor( form( 'c' ) ) ).not.toBe( second );
	} );

	test( 'has 128 random bits on insecure origins too', () => {
		Object.defineProperty( crypto, 'randomUUID', { configurable: true, value: undefined } );
		jest.spyOn( crypto, 'getRandomValues' ).mockImplementation( ( bytes ) => {
			new Uint8Array( instanceOf( bytes, Uint8Array ).buffer ).fill( 0x0f );
			return bytes;
		} );
		expect( randomKey() ).toBe( '0f'.repeat( 16 ) );
	} );
} );

describe( 'the token', () => {
	const tokens = () => {
		let time = 0;
		let count = 0;
		const fetchToken = jest.fn( () => Promise.resolve( { token: `token ${ ++count }`, full: '' } ) );
		const held = createTokens( fetchToken, () => time );
		const pass = async ( milliseconds: number ) => {
			time += milliseconds;
			held.refresh();
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		};
		return { held, pass, fetchToken };
	};

	test( 'is fetched once, and renewed after thirty minutes', async () => {
		const { held, pass, fetchToken } = tokens();
		expect( held.current() ).toBe( '' );
		await pass( 0 );
		await pass( RENEW_AFTER - 1 );
		expect( [ held.current(), fetchToken.mock.calls.length ] ).toEqual( [ 'token 1', 1 ] );
		await pass( 1 );
		// A form that is sent in the same moment would count as sent by a bot.
		expect( held.current() ).toBe( 'token 1' );
		await pass( 5000 );
		expect( [ held.current(), fetchToken.mock.calls.length ] ).toEqual( [ 'token 2', 2 ] );
	} );

	test( 'a field keeps its place in the summary when another file is chosen', () => {
		const refused = reduce( initialState, {
			type: 'refused',
			errors: [ error( 'cv', 'Missing' ), error( 'email', 'Missing' ) ],
			messages: [],
		} );
		const state = reduce( refused, { type: 'chosen', name: 'cv', error: error( 'cv', 'Too large' ) } );
		expect( state.errors.map( ( { name, message } ) => `${ name }: ${ message }` ) ).toEqual( [
			'cv: Too large',
			'email: Missing',
		] );
	} );

	test( 'stores that files cannot be sent, and checks again before it reports that', async () => {
		const { held, pass, fetchToken } = tokens();
		fetchToken.mockResolvedValueOnce( { token: 'one', full: 'Try again later.' } );
		await pass( 0 );
		fetchToken.mockResolvedValueOnce( { token: 'two', full: 'Try again later.' } );
		expect( await held.problem() ).toBe( 'Try again later.' );
		expect( await held.problem() ).toBe( '' );
		const requests = fetchToken.mock.calls.length;
		expect( await held.problem() ).toBe( '' );
		expect( fetchToken.mock.calls ).toHaveLength( requests );
	} );

	test( 'is requested again at the next focus after a failure', async () => {
		const { held, pass, fetchToken } = tokens();
		fetchToken.mockRejectedValueOnce( new Error( 'offline' ) );
		await pass( 0 );
		expect( held.current() ).toBe( '' );
		await pass( 10 );
		expect( held.current() ).toBe( 'token 1' );
	} );
} );
