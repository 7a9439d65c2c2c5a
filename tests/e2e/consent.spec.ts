import type { Page } from '@playwright/test';
import { HOSTILE_ERRORS, cookiesOf, expect, test } from './support/third-parties';
import { desk } from './support/test';
import { SERVICES, CONSENT, STATISTICS, MARKETING, ALL, banner, press, quiet, createArticles } from './consent-page';

const PREFERENCES = [ 'lab.smushcdn.com/lazy.js' ];

/** Options of the image service: automatic resizing disabled (precision 5, automatic width skipped). */
const IMAGES = { autoResizingEnabled: false, autoResizeOptions: { precision: 5, skipAutoWidth: true } };

const entries = ( page: Page ): Promise< unknown[][] > =>
	page.evaluate( () =>
		( window.dataLayer ?? [] ).map( ( entry ): unknown[] =>
			entry.length === undefined ? [ 'push', entry ] : Array.from( entry )
		)
	);

let article: string;
let embeds: string;

test.beforeAll( async () => {
	[ article, embeds ] = await createArticles();
} );

test( 'before a choice nothing is requested or stored, and the page is the same for every visitor', async ( {
	page,
	context,
	providers,
	site,
	narrow,
	screens,
} ) => {
	await site( CONSENT );
	await page.goto( article );
	await expect( banner( page ) ).toBeVisible();
	await quiet( page );
	expect( providers.requested ).toEqual( [] );
	expect( await cookiesOf( page ) ).toEqual( [] );
	expect( await page.evaluate( () => localStorage.length + sessionStorage.length ) ).toBe( 0 );
	const [ first ] = await entries( page );
	expect( first ).toEqual( [
		'consent',
		'default',
		{
			ad_storage: 'denied',
			ad_user_data: 'denied',
			ad_personalization: 'denied',
			analytics_storage: 'denied',
			functionality_storage: 'denied',
			personalization_storage: 'denied',
			security_storage: 'granted',
			wait_for_update: 500,
		},
	] );
	await narrow();
	await press( page, 'Customize' );
	await expect( banner( page ).getByRole( 'checkbox', { name: 'Preferences' } ) ).toBeVisible();
	await narrow();
	await screens( 'consent-banner' );
	await press( page, 'Accept all' );
	await expect.poll( async () => cookiesOf( page ) ).toContain( 'courant_consent' );
	const cookies = await context.cookies();
	const text = async () => ( await page.request.get( article ) ).text();
	// Other tests change articles and openings meanwhile, which the sidebar lists or counts.
	await expect( async () => {
		await context.clearCookies();
		const withoutChoice = await text();
		await context.addCookies( cookies );
		expect( await text() ).toBe( withoutChoice );
	} ).toPass( { timeout: 20_000 } );
} );

const choices: { name: string; choose: ( page: Page ) => Promise< void >; requested: string[]; cookies: string[] }[] = [
	{ name: 'refuse', choose: ( page ) => press( page, 'Reject all' ), requested: [], cookies: [ 'courant_consent' ] },
	{
		name: 'accept',
		choose: ( page ) => press( page, 'Accept all' ),
		requested: [ ...PREFERENCES, ...ALL ],
		cookies: [ '_clck', '_ga', '_ga_LAB', '_gcl_au', '_hjSessionUser_1', 'courant_consent' ],
	},
	...(
		[
			[ 'Preferences', PREFERENCES, [] ],
			[ 'Statistics', STATISTICS, [ '_clck', '_ga', '_ga_LAB', '_hjSessionUser_1' ] ],
			[ 'Marketing', MARKETING, [ '_ga', '_ga_LAB', '_gcl_au' ] ],
		] as const
	 ).map( ( [ kind, requested, cookies ] ) => ( {
		name: `only ${ kind.toLowerCase() }`,
		choose: async ( page: Page ) => {
			await press( page, 'Customize' );
			await banner( page ).getByRole( 'checkbox', { name: kind } ).check();
			await press( page, 'Save preferences' );
		},
		requested: [ ...requested ],
		cookies: [ ...cookies, 'courant_consent' ].sort(),
	} ) ),
];

