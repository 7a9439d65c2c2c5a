import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from './support/browsers';
import { Keyboard } from './support/keys';
import { createFormToken, createOpening, createPost } from './support/site-data';
import { desk, expect, test as base } from './support/test';

/**
 * The way of an applicant with the keyboard alone, as assistive technology reports it: filter the list, open an opening,
 * send the form with an error and without, replace the CV, withdraw. After each key it checks which element has the
 * focus, that it is visible, and its role and accessible name.
 */
const test = base.extend< { keys: Keyboard } >( { keys: async ( { page }, use ) => use( new Keyboard( page ) ) } );
// Only the complete browser opens file dialogs by keyboard. Without motion, pages have no view transitions: Chromium
// reports those that it skips, because the next key leaves the page, as errors.
test.use( { launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } } );
test.setTimeout( 150_000 );

const CV = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );

interface Opening {
	id: number;
	title: string;
	listUrl: string;
}

async function openingInList(): Promise< Opening > {
	const mark = randomUUID().slice( 0, 8 );
	const title = `Editor ${ mark }`;
	const { id } = await createOpening( {
		post_title: title,
		post_content: '<p>The desk works with numbers that nobody has read.</p>'.repeat( 12 ),
		meta_input: {
			courant_work_mode: 'remote',
			courant_salary: { min: 68000, max: 82000, currency: 'EUR', unit: 'YEAR', shown: true },
		},
	} );
	const list = await createPost( {
		post_type: 'page',
		post_title: `Jobs ${ mark }`,
		post_content: '<!-- wp:shortcode -->[awsmjobs filters="yes"]<!-- /wp:shortcode -->',
	} );
	return { id, title, listUrl: list.url };
}

async function chooseByKeyboard( page: Page, key: 'Enter' | 'Space', name: string ): Promise< void > {
	const opened = page.waitForEvent( 'filechooser' );
	// The browser intercepts the dialog only after it has processed the listener.
	await page.evaluate( () => undefined );
	await page.keyboard.press( key );
	const chooser = await opened;
	await chooser.setFiles( { name, mimeType: 'application/pdf', buffer: await readCv() } );
}

async function readCv(): Promise< Buffer > {
	const { readFile } = await import( 'node:fs/promises' );
	return readFile( CV );
}

/** Filters the list until only this opening is left, and opens it. */
async function findOpening(
	page: Page,
	keys: Keyboard,
	{ title, listUrl }: Opening,
	isPhone: boolean
): Promise< void > {
	await page.goto( listUrl );
	const results = page.getByRole( 'main' ).getByRole( 'status' );
	await keys.tabTo( 'Search openings' );
	await keys.type( title );
	await page.keyboard.press( 'Enter' );
	await expect( results ).toHaveText( '1 opening found' );
	await keys.is( { role: 'textbox', name: 'Search openings' } );
	if ( isPhone ) {
		await keys.tabTo( 'Filter' );
		await keys.press( 'Enter', { role: 'button', name: /^Filter/, states: { expanded: true, pressed: 'true' } } );
	}
	await keys.tabTo( 'Work mode' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( results ).toHaveText( 'No openings found' );
	await keys.is( { name: 'Work mode' } );
	await page.keyboard.press( 'End' );
	await expect( results ).toHaveText( '1 opening found' );
	await expect( page.getByRole( 'list', { name: 'Active filters' } ) ).toMatchAriaSnapshot( `
		- list "Active filters":
		  - listitem:
		    - link /“?Editor .*, remove/
		  - listitem:
		    - link /^Work mode. Remote\\s?, remove$/
	` );
	await keys.tabTo( title );
	await keys.leave( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1, name: title } ) ).toBeVisible();
}

