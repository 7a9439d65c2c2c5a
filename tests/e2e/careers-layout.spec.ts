import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { createOpening, createPost } from './support/site-data';

const PHONE = { width: 390, height: 844 };

/** An opening with pay, and the URL of a page that lists it. */
async function openingInList(): Promise< { title: string; url: string; listUrl: string } > {
	const title = `Layout ${ randomUUID().slice( 0, 8 ) }`;
	const opening = await createOpening( {
		post_title: title,
		post_content: '<p>Text.</p>'.repeat( 30 ),
		meta_input: { courant_salary: { min: 68000, max: 82000, currency: 'EUR', unit: 'YEAR', shown: true } },
	} );
	const list = await createPost( {
		post_type: 'page',
		post_title: `Jobs ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<!-- wp:shortcode -->[awsmjobs filters="yes" listings="100"]<!-- /wp:shortcode -->',
	} );
	return { title, url: opening.url, listUrl: list.url };
}

const top = async ( locator: Locator ) => ( await locator.boundingBox() )?.y ?? 0;

test( 'on a phone an item of the list names pay and deadline before the date of publication', async ( { page } ) => {
	const { title, listUrl } = await openingInList();
	await page.setViewportSize( PHONE );
	await page.goto( listUrl );
	const item = page.locator( '.awsm-job-listing-item', { hasText: title } );
	const salary = item.locator( '.courant-opening-salary' );
	await expect( salary ).toHaveText( '€68,000–82,000 a year' );
	const parts = [ item.getByRole( 'heading' ), salary, item.locator( '.courant-opening-posted' ) ];
	const tops = await Promise.all( parts.map( top ) );
	expect( tops ).toEqual( [ ...tops ].sort( ( left, right ) => left - right ) );
	expect( new Set( tops ).size ).toBe( 3 );
	// Also in the order in which they are read aloud.
	expect( ( await item.innerText() ).indexOf( '68,000' ) ).toBeLessThan(
		( await item.innerText() ).indexOf( 'Posted' )
	);
} );

for ( const width of [ 390, 768, 1024 ] ) {
	test( `at ${ width } px work mode and date of publication start at the edge of each item`, async ( { page } ) => {
		const { listUrl } = await openingInList();
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( listUrl );
		const edges = await page.locator( '.awsm-list-item' ).evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const [ start, facts ] = [ item, item.querySelector( '.courant-opening-facts' ) ].map(
					( element ) => element?.getBoundingClientRect().x ?? 0
				);
				return ( facts ?? 0 ) - ( start ?? 0 );
			} )
		);
		expect( edges.length ).toBeGreaterThan( 0 );
		expect( edges.filter( ( distance ) => Math.abs( distance ) > 1 ) ).toEqual( [] );
	} );
}

for ( const width of [ 768, 900, 1024 ] ) {
	test( `at ${ width } px no filter is alone on a line`, async ( { page } ) => {
		const { listUrl } = await openingInList();
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( listUrl );
		const filters = page.locator( '.awsm-filter-item-search, .awsm-filter-item' );
		await expect( page.locator( '.awsm-filter-wrap' ) ).toHaveClass( /awsm-full-width-search-filter-wrap/ );
		const lines = new Map< number, number >();
		for ( const filter of await filters.all() ) {
			const y = Math.round( await top( filter ) );
			lines.set( y, ( lines.get( y ) ?? 0 ) + 1 );
		}
		const counts = [ ...lines.values() ];
		expect( counts.reduce( ( sum, count ) => sum + count ) ).toBeGreaterThan( 5 );
		expect( Math.min( ...counts ) ).toBeGreaterThan( 1 );
	} );
}

test( 'similar openings are below the facts, as wide as the page', async ( { page } ) => {
	const { url } = await openingInList();
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( url );
	const similar = page.locator( '.courant-recent' );
	await similar.evaluate( ( element ) => element.scrollIntoView( { behavior: 'instant', block: 'end' } ) );
	const [ list, card, wrap ] = [
		await similar.boundingBox(),
		await page.locator( '.courant-opening-summary' ).boundingBox(),
		await page.locator( '.awsm-job-single-wrap' ).boundingBox(),
	];
	expect( list?.width ).toBe( wrap?.width );
	expect( list?.y ?? 0 ).toBeGreaterThanOrEqual( ( card?.y ?? 0 ) + ( card?.height ?? 0 ) );
} );

for ( const direction of [ 'down', 'up' ] ) {
	test( `the facts end above similar openings and are below the navigation, scrolling ${ direction }`, async ( {
		page,
	} ) => {
		const { url } = await openingInList();
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.goto( url );
		const positions = await page.locator( '.courant-recent' ).evaluate( ( element ) => {
			const y = element.getBoundingClientRect().y + scrollY;
			return [ y - 1500, y - 700, y - 500, y - 300, y - 150 ];
		} );
		// The first step only sets the direction.
		const steps = direction === 'down' ? [ 0, ...positions ] : [ 1e6, ...positions.reverse() ];
		for ( const y of steps ) {
			await page.mouse.move( 640, 400 );
			await page.mouse.wheel( 0, y - ( await page.evaluate( () => scrollY ) ) );
			await page.waitForTimeout( 300 );
			const [ navigation, card, similar ] = await page
				.locator( '.navbar, .courant-opening-summary, .courant-recent' )
				.evaluateAll( ( elements ) =>
					elements
						.map( ( element ) => element.getBoundingClientRect() )
						.map( ( { top, bottom } ) => ( { top, bottom } ) )
				);
			expect( [ y, ( card?.bottom ?? 0 ) <= ( similar?.top ?? 0 ) ] ).toEqual( [ y, true ] );
			const isCovered = ( card?.top ?? 0 ) > -1 && ( navigation?.bottom ?? 0 ) > ( card?.top ?? 0 );
			expect( [ y, isCovered ] ).toEqual( [ y, false ] );
		}
	} );
}

test( 'checkboxes of the form are empty until they are checked, in the dark color scheme too', async ( { page } ) => {
	const { url } = await openingInList();
	await page.emulateMedia( { colorScheme: 'dark' } );
	await page.goto( url );
	const consent = page.getByLabel( /I agree/ );
	const color = () => consent.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );
	const field = await page
		.getByLabel( 'Full name' )
		.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );
	expect( await color() ).toBe( field );
	await consent.check();
	expect( await color() ).not.toBe( field );
} );

test.describe( 'with touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: PHONE } );

	test( 'the field for files does not ask to drop a file', async ( { page } ) => {
		const { url } = await openingInList();
		await page.goto( url );
		const help = page.locator( '.awsm-form-file-control ~ small' ).first();
		await expect( help ).toHaveText( /^Choose a file\. Allowed types/, { useInnerText: true } );
		await expect( page.getByLabel( 'CV' ) ).toHaveAccessibleDescription( /^Choose a file\. Allowed types/ );
		const next = page.locator( '.courant-form-submit > p' );
		await expect( next ).toHaveCSS( 'font-size', '16px' );
	} );
} );
