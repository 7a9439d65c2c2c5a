import { expect, overflows, test } from './support/test';
import { createOpening, getPostStatus } from './support/site-data';

test.setTimeout( 120_000 );

for ( const width of [ 390, 1280 ] ) {
	test( `at ${ width } px, openings are filtered, sorted, closed together and reopened by the link in the notice`, async ( {
		page,
		asRole,
	} ) => {
		const mark = `Bulk ${ width } ${ Date.now().toString( 36 ) }`;
		const openings = await Promise.all(
			[ 'Alpha', 'Bravo', 'Charlie' ].map( ( name ) =>
				createOpening(
					{ post_title: `${ mark } ${ name }`, post_content: 'Text.' },
					{ 'job-category': [ name === 'Charlie' ? `Other ${ mark }` : `Team ${ mark }` ] }
				)
			)
		);
		await asRole( 'hr' );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( `/wp-admin/edit.php?post_type=awsm_job_openings&s=${ encodeURIComponent( mark ) }` );
		const titles = page.locator( '#the-list .row-title' );
		await expect( titles ).toHaveCount( 3 );

		// In narrow windows, WordPress hides the filters, and has bulk actions below the list only.
		const isWide = width > 782;
		if ( isWide ) {
			await page.locator( 'select[name="job-category"]' ).selectOption( { label: `Team ${ mark }` } );
			await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
			await expect( titles ).toHaveCount( 2 );
			await page.locator( 'thead #title a' ).click();
			const first = await titles.allInnerTexts();
			await page.locator( 'thead #title a' ).click();
			expect( await titles.allInnerTexts() ).toEqual( [ ...first ].reverse() );
		}
		expect( await overflows( page ) ).toBe( false );

		for ( const name of [ 'Alpha', 'Bravo' ] ) {
			await page.getByRole( 'checkbox', { name: new RegExp( `${ mark } ${ name }` ) } ).check();
		}
		const position = isWide ? 'top' : 'bottom';
		await page.locator( `#bulk-action-selector-${ position }` ).selectOption( { label: 'Close' } );
		await page.locator( isWide ? '#doaction' : '#doaction2' ).click();
		const notice = page.locator( '.notice' ).filter( { hasText: /closed/i } );
		await expect( notice ).toBeVisible();
		const statuses = () => Promise.all( openings.map( ( { id } ) => getPostStatus( id ) ) );
		expect( await statuses() ).toEqual( [ 'expired', 'expired', 'publish' ] );
		await notice.getByRole( 'link', { name: /Undo/ } ).click();
		await expect( page.locator( '.notice' ).filter( { hasText: /reopened/i } ) ).toBeVisible();
		expect( await statuses() ).toEqual( [ 'publish', 'publish', 'publish' ] );
	} );
}