/** Sends the form without a required field, corrects it from the summary, and sends it again. */
async function apply( page: Page, keys: Keyboard, email: string, isPhone: boolean ): Promise< void > {
	const form = page.locator( '.awsm-job-form' );
	if ( isPhone ) {
		// The bar with the link is hidden as soon as the form is in view, and the next control is in the form.
		await expect( page.getByRole( 'link', { name: 'Apply now' } ) ).toBeVisible();
		await keys.tabTo( /^CV/ );
	} else {
		await keys.tabTo( 'Apply now' );
		await keys.leave( 'Enter' );
		await keys.is( { role: 'heading', name: 'Apply for this opening' } );
		await keys.press( 'Tab', { name: /^CV/ } );
	}
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeInViewport();
	await keys.tabTo( /^Full name/ );
	await keys.type( 'Zoë O’Hara' );
	await keys.tabTo( /^Email/ );
	await keys.type( 'zoe' );
	await keys.tabTo( /I agree/ );
	await keys.press( 'Space', { role: 'checkbox', states: { checked: 'true' } } );
	await keys.tabTo( 'Send application' );
	await keys.leave( 'Enter' );

	await keys.is( { role: 'group', name: /fields|correct/i } );
	await expect( form.locator( '.courant-form-summary' ) ).toMatchAriaSnapshot( `
		- group:
		  - paragraph
		  - list:
		    - listitem:
		      - link /^CV. /
		    - listitem:
		      - link /^Email. Please enter a valid email address\\./
	` );
	await keys.press( 'Tab', { role: 'link', name: /^CV/ } );
	await keys.press( 'Enter', { name: /^CV/ } );
	await expect( page.getByLabel( 'CV' ) ).toBeFocused();
	await expect( page.getByLabel( 'CV' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'CV' ) ).toHaveAccessibleDescription( /Allowed types.*(CV|file)/ );
	await chooseByKeyboard( page, 'Enter', 'first.pdf' );
	await expect( page.getByLabel( 'CV' ) ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await keys.press( 'Tab', { role: 'button', name: 'Remove first.pdf' } );
	await keys.tabTo( /^Email/ );
	await expect( page.getByLabel( 'Email' ) ).toHaveAccessibleDescription( /Please enter a valid email address/ );
	await page.keyboard.press( 'Control+A' );
	await keys.type( email );
	await expect( page.getByLabel( 'Email' ) ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await keys.tabTo( /^Phone/ );
	await keys.type( '+49 30 1234' );
	await keys.tabTo( /^Cover letter/ );
	await keys.type( 'Dear all.' );
	await keys.tabTo( 'Send application' );
	await keys.leave( 'Enter' );

	await keys.is( { role: 'group', name: /reference number is [\w-]+\.$/ } );
	await expect( form ).toMatchAriaSnapshot( `
		- heading "Application sent" [level=2]
		- group:
		  - paragraph: /reference number/
		  - paragraph: /You sent/
		  - paragraph: /Sent on/
		- heading "What happens next" [level=3]
		- button "Send another application"
	` );
}

async function replaceCv( page: Page, keys: Keyboard ): Promise< void > {
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your application' } ) ).toBeVisible();
	await keys.tabTo( 'Replace CV' );
	await page.keyboard.press( 'Enter' );
	await keys.press( 'Tab', { name: 'New CV' } );
	await chooseByKeyboard( page, 'Space', 'second.pdf' );
	await keys.tabTo( 'Send new CV' );
	await keys.leave( 'Enter' );
	await keys.is( { role: 'status' } );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Your CV has been replaced.' );
}

/** Opens the confirmation of a withdrawal, closes it twice, and withdraws. */
async function withdraw( page: Page, keys: Keyboard ): Promise< void > {
	await keys.tabTo( 'Withdraw application' );
	const dialog = page.getByRole( 'dialog', {
		name: 'Withdraw this application?',
		description: 'Your files, your cover letter and your contact details will be deleted. This cannot be undone.',
	} );
	for ( const close of [ 'Escape', 'Enter' ] as const ) {
		await keys.press( 'Enter', { role: 'button', name: 'Keep my application' } );
		await expect( dialog ).toBeVisible();
		await keys.press( close, { role: 'button', name: 'Withdraw application' } );
		await expect( dialog ).toBeHidden();
	}
	await keys.press( 'Enter', { name: 'Keep my application' } );
	// Tab moves between the controls of the dialog and of the browser, not to the page behind it.
	const reached = new Set< string >();
	for ( let presses = 0; presses < 5; presses += 1 ) {
		await page.keyboard.press( 'Tab' );
		reached.add(
			await page.evaluate( () =>
				document.activeElement === document.body
					? 'browser'
					: ( document.activeElement?.textContent ?? '' ).trim()
			)
		);
	}
	expect( [ ...reached ].sort() ).toEqual( [ 'Keep my application', 'Yes, withdraw', 'browser' ] );
	await keys.tabTo( 'Keep my application' );
	await expect( dialog ).toMatchAriaSnapshot( `
		- dialog "Withdraw this application?":
		  - heading "Withdraw this application?" [level=3]
		  - paragraph: Your files, your cover letter and your contact details will be deleted. This cannot be undone.
		  - button "Keep my application"
		  - button "Yes, withdraw"
	` );
	await keys.press( 'Tab', { role: 'button', name: 'Yes, withdraw' } );
	await keys.leave( 'Enter' );
	await keys.is( { role: 'status' } );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your application has been withdrawn' );
	await expect( page.getByRole( 'main' ).getByRole( 'button' ) ).toHaveCount( 0 );
}

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] ) {
	test( `at ${ viewport.width } px an applicant finds an opening, applies, replaces the CV and withdraws by keyboard`, async ( {
		page,
		keys,
	} ) => {
		const opening = await openingInList();
		const email = `keyboard-${ String( opening.id ) }@courant.example`;
		const token = await createFormToken();
		await page.route( '**/courant/v1/token*', ( route ) => route.fulfill( { json: { token } } ) );
		await page.setViewportSize( viewport );
		const isPhone = viewport.width < 768;
		await findOpening( page, keys, opening, isPhone );
		await apply( page, keys, email, isPhone );
		const emails = async ( subject: RegExp ) =>
			desk.mails( ( mail ) => mail.to.includes( email ) && subject.test( mail.subject ), { atLeast: 1 } );
		const [ received ] = await emails( /./ );
		await page.goto( /http\S+courant_application=\S+/.exec( received?.text ?? '' )?.[ 0 ] ?? '' );
		await replaceCv( page, keys );
		expect( await emails( /has been updated/ ) ).toHaveLength( 1 );
		await withdraw( page, keys );
		expect( await emails( /You have withdrawn/ ) ).toHaveLength( 1 );
	} );
}
