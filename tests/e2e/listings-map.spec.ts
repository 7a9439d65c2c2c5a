import type { BrowserContext, Page } from '@playwright/test';
import { desk } from './support/desk';
import { expect, test, testWithoutScript } from './support/test';
import { titles } from './support/listings';
import { createPosts, hoursBefore } from './support/site-data';
import { installMuPlugin } from './support/site-files';
import { TileServer } from './support/tile-server';

/** The map of a list: two openings in Rendsburg, one in Husum, and one without a place. */
const LIST = '/e2e-map/';

const toggle = ( page: Page ) => page.locator( '.courant-map-toggle' );
const panel = ( page: Page ) => page.getByRole( 'region', { name: 'Map of job openings' } );
const markers = ( page: Page ) => page.locator( '.courant-map-marker' );
const marker = ( page: Page, name: string ) => panel( page ).getByRole( 'button', { name, exact: true } );
const popup = ( page: Page ) => panel( page ).getByRole( 'dialog' );
const showTiles = ( page: Page ) => panel( page ).getByRole( 'button', { name: 'Show map background' } );

let tiles: TileServer;

const enable = async ( context: BrowserContext, port: number ) =>
	context.addCookies( [ { name: 'e2e_map', value: String( port ), url: desk.url } ] );

const open = async ( page: Page ) => {
	await page.goto( LIST );
	await page.getByRole( 'button', { name: 'Show map' } ).click();
	await expect( markers( page ).first() ).toBeVisible();
};

test.beforeAll( async () => {
	installMuPlugin( 'e2e-map' );
	tiles = await TileServer.start();
	const openings = [ 'Rendsburg', 'Husum', 'Rendsburg', 'Remote' ].map( ( city, index ) => ( {
		fields: {
			post_type: 'awsm_job_openings',
			post_name: `map-opening-${ index }`,
			post_title: `Map opening ${ index }`,
			post_content: 'Job description.',
			post_date: hoursBefore( 1_400_000_000, index ),
		},
		terms: {
			'job-category': [ 'Map desk' ],
			'job-location': [ city ],
			'job-type': [ index === 0 ? 'Map full' : 'Map part' ],
		},
	} ) );
	const list = {
		fields: {
			post_type: 'page',
			post_name: 'e2e-map',
			post_title: 'Map',
			post_content: '[awsmjobs specs="job-category:map-desk" filters="yes" search="yes" listings="2"]',
		},
	};
	await createPosts( [ ...openings, list ] );
} );

test.afterAll( () => tiles.stop() );

test.beforeEach( () => {
	tiles.requested.length = 0;
} );

test( 'places that are near each other share a marker until the map is close enough', async ( {
	page,
	context,
	axe,
} ) => {
	await enable( context, tiles.port );
	await page.setViewportSize( { width: 390, height: 800 } );
	await open( page );
	await expect( markers( page ) ).toHaveCount( 2 );
	const zoom = ( name: string ) => panel( page ).getByRole( 'button', { name, exact: true } );
	for ( let step = 0; step < 6 && ( await markers( page ).count() ) > 1; step++ ) {
		await zoom( 'Zoom out' ).click();
		await expect( page.locator( '.leaflet-zoom-anim' ) ).toHaveCount( 0 );
	}
	const both = panel( page ).getByRole( 'button', { name: /, 3 openings$/ } );
	await expect( both ).toHaveText( /(Husum, Rendsburg|Rendsburg, Husum)/ );
	await axe();
	await both.focus();
	await page.keyboard.press( 'Enter' );
	await expect( popup( page ).getByRole( 'link' ) ).toHaveCount( 3 );
	await page.keyboard.press( 'Escape' );
	await expect( both ).toBeFocused();
} );

test( 'map library and places are loaded when the button is pressed, tiles after consent', async ( {
	page,
	context,
	axe,
} ) => {
	await enable( context, tiles.port );
	const requested: string[] = [];
	page.on( 'request', ( request ) => requested.push( request.url() ) );
	await page.goto( LIST );
	await expect( toggle( page ) ).toBeVisible();
	expect(
		requested.filter( ( url ) => /lazy\/listings-map|styles\/listings-map\.|listings\/places/.test( url ) )
	).toEqual( [] );

	await toggle( page ).click();
	await expect( toggle( page ) ).toHaveText( 'Hide map' );
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( markers( page ) ).toHaveCount( 2 );
	await expect( panel( page ).getByRole( 'status' ) ).toHaveText(
		'3 of 4 openings are on the map. The list contains all of them.'
	);
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( panel( page ) ).toContainText( 'The map background is provided by 127.0.0.1' );
	expect( tiles.requested ).toEqual( [] );
	await axe();

	await showTiles( page ).click();
	await expect.poll( () => tiles.requested.length ).toBeGreaterThan( 0 );
	expect( tiles.requested[ 0 ] ).toMatch( /^\/\d+\/\d+\/\d+\.png$/ );
	await expect( showTiles( page ) ).toBeHidden();
	await expect( panel( page ).getByRole( 'link', { name: 'Map data' } ) ).toBeVisible();
	await axe();

	await toggle( page ).click();
	await expect( panel( page ) ).toBeHidden();
	await expect( toggle( page ) ).toHaveText( 'Show map' );
} );