for ( const { name, choose, requested, cookies } of choices ) {
	test( `${ name }: only that is requested and stored, now and on the next page`, async ( {
		page,
		providers,
		site,
	} ) => {
		await site( { ...CONSENT, courant_consent: { ...SERVICES, images: 'https://lab.smushcdn.com/lazy.js' } } );
		await page.goto( article );
		await choose( page );
		await expect( banner( page ) ).toBeHidden();
		await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...requested ].sort() );
		await expect.poll( () => cookiesOf( page ) ).toEqual( cookies );
		const [ cookie ] = ( await page.context().cookies() ).filter(
			( candidate ) => candidate.name === 'courant_consent'
		);
		expect( await page.evaluate( () => window.smushLazyLoadOptions ?? null ) ).toEqual(
			requested.some( ( url ) => PREFERENCES.includes( url ) ) ? IMAGES : null
		);
		expect( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400 ).toBeCloseTo( 365, 0 );
		providers.forget();
		await page.reload();
		await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...requested ].sort() );
		await expect( banner( page ) ).toBeHidden();
	} );
}

test(
	'a change loads newly allowed services, and withdrawal stops requests and deletes stored data',
	{ tag: '@oldest' },
	async ( { page, providers, site } ) => {
		await site( CONSENT );
		await page.goto( article );
		await press( page, 'Customize' );
		await banner( page ).getByRole( 'checkbox', { name: 'Statistics' } ).check();
		await press( page, 'Save preferences' );
		await expect.poll( () => providers.requested.length ).toBe( STATISTICS.length );
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await expect( banner( page ) ).toBeFocused();
		await expect( banner( page ).getByRole( 'checkbox', { name: 'Statistics' } ) ).toBeChecked();
		await banner( page ).getByRole( 'checkbox', { name: 'Marketing' } ).check();
		await press( page, 'Save preferences' );
		await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...ALL ].sort() );
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await press( page, 'Reject all' );
		expect( await cookiesOf( page ) ).toEqual( [ 'courant_consent' ] );
		expect( await page.evaluate( () => Object.keys( localStorage ) ) ).toEqual( [] );
		expect( ( await entries( page ) ).at( -1 ) ).toEqual( [
			'consent',
			'update',
			expect.objectContaining( {
				ad_storage: 'denied',
				analytics_storage: 'denied',
				security_storage: 'granted',
			} ),
		] );
		providers.forget();
		await page.reload();
		await quiet( page );
		expect( providers.requested ).toEqual( [] );
		expect( await cookiesOf( page ) ).toEqual( [ 'courant_consent' ] );
	}
);

test( 'Global Privacy Control keeps marketing off, also after accepting all', async ( { page, providers, site } ) => {
	await site( CONSENT );
	await page.addInitScript( () => Object.defineProperty( navigator, 'globalPrivacyControl', { value: true } ) );
	await page.goto( article );
	await press( page, 'Customize' );
	await expect( banner( page ).getByRole( 'checkbox', { name: 'Marketing' } ) ).toBeDisabled();
	await expect( banner( page ) ).toContainText( 'Global Privacy Control' );
	await press( page, 'Accept all' );
	await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...STATISTICS ].sort() );
	expect( await page.evaluate( () => window.courantConsent?.allows( 'marketing' ) ) ).toBe( false );
} );

test( 'consent signals precede the container, the linker has the domains, and an application is reported without a name', async ( {
	page,
	providers,
	site,
} ) => {
	await site( CONSENT );
	await page.goto( article );
	await press( page, 'Accept all' );
	await expect.poll( () => providers.requested.length ).toBe( ALL.length );
	const logged = await entries( page );
	const at = ( text: string ) => logged.findIndex( ( entry ) => JSON.stringify( entry ).includes( text ) );
	expect( at( '"default"' ) ).toBe( 0 );
	expect( at( '"update"' ) ).toBeLessThan( at( 'gtm.start' ) );
	expect( logged ).toContainEqual( [
		'set',
		'linker',
		{ domains: [ new URL( desk.url ).hostname, 'sister.example' ], accept_incoming: true, decorate_forms: true },
	] );
	await page.evaluate( () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<form id="lab"><input name="awsm_job_id" value="77"><input name="awsm_applicant_email" value="ada@courant.example"></form>'
		);
		document.querySelector( '#lab' )?.dispatchEvent(
			new CustomEvent( 'awsmjobs_application_submitted', {
				bubbles: true,
				detail: { success: [ 'ada@courant.example' ] },
			} )
		);
	} );
	await expect
		.poll( async () => ( await entries( page ) ).slice( logged.length ) )
		.toEqual( [
			[ 'push', { event: 'job_application_submitted', job_id: '77' } ],
			[ 'event', 'job_application_submitted', { job_id: '77' } ],
			[ 'event', 'conversion', { send_to: 'AW-1234567890/LaB_label' } ],
		] );
	expect(
		await page
			.locator( '#lab input' )
			.evaluateAll( ( fields ) =>
				fields.every( ( field ) => field.matches( '[data-clarity-mask="true"][data-hj-suppress]' ) )
			)
	).toBe( true );
	await page.evaluate( () => document.addEventListener( 'click', ( event ) => event.preventDefault() ) );
	await page.getByRole( 'link', { name: 'Shop' } ).click();
	await page.getByRole( 'link', { name: 'Other' } ).click();
	await expect( page.getByRole( 'link', { name: 'Shop' } ) ).toHaveAttribute( 'href', /[?&]_gl=/ );
	await expect( page.getByRole( 'link', { name: 'Other' } ) ).not.toHaveAttribute( 'href', /_gl/ );
} );

