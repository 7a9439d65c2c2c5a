import { init } from '../../../src/live-blog/frontend/module.live-blog';
import { update, versionsIn } from './markup';

/** Tests the script that requests new updates of a live blog (docs/features/live-blog.md). */
const PROPS = {
	url: 'http://localhost/?rest_route=/courant/v1/live-blogs/7',
	seconds: 30,
	pageSize: 4,
	one: '%d new update',
	several: '%d new updates',
	ended: 'This live blog has ended.',
};

interface Reply {
	etag: string;
	html: string;
	state?: string;
	modified?: string;
	/** By key, when the response has more updates than its HTML. */
	versions?: Record< string, string >;
}

let controller: AbortController;
let respond: ( ( url: string ) => Reply ) | undefined;

const request = jest.fn< Promise< unknown >, [ string, RequestInit ] >( ( url ) => {
	const reply: Reply = respond?.( url ) ?? { etag: '"a"', html: update( 'first' ) };
	const { etag, html, state = 'live', modified = '2026-03-01 11:00:00', versions } = reply;
	return Promise.resolve( {
		ok: true,
		headers: new Map( [ [ 'ETag', etag ] ] ),
		text: () =>
			Promise.resolve( JSON.stringify( { state, modified, html, versions: versions ?? versionsIn( html ) } ) ),
	} );
} );

const setHidden = ( isHidden: boolean ) => {
	Object.defineProperty( document, 'hidden', { configurable: true, get: () => isHidden } );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};
const button = () => document.querySelector< HTMLButtonElement >( '[data-live-show]' );
const announcement = () => document.querySelector( '[aria-live="polite"], [role="status"]' )?.textContent ?? '';
const shown = () => [ ...document.querySelectorAll( '[data-live-update]' ) ].map( ( { id } ) => id );
const textOf = ( key: string ) => document.querySelector( `#update-${ key }` )?.textContent;
const wait = async ( seconds: number ) => jest.advanceTimersByTimeAsync( seconds * 1000 );

beforeEach( async () => {
	jest.useFakeTimers();
	request.mockClear();
	respond = undefined;
	Object.defineProperty( globalThis, 'fetch', { configurable: true, writable: true, value: request } );
	Object.defineProperty( document, 'hidden', { configurable: true, get: () => false } );
	Object.defineProperty( globalThis, 'CSS', { configurable: true, value: { supports: () => true } } );
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
	expect( shown() ).toEqual( [ 'update-first' ] );
	button()?.click();
	expect( shown() ).toEqual( [ 'update-third', 'update-second', 'update-first' ] );
	expect( document.activeElement?.id ).toBe( 'update-third' );
	expect( button()?.hidden ).toBe( true );
} );

test( 'a changed update is replaced at once, without an announcement, and keeps element and focus', async () => {
	const element = document.querySelector< HTMLElement >( '#update-first' );
	element?.setAttribute( 'tabindex', '-1' );
	element?.focus();
	respond = () => ( { etag: '"b"', html: update( 'first', 'b', '<h2>corrected</h2>' ) } );
	await wait( 31 );
	expect( textOf( 'first' ) ).toBe( 'corrected' );
	expect( document.querySelector( '#update-first' ) ).toBe( element );
	expect( document.activeElement ).toBe( element );
	expect( announcement() ).toBe( '' );
	expect( button()?.hidden ).toBe( true );
} );

