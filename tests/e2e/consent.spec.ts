import type { Page } from '@playwright/test';
import { HOSTILE_ERRORS, cookiesOf, expect, test } from './support/third-parties';
import { desk } from './support/test';

const SERVICES = {
	banner: 'own',
	gtm: 'GTM-LAB0001',
	gtm_category: 'marketing',
	ga4: 'G-LAB0001',
	domains: 'sister.example',
	clarity: 'lab0001',
	hotjar: '1234567',
	conversion: 'AW-1234567890/LaB_label',
	log: true,
};
const CONSENT = { courant_consent: SERVICES, courant_ads: [] };

const PREFERENCES = [ 'lab.smushcdn.com/lazy.js' ];
/** Spec 9: automatic resizing disabled (precision 5, automatic width skipped). */
const IMAGES = { autoResizingEnabled: false, autoResizeOptions: { precision: 5, skipAutoWidth: true } };
const STATISTICS = [
	'www.googletagmanager.com/gtag/js',
	'www.clarity.ms/tag/lab0001',
	'static.hotjar.com/c/hotjar-1234567.js',
];
const MARKETING = [ 'www.googletagmanager.com/gtm.js', 'www.googletagmanager.com/gtag/js' ];
const ALL = [ ...new Set( [ ...STATISTICS, ...MARKETING ] ) ];

const banner = ( page: Page ) => page.getByRole( 'region', { name: 'Your privacy' } );
const press = ( page: Page, name: string ) => banner( page ).getByRole( 'button', { name } ).click();
const entries = ( page: Page ): Promise< unknown[][] > =>
	page.evaluate( () =>
		( ( window as { dataLayer?: object[] } ).dataLayer ?? [] ).map( ( one ) =>
			'length' in one ? Array.from( one as ArrayLike< unknown > ) : [ 'push', one ]
		)
	);
/** Everything that will be asked has been asked when the page has loaded and a while has passed. */
const quiet = async ( page: Page ) => {
	await page.waitForLoadState( 'load' );
	await page.waitForTimeout( 400 );
};

let article: string;
let embeds: string;

test.beforeAll( async () => {
	[ article, embeds ] = await desk.wp< [ string, string ] >( `
		wp_set_current_user(1);
		$make = static fn ($name, $content) => get_permalink(get_page_by_path($name, OBJECT, 'post') ?: wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst(strtr($name, '-', ' ')), 'post_content' => $content]));
		return [
			$make('consent-lab', '<p>Words.</p><p><a href="https://sister.example/shop">Shop</a> <a href="https://other.example/shop">Other</a></p>'),
			$make('embeds-lab', '<p>Words.</p><iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="Film"></iframe><script async src="https://platform.twitter.com/widgets.js"></script>'),
		];
	` );
} );

test( 'before a choice nothing is requested or stored, and the page is the same for every visitor', async ( {
	page,
	providers,
	site,
	narrow,
	screens,
} ) => {
	await site( CONSENT );
	await page.goto( article );
	await expect( banner( page ) ).toBeVisible();
	await quiet( page );
	expect( providers.asked ).toEqual( [] );
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
	// Other tests write articles meanwhile, and those change what is related and what comes next.
	const asked = async () =>
		( await ( await page.request.get( article ) ).text() ).replace(
			/<section class="strip related"[\s\S]*?<\/section>|<nav class="[^"]*post-navigation[\s\S]*?<\/nav>/g,
			''
		);
	const before = await asked();
	await press( page, 'Accept all' );
	expect( await asked() ).toBe( before );
} );

