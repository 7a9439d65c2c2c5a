import { ad, box, createArticle, optionsWithAds } from './advertising-pages';
import { activateTables, article, heightOf, highlighted, open, scrollTo } from './support/contents';
import { insertAgain } from './support/inserted-content';
import { createListingOpenings } from './support/listings';
import { createOpeningWithForm, findFirstOpening, getOption } from './support/site-data';
import { expect, test } from './support/third-parties';
import { EMBED, OPEN as WITH_CONSENT, createArticles, dialog, play } from './video-pages';

test( 'a list of openings that is inserted later searches without loading a page', async ( { page } ) => {
	await page.goto( '/job-openings/' );
	await insertAgain( page, '.awsm-job-wrap' );
	await page.evaluate( () => document.body.setAttribute( 'data-same-page', '' ) );
	await page.locator( '.awsm-job-search' ).fill( 'editor' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /[?&]jq=editor/ );
	await expect( page.locator( '.courant-listing-count' ) ).toHaveText( /opening/ );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-same-page' );
} );

test( 'the filter bar of a list that is inserted later takes its full width when its filters wrap', async ( {
	page,
} ) => {
	await createListingOpenings();
	await page.setViewportSize( { width: 800, height: 800 } );
	await page.goto( '/e2e-choices/' );
	await insertAgain( page, '.awsm-job-wrap' );
	const bar = page.locator( '.awsm-filter-wrap' );
	await expect( bar ).toHaveClass( /awsm-full-width-search-filter-wrap/ );
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect( bar ).not.toHaveClass( /awsm-full-width-search-filter-wrap/ );
} );

test( 'a list with styled selects that is inserted later gets them', async ( { page, site } ) => {
	await createListingOpenings();
	await site( {
		courant_listings: { ...( await getOption< object >( 'courant_listings' ) ), styled_selects: true },
	} );
	await page.goto( '/e2e-choices/' );
	await expect( page.locator( '.awsm-filter-wrap .awsm-selectric' ).first() ).toBeVisible();
	await insertAgain( page, '.awsm-job-wrap' );
	await expect( page.locator( '.awsm-filter-wrap .awsm-selectric' ).first() ).toBeVisible();
} );

test( 'an application form that is inserted later checks its fields', async ( { page } ) => {
	await page.goto( ( await findFirstOpening() ).path );
	await insertAgain( page, '.awsm-job-form' );
	await page.locator( '#awsm-application-submit-btn' ).click();
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveAttribute( 'aria-invalid', 'true' );
} );

test( 'fields of a form that is inserted later are shown by their conditions', async ( { page } ) => {
	const field = ( name: string, type: string, more: object ) => ( { name: `awsm_field_${ name }`, type, ...more } );
	const { url } = await createOpeningWithForm(
		[
			{ name: 'awsm_applicant_name', label: 'Full name', required: true },
			{ name: 'awsm_applicant_email', label: 'Email', required: true },
			field( 'permit', 'radio', { label: 'Work permit?', choices: [ 'Yes', 'No' ] } ),
			field( 'which', 'text', {
				label: 'Which one',
				condition: { field: 'awsm_field_permit', operator: 'is', value: 'Yes' },
			} ),
		],
		{ post_title: 'Opening with a form for tabs', post_content: 'Text.' }
	);
	await page.goto( url );
	await insertAgain( page, '.awsm-job-form' );
	await expect( page.getByLabel( 'Which one' ) ).toBeHidden();
	await page.getByLabel( 'Yes' ).check();
	await expect( page.getByLabel( 'Which one' ) ).toBeVisible();
} );

test( 'a form with steps that is inserted later shows one step and continues', async ( { page } ) => {
	const { url } = await createOpeningWithForm(
		[
			{ name: 'awsm_field_you', type: 'step', label: 'About you' },
			{ name: 'awsm_applicant_name', label: 'Full name', required: true },
			{ name: 'awsm_field_more', type: 'step', label: 'More' },
			{ name: 'awsm_applicant_email', label: 'Email', required: true },
		],
		{ post_title: 'Opening with steps for tabs', post_content: 'Text.' }
	);
	await page.goto( url );
	await insertAgain( page, '.awsm-job-form' );
	await expect( page.getByText( 'Step 1 of 2' ) ).toBeVisible();
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await expect( page.getByText( 'Step 2 of 2' ) ).toBeVisible();
	await expect( page.getByLabel( 'Full name' ) ).toBeHidden();
} );

test( 'a form that is inserted later keeps and restores the entered text', async ( { page, site } ) => {
	await site( {
		courant_applications: { ...( await getOption< object >( 'courant_applications' ) ), keep_draft: true },
	} );
	await page.goto( ( await findFirstOpening() ).path );
	await page.locator( '[name="awsm_applicant_name"]' ).fill( 'Zoë' );
	await insertAgain( page, '.awsm-job-form' );
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveValue( 'Zoë' );
	await page.locator( '[name="awsm_applicant_name"]' ).fill( 'Zoë Lab' );
	await page.reload();
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveValue( 'Zoë Lab' );
} );

test( 'a video that is inserted later opens its dialog by a click, not by itself', async ( {
	page,
	providers,
	site,
} ) => {
	await site( WITH_CONSENT );
	const [ film ] = await createArticles();
	await page.goto( film );
	await expect( dialog( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await insertAgain( page, '[data-video-settings]' );
	await expect( page.locator( '[data-video-settings]' ) ).toHaveAttribute( 'data-state', 'ready' );
	await expect( dialog( page ) ).toBeHidden();
	expect( providers.requested ).toEqual( [ EMBED ] );
	await play( page ).click();
	await expect( dialog( page ) ).toBeVisible();
	await expect.poll( () => providers.requested ).toEqual( [ EMBED, EMBED ] );
} );

test( 'an ad slot that is inserted later is filled', async ( { page, site } ) => {
	// Two, because a page shows an ad once.
	await site( optionsWithAds( [ ad( 961, 'house', [ 'sidebar' ] ), ad( 962, 'house', [ 'sidebar' ] ) ] ) );
	await page.goto( await createArticle() );
	await expect( box( page, 'sidebar' ) ).toHaveAttribute( 'data-state', 'filled' );
	await insertAgain( page, '[data-courant-ad="sidebar"]' );
	await expect( box( page, 'sidebar' ) ).toHaveAttribute( 'data-state', 'filled' );
} );

test( 'a table of contents that is inserted later follows the reader', async ( { page } ) => {
	await open( page, await article( 'a-day-with-later-contents' ) );
	await activateTables( page );
	await insertAgain( page, '#ez-toc-container' );
	await scrollTo( page, await heightOf( page, 'Fish' ) );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Fish' ] );
	await page.locator( '.ez-toc-toggle' ).click();
	await expect( page.locator( '.ez-toc-list' ).first() ).toBeHidden();
} );
