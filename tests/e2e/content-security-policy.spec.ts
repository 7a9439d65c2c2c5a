import type { Page } from '@playwright/test';
import { button, ready as formReady } from './application-form-page';
import { PDF, area } from './application-form-events';
import { OPEN, ad, box, createArticle as createPageWithAds, optionsWithAds } from './advertising-pages';
import { createArticles as createPagesWithEmbeds, press } from './consent-page';
import { createOpening, installPlugin } from './support/application-form';
import { desk } from './support/desk';
import { createListingOpenings, count, titles } from './support/listings';
import { HeaderDroppingCache } from './support/page-cache';
import { expect, test } from './support/third-parties';
import { createArticles, dialog, play } from './video-pages';
import { deleteOption, getOption } from './support/site-data';
import { installMuPlugin } from './support/site-files';

const ENFORCED = {
	courant_ads: [],
	courant_protection: { captcha: 'turnstile', site_key: 'lab', secret_key: 'lab' },
	courant_consent: { csp: 'enforce', banner: 'own', ga4: 'G-LAB0001', clarity: 'lab0001', gtm: 'GTM-LAB0001' },
};

const FIELDS = [
	{ name: 'awsm_applicant_name', label: 'Full name', required: true },
	{ name: 'awsm_applicant_email', label: 'Email', required: true },
	{ name: 'awsm_file', type: 'file', label: 'CV', required: true },
];

let film: string;

test.beforeAll( async () => {
	installPlugin();
	installMuPlugin( 'e2e-content-security-policy' );
	await createListingOpenings();
	[ film ] = await createArticles();
} );

/** The browser reports a violation as a console error, and the fixture `watch` fails on console errors. */
async function hasPolicy( page: Page ): Promise< void > {
	const policies = page.locator( 'head > meta[http-equiv="Content-Security-Policy"]' );
	await expect( policies ).toHaveCount( 1 );
	expect( await policies.getAttribute( 'content' ) ).toMatch(
		/script-src (?!.*unsafe-inline.*style-src)[^;]*'sha256-/
	);
}

const violations = ( page: Page ): Promise< string[] > => page.evaluate( () => window.e2eViolations ?? [] );

async function recordViolations( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const found: string[] = [];
		Object.assign( window, { e2eViolations: found } );
		document.addEventListener( 'securitypolicyviolation', ( event ) =>
			found.push( `${ event.violatedDirective } ${ event.blockedURI }` )
		);
	} );
}

