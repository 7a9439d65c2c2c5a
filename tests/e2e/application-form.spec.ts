import type { Page } from '@playwright/test';
import { countSubmissions, createOpening, installPlugin } from './support/application-form';
import { expect, test } from './support/third-parties';
import { desk } from './support/test';

/** The application form as an applicant meets it in a browser, against the real server (docs/reference/behavior.md). */
const SUBMIT = 'awsm_applicant_form_submission';
const GENERAL = 'Something went wrong, and your application was not sent. Please try again.';
const PDF = {
	name: 'cv.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from( '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' ),
};
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

const button = ( page: Page ) => page.locator( '#awsm-application-submit-btn' );
const area = ( page: Page ) => page.locator( '.awsm-application-message' );
const paragraphs = ( page: Page ) => area( page ).locator( 'p' );
const ready = ( page: Page ) => expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
const error = ( page: Page, name: string ) =>
	page
		.locator( '.awsm-job-form-group' )
		.filter( { has: page.locator( `[name="${ name }"]` ) } )
		.locator( '> .awsm-job-form-error, > div.awsm-job-form-error' )
		.last();
const events = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { labEvents: Record< string, unknown >[] } ).labEvents );

test.beforeAll( installPlugin );

/** Records what a form is sent with: the browser's protocol does not show bodies with files. */
async function recordFields( page: Page ): Promise< () => Promise< [ string, string ][] > > {
	await page.addInitScript( () => {
		const prototype = XMLHttpRequest.prototype as unknown as { send: ( ...values: unknown[] ) => unknown };
		prototype.send = new Proxy( prototype.send, {
			apply: ( send, request, values: unknown[] ) => {
				const [ body ] = values;
				if ( body instanceof FormData ) {
					Object.assign( window, {
						labFields: [ ...body ].map( ( [ name, value ] ) => [
							name,
							typeof value === 'string' ? value : `${ value.name }, ${ value.type }`,
						] ),
					} );
				}
				return Reflect.apply( send, request, values );
			},
		} );
	} );
	return async () => page.evaluate( () => ( window as unknown as { labFields: [ string, string ][] } ).labFields );
}

