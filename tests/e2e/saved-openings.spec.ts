import type { Page } from '@playwright/test';
import { expect, test, testWithoutScript } from './support/test';
import { createOpening, findArticle, updatePost } from './support/site-data';

/** Openings that a visitor saves in the browser. */
const PAGE = '/?courant-saved=1';

const button = ( page: Page ) => page.locator( '.share__button--save' );

const saveNewOpening = async ( page: Page, title: string ) => {
	const opening = await createOpening( {
		post_title: title,
		post_name: title.toLowerCase().replaceAll( ' ', '-' ),
		meta_input: {
			courant_places: [ { city: 'Kiel', country: 'DE' } ],
			courant_salary: { min: 50000, max: 60000, currency: 'EUR', unit: 'YEAR', shown: true },
			courant_closing_at: '2099-05-04T17:00',
			awsm_exp_list_display: 'list_display',
		},
	} );
	await page.goto( opening.url );
	await button( page ).press( 'Enter' );
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	return opening;
};

test( 'saved openings are listed apart from articles with place, pay and deadline, and closed ones are marked', async ( {
	page,
	axe,
	narrow,
} ) => {
	const closed = await saveNewOpening( page, 'Saved tide gauge keeper' );
	await saveNewOpening( page, 'Saved harbor pilot' );
	const article = await findArticle();
	await page.goto( article.url );
	await button( page ).click();
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	await updatePost( closed.id, { post_status: 'expired' } );
	await page.goto( PAGE );
	const openings = page.locator( 'section', { has: page.getByRole( 'heading', { name: 'Job openings' } ) } );
	await expect( openings.locator( 'li' ) ).toHaveCount( 2 );
	await expect( openings.locator( 'li' ).first() ).toContainText( 'Saved harbor pilot' );
	await expect( openings.locator( 'li' ).first() ).toContainText(
		/Kiel, Germany · €50,000–60,000 a year · Apply by .*2099, \d+:00/
	);
	await expect( openings.locator( 'li' ).last() ).toContainText( 'Closed · Kiel, Germany' );
	await expect( openings ).not.toContainText( article.title );
	await axe();
	await narrow();
	await page.getByRole( 'button', { name: 'Remove Saved tide gauge keeper' } ).press( 'Enter' );
	await expect( openings.getByRole( 'link' ) ).toHaveCount( 1 );
} );

test( 'without a response, saved openings are listed by their titles', async ( { page, expectStatus } ) => {
	const opening = await saveNewOpening( page, 'Saved buoy painter' );
	expectStatus( 503, '/courant/v1/opening-facts' );
	await page.route( '**/opening-facts**', async ( route ) => route.fulfill( { status: 503 } ) );
	const failed = page.waitForResponse( '**/opening-facts**' );
	await page.goto( PAGE );
	await failed;
	await expect( page.locator( 'main' ).getByRole( 'link', { name: opening.title } ) ).toBeVisible();
} );

testWithoutScript( 'without JavaScript an opening has no buttons that need it', async ( { page } ) => {
	const { url } = await createOpening( { post_title: 'Plain dredger', post_name: 'plain-dredger' } );
	await page.goto( url );
	await expect( page.locator( '.share > a' ) ).toBeVisible();
	await expect( page.locator( '.share button:visible' ) ).toHaveCount( 0 );
} );