test( 'tiles are shown at once if consent was given, and removed when it is withdrawn', async ( { page, context } ) => {
	await enable( context, tiles.port );
	await context.addCookies( [ { name: 'courant_consent', value: '1.preferences', url: desk.url } ] );
	await open( page );
	await expect.poll( () => tiles.requested.length ).toBeGreaterThan( 0 );
	await expect( showTiles( page ) ).toBeHidden();
	await page.evaluate( () => {
		if ( window.courantConsent ) {
			window.courantConsent.allows = () => false;
		}
		document.dispatchEvent( new CustomEvent( 'courant:consent' ) );
	} );
	await expect( showTiles( page ) ).toBeVisible();
	await expect( page.locator( '.leaflet-tile' ) ).toHaveCount( 0 );
} );

test( 'without a tile server, the places are on a plain background', async ( { page, context } ) => {
	await enable( context, 0 );
	await open( page );
	await expect( marker( page, 'Rendsburg, 2 openings' ) ).toContainText( 'Rendsburg' );
	await expect( showTiles( page ) ).toHaveCount( 0 );
	await expect( page.locator( '.leaflet-tile' ) ).toHaveCount( 0 );
} );

test( 'if the tile server fails, a message is shown and the places keep their names', async ( {
	page,
	context,
	watch,
} ) => {
	watch.ignoreErrors( /ERR_FAILED/ );
	await page.route( /\/\d+\/\d+\/\d+\.png$/, ( route ) => route.abort() );
	await enable( context, tiles.port );
	await open( page );
	await showTiles( page ).click();
	await expect( panel( page ).getByRole( 'status' ) ).toHaveText( /The map background could not be loaded\.$/ );
	await expect( marker( page, 'Rendsburg, 2 openings' ) ).toHaveText( /Rendsburg/, { useInnerText: true } );
} );

test( 'markers and their openings are used by keyboard', async ( { page, context, axe } ) => {
	await enable( context, 0 );
	await open( page );
	const rendsburg = marker( page, 'Rendsburg, 2 openings' );
	await rendsburg.focus();
	await page.keyboard.press( 'Enter' );
	await expect( popup( page ) ).toHaveAccessibleName( 'Rendsburg, 2 openings' );
	await expect( popup( page ).getByRole( 'link' ) ).toHaveText( [ 'Map opening 0', 'Map opening 2' ] );
	await expect( popup( page ).getByRole( 'link' ).first() ).toBeFocused();
	await axe();
	await page.keyboard.press( 'Escape' );
	await expect( popup( page ) ).toHaveCount( 0 );
	await expect( rendsburg ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( marker( page, 'Husum, 1 opening' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( popup( page ).getByRole( 'link' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /map-opening-1/ );
} );

test( 'the map follows the filters of the list', async ( { page, context } ) => {
	await enable( context, 0 );
	await open( page );
	await expect( markers( page ) ).toHaveCount( 2 );
	await page.getByRole( 'textbox', { name: 'Search openings' } ).fill( '"Map opening 1"' );
	await page.keyboard.press( 'Enter' );
	await expect( titles( page ) ).toHaveText( [ 'Map opening 1' ] );
	await expect( markers( page ) ).toHaveCount( 1 );
	await expect( marker( page, 'Husum, 1 opening' ) ).toBeVisible();
} );

for ( const width of [ 390, 1280 ] ) {
	test( `the button keeps its place and size with filters and is absent in an empty list, ${ width } px`, async ( {
		page,
		context,
	} ) => {
		await enable( context, 0 );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( LIST );
		const before = await toggle( page ).boundingBox();
		await page.goto( `${ LIST }?job__type_spec=map-part` );
		await expect( page.locator( '.courant-chip' ) ).toHaveCount( 1 );
		expect( await toggle( page ).boundingBox() ).toEqual( before );
		await toggle( page ).click();
		await expect( toggle( page ) ).toHaveText( 'Hide map' );
		expect( await toggle( page ).boundingBox() ).toEqual( before );

		const search = page.getByRole( 'textbox', { name: 'Search openings' } );
		await search.fill( 'zzzz' );
		await search.press( 'Enter' );
		await expect( page.locator( '.awsm-jobs-none-container' ) ).toBeVisible();
		await expect( toggle( page ) ).toBeHidden();
		await expect( panel( page ) ).toBeHidden();
		await search.fill( '' );
		await search.press( 'Enter' );
		await expect( titles( page ) ).toHaveCount( 2 );
		await expect( marker( page, 'Husum, 1 opening' ) ).toBeVisible();
	} );
}

test( 'a failed request shows a message, and the next press repeats it', async ( { page, context, expectStatus } ) => {
	await enable( context, 0 );
	expectStatus( 500, /listings\/places/ );
	await page.route( '**/listings/places*', ( route ) => route.fulfill( { status: 500 } ), { times: 1 } );
	await page.goto( LIST );
	await toggle( page ).click();
	await expect( panel( page ).getByRole( 'status' ) ).toHaveText( /could not be loaded/ );
	await toggle( page ).click();
	await toggle( page ).click();
	await expect( markers( page ) ).toHaveCount( 2 );
} );

test( 'the open map fits into a window of 320 px, in both directions', async ( { page, context, narrow } ) => {
	await enable( context, tiles.port );
	await open( page );
	await narrow();
} );

test( 'with reduced motion, nothing of the map is animated', async ( { page, context } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await enable( context, 0 );
	await open( page );
	await expect( page.locator( '.leaflet-zoom-anim, .leaflet-fade-anim' ) ).toHaveCount( 0 );
} );

test( 'without the setting, lists have no map', async ( { page } ) => {
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( page.locator( '.courant-map' ) ).toHaveCount( 0 );
} );

testWithoutScript( 'without JavaScript, the button is hidden', async ( { page, context } ) => {
	await enable( context, 0 );
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( toggle( page ) ).toBeHidden();
} );
