import { countSubmissions, createOpening, installPlugin } from './support/application-form';
import { expect, test } from './support/third-parties';
import { button, ready } from './application-form-page';
import { SUBMIT, PDF, area, paragraphs, events, recordFields, recordEvents } from './application-form-events';
import { parsePrinted } from '../../src/shared/config/parse-printed';

const FIELDS = [
	{ name: 'awsm_applicant_name', label: 'Full name', required: true },
	{ name: 'awsm_applicant_email', label: 'Email', required: true },
	{
		name: 'awsm_field_level',
		type: 'select',
		label: 'Level',
		choices: Array.from(
			{ length: 30 },
			( _, number ) => `${ [ 'Amber', 'Basalt', 'Cedar' ][ number % 3 ] ?? '' } ${ number }`
		),
	},
	{ name: 'awsm_file', type: 'file', label: 'CV', required: true },
];

test.beforeAll( installPlugin );

test( 'an application that is sent: button, captcha, form, selects, message, both kinds of event, conversion', async ( {
	page,
	site,
	providers,
	axe,
} ) => {
	const opening = await createOpening( FIELDS );
	await site( {
		courant_ads: [],
		courant_listings: { styled_selects: true },
		courant_protection: { captcha: 'turnstile', site_key: 'lab', secret_key: 'lab' },
		courant_consent: { banner: 'none', fallback: 'open', ga4: 'G-LAB0001', conversion: 'AW-1234567890/LaB_label' },
	} );
	await page.route( 'https://challenges.cloudflare.com/**', ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: `
		window.turnstile = { render: (box) => box.insertAdjacentHTML('beforeend', '<input type="hidden" name="cf-turnstile-response" value="solved">'), reset: () => { window.labResets += 1; } };`,
		} )
	);
	await recordEvents( page );
	const fields = await recordFields( page );
	const submissions = countSubmissions( page );
	await page.goto( `${ opening.url }?e2e_jquery` );
	expect( providers.requested.some( ( url ) => url.includes( 'cloudflare' ) ) ).toBe( false );
	await page.getByLabel( 'Full name' ).fill( 'Zoë Lab' );
	await page.getByLabel( 'Email' ).fill( `zoe-${ opening.id }@courant.example` );
	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	await page.getByLabel( /I agree/ ).check();
	await ready( page );

	// The styled select of the form: at most 300 pixels high; typed letters are discarded after half a second.
	const level = page.getByRole( 'combobox', { name: 'Level' } );
	await expect( level ).toBeVisible();
	await axe( { include: '.awsm-job-form' } );
	await level.click();
	const list = page.getByRole( 'listbox' );
	await expect( list ).toHaveCSS( 'max-height', '300px' );
	expect( ( await list.boundingBox() )?.height ).toBeLessThanOrEqual( 300 );
	await axe( { include: '.awsm-job-form' } );
	await page.clock.install();
	await page.clock.pauseAt( Date.now() + 60_000 );
	const active = page.locator( '[role="option"][data-highlighted]' );
	await page.keyboard.type( 'b' );
	await expect( active ).toHaveText( 'Basalt 1' );
	await page.clock.runFor( 400 );
	await page.keyboard.type( 'c' );
	await expect( active ).toHaveText( 'Basalt 1' );
	await page.clock.runFor( 600 );
	await page.keyboard.type( 'c' );
	await expect( active ).toHaveText( 'Cedar 2' );
	await page.clock.resume();
	await page.keyboard.press( 'Enter' );
	await expect( level ).toHaveText( 'Cedar 2' );

	let release: () => void = () => undefined;
	const held = new Promise< void >( ( done ) => {
		release = done;
	} );
	await page.route( `**/admin-ajax.php?*${ SUBMIT }*`, async ( route ) => {
		await held;
		await route.continue();
	} );
	const [ request ] = await Promise.all( [
		page.waitForRequest( ( request ) => request.url().includes( SUBMIT ) ),
		button( page ).click(),
	] );
	await expect( button( page ) ).toBeDisabled();
	await expect( button( page ) ).toHaveValue( 'Sending…' );
	expect( await button( page ).getAttribute( 'data-response-text' ) ).toBe( 'Sending…' );
	await page
		.locator( '#awsm-application-form' )
		.evaluate( ( form: HTMLFormElement ) =>
			form.dispatchEvent( new Event( 'submit', { cancelable: true, bubbles: true } ) )
		);
	expect( submissions() ).toBe( 1 );
	release();
	const response = parsePrinted< { error: string[]; success: string[] } >(
		( await ( await request.response() )?.text() ) ?? ''
	);
	expect( response ).toMatchObject( {
		error: [],
		success: [
			expect.stringContaining( 'Your reference number is' ),
			expect.stringMatching( /^You sent: .*Full name.*\(.+\.pdf\)/ ),
			expect.stringMatching( /^Sent on / ),
		],
	} );

	await expect( paragraphs( page ) ).toHaveText( response.success );
	await expect( area( page ) ).toHaveClass( /awsm-success-message/ );
	const detail: unknown = expect.objectContaining( response );
	const settled = {
		label: 'Send application',
		disabled: false,
		resets: 1,
		hidden: false,
		applicant: '',
		level: 'Select an option',
		messages: response.success,
		detail,
	};
	expect(
		( await events( page ) ).sort( ( left, right ) =>
			String( left[ 'by' ] ).localeCompare( String( right[ 'by' ] ) )
		)
	).toEqual( [
		{ name: 'awsmjobs_application_submitted', by: 'document', ...settled },
		{ name: 'awsmjobs_application_submitted', by: 'jQuery', ...settled },
	] );
	expect( request.method() ).toBe( 'POST' );
	expect( request.headers()[ 'content-type' ] ).toMatch( /^multipart\/form-data/ );
	expect( ( await request.response() )?.headers()[ 'cache-control' ] ).toMatch( /no-cache|no-store/ );
	expect( await fields() ).toEqual(
		expect.arrayContaining( [
			[ 'action', SUBMIT ],
			[ 'awsm_job_id', String( opening.id ) ],
			[ 'awsm_applicant_name', 'Zoë Lab' ],
			[ 'awsm_applicant_email', `zoe-${ opening.id }@courant.example` ],
			[ 'awsm_field_level', 'Cedar 2' ],
			[ 'awsm_file', 'cv.pdf, application/pdf' ],
			[ 'awsm_form_privacy_policy', 'yes' ],
			[ 'cf-turnstile-response', 'solved' ],
		] )
	);
	const tags = () =>
		page.evaluate( () =>
			( window.dataLayer ?? [] ).map( ( entry ): unknown[] =>
				entry.length === undefined ? [] : Array.from( entry )
			)
		);
	await expect
		.poll( async () => ( await tags() ).filter( ( [ kind ] ) => kind === 'event' ) )
		.toEqual( [
			[ 'event', 'job_view', { job_id: String( opening.id ) } ],
			[ 'event', 'job_application_submitted', { job_id: String( opening.id ) } ],
			[ 'event', 'conversion', { send_to: 'AW-1234567890/LaB_label' } ],
		] );
} );
