import type { Page } from '@playwright/test';
import { expect, test, testWithoutScript } from './support/test';
import { chips, count, titles } from './support/listings';
import { createPosts, hoursBefore } from './support/site-data';
import { installMuPlugin } from './support/site-files';

/** The search for openings by their distance from a city. Lübeck is 64 km from Kiel, and Munich 700 km. */
const LIST = '/e2e-distance/';

const place = ( page: Page ) => page.getByLabel( 'Near' );
const within = ( page: Page ) => page.getByLabel( 'Within (km)' );

test.beforeAll( async () => {
	installMuPlugin( 'e2e-distance' );
	const cities = [ 'Kiel', 'Lübeck', 'Munich' ];
	await createPosts( [
		...cities.map( ( city, index ) => ( {
			fields: {
				post_type: 'awsm_job_openings',
				post_name: `distance-opening-${ index }`,
				post_title: `Distance opening in ${ city }`,
				post_content: 'Job description.',
				post_date: hoursBefore( 1_400_000_000, index ),
			},
			terms: { 'job-category': [ 'Distance desk' ], 'job-location': [ city ] },
		} ) ),
		{
			fields: {
				post_type: 'page',
				post_name: 'e2e-distance',
				post_title: 'Distance',
				post_content: '[awsmjobs specs="job-category:distance-desk" filters="yes"]',
			},
		},
	] );
} );

test.beforeEach( async ( { context, baseURL } ) => {
	await context.addCookies( [ { name: 'e2e_distance', value: '1', url: baseURL ?? '' } ] );
} );

test( 'a city and a distance filter the list, with a chip and a URL that can be shared', async ( { page, axe } ) => {
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 3 );
	await place( page ).fill( 'Kiel' );
	await place( page ).press( 'Enter' );
	await expect( count( page ) ).toHaveText( /^1 opening found/ );
	await expect( titles( page ) ).toHaveText( [ 'Distance opening in Kiel' ] );
	await expect( chips( page ) ).toHaveText( [ /25 km around Kiel/ ] );
	await expect( page ).toHaveURL( /[?&]near=25km(?:\+|%20)Kiel/ );
	await within( page ).fill( '80' );
	await within( page ).press( 'Enter' );
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( chips( page ) ).toHaveText( [ /80 km around Kiel/ ] );
	await axe();
	await page.reload();
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( place( page ) ).toHaveValue( 'Kiel' );
	await expect( within( page ) ).toHaveValue( '80' );
	await page
		.getByRole( 'link', { name: /remove/ } )
		.first()
		.click();
	await expect( titles( page ) ).toHaveCount( 3 );
	await expect( place( page ) ).toHaveValue( '' );
} );

test( 'an unknown city finds nothing and is reported, at once and after a reload', async ( { page } ) => {
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 3 );
	await place( page ).fill( 'Nowhereville' );
	await place( page ).press( 'Enter' );
	await expect( titles( page ) ).toHaveCount( 0 );
	await expect( page.getByText( 'No city named “Nowhereville” was found.' ) ).toBeVisible();
	await page.reload();
	await expect( page.getByText( 'No city named “Nowhereville” was found.' ) ).toBeVisible();
	await expect( place( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
} );

test( 'an empty list suggests a larger distance, and a similar city for an unknown one', async ( { page } ) => {
	await page.goto( LIST );
	await place( page ).fill( 'Eutin' );
	await place( page ).press( 'Enter' );
	await page.getByRole( 'link', { name: 'Increase the distance: 50 km around Eutin (2)' } ).click();
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( within( page ) ).toHaveValue( '50' );
	await place( page ).fill( 'Munihc' );
	await place( page ).press( 'Enter' );
	await page.getByRole( 'link', { name: 'Did you mean “Munich”?' } ).click();
	await expect( titles( page ) ).toHaveText( [ 'Distance opening in Munich' ] );
	await expect( place( page ) ).toHaveValue( 'Munich' );
} );

test( 'fields with a value have the colors of selects with a value', async ( { page } ) => {
	await page.goto( LIST );
	const colors = ( field: ReturnType< typeof place > ) =>
		field.evaluate( ( element ) => {
			const { backgroundColor, borderTopColor, fontWeight } = getComputedStyle( element );
			return [ backgroundColor, borderTopColor, fontWeight ];
		} );
	const city = page.locator( '[data-filter="job__location_spec"] select' );
	const inactive = await colors( city );
	expect( await colors( place( page ) ) ).toEqual( inactive );
	await page.goto( `${ LIST }?near=25km+Kiel&job__location_spec=kiel` );
	const active = await colors( city );
	expect( active ).not.toEqual( inactive );
	expect( await colors( place( page ) ) ).toEqual( active );
	expect( await colors( within( page ) ) ).toEqual( active );
} );

test( 'on a phone, the button of the filter panel covers no field that has the focus', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 620 } );
	await page.goto( LIST );
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	const button = page.locator( 'form > .courant-filter-submit' );
	await expect( button ).toBeVisible();
	for ( let tabs = 0; tabs < 8; tabs++ ) {
		await page.keyboard.press( 'Tab' );
		const [ field, cover ] = await Promise.all( [ page.locator( ':focus' ).boundingBox(), button.boundingBox() ] );
		if ( await button.evaluate( ( element ) => element === document.activeElement ) ) {
			return;
		}
		expect( ( field?.y ?? 0 ) + ( field?.height ?? 0 ) ).toBeLessThanOrEqual( cover?.y ?? 0 );
	}
} );

testWithoutScript( 'without JavaScript, a link on a phone skips the filters', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 620 } );
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Skip to openings' } ).click();
	await expect( titles( page ).first() ).toBeInViewport();
} );

test( 'the fields fit into a window of 320 px, in both directions', async ( { page, narrow } ) => {
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 3 );
	await narrow();
} );

testWithoutScript( 'without JavaScript, the form of the list filters by distance', async ( { page } ) => {
	await page.goto( LIST );
	await place( page ).fill( 'Kiel' );
	await within( page ).fill( '80' );
	await place( page ).press( 'Enter' );
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( chips( page ) ).toHaveText( [ /80 km around Kiel/ ] );
} );
