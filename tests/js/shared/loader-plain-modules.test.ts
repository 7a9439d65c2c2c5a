import { cleanPages, island, loading, mounting, scripts, start } from '../support/loader';
import type { Init } from '../support/loader';
import { settled } from '../support/requests';

cleanPages();

const config = { modules: { share: 'https://site.test/share.js' } };
const HTML = '<div data-island="share" data-when="interact"><button data-island-replay>Copy link</button></div>';
const initializing = () => jest.fn< ReturnType< Init >, Parameters< Init > >();

describe( 'a plain module', () => {
	test( 'is initialized with its element and a signal, without React and without the kit', async () => {
		const element = island( HTML.replace( 'interact', 'load' ) );
		const init = initializing();
		const load = loading( mounting(), init );
		Reflect.deleteProperty( window, 'courantKit' );
		await start( load, config );
		expect( element.dataset[ 'state' ] ).toBe( 'ready' );
		expect( load.mock.calls ).toEqual( [ [ 'https://site.test/share.js' ] ] );
		expect( scripts() ).toEqual( [] );
		expect( init ).toHaveBeenCalledTimes( 1 );
		expect( init.mock.calls[ 0 ]?.[ 0 ] ).toBe( element );
		expect( init.mock.calls[ 0 ]?.[ 1 ].aborted ).toBe( false );
	} );

	test( 'handles a first tap that happened before it was loaded', async () => {
		const element = island( HTML );
		const clicked = jest.fn();
		await start(
			loading( mounting(), ( root, signal ) =>
				root.querySelector( 'button' )?.addEventListener( 'click', clicked, { signal } )
			),
			config
		);
		element.querySelector( 'button' )?.click();
		expect( clicked ).not.toHaveBeenCalled();
		await settled();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'that fails loses its listeners, and the tap is left to the browser', async () => {
		const element = island( HTML );
		const clicked = jest.fn();
		await start(
			loading( mounting(), ( root, signal ) => {
				root.querySelector( 'button' )?.addEventListener( 'click', clicked, { signal } );
				throw new Error( 'half done' );
			} ),
			config
		);
		element.querySelector( 'button' )?.click();
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'failed' );
		expect( clicked ).not.toHaveBeenCalled();
	} );

	test( 'that could not be fetched is fetched again at the next tap', async () => {
		const element = island( HTML );
		const init = initializing();
		const load = loading( mounting(), init ).mockRejectedValueOnce( new Error( 'offline' ) );
		await start( load, config );
		element.querySelector( 'button' )?.click();
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'failed' );
		element.querySelector( 'button' )?.click();
		await settled();
		expect( element.dataset[ 'state' ] ).toBe( 'ready' );
		expect( init ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is fetched ahead alone', async () => {
		Object.assign( window, { requestIdleCallback: ( run: () => void ) => setTimeout( run ) } );
		island( HTML );
		await start( loading( mounting() ), { ...config, prefetch: true } );
		expect(
			[ ...document.head.querySelectorAll( 'link' ) ].map( ( link ) => `${ link.rel } ${ link.href }` )
		).toEqual( [ 'prefetch https://site.test/share.js' ] );
	} );
} );