/** Records both events of an application, heard natively and through jQuery, with what the page looks like in that moment. */
async function recordEvents( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const heard: Record< string, unknown >[] = [];
		Object.assign( window, { labEvents: heard, labResets: 0 } );
		const names = [ 'awsmjobs_application_submitted', 'awsmjobs_application_failed' ];
		const record = ( name: string, by: string, detail: unknown ) => {
			const form = document.querySelector< HTMLFormElement >( '#awsm-application-form' );
			const submit = document.querySelector< HTMLInputElement >( '#awsm-application-submit-btn' );
			heard.push( {
				name,
				by,
				detail,
				label: submit?.value,
				disabled: submit?.disabled,
				resets: ( window as unknown as { labResets: number } ).labResets,
				hidden: form?.hidden,
				applicant: form?.querySelector< HTMLInputElement >( '[name=awsm_applicant_name]' )?.value,
				level: form?.querySelector( '.awsm-selectric .label' )?.textContent,
				messages: [ ...document.querySelectorAll( '.awsm-application-message p' ) ].map(
					( line ) => line.textContent
				),
			} );
		};
		names.forEach( ( name ) =>
			document.addEventListener( name, ( event ) => record( name, 'document', ( event as CustomEvent ).detail ) )
		);
		document.addEventListener( 'DOMContentLoaded', () => {
			const { jQuery } = window as unknown as {
				jQuery?: ( target: Document ) => {
					on: ( name: string, act: ( event: unknown, detail: unknown ) => void ) => void;
				};
			};
			names.forEach( ( name ) =>
				jQuery?.( document ).on( name, ( _event, detail ) => record( name, 'jQuery', detail ) )
			);
		} );
	} );
}

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
	expect( providers.asked.some( ( one ) => one.includes( 'cloudflare' ) ) ).toBe( false );
	await page.getByLabel( 'Full name' ).fill( 'Zoë Lab' );
	await page.getByLabel( 'Email' ).fill( `zoe-${ opening.id }@courant.example` );
	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	await page.getByLabel( /I agree/ ).check();
	await ready( page );

	// The styled select of the form: 300 pixels high at most, and what is typed is forgotten after half a second.
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
		page.waitForRequest( ( one ) => one.url().includes( SUBMIT ) ),
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
	const response = ( await ( await request.response() )?.json() ) as { error: string[]; success: string[] };
	expect( response ).toMatchObject( {
		error: [],
		success: [ expect.stringContaining( 'Your reference number is' ) ],
	} );

	await expect( paragraphs( page ) ).toHaveText( response.success );
	await expect( area( page ) ).toHaveClass( /awsm-success-message/ );
	const settled = {
		label: 'Send application',
		disabled: false,
		resets: 1,
		hidden: false,
		applicant: '',
		level: 'Select an option',
		messages: response.success,
		detail: expect.objectContaining( response ) as unknown,
	};
	expect(
		( await events( page ) ).sort( ( one, other ) =>
			String( one[ 'by' ] ).localeCompare( String( other[ 'by' ] ) )
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
			( ( window as { dataLayer?: object[] } ).dataLayer ?? [] ).map( ( one ) =>
				Array.from( one as ArrayLike< unknown > )
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

test( 'an application that is not sent: too large, refused by the server, no network, an empty response', async ( {
	page,
	site,
	expectStatus,
} ) => {
	expectStatus( 422, SUBMIT );
	expectStatus( 500, SUBMIT );
	expectStatus( 0, SUBMIT );
	const opening = await createOpening();
	await site( { courant_ads: [], courant_consent: { banner: 'none' }, courant_applications: { max_megabytes: 1 } } );
	await recordEvents( page );
	const fields = await recordFields( page );
	const submissions = countSubmissions( page );
	await page.goto( `${ opening.url }?e2e_jquery` );
	const tooLarge = 'The file is larger than 1 MB. Choose a smaller file.';
	expect(
		await page.evaluate( () => {
			const { awsmJobsPublic: config } = window as unknown as { awsmJobsPublic: Record< string, never > };
			return [
				config[ 'ajaxurl' ],
				Number( config[ 'job_id' ] ),
				Number( config[ 'wp_max_upload_size' ] ),
				config[ 'vendors' ],
				config[ 'i18n' ],
				config[ 'deep_linking' ],
			];
		} )
	).toEqual( [
		`${ desk.url }/wp-admin/admin-ajax.php`,
		opening.id,
		1048576,
		expect.objectContaining( { jquery_validation: true } ),
		expect.objectContaining( {
			form_error_msg: expect.objectContaining( { general: GENERAL, file_validation: tooLarge } ),
		} ),
		expect.anything(),
	] );
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( `late-${ opening.id }@courant.example` );
	await page.getByLabel( 'Phone' ).fill( '1' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all' );
	await page
		.locator( '#awsm-application-file' )
		.setInputFiles( { ...PDF, buffer: Buffer.concat( [ PDF.buffer, Buffer.alloc( 1.5 * 1024 * 1024 ) ] ) } );
	await page.getByLabel( /I agree/ ).check();
	await ready( page );

	await button( page ).click();
	await expect( paragraphs( page ) ).toHaveText( [ tooLarge ] );
	await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
	expect( submissions() ).toBe( 0 );

	// Two things that only the server sees; an integration sends the form with a field of its own.
	await page
		.locator( '#awsm-application-file' )
		.setInputFiles( { ...PDF, buffer: Buffer.from( 'This is no PDF.' ) } );
	await page.getByLabel( 'Cover letter' ).evaluate( ( field: HTMLTextAreaElement ) => {
		field.required = false;
		field.value = '';
	} );
	const [ refused ] = await Promise.all( [
		page.waitForResponse( ( one ) => one.url().includes( SUBMIT ) ),
		page.evaluate( () => {
			const form = document.querySelector< HTMLFormElement >( '#awsm-application-form' );
			(
				window as unknown as { awsmJobs: { submitApplication: ( one: unknown, options: object ) => void } }
			 ).awsmJobs.submitApplication( form, { fields: [ { name: 'lab_extra', value: 'from an integration' } ] } );
		} ),
	] );
	expect( refused.status() ).toBe( 422 );
	const { error: errors, success } = ( await refused.json() ) as { error: string[]; success: string[] };
	expect( [ errors.length, success ] ).toEqual( [ 2, [] ] );
	await expect( paragraphs( page ) ).toHaveText( errors );
	await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
	await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Zoë' );
	await expect( button( page ) ).toBeEnabled();
	await expect( button( page ) ).toHaveValue( 'Send application' );
	expect( await fields() ).toContainEqual( [ 'lab_extra', 'from an integration' ] );
	const failed = ( await events( page ) ).map( ( { name, by, messages } ) => [ name, by, messages ] ).sort();
	expect( failed ).toEqual( [
		[ 'awsmjobs_application_failed', 'document', errors ],
		[ 'awsmjobs_application_failed', 'jQuery', errors ],
	] );

	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	const answers = [
		{ status: 500, body: '<h1>Internal Server Error</h1>' },
		null,
		{ status: 200, contentType: 'application/json', body: '{"error":[],"success":[]}' },
	];
	for ( const answer of answers ) {
		await page.route(
			`**/admin-ajax.php?*${ SUBMIT }*`,
			( route ) => ( answer === null ? route.abort( 'internetdisconnected' ) : route.fulfill( answer ) ),
			{ times: 1 }
		);
		const before = submissions();
		await area( page ).evaluate( ( box ) => box.replaceChildren() );
		await button( page ).click();
		await expect( paragraphs( page ) ).toHaveText( [ GENERAL ] );
		expect( submissions() ).toBe( before + 1 );
		await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
		await expect( button( page ) ).toBeEnabled();
		await expect( button( page ) ).toHaveValue( 'Send application' );
		await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Zoë' );
	}
	expect( await events( page ) ).toHaveLength( 2 );
} );

/** The texts that are promised; those about range, minimum, maximum and step exist. */
const MESSAGES = {
	required: 'This field is required.',
	email: 'Please enter a valid email address.',
	url: 'Please enter a valid URL.',
	date: 'Please enter a valid date.',
	number: 'Please enter a valid number.',
	digits: 'Please enter only digits.',
	equalTo: 'Please enter the same value again.',
	maxlength: 'Please enter no more than {0} characters.',
	minlength: 'Please enter at least {0} characters.',
	range: expect.stringMatching( /\{0\}.*\{1\}/ ) as unknown,
	min: expect.stringContaining( '{0}' ) as unknown,
	max: expect.stringContaining( '{0}' ) as unknown,
	step: expect.stringContaining( '{0}' ) as unknown,
};

test( 'each rule of a field uses the message that the server printed, unless its markup has another', async ( {
	page,
	site,
} ) => {
	const opening = await createOpening();
	await site( { courant_ads: [], courant_consent: { banner: 'none' } } );
	const submissions = countSubmissions( page );
	await page.goto( opening.url );
	expect(
		await page.evaluate(
			() =>
				( window as unknown as { courantDesk: { config: { applications: { messages: object } } } } ).courantDesk
					.config.applications.messages
		)
	).toMatchObject( MESSAGES );
	const fields: [ name: string, attributes: string, value: string, message: string ][] = [
		[ 'lab_required', 'required', '', MESSAGES.required ],
		[ 'lab_email', 'type="email"', 'zoe', MESSAGES.email ],
		[ 'lab_url', 'data-rule-url="true"', 'no url', MESSAGES.url ],
		[ 'lab_date', 'data-rule-date="true"', 'someday', MESSAGES.date ],
		[ 'lab_number', 'data-rule-number="true"', 'many', MESSAGES.number ],
		[ 'lab_digits', 'data-rule-digits="true"', '1.5', MESSAGES.digits ],
		[ 'lab_equal', 'data-rule-equalto="#awsm-applicant-email"', 'other', MESSAGES.equalTo ],
		[ 'lab_long', 'data-rule-maxlength="3"', 'four', 'Please enter no more than 3 characters.' ],
		[ 'lab_short', 'minlength="5"', 'four', 'Please enter at least 5 characters.' ],
		[ 'lab_range', 'data-rule-range="[1,5]"', '9', 'Please enter a value between 1 and 5.' ],
		[ 'lab_min', 'min="3" type="number"', '2', 'Please enter a value greater than or equal to 3.' ],
		[ 'lab_max', 'max="3" type="number"', '4', 'Please enter a value less than or equal to 3.' ],
		[ 'lab_step', 'step="5" type="number"', '3', 'Please enter a multiple of 5.' ],
		[ 'lab_own', 'required data-msg-required="Tell us this."', '', 'Tell us this.' ],
	];
	await page.locator( '#awsm-application-form' ).evaluate( ( form, all ) => {
		all.forEach( ( [ name, attributes, value ] ) =>
			form.insertAdjacentHTML(
				'beforeend',
				`<div class="awsm-job-form-group"><label for="${ name }">${ name }</label><input id="${ name }" name="${ name }" ${ attributes } value="${ value }"></div>`
			)
		);
	}, fields );
	await page.getByLabel( 'Full name' ).focus();
	await ready( page );
	await button( page ).click();
	for ( const [ name, , , message ] of fields ) {
		await expect( error( page, name ), name ).toHaveText( message );
		await expect( page.locator( `[name="${ name }"]` ), name ).toHaveAttribute( 'aria-invalid', 'true' );
	}
	expect( submissions() ).toBe( 0 );

	// With the flag off, the browser's own validation stays and none of our texts is drawn.
	await site( { courant_ads: [], courant_consent: { banner: 'none' }, courant_applications: { validation: false } } );
	await page.goto( opening.url );
	await page.getByLabel( 'Email' ).fill( 'zoe' );
	await ready( page );
	await button( page ).click();
	expect(
		await page.evaluate( () => [
			( window as unknown as { awsmJobsPublic: { vendors: { jquery_validation: unknown } } } ).awsmJobsPublic
				.vendors.jquery_validation,
			document.querySelector( 'form:invalid' ) !== null,
		] )
	).toEqual( [ false, true ] );
	await expect( page.locator( 'div.awsm-job-form-error' ) ).toHaveCount( 0 );
	expect( submissions() ).toBe( 0 );
} );

test( 'the in-app browsers of two social-media apps choose files of any type, other browsers the accepted ones', async ( {
	browser,
} ) => {
	const opening = await createOpening();
	const accepted = async ( userAgent: string ) => {
		const context = await browser.newContext( { userAgent } );
		const page = await context.newPage();
		await page.goto( opening.url, { waitUntil: 'load' } );
		const value = await page.locator( '#awsm-application-file' ).getAttribute( 'accept' );
		await context.close();
		return value;
	};
	const phone =
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
	expect( await accepted( `${ phone } [FBAN/FBIOS;FBAV/440.0.0.35.109;FBBV/545263271]` ) ).toBeNull();
	expect( await accepted( `${ phone } Instagram 312.0.0.25.112 (iPhone14,5; iOS 17_0)` ) ).toBeNull();
	expect( await accepted( `${ phone } Safari/604.1` ) ).toBe( '.pdf, .doc, .docx' );
} );
