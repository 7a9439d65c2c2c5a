import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, overflows, test } from './support/test';
import { createFormToken, createOpening, createPost } from './support/site-data';

const CV = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );
const OTHER_FILE = resolve( import.meta.dirname, '../fixtures/applications/contact-details.json' );
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const openingWithText = async ( meta: object = {} ) =>
	createOpening( {
		post_title: `Editor ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<p>The desk works with numbers that nobody has read.</p>'.repeat( 40 ),
		meta_input: meta,
	} );

const inDays = ( days: number ) => new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

const bar = ( page: Page ) => page.locator( '.courant-apply-bar' );

/** Drops files as a browser does that gets them from another program. */
async function dropOn( target: Locator, files: string[] ): Promise< void > {
	await target.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = ( await target.boundingBox() ) ?? {};
	const session = await target.page().context().newCDPSession( target.page() );
	for ( const type of [ 'dragEnter', 'dragOver', 'drop' ] as const ) {
		await session.send( 'Input.dispatchDragEvent', {
			type,
			x: x + width / 2,
			y: y + height / 2,
			data: { items: [], files, dragOperationsMask: 1 },
		} );
	}
}

const namesOf = async ( input: Locator ) =>
	input.evaluate( ( { files }: HTMLInputElement ) => [ ...( files ?? [] ) ].map( ( { name } ) => name ) );

/** Visible facts of the page's opening, without those of similar openings. */
const fact = ( page: Page, text: string ) =>
	page.locator( '.courant-opening-header, .awsm-job-content' ).getByText( text ).filter( { visible: true } );

test( 'on a phone the description starts in the first view, and a bar leads to the form and never covers it', async ( {
	page,
	axe,
} ) => {
	const opening = await openingWithText( {
		courant_closing_at: `${ inDays( 3 ) }T12:00`,
		awsm_exp_list_display: 'list_display',
		courant_salary: { min: 68000, max: 82000, currency: 'EUR', unit: 'YEAR', shown: true },
	} );
	await page.setViewportSize( PHONE );
	await page.goto( opening.url );
	await expect( page.locator( '.courant-opening-line' ) ).toContainText( '€68,000–82,000 a year' );
	await expect( page.locator( '.awsm-job-entry-content p' ).first() ).toBeInViewport();
	expect( await overflows( page ) ).toBe( false );
	await expect( fact( page, '€68,000–82,000 a year' ) ).toHaveCount( 1 );
	await expect( bar( page ) ).toContainText( /Closes (in \d+ days|tomorrow)/ );
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
	await axe( { include: '.awsm-job-single-wrap' } );

	await bar( page ).getByRole( 'link', { name: 'Apply now' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeFocused();
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeInViewport();
	// The bar is now in its position above the form, and does not cover it.
	await expect
		.poll( async () => {
			const [ cover, form ] = [
				await bar( page ).boundingBox(),
				await page.locator( '.awsm-job-form' ).boundingBox(),
			];
			return cover && form ? cover.y + cover.height <= form.y : false;
		} )
		.toBe( true );
	await expect( bar( page ) ).toBeHidden();
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	await expect( bar( page ) ).toBeVisible();
} );

test( 'the bar covers no element that gets the focus', async ( { page } ) => {
	const opening = await createOpening( {
		post_title: `Editor ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<p>Text with <a href="#x">a link</a>.</p>'.repeat( 30 ),
	} );
	await page.setViewportSize( PHONE );
	await page.goto( opening.url );
	const links = page.locator( '.awsm-job-entry-content a' );
	await links.first().focus();
	for ( let index = 1; index < ( await links.count() ); index += 1 ) {
		await page.keyboard.press( 'Tab' );
		await expect( links.nth( index ) ).toBeFocused();
		await expect
			.poll( () =>
				page.evaluate( () => {
					const box = document.activeElement?.getBoundingClientRect();
					const cover = document.querySelector( '.courant-apply-bar' )?.getBoundingClientRect();
					return box && cover ? box.bottom <= cover.top || box.top >= cover.bottom : false;
				} )
			)
			.toBe( true );
	}
} );