/** Visits the front page, an article, a listing and an opening under the policy, and sends an application. */
async function visitSite( page: Page, base: string ): Promise< void > {
	const path = ( url: string ) => base + new URL( url ).pathname;
	await page.goto( `${ base }/` );
	await hasPolicy( page );
	await press( page, 'Accept all' );
	await page.locator( '.tool--search:visible' ).click();
	await expect( page.locator( '#site-search input[type="search"]' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	expect( await violations( page ) ).toEqual( [] );

	await page.goto( path( film ) );
	await hasPolicy( page );
	await expect( page.locator( 'dialog iframe' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	await expect( play( page ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await page.goto( `${ base }/e2e-choices/` );
	await hasPolicy( page );
	const before = await titles( page ).count();
	await page.locator( '.awsm-load-more' ).click();
	await expect.poll( () => titles( page ).count() ).toBeGreaterThan( before );
	const shown = await count( page ).first().textContent();
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( count( page ).first() ).not.toHaveText( shown ?? '' );
	expect( await violations( page ) ).toEqual( [] );

	const opening = await createOpening( FIELDS );
	await page.goto( path( opening.url ) );
	await hasPolicy( page );
	await page.getByLabel( 'Full name' ).fill( 'Zoë Lab' );
	await page.getByLabel( 'Email' ).fill( `csp-${ opening.id }@courant.example` );
	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	await page.getByLabel( /I agree/ ).check();
	await formReady( page );
	await expect( page.locator( '[name="cf-turnstile-response"]' ) ).toHaveValue( 'solved' );
	await button( page ).click();
	await expect( area( page ) ).toHaveClass( /awsm-success-message/ );
	expect( await violations( page ) ).toEqual( [] );
}

async function playCaptcha( page: Page ): Promise< void > {
	await page.route( 'https://challenges.cloudflare.com/**', ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: `window.turnstile = { render: (box) => box.insertAdjacentHTML('beforeend', '<input type="hidden" name="cf-turnstile-response" value="solved">'), reset: () => {} };`,
		} )
	);
}

test( 'an enforced policy blocks nothing of home, video, listing, application, captcha and services', async ( {
	page,
	site,
	providers,
} ) => {
	await site( ENFORCED );
	await playCaptcha( page );
	await recordViolations( page );
	await visitSite( page, desk.url );
	expect( providers.requested ).toEqual(
		expect.arrayContaining( [ 'www.googletagmanager.com/gtag/js', 'www.clarity.ms/tag/lab0001' ] )
	);
} );

test( 'an enforced policy blocks nothing of embeds, house ads and ads of a network', async ( {
	page,
	site,
	providers,
} ) => {
	const [ , embeds ] = await createPagesWithEmbeds();
	const ads = [
		ad( 971, 'house', [ 'sidebar' ], { link: '/about/', alt: 'House ad' } ),
		ad( 972, 'adsense', [ 'in-article' ], { unit: '1000000001', size: '300x250' } ),
	];
	const article = await createPageWithAds();
	await site( optionsWithAds( ads, { ...OPEN, csp: 'enforce' } ) );
	await recordViolations( page );
	await page.goto( article );
	await hasPolicy( page );
	await expect( box( page, 'sidebar' ) ).toHaveAttribute( 'data-state', 'filled' );
	await box( page, 'in-article' ).scrollIntoViewIfNeeded();
	await expect( box( page, 'in-article' ).locator( 'iframe' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await site( { courant_ads: [], courant_consent: { csp: 'enforce', banner: 'own' } } );
	await page.goto( embeds );
	await hasPolicy( page );
	await press( page, 'Accept all' );
	await expect( page.frameLocator( 'iframe[title="Film"]' ).locator( 'body' ) ).toContainText( 'player.vimeo.com' );
	await expect.poll( () => providers.requested ).toContain( 'platform.twitter.com/widgets.js' );
	expect( await violations( page ) ).toEqual( [] );
} );

test( 'an enforced policy blocks nothing of pages from the cache of nginx', async ( { page, site, providers } ) => {
	expect( providers.requested ).toEqual( [] );
	await site( ENFORCED );
	await playCaptcha( page );
	await recordViolations( page );
	const url = `${ desk.cacheUrl }/about/?e2e=${ Date.now() }`;
	const first = await page.request.get( url );
	expect( first.headers()[ 'x-cache' ] ).toBe( 'MISS' );
	const second = await page.request.get( url );
	expect( second.headers()[ 'x-cache' ] ).toBe( 'HIT' );
	expect( await second.text() ).toBe( await first.text() );
	await page.goto( url );
	await hasPolicy( page );
	await visitSite( page, desk.cacheUrl );
} );

test( 'an enforced policy is complete on pages of a cache that drops headers', async ( { page, site, providers } ) => {
	test.slow();
	expect( providers.requested ).toEqual( [] );
	await site( ENFORCED );
	await playCaptcha( page );
	await recordViolations( page );
	const cache = await HeaderDroppingCache.start();
	try {
		for ( const visit of [ 1, 2 ] ) {
			const response = await page.goto( `${ cache.url }/about/` );
			expect( cache.hits, `visit ${ visit }` ).toBe( visit - 1 );
			expect( response?.headers()[ 'content-security-policy' ] ).toBeUndefined();
			await hasPolicy( page );
			await page.locator( '.tool--search:visible' ).click();
			await expect( page.locator( '#site-search input[type="search"]' ) ).toBeFocused();
			expect( await violations( page ) ).toEqual( [] );
		}
		await visitSite( page, cache.url );
	} finally {
		cache.stop();
	}
} );

test( 'injected scripts, event handlers and javascript: URLs do not run', async ( { page, site, watch } ) => {
	watch.ignoreErrors( /Content Security Policy/ );
	await site( { ...ENFORCED, courant_consent: { csp: 'enforce', banner: 'none' } } );
	await recordViolations( page );
	const injected =
		'<script>window.e2eInjected = "script"</script><img src="data:," onerror="window.e2eInjected = \'handler\'"><a id="link" href="javascript:window.e2eInjected = \'link\'">x</a>';
	await page.route( '**/about/', async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() ).replace( '</main>', `${ injected }</main>` ),
		} );
	} );
	await page.goto( '/about/' );
	await hasPolicy( page );
	await page.locator( '#link' ).dispatchEvent( 'click' );
	await page.evaluate( ( html ) => {
		const script = document.createElement( 'script' );
		script.textContent = 'window.e2eInjected = "element"';
		document.body.append( script );
		document.body.insertAdjacentHTML( 'beforeend', html );
	}, injected );
	await expect.poll( () => violations( page ) ).toHaveLength( 5 );
	expect( await page.evaluate( () => window.e2eInjected ) ).toBeUndefined();
} );

test( 'a script that the page repeats from its URL does not run', async ( { page, site, watch } ) => {
	watch.ignoreErrors( /Content Security Policy/ );
	const script = encodeURIComponent( '<script>window.e2eInjected = "reflected"</script>' );
	const run = () => page.evaluate( () => window.e2eInjected );
	await site( { courant_consent: { csp: 'off', banner: 'none' } } );
	await page.goto( `/about/?e2e_echo=${ script }` );
	expect( await run() ).toBe( 'reflected' );
	await site( { courant_consent: { csp: 'enforce', banner: 'none' } } );
	const response = await page.goto( `/about/?e2e_echo=${ script }` );
	expect( await run() ).toBeUndefined();
	expect( response?.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	await hasPolicy( page );
} );

test( 'the admin bar works under the policy', async ( { page, site } ) => {
	await page.context().addCookies( await desk.signedIn( 'administrator' ) );
	await site( { courant_consent: { csp: 'enforce', banner: 'none' } } );
	await recordViolations( page );
	await page.goto( '/about/' );
	await hasPolicy( page );
	await page.locator( '#wp-admin-bar-new-content' ).hover();
	await expect( page.locator( '#wp-admin-bar-new-content .ab-submenu' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
} );

test( 'the policy is enforced only after a scan, which lists inline event handlers with page and plugin', async ( {
	page,
	axe,
} ) => {
	await page.context().addCookies( await desk.signedIn( 'administrator' ) );
	await deleteOption( 'courant_policy_scan' );
	const screen = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=consent';
	await page.goto( screen );
	const panel = page.locator( '#courant-policy-scan' );
	const enforce = async () => {
		await page.locator( '.courant-settings' ).getByLabel( 'Content-Security-Policy' ).selectOption( 'enforce' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
	};
	await enforce();
	await expect( page.locator( '#courant-settings [role="alert"]' ) ).toContainText(
		'Scan the site for inline event handlers first.'
	);
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await panel.getByRole( 'button', { name: 'Scan site' } ).click();
	const row = panel.getByRole( 'row' ).filter( { hasText: 'onclick="window.e2eHandler = true"' } );
	// The scan reads two pages, then the screen is loaded again.
	await expect( row ).toContainText( 'Must-use plugin', { timeout: 30_000 } );
	await expect( row ).toContainText( 'e2e_csp_handlers' );
	await axe( { include: '#courant-policy-scan' } );
	await enforce();
	await expect( page.locator( '#courant-settings [role="alert"]' ) ).toContainText(
		'1 inline event handler or javascript: URL'
	);
	expect( ( await getOption< { csp?: string } >( 'courant_consent' ) ).csp ?? 'off' ).toBe( 'off' );
} );