test( 'an unchanged update is not replaced', async () => {
	const content = document.querySelector( '#update-first h2' );
	respond = () => ( { etag: '"b"', html: update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	expect( document.querySelector( '#update-first h2' ) ).toBe( content );
} );

test( 'the focus on a link of a changed update moves to the update', async () => {
	respond = () => ( { etag: '"b"', html: update( 'first', 'b', '<a href="#update-first">11:00</a>' ) } );
	await wait( 31 );
	document.querySelector< HTMLElement >( '#update-first a' )?.focus();
	respond = () => ( { etag: '"c"', html: update( 'first', 'c', 'corrected' ) } );
	await wait( 31 );
	expect( document.activeElement?.id ).toBe( 'update-first' );
} );

test( 'an update whose player is in use is changed when it is not used anymore', async () => {
	respond = () => ( { etag: '"b"', html: update( 'first', 'b', '<iframe tabindex="0"></iframe>' ) } );
	await wait( 31 );
	document.querySelector< HTMLElement >( 'iframe' )?.focus();
	respond = () => ( { etag: '"c"', html: update( 'first', 'c', 'corrected' ) } );
	await wait( 31 );
	expect( textOf( 'first' ) ).toBe( '' );
	document.querySelector< HTMLElement >( 'iframe' )?.blur();
	await wait( 30 );
	expect( textOf( 'first' ) ).toBe( 'corrected' );
} );

test( 'a removed update disappears, and the focus in it moves to the next one', async () => {
	respond = () => ( { etag: '"b"', html: update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	button()?.click();
	expect( document.activeElement?.id ).toBe( 'update-second' );
	respond = () => ( { etag: '"c"', html: update( 'first' ) } );
	await wait( 31 );
	expect( shown() ).toEqual( [ 'update-first' ] );
	expect( document.activeElement?.id ).toBe( 'update-first' );
} );

test( 'a new update that is removed before it was shown is not offered anymore', async () => {
	respond = () => ( { etag: '"b"', html: update( 'third' ) + update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	respond = () => ( { etag: '"c"', html: update( 'second' ) + update( 'first' ) } );
	document.querySelector( '[role="status"]' )?.replaceChildren();
	await wait( 31 );
	expect( button()?.textContent ).toBe( '1 new update' );
	expect( announcement() ).toBe( '' );
	respond = () => ( { etag: '"d"', html: update( 'first' ) } );
	await wait( 31 );
	expect( button()?.hidden ).toBe( true );
} );

test( 'updates in another part of the text are not removed', async () => {
	document.body.insertAdjacentHTML( 'beforeend', `<div>${ update( 'nested' ) }</div>` );
	respond = () => ( { etag: '"b"', html: update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	respond = () => ( { etag: '"c"', html: update( 'first' ) } );
	await wait( 31 );
	expect( shown() ).toEqual( [ 'update-first', 'update-nested' ] );
} );

test( 'updates of another page of the article are not offered', async () => {
	respond = () => ( { etag: '"b"', html: update( 'first' ) + update( 'older' ) } );
	await wait( 31 );
	expect( button()?.hidden ).toBe( true );
} );

test( 'updates are inserted in the order of the live blog', async () => {
	respond = () => ( { etag: '"b"', html: update( 'third' ) + update( 'first' ) } );
	await wait( 31 );
	button()?.click();
	respond = () => ( { etag: '"c"', html: update( 'third' ) + update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	button()?.click();
	expect( shown() ).toEqual( [ 'update-third', 'update-second', 'update-first' ] );
} );

test( 'changed and missing updates beyond the first page of a response are requested', async () => {
	const keys = [ 'e', 'd', 'c', 'b', 'a' ];
	const versions = {
		...Object.fromEntries( keys.map( ( key ) => [ `update-${ key }`, 'a' ] ) ),
		'update-first': 'b',
	};
	const html = keys
		.slice( 0, 4 )
		.map( ( key ) => update( key ) )
		.join( '' );
	respond = ( url ) =>
		url.endsWith( '&page=2' )
			? { etag: '"p2"', html: update( 'a' ) + update( 'first', 'b', 'corrected' ), versions }
			: { etag: '"b"', html, versions };
	await wait( 31 );
	expect( textOf( 'first' ) ).toBe( 'corrected' );
	expect( button()?.textContent ).toBe( '5 new updates' );
	button()?.click();
	expect( shown() ).toEqual( [ ...keys, 'first' ].map( ( key ) => `update-${ key }` ) );
	const before = request.mock.calls.length;
	await wait( 30 );
	expect( request ).toHaveBeenCalledTimes( before + 1 );
} );

test.each( [
	[ 'a changed update', [ 'd', 'c', 'b', 'a' ], 'b' ],
	[ 'a missing update', [ 'e', 'd', 'c', 'b', 'a' ], 'a' ],
] )(
	'%s alone is enough to request the second page, again after a response of another time',
	async ( _, keys, version ) => {
		const versions = {
			...Object.fromEntries( keys.map( ( key ) => [ `update-${ key }`, 'a' ] ) ),
			'update-first': version,
		};
		const [ html, older ] = [ keys.slice( 0, 4 ), keys.slice( 4 ) ].map( ( part ) =>
			part.map( ( key ) => update( key ) ).join( '' )
		);
		let modified = '2026-03-01 11:00:00';
		respond = ( url ) =>
			url.endsWith( '&page=2' )
				? { etag: '"p2"', modified, html: ( older ?? '' ) + update( 'first', version, 'received' ), versions }
				: { etag: '"b"', modified: '2026-03-01 11:05:00', html: html ?? '', versions };
		await wait( 31 );
		const pages = () => request.mock.calls.filter( ( [ url ] ) => url.endsWith( '&page=2' ) ).length;
		expect( pages() ).toBe( 1 );
		expect( textOf( 'first' ) ).toBe( version === 'b' ? 'received' : 'first' );
		expect( button()?.textContent ).toBe( `${ String( keys.length ) } new updates` );
		// The second page was from before the first one, so the same response is applied again.
		modified = '2026-03-01 11:05:00';
		const before = textOf( 'first' );
		document.querySelector( '#update-first' )?.setAttribute( 'data-live-update', 'outdated' );
		await wait( 30 );
		expect( pages() ).toBe( 2 );
		expect( textOf( 'first' ) ).toBe( before === 'first' ? 'received' : before );
	}
);

test( 'a response that is older than the last one is ignored', async () => {
	respond = () => ( { etag: '"b"', modified: '2026-03-01 11:05:00', html: update( 'second' ) + update( 'first' ) } );
	await wait( 31 );
	button()?.click();
	respond = () => ( { etag: '"a"', modified: '2026-03-01 11:00:00', html: update( 'first', 'old', 'old' ) } );
	await wait( 31 );
	expect( shown() ).toEqual( [ 'update-second', 'update-first' ] );
	expect( textOf( 'first' ) ).toBe( 'first' );
} );

test( 'without scroll anchoring, a correction does not move what is read', async () => {
	Object.defineProperty( globalThis, 'CSS', { configurable: true, value: { supports: () => false } } );
	Object.defineProperty( window, 'scrollY', { configurable: true, value: 500 } );
	const scroll = jest.spyOn( window, 'scrollBy' ).mockImplementation( () => undefined );
	let top = 100;
	const element = document.querySelector< HTMLElement >( '#update-first' );
	jest.spyOn( element ?? document.body, 'getBoundingClientRect' ).mockImplementation( () => new DOMRect( 0, top ) );
	document.body.insertAdjacentHTML( 'afterbegin', update( 'above' ) );
	const above = document.querySelector< HTMLElement >( '#update-above' );
	const rect = jest.spyOn( above ?? document.body, 'getBoundingClientRect' );
	rect.mockImplementation( () => new DOMRect( 0, -300 ) );
	respond = () => {
		top = 140;
		return { etag: '"b"', html: update( 'above', 'b', 'longer' ) + update( 'first' ) };
	};
	top = 100;
	await wait( 31 );
	expect( scroll ).toHaveBeenCalledTimes( 1 );
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
