import { start } from '../../../src/advertising/frontend/lazy.slots';
import type { AdvertisingConfig } from '../../../src/shared/config/generated';

const setPrerendering = ( value: boolean ) =>
	Object.defineProperty( document, 'prerendering', { value, configurable: true } );
const box = () => document.querySelector< HTMLElement >( '[data-courant-ad]' );

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
	document.body.innerHTML = '<div data-courant-ad="sidebar"></div>';
} );
afterEach( () => {
	jest.useRealTimers();
	setPrerendering( false );
} );

test( 'a page that is rendered in advance shows ads when the visitor opens it, after their delay', () => {
	const config: AdvertisingConfig = {
		label: 'Advertisement',
		counter: '',
		module: '',
		networks: '',
		client: '',
		header: '',
		navigation: '',
		slots: { sidebar: { variants: [ { from: 0, width: 300, height: 250, delay: 1000 } ], ads: [] } },
	};
	setPrerendering( true );
	start( config, performance.now(), () => Promise.reject( new Error( 'none' ) ) );
	jest.advanceTimersByTime( 5000 );
	expect( box()?.dataset[ 'state' ] ).toBeUndefined();
	setPrerendering( false );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	jest.advanceTimersByTime( 900 );
	expect( box()?.dataset[ 'state' ] ).toBeUndefined();
	jest.advanceTimersByTime( 200 );
	expect( box()?.dataset[ 'state' ] ).toBe( 'empty' );
} );