const choices: { name: string; choose: ( page: Page ) => Promise< void >; asked: string[]; cookies: string[] }[] = [
	{ name: 'refuse', choose: ( page ) => press( page, 'Reject all' ), asked: [], cookies: [ 'courant_consent' ] },
	{
		name: 'accept',
		choose: ( page ) => press( page, 'Accept all' ),
		asked: [ ...PREFERENCES, ...ALL ],
		cookies: [ '_clck', '_ga', '_ga_LAB', '_gcl_au', '_hjSessionUser_1', 'courant_consent' ],
	},
	...(
		[
			[ 'Preferences', PREFERENCES, [] ],
			[ 'Statistics', STATISTICS, [ '_clck', '_ga', '_ga_LAB', '_hjSessionUser_1' ] ],
			[ 'Marketing', MARKETING, [ '_ga', '_ga_LAB', '_gcl_au' ] ],
		] as const
	 ).map( ( [ kind, asked, cookies ] ) => ( {
		name: `only ${ kind.toLowerCase() }`,
		choose: async ( page: Page ) => {
			await press( page, 'Customize' );
			await banner( page ).getByRole( 'checkbox', { name: kind } ).check();
			await press( page, 'Save preferences' );
		},
		asked: [ ...asked ],
		cookies: [ ...cookies, 'courant_consent' ].sort(),
	} ) ),
];
for ( const { name, choose, asked, cookies } of choices ) {
	test( `${ name }: only that is requested and stored, now and on the next page`, async ( {
		page,
		providers,
		site,
	} ) => {
		await site( { ...CONSENT, courant_consent: { ...SERVICES, images: 'https://lab.smushcdn.com/lazy.js' } } );
		await page.goto( article );
		await choose( page );
		await expect( banner( page ) ).toBeHidden();
		await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...asked ].sort() );
		await expect.poll( () => cookiesOf( page ) ).toEqual( cookies );
		const [ cookie ] = ( await page.context().cookies() ).filter( ( one ) => one.name === 'courant_consent' );
		expect(
			await page.evaluate( () => ( window as { smushLazyLoadOptions?: object } ).smushLazyLoadOptions ?? null )
		).toEqual( asked.some( ( one ) => PREFERENCES.includes( one ) ) ? IMAGES : null );
		expect( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400 ).toBeCloseTo( 365, 0 );
		providers.forget();
		await page.reload();
		await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...asked ].sort() );
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
		await expect.poll( () => providers.asked.length ).toBe( STATISTICS.length );
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await expect( banner( page ) ).toBeFocused();
		await expect( banner( page ).getByRole( 'checkbox', { name: 'Statistics' } ) ).toBeChecked();
		await banner( page ).getByRole( 'checkbox', { name: 'Marketing' } ).check();
		await press( page, 'Save preferences' );
		await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...ALL ].sort() );
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
		expect( providers.asked ).toEqual( [] );
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
	await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...STATISTICS ].sort() );
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
	await expect.poll( () => providers.asked.length ).toBe( ALL.length );
	const said = await entries( page );
	const at = ( words: string ) => said.findIndex( ( one ) => JSON.stringify( one ).includes( words ) );
	expect( at( '"default"' ) ).toBe( 0 );
	expect( at( '"update"' ) ).toBeLessThan( at( 'gtm.start' ) );
	expect( said ).toContainEqual( [
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
		.poll( async () => ( await entries( page ) ).slice( said.length ) )
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
	expect( providers.asked ).toEqual( [] );
	const place = page.locator( '.courant-embed' ).first();
	const before = await place.boundingBox();
	await expect( place ).toContainText( 'This content is provided by Vimeo.' );
	await expect( place.getByRole( 'link', { name: 'Open on Vimeo' } ) ).toHaveAttribute(
		'href',
		'https://vimeo.com/76979871'
	);
	await narrow();
	await place.getByRole( 'button', { name: 'Accept and show' } ).press( 'Enter' );
	await expect( page.frameLocator( 'iframe[title="Film"]' ).locator( 'body' ) ).toContainText( 'player.vimeo.com' );
	expect( await place.boundingBox() ).toEqual( before );
	await expect( page.locator( 'iframe[title="Film"]' ) ).toHaveAttribute( 'loading', 'lazy' );
	expect( providers.asked ).toEqual( [ 'player.vimeo.com/video/76979871' ] );
	await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
	await press( page, 'Accept all' );
	await expect.poll( () => providers.asked ).toContain( 'platform.twitter.com/widgets.js' );
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
	expect( providers.asked ).toEqual( [] );
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
		await expect.poll( () => providers.asked.length ).toBe( ALL.length );
		await expect( page.getByRole( 'heading', { name: 'Consent lab' } ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await expect( banner( page ) ).toBeVisible();
		await page.waitForTimeout( manner === 'hostile' ? 500 : 0 );
		await expect( page.getByRole( 'heading', { name: 'Consent lab' } ) ).toBeVisible();
		if ( manner === 'hostile' ) {
			watch.forgive( ...HOSTILE_ERRORS );
		}
	} );
}

const strangers = [
	{
		banner: 'cookieyes',
		script: `window.getCkyConsent = () => ({ categories: { functional: true, analytics: true, advertisement: false }, isUserActionCompleted: !!window.labAnswered });`,
		event: `document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: ['analytics'] } }))`,
		own: 'lazy/consent-cookieyes.js',
	},
	{
		banner: 'complianz',
		script: `window.cmplz_has_consent = (kind) => kind !== 'marketing';`,
		event: `document.cookie = 'cmplz_banner-status=dismissed; path=/'; document.dispatchEvent(new CustomEvent('cmplz_status_change'))`,
		own: 'lazy/consent-complianz.js',
	},
	{
		banner: 'cookiebot',
		script: `window.Cookiebot = { consent: { preferences: true, statistics: true, marketing: false }, get hasResponse() { return !!window.labAnswered; } };`,
		event: `window.dispatchEvent(new Event('CookiebotOnAccept'))`,
		own: 'lazy/consent-cookiebot.js',
	},
	{
		banner: 'tcf',
		script: `window.__tcfapi = (command, version, listen) => { window.labListen = listen; listen({ eventStatus: 'cmpuishown' }, true); };`,
		event: `window.labListen({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: true, 7: true, 8: true } } }, true)`,
		own: 'lazy/consent-tcf.js',
	},
	{
		banner: 'wp',
		script: `window.wp_has_consent = (kind) => window.labAnswered ? kind !== 'marketing' : true; window.wp_consent_type = 'optin';`,
		event: `document.cookie = 'wp_consent_statistics=allow; path=/'; document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: [] }))`,
		own: 'lazy/consent-wp.js',
	},
];
for ( const { banner: name, script, event, own } of strangers ) {
	test( `the banner ${ name } is detected, and only its adapter is fetched`, async ( { page, providers, site } ) => {
		const fetched: string[] = [];
		page.on( 'request', ( request ) => fetched.push( request.url() ) );
		await page.addInitScript( script );
		await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'auto' } } );
		await page.goto( article );
		await quiet( page );
		expect( providers.asked ).toEqual( [] );
		expect(
			fetched
				.filter( ( url ) => url.includes( '/lazy/' ) )
				.map( ( url ) => url.replace( /^.*build\/|\?.*$/g, '' ) )
		).toEqual( [ 'lazy/consent-look.js', own ] );
		await page.evaluate( `window.labAnswered = true; ${ event }` );
		await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...STATISTICS ].sort() );
		await expect( banner( page ) ).toHaveCount( 0 );
	} );
}

