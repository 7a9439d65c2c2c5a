import { init } from '../../../src/listings/frontend/module.map';
import { importModule } from '../../../src/shared/frontend/import-module';

jest.mock( '../../../src/shared/frontend/import-module', () => ( { importModule: jest.fn() } ) );

const update = jest.fn< Promise< void >, [] >();
const start = jest.fn( () => update );
const load = jest.mocked( importModule );
const texts = { show: 'Show map', hide: 'Hide map', loading: 'Loading…', failed: 'Failed' };

let controller: AbortController;
const button = () => document.querySelector< HTMLButtonElement >( '.courant-map-toggle' );
const panel = () => document.querySelector< HTMLElement >( '.courant-map-panel' );
const status = () => document.querySelector( '.courant-map-status' )?.textContent;
const styleSheet = () => document.head.querySelector( 'link' );
/** Waits for the promises of the module. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	load.mockReset().mockResolvedValue( { start } );
	start.mockClear();
	update.mockReset().mockResolvedValue( undefined );
	document.head.innerHTML = '';
	document.body.innerHTML = `<div id="map"><button class="courant-map-toggle" aria-expanded="false"><svg></svg><span>Show map</span></button>
		<div class="courant-map-panel" hidden><p class="courant-map-status"></p><div class="courant-map-canvas"></div></div></div>`;
	const root = document.querySelector< HTMLElement >( '#map' );
	controller = new AbortController();
	if ( root ) {
		root.dataset[ 'props' ] = JSON.stringify( { url: '/places', script: '/map.js', style: '/map.css', texts } );
		init( root, controller.signal );
	}
} );

afterEach( () => controller.abort() );

test( 'nothing is loaded before the button is pressed', async () => {
	await settle();
	expect( load ).not.toHaveBeenCalled();
	expect( styleSheet() ).toBeNull();
	expect( panel()?.hidden ).toBe( true );
} );

test( 'the button shows and hides the map, which is created once and after its style sheet', async () => {
	button()?.click();
	expect( panel()?.hidden ).toBe( false );
	expect( button()?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( button()?.textContent ).toBe( 'Hide map' );
	expect( status() ).toBe( 'Loading…' );
	await settle();
	expect( start ).not.toHaveBeenCalled();
	styleSheet()?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( load ).toHaveBeenCalledWith( '/map.js' );
	expect( start ).toHaveBeenCalledTimes( 1 );
	expect( update ).toHaveBeenCalledTimes( 1 );

	button()?.click();
	expect( panel()?.hidden ).toBe( true );
	expect( button()?.textContent ).toBe( 'Show map' );
	button()?.click();
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
	expect( update ).toHaveBeenCalledTimes( 2 );
} );

test( 'after a failure a message is shown, and the next press tries again', async () => {
	load.mockRejectedValueOnce( new Error( 'offline' ) );
	button()?.click();
	styleSheet()?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( status() ).toBe( 'Failed' );
	button()?.click();
	button()?.click();
	[ ...document.head.querySelectorAll( 'link' ) ].at( -1 )?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
} );
