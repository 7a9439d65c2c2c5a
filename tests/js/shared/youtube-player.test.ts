import { PLAYER_TIMEOUT, watchPlayer } from '../../../src/shared/frontend/media/youtube-player';

let frame: HTMLIFrameElement;
let reports: boolean[];
let end: () => void;

const log = ( data: unknown, source: Window | null = frame.contentWindow ) =>
	window.dispatchEvent( new MessageEvent( 'message', { data, source } ) );
const start = () => {
	end = watchPlayer( frame, ( isReady ) => reports.push( isReady ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	Object.defineProperty( navigator, 'onLine', { configurable: true, value: true } );
	frame = document.createElement( 'iframe' );
	document.body.replaceChildren( frame );
	reports = [];
} );

afterEach( () => {
	end();
	jest.useRealTimers();
} );

test( 'a player that responds is ready; it is polled until then', () => {
	const call = jest.spyOn( frame.contentWindow ?? window, 'postMessage' );
	start();
	jest.advanceTimersByTime( 600 );
	expect( call.mock.calls ).toEqual( Array( 2 ).fill( [ '{"event":"listening","id":1,"channel":"widget"}', '*' ] ) );
	log( '{"event":"onReady","info":null}' );
	jest.advanceTimersByTime( PLAYER_TIMEOUT );
	expect( [ reports, call.mock.calls.length ] ).toEqual( [ [ true ], 2 ] );
} );

test( 'a player that does not respond in ten seconds counts as unavailable until it responds', () => {
	start();
	jest.advanceTimersByTime( PLAYER_TIMEOUT - 1 );
	expect( reports ).toEqual( [] );
	jest.advanceTimersByTime( 1 );
	expect( reports ).toEqual( [ false ] );
	log( '{"event":"initialDelivery","info":{}}' );
	expect( reports ).toEqual( [ false, true ] );
} );

test( 'an error of the player and an offline browser are reported at once', () => {
	start();
	log( '{"event":"onReady","info":null}' );
	log( '{"event":"onError","info":101}' );
	expect( reports ).toEqual( [ true, false ] );
	end();
	reports = [];
	Object.defineProperty( navigator, 'onLine', { configurable: true, value: false } );
	start();
	jest.advanceTimersByTime( 0 );
	expect( reports ).toEqual( [ false ] );
} );

test( 'messages from other origins and of other types are ignored', () => {
	start();
	log( '{"event":"onReady"}', window );
	log( { event: 'onReady' } );
	log( '{"event":"listening"}' );
	end();
	log( '{"event":"onReady"}' );
	jest.advanceTimersByTime( PLAYER_TIMEOUT );
	expect( reports ).toEqual( [] );
} );
