import { leaveAndReturn, test, watchRestores } from './support/back-forward-cache';
import { count, createListingOpenings, named, titles } from './support/listings';
import { expect } from './support/test';
import { findPost } from './support/site-data';

test.beforeAll( createListingOpenings );

test.beforeEach( async ( { page } ) => watchRestores( page ) );

test( 'a listing restored from memory keeps filters, loaded pages, scroll position and focus, and sends no request', async ( {
	page,
} ) => {
	await page.goto( '/e2e-choices/' );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'onsite' );
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveCount( 8 );
	const link = page.locator( '.awsm-job-post-title a', { hasText: 'Choice opening 11' } );
	await link.scrollIntoViewIfNeeded();
	const before = ( await link.boundingBox() )?.y ?? 0;
	const sent: string[] = [];
	await leaveAndReturn( page, async () => {
		await link.click();
		await page.waitForURL( /choice-opening-11/ );
		page.on(
			'request',
			( request ) =>
				request.url().includes( 'admin-ajax' ) &&
				/jobfilter|loadmore/.test( request.postData() ?? '' ) &&
				sent.push( request.url() )
		);
	} );
	await expect( titles( page ) ).toHaveCount( 8 );
	await expect( page ).toHaveURL( /work_mode=onsite&paged=2$/ );
	await expect.poll( async () => Math.abs( ( ( await link.boundingBox() )?.y ?? 0 ) - before ) ).toBeLessThan( 3 );
	await expect( link ).toBeFocused();
	// The restored page still filters.
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4 ) );
	expect( sent ).toHaveLength( 1 );
} );

test( 'a page restored from memory has everything closed and uses the color scheme that was chosen since', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 800, height: 800 } );
	await page.goto( '/about/' );
	await page.locator( '[data-island="masthead"]' ).dispatchEvent( 'courant:mount' );
	await expect( page.locator( '[data-island="masthead"]' ).first() ).toHaveAttribute( 'data-state', 'ready' );
	await page.locator( '.links__button' ).click();
	await page.locator( '.tool--search:visible' ).click();
	await expect( page.locator( '#site-search' ) ).toBeVisible();
	await leaveAndReturn( page, async () => {
		await page.goto( '/' );
		await page.evaluate( () => localStorage.setItem( 'courant-scheme', 'dark' ) );
	} );
	await expect( page.locator( '#site-search' ) ).toBeHidden();
	await expect( page.locator( '.links' ) ).not.toHaveAttribute( 'open' );
	await expect( page.locator( '#scheme-dark' ) ).toBeChecked();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-scheme', 'dark' );
} );

test( 'an application form restored from memory keeps the entered values', async ( { page } ) => {
	await page.goto( ( await findPost( { post_type: 'awsm_job_openings', s: 'Choice opening 01' } ) ).url );
	await page.locator( '[name="awsm_applicant_name"]' ).fill( 'Ada Lovelace' );
	await page.locator( '[name="awsm_applicant_letter"]' ).fill( 'I draw coasts.' );
	await leaveAndReturn( page, async () => page.goto( '/' ) );
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveValue( 'Ada Lovelace' );
	await expect( page.locator( '[name="awsm_applicant_letter"]' ) ).toHaveValue( 'I draw coasts.' );
	await page.locator( '[name="awsm_applicant_email"]' ).fill( 'ada@courant.example' );
	await expect( page.locator( '#awsm-application-submit-btn' ) ).toBeEnabled();
} );
