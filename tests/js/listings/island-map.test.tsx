import { act } from '@testing-library/react';
import { mount } from '../../../src/listings/frontend/island.map';
import { importModule } from '../../../src/shared/frontend/import-module';
import type * as MapModule from '../../../src/listings/frontend/lazy.map';
import { defined } from '../support/dom';
import { page as fixture } from '../support/fixtures';

jest.mock( '../../../src/shared/frontend/import-module', () => ( { importModule: jest.fn() } ) );

const update = jest.fn< Promise< void >, [] >();
const start = jest.fn< typeof update, Parameters< typeof MapModule.start > >( () => update );
const load = jest.mocked( importModule );
const texts = {
	show: 'Show map',
	hide: 'Hide map & list',
	loading: 'Loading…',
	failed: 'Failed',
	tilesFailed: '',
	none: '',
	some: '',
	place: '',
	openings: { one: '', other: '' },
	zoomIn: '',
	zoomOut: '',
	close: '',
};

const root = () => document.querySelector< HTMLElement >( '.courant-map' ) ?? document.body;
const button = () => document.querySelector< HTMLButtonElement >( '.courant-map-toggle' );
const panel = () => document.querySelector< HTMLElement >( '.courant-map-panel' );
const status = () => document.querySelector( '.courant-map-status' )?.textContent;
const styleSheet = () => [ ...document.head.querySelectorAll( 'link' ) ].at( -1 );
/** Waits for the promises of the component. */
const settle = () => act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
const press = () => {
	act( () => {
		button()?.click();
	} );
};
const loadStyleSheet = () => {
	styleSheet()?.dispatchEvent( new Event( 'load' ) );
	return settle();
};

const mounted = async () => {
	let mounting: Promise< void > | undefined;
	act( () => {
		mounting = mount( root(), { url: '/places', script: '/map.js', style: '/map.css', tiles: null, texts } );
	} );
	await mounting;
};

let reported: jest.SpyInstance;

beforeEach( async () => {
	load.mockReset().mockResolvedValue( { start } );
	start.mockClear();
	update.mockReset().mockResolvedValue( undefined );
	document.head.innerHTML = '';
	// ListingMapTest compares this markup with what PHP prints.
	fixture( 'listings', 'map-printed-by-php' );
	reported = jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	await mounted();
} );

afterEach( () => reported.mockRestore() );

test( 'React takes over the button that PHP printed without a mismatch, and loads nothing before it is pressed', async () => {
	await settle();
	expect( reported.mock.calls ).toEqual( [] );
	expect( button()?.textContent ).toBe( 'Show map' );
	expect( load ).not.toHaveBeenCalled();
	expect( styleSheet() ).toBeUndefined();
	expect( panel()?.hidden ).toBe( true );
} );

test( 'the button shows and hides the map, which is created once and after its style sheet', async () => {
	const printed = button();
	press();
	expect( button() ).toBe( printed );
	expect( panel()?.hidden ).toBe( false );
	expect( button()?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( button()?.textContent ).toBe( 'Hide map & list' );
	expect( button()?.querySelector( 'svg' ) ).not.toBeNull();
	expect( status() ).toBe( 'Loading…' );
	await settle();
	expect( start ).not.toHaveBeenCalled();
	await loadStyleSheet();
	expect( load ).toHaveBeenCalledWith( '/map.js' );
	expect( start ).toHaveBeenCalledTimes( 1 );
	expect( update ).toHaveBeenCalledTimes( 1 );

	press();
	expect( panel()?.hidden ).toBe( true );
	expect( button()?.textContent ).toBe( 'Show map' );
	press();
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
	expect( update ).toHaveBeenCalledTimes( 2 );
} );

test( 'after a failure a message is shown, and the next press tries again', async () => {
	load.mockRejectedValueOnce( new Error( 'offline' ) );
	press();
	await loadStyleSheet();
	expect( status() ).toBe( 'Failed' );
	press();
	press();
	await loadStyleSheet();
	expect( start ).toHaveBeenCalledTimes( 1 );
} );

test( 'after a crash the button is as PHP printed it, and a press starts the map again', async () => {
	const printed = button();
	const html = printed?.outerHTML;
	press();
	await loadStyleSheet();
	const [ , , setStatus, signal ] = defined( start.mock.calls[ 0 ] );
	// React cannot render an object.
	act( () => {
		Reflect.apply( setStatus, null, [ {} ] );
	} );
	expect( [ button() === printed, button()?.outerHTML, panel()?.hidden ] ).toEqual( [ true, html, true ] );
	expect( signal.aborted ).toBe( true );

	expect( [ root().dataset[ 'state' ], root().hasAttribute( 'data-failed' ) ] ).toEqual( [ undefined, false ] );

	// As the loader does at the next press, which it then repeats.
	await mounted();
	press();
	await loadStyleSheet();
	expect( [ start.mock.calls.length, panel()?.hidden, button()?.textContent ] ).toEqual( [
		2,
		false,
		'Hide map & list',
	] );
} );