test( 'on a wide screen the facts stay beside the text and the form', async ( { page, axe } ) => {
	const opening = await openingWithText( { courant_identifier: 'CRT-7' } );
	await page.setViewportSize( DESKTOP );
	await page.goto( opening.url );
	const facts = page.locator( '.courant-opening-summary' );
	await expect( facts.getByRole( 'link', { name: 'Apply now' } ) ).toBeInViewport( { ratio: 1 } );
	// The facts stay in view when the line below the title has left it, so they contain what decides.
	await expect( fact( page, 'Pay not stated' ) ).toHaveCount( 2 );
	await expect( fact( page, 'Open until filled' ) ).toHaveCount( 2 );
	await expect( facts ).toContainText( /Pay not stated[^]*CRT-7\s*$/ );
	await expect( bar( page ) ).toBeHidden();
	for ( const target of [ page.locator( '.awsm-job-entry-content' ), page.locator( '.awsm-job-form-inner' ) ] ) {
		await target.evaluate( ( element ) => element.scrollIntoView( { behavior: 'instant', block: 'start' } ) );
		await expect( facts ).toBeInViewport( { ratio: 1 } );
		const [ left, right ] = [ await target.boundingBox(), await facts.boundingBox() ];
		expect( ( left?.x ?? 0 ) + ( left?.width ?? 0 ) ).toBeLessThan( right?.x ?? 0 );
	}
	await axe( { include: '.awsm-job-single-wrap' } );
} );