test( 'without a banner plugin our own banner is shown only when something needs consent', async ( {
	page,
	providers,
	site,
} ) => {
	await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'auto' } } );
	await page.goto( article );
	await expect( banner( page ) ).toBeVisible();
	await press( page, 'Reject all' );
	await expect( banner( page ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
	await expect( banner( page ) ).toBeFocused();
	await page.context().clearCookies();
	await site( { ...CONSENT, courant_consent: { banner: 'auto' } } );
	await page.goto( '/' );
	await quiet( page );
	await page.waitForTimeout( 1500 );
	await expect( banner( page ) ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Privacy settings' } ) ).toHaveCount( 0 );
	expect( providers.asked ).toEqual( [] );
} );

test( 'the banner follows the skip link, its buttons are in view at 400% zoom, and a double click on "Customize" saves nothing', async ( {
	page,
	providers,
	site,
} ) => {
	await site( CONSENT );
	await page.setViewportSize( { width: 320, height: 256 } );
	await page.goto( article );
	await expect( banner( page ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'Skip to content' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	expect( await banner( page ).evaluate( ( element ) => element.contains( document.activeElement ) ) ).toBe( true );
	for ( const name of [ 'Accept all', 'Reject all', 'Customize' ] ) {
		await expect( banner( page ).getByRole( 'button', { name } ) ).toBeInViewport( { ratio: 1 } );
	}
	await banner( page ).getByRole( 'button', { name: 'Customize' } ).dblclick();
	await expect( banner( page ) ).toBeVisible();
	expect( await page.evaluate( () => window.courantConsent?.decided() ) ).toBe( false );
	expect( providers.asked ).toEqual( [] );
} );

test( 'without a banner no service is loaded unless the setting allows it', async ( { page, providers, site } ) => {
	await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'none' } } );
	await page.goto( article );
	await quiet( page );
	expect( providers.asked ).toEqual( [] );
	await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'none', fallback: 'open' } } );
	await page.reload();
	await expect.poll( () => [ ...providers.asked ].sort() ).toEqual( [ ...ALL ].sort() );
} );
