import { loadReact, cleanPages, island, ISLANDS, loading, mounting, scripts, start } from '../support/loader';
import { settled } from '../support/requests';
import { instanceOf } from '../support/dom';

cleanPages();

const tap = ( element: Element, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } );
	element.dispatchEvent( event );
	return event;
};

describe( 'an island that waits for an interaction', () => {
	const HTML =
		'<div data-island="tabs" data-when="interact" data-props=\'{"size":3}\'><a href="#more" data-island-replay>more</a><a href="#away">away</a></div>';

	test( "costs nothing before the first tap, and then gets React, its props and its package's configuration", async () => {
		const element = island( HTML );
		const mount = mounting();
		const load = loading( mount );
		await start( load );
		expect( [ scripts(), load.mock.calls ] ).toEqual( [ [], [] ] );
		element.querySelector( 'a' )?.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
		await settled();
		expect( scripts().map( ( script ) => script.src ) ).toEqual( [ 'https://site.test/react.js' ] );
		expect( document.head.querySelector< HTMLLinkElement >( 'link[rel="preload"]' )?.href ).toBe(
			'https://site.test/react-dom.js'
		);
		expect( [ element.dataset[ 'state' ], load.mock.calls.length ] ).toEqual( [ 'loading', 0 ] );
		await loadReact();
		await settled();
		expect( load ).toHaveBeenCalledWith( ISLANDS.tabs );
		expect( mount ).toHaveBeenCalledWith( element, { size: 3 }, window.courantDesk?.config );
		expect( element.dataset[ 'state' ] ).toBe( 'ready' );
	} );

	test( 'delays a declared first tap and replays it once after the mount', async () => {
		const element = island( HTML );
		const handler = jest.fn( ( event: Event ) => event.preventDefault() );
		await start( loading( ( root ) => root.addEventListener( 'click', handler ) ) );
		const control = element.querySelector( 'a' ) ?? element;
		expect( tap( control ).defaultPrevented ).toBe( true );
		expect( tap( control ).defaultPrevented ).toBe( true );
		expect( control.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await settled();
		await loadReact();
		await settled();
		expect( handler ).toHaveBeenCalledTimes( 1 );
		expect( control.hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	test( 'ignores undeclared elements and clicks that open a new tab', async () => {
		const element = island( HTML );
		await start( loading( mounting() ) );
		expect( tap( element.querySelector( '[href="#away"]' ) ?? element ).defaultPrevented ).toBe( false );
		expect(
			tap( element.querySelector( '[data-island-replay]' ) ?? element, { ctrlKey: true } ).defaultPrevented
		).toBe( false );
	} );

	test( 'performs the native action when the mount failed, and never queues again', async () => {
		const element = island( HTML );
		await start(
			loading( () => {
				throw new Error( 'broken' );
			} )
		);
		const handler = jest.fn();
		element.addEventListener( 'click', ( event ) => void handler( event.defaultPrevented ) );
		const control = element.querySelector( 'a' ) ?? element;
		tap( control );
		await settled();
		await loadReact();
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'failed' );
		expect( handler.mock.calls ).toEqual( [ [ false ] ] );
		expect( tap( control ).defaultPrevented ).toBe( false );
	} );

	test( 'can retry when its files failed to load', async () => {
		const element = island( HTML );
		const mount = mounting();
		const load = loading( mount ).mockRejectedValueOnce( new Error( 'offline' ) );
		await start( load );
		const control = element.querySelector( 'a' ) ?? element;
		element.addEventListener( 'click', ( event ) => event.preventDefault() );
		tap( control );
		await settled();
		scripts().forEach( ( script ) => script.dispatchEvent( new Event( 'error' ) ) );
		await settled();
		expect( [ element.dataset[ 'state' ], scripts() ] ).toEqual( [ 'failed', [] ] );
		tap( control );
		// The fallback markup must not be removed during the next attempt.
		expect( [ element.dataset[ 'state' ], element.hasAttribute( 'data-failed' ) ] ).toEqual( [ 'loading', true ] );
		await settled();
		await loadReact();
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'failed' );
		tap( control );
		await settled();
		expect( [ element.dataset[ 'state' ], element.hasAttribute( 'data-failed' ) ] ).toEqual( [ 'ready', false ] );
		expect( load.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [ ISLANDS.tabs, ISLANDS.tabs ] );
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'mounts on an event from inside', async () => {
		const element = island( HTML );
		const mount = mounting();
		await loadReact();
		await start( loading( mount ) );
		element.querySelector( 'a' )?.dispatchEvent( new CustomEvent( 'courant:mount', { bubbles: true } ) );
		await settled();
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( scripts() ).toEqual( [] );
	} );
} );

test( 'a change made before the mount is replayed after it', async () => {
	const element = island(
		'<div data-island="tabs" data-when="interact"><form data-island-replay><select><option>a</option></select></form></div>'
	);
	const handler = jest.fn();
	await loadReact();
	await start( loading( ( root ) => root.addEventListener( 'change', handler ) ) );
	element.querySelector( 'select' )?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( handler ).not.toHaveBeenCalled();
	await settled();
	expect( handler ).toHaveBeenCalledTimes( 1 );
} );

test( 'a queued submission is replayed with its submit button', async () => {
	const element = island(
		'<div data-island="tabs" data-when="interact"><form data-island-replay><button name="jq" value="x">go</button></form></div>'
	);
	const handler = jest.fn(
		( event: Event ) => (
			event.preventDefault(),
			instanceOf( instanceOf( event, SubmitEvent ).submitter, HTMLButtonElement ).name
		 )
	);
	await loadReact();
	await start( loading( ( root ) => root.addEventListener( 'submit', handler ) ) );
	element.querySelector( 'button' )?.click();
	await settled();
	expect( handler.mock.results.map( ( { value }: { readonly value: unknown } ) => value ) ).toEqual( [ 'jq' ] );
} );

test.each( [ 'scroll', 'pointerdown', 'keydown' ] )(
	'an island for the first gesture mounts once at a %s anywhere',
	async ( type ) => {
		const element = island( '<div data-island="tabs" data-when="gesture"></div>' );
		const mount = mounting();
		await loadReact();
		await start( loading( mount ) );
		expect( [ mount.mock.calls.length, element.dataset[ 'state' ] ] ).toEqual( [ 0, undefined ] );
		( type === 'scroll' ? document : document.body ).dispatchEvent( new Event( type, { bubbles: true } ) );
		window.dispatchEvent( new Event( 'scroll' ) );
		await settled();
		expect( mount ).toHaveBeenCalledTimes( 1 );
	}
);
