import { init } from '../../../src/live-blog/frontend/module.live-blog';

/** Tests the script that requests new updates of a live blog (docs/features/live-blog.md). */
const update = ( key: string ) => `<section data-live-update id="update-${ key }"><h2>${ key }</h2></section>`;

const PROPS = {
	url: '/wp-json/courant/v1/live-blogs/7',
	seconds: 30,
	one: '%d new update',
	several: '%d new updates',
	ended: 'This live blog has ended.',
};

let controller: AbortController;
let respond: ( () => { etag: string; html: string; state?: string } ) | undefined;
const request = jest.fn< Promise< unknown >, [ string, RequestInit ] >( () => {
	const { etag, html, state = 'live' } = respond?.() ?? { etag: '"a"', html: update( 'first' ) };
	return Promise.resolve( {
		ok: true,
		headers: new Map( [ [ 'ETag', etag ] ] ),
		text: () => Promise.resolve( JSON.stringify( { state, html } ) ),
	} );
} );

const setHidden = ( isHidden: boolean ) => {
	Object.defineProperty( document, 'hidden', { configurable: true, get: () => isHidden } );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};
const button = () => document.querySelector< HTMLButtonElement >( '[data-live-show]' );
const announcement = () => document.querySelector( '[aria-live="polite"], [role="status"]' )?.textContent ?? '';
const wait = async ( seconds: number ) => jest.advanceTimersByTimeAsync( seconds * 1000 );

beforeEach( async () => {
	jest.useFakeTimers();
	request.mockClear();
	respond = undefined;
	Object.defineProperty( globalThis, 'fetch', { configurable: true, writable: true, value: request } );
	Object.defineProperty( document, 'hidden', { configurable: true, get: () => false } );
	document.body.innerHTML = `<div id="status"><p data-live-text>Live <a href="/" data-live-reload>Reload</a></p><button data-live-show hidden></button></div>${ update( 'first' ) }`;
	const root = document.querySelector< HTMLElement >( '#status' );
	controller = new AbortController();
	if ( root ) {
		root.dataset[ 'props' ] = JSON.stringify( PROPS );
		Element.prototype.scrollIntoView = jest.fn();
		init( root, controller.signal );
	}
	await wait( 0 );
} );

afterEach( () => {
	controller.abort();
	jest.useRealTimers();
} );

test( 'a conditional request is sent at once and every 30 seconds', async () => {
	expect( request ).toHaveBeenCalledTimes( 1 );
	// The browser adds If-None-Match to a request of this mode.
	expect( request.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { cache: 'no-cache', credentials: 'omit' } );
	await wait( 29 );
	expect( request ).toHaveBeenCalledTimes( 1 );
	await wait( 1 );
	expect( request ).toHaveBeenCalledTimes( 2 );
	await wait( 60 );
	expect( request ).toHaveBeenCalledTimes( 4 );
} );

test( 'a response with the same ETag changes nothing, also if its body differs', async () => {
	respond = () => ( { etag: '"a"', html: update( 'second' ) + update( 'first' ) } );
	await wait( 30 );
	expect( button()?.hidden ).toBe( true );
} );

test( 'nothing is requested in a hidden tab, and at once when it becomes visible', async () => {
	setHidden( true );
	await wait( 300 );
	expect( request ).toHaveBeenCalledTimes( 1 );
	setHidden( false );
	await wait( 0 );
	expect( request ).toHaveBeenCalledTimes( 2 );
} );

test( 'new updates are announced politely once, and inserted only when the button is pressed', async () => {
	respond = () => ( { etag: '"b"', html: update( 'third' ) + update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	expect( button()?.textContent ).toBe( '2 new updates' );
	expect( announcement() ).toContain( '2 new updates' );
	expect( document.querySelectorAll( '[data-live-update]' ) ).toHaveLength( 1 );
	button()?.click();
	expect( [ ...document.querySelectorAll( '[data-live-update]' ) ].map( ( { id } ) => id ) ).toEqual( [
		'update-third',
		'update-second',
		'update-first',
	] );
	expect( document.activeElement?.id ).toBe( 'update-third' );
	expect( button()?.hidden ).toBe( true );
} );

test( 'after the end of the live blog nothing is requested', async () => {
	respond = () => ( { etag: '"c"', html: update( 'first' ), state: 'ended' } );
	await wait( 30 );
	expect( document.querySelector( '[data-live-text]' )?.textContent ).toBe( PROPS.ended );
	await wait( 300 );
	expect( request ).toHaveBeenCalledTimes( 2 );
} );

test( 'a failed request is repeated after 30 seconds', async () => {
	request.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	await wait( 30 );
	expect( request ).toHaveBeenCalledTimes( 2 );
	await wait( 30 );
	expect( request ).toHaveBeenCalledTimes( 3 );
} );