test( 'embeds are placeholders until one or all are allowed', async ( { page, providers, site, narrow } ) => {
	await site( CONSENT );
	await page.goto( embeds );
	await press( page, 'Reject all' );
	await quiet( page );
	expect( providers.requested ).toEqual( [] );
	const embed = page.locator( '.courant-embed' ).first();
	const before = await embed.boundingBox();
	await expect( embed ).toContainText( 'This content is provided by Vimeo.' );
	await expect( embed.getByRole( 'link', { name: 'Open on Vimeo' } ) ).toHaveAttribute(
		'href',
		'https://vimeo.com/76979871'
	);
	await narrow();
	await embed.getByRole( 'button', { name: 'Accept and show' } ).press( 'Enter' );
	await expect( page.frameLocator( 'iframe[title="Film"]' ).locator( 'body' ) ).toContainText( 'player.vimeo.com' );
	expect( await embed.boundingBox() ).toEqual( before );
	await expect( page.locator( 'iframe[title="Film"]' ) ).toHaveAttribute( 'loading', 'lazy' );
	expect( providers.requested ).toEqual( [ 'player.vimeo.com/video/76979871' ] );
	await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
	await press( page, 'Accept all' );
	await expect.poll( () => providers.requested ).toContain( 'platform.twitter.com/widgets.js' );
} );

test( 'the banner works by keyboard, and Escape keeps the current choice', async ( { page, providers, site } ) => {
	await site( CONSENT );
	await page.goto( article );
	await expect( banner( page ) ).toBeVisible();
	expect( await page.evaluate( () => document.activeElement === document.body ) ).toBe( true );
	await banner( page ).getByRole( 'button', { name: 'Reject all' } ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( banner( page ).getByRole( 'checkbox', { name: 'Preferences' } ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await banner( page ).getByRole( 'button', { name: 'Save preferences' } ).press( 'Enter' );
	await expect( banner( page ) ).toBeHidden();
	const link = page.getByRole( 'link', { name: 'Privacy settings' } );
	await link.press( 'Enter' );
	await expect( banner( page ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( banner( page ) ).toBeHidden();
	await expect( link ).toBeFocused();
	expect(
		await page.evaluate( () =>
			[ 'preferences', 'statistics', 'marketing' ].map( ( kind ) => window.courantConsent?.allows( kind ) )
		)
	).toEqual( [ true, false, false ] );
	expect( providers.requested ).toEqual( [] );
} );

for ( const manner of [ 'down', 'failing', 'slow', 'hostile' ] as const ) {
	test( `services that are ${ manner } neither break nor block the page`, async ( {
		page,
		providers,
		site,
		watch,
	} ) => {
		providers.behave( manner );
		await site( CONSENT );
		await page.goto( article );
		await press( page, 'Accept all' );
		await expect.poll( () => providers.requested.length ).toBe( ALL.length );
		await expect( page.getByRole( 'heading', { name: 'Consent lab' } ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await expect( banner( page ) ).toBeVisible();
		await page.waitForTimeout( manner === 'hostile' ? 500 : 0 );
		await expect( page.getByRole( 'heading', { name: 'Consent lab' } ) ).toBeVisible();
		if ( manner === 'hostile' ) {
			watch.ignoreErrors( ...HOSTILE_ERRORS );
		}
	} );
}
