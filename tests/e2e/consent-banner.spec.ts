import { expect, test } from './support/third-parties';
import { SERVICES, CONSENT, STATISTICS, ALL, banner, press, quiet, createArticles } from './consent-page';

let article: string;

test.beforeAll( async () => {
	[ article ] = await createArticles();
} );

const strangers = [
	{
		banner: 'cookieyes',
		script: `window.getCkyConsent = () => ({ categories: { functional: true, analytics: true, advertisement: false }, isUserActionCompleted: !!window.courantTestChoice });`,
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
		script: `window.Cookiebot = { consent: { preferences: true, statistics: true, marketing: false }, get hasResponse() { return !!window.courantTestChoice; } };`,
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
		script: `window.wp_has_consent = (kind) => window.courantTestChoice ? kind !== 'marketing' : true; window.wp_consent_type = 'optin';`,
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
		expect( providers.requested ).toEqual( [] );
		expect(
			fetched
				.filter( ( url ) => url.includes( '/lazy/' ) )
				.map( ( url ) => url.replace( /^.*build\/|\?.*$/g, '' ) )
		).toEqual( [ 'lazy/consent-detect.js', own ] );
		await page.evaluate( `window.courantTestChoice = true; ${ event }` );
		await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...STATISTICS ].sort() );
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
	expect( providers.requested ).toEqual( [] );
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
	expect( providers.requested ).toEqual( [] );
} );

test( 'without a banner no service is loaded unless the setting allows it', async ( { page, providers, site } ) => {
	await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'none' } } );
	await page.goto( article );
	await quiet( page );
	expect( providers.requested ).toEqual( [] );
	await site( { ...CONSENT, courant_consent: { ...SERVICES, banner: 'none', fallback: 'open' } } );
	await page.reload();
	await expect.poll( () => [ ...providers.requested ].sort() ).toEqual( [ ...ALL ].sort() );
} );