test( 'the facts beside the text, or the bar, are there at every width, and the text comes before other facts', async ( {
	page,
} ) => {
	const opening = await openingWithText( { courant_identifier: 'CRT-7' } );
	await page.goto( opening.url );
	const card = page.locator( '.courant-opening-summary' );
	const paragraph = page.locator( '.awsm-job-entry-content p' );
	for ( const width of [ 390, 767, 768, 900, 928, 960, 1024, 1026, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
		await expect( paragraph.first() ).toBeInViewport();
		const hasBar = await bar( page ).isVisible();
		const [ text, facts ] = [ await paragraph.first().boundingBox(), await card.boundingBox() ];
		const isBeside = ( facts?.x ?? 0 ) > ( text?.x ?? 0 ) + ( text?.width ?? 0 );
		expect( [ width, isBeside || ( facts?.y ?? 0 ) > ( text?.y ?? 0 ) ] ).toEqual( [ width, true ] );
		expect( [ width, isBeside ] ).toEqual( [ width, ! hasBar ] );
		await paragraph.nth( 20 ).evaluate( ( element ) => element.scrollIntoView( { behavior: 'instant' } ) );
		await expect( page.getByRole( 'link', { name: 'Apply now' } ).filter( { visible: true } ) ).toBeInViewport( {
			ratio: 1,
		} );
		expect( await overflows( page ) ).toBe( false );
	}
} );

test( 'the link to all openings goes back to the list that the visitor came from', async ( { page } ) => {
	const opening = await openingWithText();
	const list = await createPost( {
		post_type: 'page',
		post_title: `Careers ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<!-- wp:shortcode -->[awsmjobs listings="100"]<!-- /wp:shortcode -->',
	} );
	const back = page.locator( '.courant-opening-list' );
	await page.goto( opening.url );
	await expect( back ).toHaveText( 'All job openings' );
	for ( const query of [ '', '?jq=editor' ] ) {
		await page.goto( list.url + query );
		await page.locator( `.awsm-job-listing-item a[href="${ opening.url }"]` ).first().click();
		await expect( back ).toHaveText( 'Back to results' );
		await back.click();
		await expect( page ).toHaveURL( list.url + query );
	}
} );

test( 'similar openings with their pay follow the form', async ( { page, axe } ) => {
	await createOpening( {
		post_title: 'Reporter of similar news',
		post_content: 'Text.',
		meta_input: { courant_salary: { min: 41000, max: 43000, currency: 'EUR', unit: 'YEAR', shown: true } },
	} );
	const opening = await openingWithText();
	await page.goto( opening.url );
	const similar = page.locator( '.courant-recent' );
	await expect( similar.getByRole( 'heading', { name: 'Similar openings' } ) ).toBeVisible();
	await expect( similar.locator( '.awsm-recent-jobs-item' ).first() ).toContainText( /a year|Pay not stated/ );
	const [ form, list ] = [ await page.locator( '.awsm-job-form' ).boundingBox(), await similar.boundingBox() ];
	expect( list?.y ?? 0 ).toBeGreaterThan( ( form?.y ?? 0 ) + ( form?.height ?? 0 ) );
	await axe( { include: '.courant-recent' } );
} );

test( 'the field for files is a box to drop files on, with its help text, before and after the script has run', async ( {
	page,
} ) => {
	const opening = await openingWithText();
	await page.goto( opening.url );
	const group = page.locator( '.awsm-job-form-group:has(> [type="file"])' ).first();
	await expect( group.locator( 'small' ) ).toHaveText( /^Choose a file or drop it here\. Allowed types/, {
		useInnerText: true,
	} );
	const input = group.locator( '[type="file"]' );
	await expect( input ).toHaveCSS( 'border-style', 'dashed' );
	/** The top of each field from the top of the page, which does not depend on the scroll position. */
	const positions = async () =>
		page
			.locator( '.awsm-job-form .awsm-job-form-group' )
			.evaluateAll( ( groups ) =>
				groups.map( ( element ) => Math.round( element.getBoundingClientRect().y + scrollY ) )
			);
	const before = await positions();
	// Without script, the browser accepts files on the input only.
	await dropOn( group.locator( 'small' ), [ CV ] );
	expect( await namesOf( input ) ).toEqual( [ basename( CV ) ] );

	await page.reload();
	await page.getByLabel( 'Full name' ).focus();
	await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	expect( await positions() ).toEqual( before );
	await dropOn( group.locator( 'small' ), [ CV, OTHER_FILE ] );
	await expect( group.getByText( 'Please choose one file only.' ) ).toBeVisible();
	await group.getByRole( 'button', { name: `Remove ${ basename( OTHER_FILE ) }` } ).click();
	await expect( group.getByText( 'Please choose one file only.' ) ).toBeHidden();
	expect( await namesOf( input ) ).toEqual( [ basename( CV ) ] );
} );

test( 'after sending, what happens next takes the place of the form', async ( { page, axe } ) => {
	const opening = await openingWithText( {
		courant_hiring_steps: 'We reply within five working days.\nWe call you.',
	} );
	const token = await createFormToken();
	await page.route( '**/courant/v1/token*', ( route ) => route.fulfill( { json: { token } } ) );
	await page.goto( opening.url );
	const next = page.locator( '.courant-after-sending' );
	await expect( next ).toBeHidden();
	await expect( page.locator( '.courant-form-submit' ) ).toContainText( 'We confirm your application by email.' );
	await page.getByLabel( 'CV' ).setInputFiles( CV );
	await page.getByLabel( 'Email' ).fill( `next-${ String( opening.id ) }@courant.example` );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '#awsm-applicant-name-error' ) ).toHaveText( 'Enter your full name.' );

	await page.getByLabel( 'Full name' ).fill( 'Zoë O’Hara' );
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-success-message' ) ).toContainText( 'Your reference number is' );
	await expect( page.locator( '#awsm-application-form' ) ).toBeHidden();
	await expect( next.getByRole( 'heading', { name: 'What happens next' } ) ).toBeVisible();
	await expect( next ).toContainText( `The confirmation goes to next-${ String( opening.id ) }@courant.example.` );
	await expect( next.locator( '.courant-opening-steps > li' ) ).toHaveText( [
		'We reply within five working days. You are here',
		'We call you.',
	] );
	await expect( next.locator( '[aria-current="step"]' ) ).toContainText( 'You are here' );
	await expect( page.getByRole( 'heading', { name: 'Application sent' } ) ).toBeInViewport();
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Apply now' } ) ).toHaveCount( 0 );
	await axe( { include: '.awsm-job-form' } );
	const another = next.getByRole( 'button', { name: 'Send another application' } );
	const last = await next.locator( '.courant-opening-steps' ).boundingBox();
	expect( ( await another.boundingBox() )?.y ).toBeGreaterThan( ( last?.y ?? 0 ) + ( last?.height ?? 0 ) );
	await another.click();
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeVisible();
	await expect( next ).toBeHidden();
} );
