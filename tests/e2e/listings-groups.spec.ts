import { expect, test, testWithoutScript } from './support/test';
import { createListingOpenings, named, titles } from './support/listings';

/** A list that is grouped by place, with three groups of four openings and five openings per page. */
const LIST = '/e2e-choices-groups/';
const HEADINGS = [ 'Choice east (4)', 'Choice north (4)', 'Choice south (4)' ];

test.beforeAll( createListingOpenings );

test( '"Load more" continues a visible group without another heading, and moves the focus to the first new opening', async ( {
	page,
	axe,
	narrow,
} ) => {
	await page.goto( LIST );
	const headings = page.locator( '.courant-listing-group' );
	await expect( titles( page ) ).toHaveText( named( 3, 6, 9, 12, 1 ) );
	await expect( headings ).toHaveText( HEADINGS.slice( 0, 2 ) );
	const rest = page.locator( '.courant-listing-more-groups a' );
	await expect( rest ).toHaveText( [ 'All 4 openings in Choice north', 'All 4 openings in Choice south' ] );
	await page.locator( '.awsm-load-more' ).press( 'Enter' );
	await expect( titles( page ) ).toHaveText( named( 3, 6, 9, 12, 1, 4, 7, 10, 2, 5 ) );
	await expect( headings ).toHaveText( HEADINGS );
	await expect( rest ).toHaveText( [ 'All 4 openings in Choice south' ] );
	await expect( page.getByRole( 'link', { name: 'Choice opening 04' } ).first() ).toBeFocused();
	await axe();
	await narrow();

	await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'choice-north' );
	await expect( headings ).toHaveText( [ 'Choice north (4)' ] );
	await expect( titles( page ) ).toHaveText( named( 1, 4, 7, 10 ) );
} );

testWithoutScript(
	'without JavaScript, the link to more openings shows the groups from the first page on',
	async ( { page } ) => {
		await page.goto( LIST );
		await page.locator( '.awsm-load-more' ).click();
		await expect( page.locator( '.courant-listing-group' ) ).toHaveText( HEADINGS );
		await expect( titles( page ) ).toHaveCount( 10 );
	}
);
