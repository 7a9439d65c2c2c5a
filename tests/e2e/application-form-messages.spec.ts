import { countSubmissions, createOpening, installPlugin } from './support/application-form';
import { expect, test } from './support/third-parties';
import { button, ready, error } from './application-form-page';

test.beforeAll( installPlugin );

/** Messages as documented. Of those about range, minimum, maximum and step, only the placeholders are checked. */
const MESSAGES = {
	required: 'This field is required.',
	email: 'Please enter a valid email address.',
	url: 'Enter a full web address, such as https://example.com.',
	date: 'Please enter a valid date.',
	number: 'Please enter a valid number.',
	digits: 'Please enter only digits.',
	equalto: 'Please enter the same value again.',
	maxlength: 'Please enter no more than {0} characters.',
	minlength: 'Please enter at least {0} characters.',
};
/** Messages with a value, such as a limit. */
const MESSAGES_WITH_VALUES: Record< string, unknown > = {
	range: expect.stringMatching( /\{0\}.*\{1\}/ ),
	min: expect.stringContaining( '{0}' ),
	max: expect.stringContaining( '{0}' ),
	step: expect.stringContaining( '{0}' ),
};

test( 'each rule of a field uses the message that the server printed, unless its markup has another', async ( {
	page,
	site,
} ) => {
	const opening = await createOpening();
	await site( { courant_ads: [], courant_consent: { banner: 'none' } } );
	const submissions = countSubmissions( page );
	await page.goto( opening.url );
	expect( await page.evaluate( () => window.courantDesk.config.applications.messages ) ).toMatchObject( {
		...MESSAGES,
		...MESSAGES_WITH_VALUES,
	} );
	const fields: [ name: string, attributes: string, value: string, message: string ][] = [
		[ 'lab_required', 'required', '', MESSAGES.required ],
		[ 'lab_email', 'type="email"', 'zoe', MESSAGES.email ],
		[ 'lab_url', 'data-rule-url="true"', 'no url', MESSAGES.url ],
		[ 'lab_date', 'data-rule-date="true"', 'someday', MESSAGES.date ],
		[ 'lab_number', 'data-rule-number="true"', 'many', MESSAGES.number ],
		[ 'lab_digits', 'data-rule-digits="true"', '1.5', MESSAGES.digits ],
		[ 'lab_equal', 'data-rule-equalto="#awsm-applicant-email"', 'other', MESSAGES.equalto ],
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

	// With the flag off, the browser validates, and no message of the plugin is shown.
	await site( { courant_ads: [], courant_consent: { banner: 'none' }, courant_applications: { validation: false } } );
	await page.goto( opening.url );
	await page.getByLabel( 'Email' ).fill( 'zoe' );
	await ready( page );
	await button( page ).click();
	expect(
		await page.evaluate( () => [
			window.awsmJobsPublic.vendors.jquery_validation,
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
