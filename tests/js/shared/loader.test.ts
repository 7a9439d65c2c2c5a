import { loadReact, cleanPages, island, ISLANDS, loading, mounting, start } from '../support/loader';
import { settled } from '../support/requests';
import { FakeMediaQuery, instanceOf } from '../support/dom';

cleanPages();

describe( 'strategies', () => {
	const mounted = async ( when: string, prepare: () => void = () => undefined ) => {
		const element = island( `<div data-island="tabs" data-when="${ when }"></div>` );
		prepare();
		await loadReact();
		await start( loading( mounting() ) );
		return element;
	};

	test.each( [ 'load', 'idle', 'unheard-of' ] )( '%s mounts after the page has loaded', async ( when ) => {
		Object.assign( window, { requestIdleCallback: ( run: () => void ) => setTimeout( run ) } );
		expect( ( await mounted( when ) ).dataset[ 'state' ] ).toBe( 'ready' );
	} );

	test( 'nothing mounts before the load event', async () => {
		jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'interactive' );
		const element = await mounted( 'load' );
		expect( element.dataset[ 'state' ] ).toBeUndefined();
		window.dispatchEvent( new Event( 'load' ) );
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'ready' );
	} );

	test( 'visible waits until the element is in the viewport', async () => {
		let see: ( entries: { isIntersecting: boolean }[] ) => void = () => undefined;
		const element = await mounted( 'visible', () => {
			Object.assign( window, {
				IntersectionObserver: class {
					constructor( callback: typeof see ) {
						see = callback;
					}
					observe = () => undefined;
					disconnect = () => undefined;
				},
			} );
		} );
		see( [ { isIntersecting: false } ] );
		await settled();
		expect( element.dataset[ 'state' ] ).toBeUndefined();
		see( [ { isIntersecting: true } ] );
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'ready' );
	} );
} );

test( 'an island with a media query mounts as soon as the query matches, and only then', async () => {
	let change: () => void = () => undefined;
	const queries: string[] = [];
	jest.spyOn( window, 'matchMedia' ).mockImplementation( ( query ) => {
		queries.push( query );
		return Object.defineProperty( new FakeMediaQuery( query === '(min-width: 1px)' ), 'onchange', {
			set: ( listener: () => void ) => {
				change = listener;
			},
		} );
	} );
	const wide = island(
		'<div data-island="tabs" data-when="media((min-width: 992px))"></div><div data-island="other" data-when="media((min-width: 1px))"></div>'
	);
	await loadReact();
	await start( loading( mounting() ) );
	expect( queries ).toEqual( [ '(min-width: 992px)', '(min-width: 1px)' ] );
	const states = () =>
		[ wide, instanceOf( wide.nextElementSibling, HTMLElement ) ].map( ( { dataset } ) => dataset[ 'state' ] );
	expect( states() ).toEqual( [ undefined, 'ready' ] );
	change();
	await settled();
	expect( states() ).toEqual( [ 'ready', 'ready' ] );
} );

test( 'each island mounts in a separate task, and only once', async () => {
	island( '<div data-island="tabs"></div><div data-island="tabs"></div>' );
	const order: string[] = [];
	const mount = jest.fn( () => {
		order.push( 'mount' );
		void Promise.resolve().then( () => order.push( 'end of task' ) );
	} );
	await loadReact();
	await start( loading( mount ) );
	document.body.append( document.createElement( 'p' ) );
	await settled();
	expect( order ).toEqual( [ 'mount', 'end of task', 'mount', 'end of task' ] );
} );

test( 'what islands share is imported after React and before the first island', async () => {
	delete window.courantKit;
	island( '<div data-island="tabs"></div><div data-island="other"></div>' );
	await loadReact();
	const load = loading( mounting() );
	await start( load, { kit: 'https://site.test/kit.js' } );
	await settled();
	// Browsers return a module from memory at the second import.
	expect( [ ...new Set( load.mock.calls.map( ( [ url ] ) => url ) ) ] ).toEqual( [
		'https://site.test/kit.js',
		ISLANDS.tabs,
		ISLANDS.other,
	] );
	expect( window.courantKit ).toBeDefined();
} );

test( 'content that is inserted later is mounted', async () => {
	const text = island( '<p></p>' );
	await loadReact();
	await start( loading( mounting() ) );
	document.body.insertAdjacentHTML( 'beforeend', '<article><div data-island="other"></div></article>' );
	text.dataset[ 'island' ] = 'tabs';
	await settled();
	expect(
		[ ...document.querySelectorAll< HTMLElement >( '[data-island]' ) ].map( ( { dataset } ) => dataset[ 'state' ] )
	).toEqual( [ 'ready', 'ready' ] );
} );

test( 'early scripts are notified of inserted content', async () => {
	await start( loading( mounting() ) );
	const notified = jest.fn();
	document.addEventListener( 'courant:inserted', notified );
	document.body.append( document.createElement( 'article' ) );
	await settled();
	expect( notified ).toHaveBeenCalledTimes( 1 );
	document.removeEventListener( 'courant:inserted', notified );
} );

test( 'content that is inserted after the first gesture does not wait for another one', async () => {
	const first = island( '<div data-island="tabs" data-when="gesture"></div>' );
	await loadReact();
	await start( loading( mounting() ) );
	expect( first.dataset[ 'state' ] ).toBeUndefined();
	window.dispatchEvent( new Event( 'scroll' ) );
	await settled();
	document.body.insertAdjacentHTML( 'beforeend', '<div data-island="other" data-when="gesture"></div>' );
	await settled();
	expect( instanceOf( first.nextElementSibling, HTMLElement ).dataset[ 'state' ] ).toBe( 'ready' );
} );

test( 'a component that failed while rendering stays failed', async () => {
	const element = island( '<div data-island="tabs"></div>' );
	await loadReact();
	await start(
		loading( ( root ) => {
			root.dataset[ 'state' ] = 'failed';
		} )
	);
	expect( element.dataset[ 'state' ] ).toBe( 'failed' );
} );

test( "an island gets its package's configuration, also if that is printed after the loader has run", async () => {
	const element = island( '<div data-island="nav"></div><div data-island="late"></div>' );
	const late = instanceOf( element.nextElementSibling, HTMLElement );
	const mount = mounting();
	await loadReact();
	window.courantTheme = { config: { islands: { nav: 'https://site.test/nav.js' } } };
	await start( loading( mount ) );
	expect( mount ).toHaveBeenCalledWith( element, {}, window.courantTheme.config );
	expect( late.dataset[ 'state' ] ).toBeUndefined();
	// A script that an optimizer delays prints the configuration.
	window.courantTheme = { config: { islands: { late: 'https://site.test/late.js' } } };
	document.body.append( document.createElement( 'script' ) );
	await settled();
	expect( mount ).toHaveBeenCalledWith( late, {}, window.courantTheme.config );
	expect( late.dataset[ 'state' ] ).toBe( 'ready' );
	delete window.courantTheme;
} );

describe( 'fetching ahead', () => {
	const HTML = '<div data-island="tabs" data-when="interact"></div>';
	const links = () =>
		[ ...document.head.querySelectorAll( 'link' ) ].map( ( link ) => `${ link.rel } ${ link.href }` );

	beforeEach( () => {
		Object.assign( window, { requestIdleCallback: ( run: () => void ) => setTimeout( run ) } );
	} );

	afterEach( () => {
		Reflect.deleteProperty( navigator, 'connection' );
	} );

	test( 'prefetches where the page allows it', async () => {
		island( HTML );
		await start( loading( mounting() ), { prefetch: true } );
		expect( links() ).toEqual( [
			'prefetch https://site.test/react.js',
			'prefetch https://site.test/react-dom.js',
			'prefetch https://site.test/tabs.js',
		] );
	} );

	test( 'does not prefetch where it is not allowed, with data saving, or without a waiting island', async () => {
		island( HTML );
		await start( loading( mounting() ) );
		expect( links() ).toEqual( [] );
		Object.assign( navigator, { connection: { saveData: true } } );
		await start( loading( mounting() ), { prefetch: true } );
		expect( links() ).toEqual( [] );
		Reflect.deleteProperty( navigator, 'connection' );
		island( '<p></p>' );
		await start( loading( mounting() ), { prefetch: true } );
		expect( links() ).toEqual( [] );
	} );
} );
