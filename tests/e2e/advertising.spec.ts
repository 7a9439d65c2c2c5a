import type { Page } from '@playwright/test';
import { HOSTILE_ERRORS, cookiesOf, expect, shiftOf, test, watchShifts } from './support/third-parties';
import { SIZES, ad, EVERYWHERE, HOUSE, HOUSES, optionsWithAds, box, boxes, createArticle } from './advertising-pages';
import { createPost, getAdCounts } from './support/site-data';

const SCRIPT = 'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

const UNIT = 'googleads.g.doubleclick.net/pagead/ads';

const NETWORK = ad( 902, 'adsense', EVERYWHERE, { unit: '1234567890', weight: 1000 } );

const PUBLISHER = ad( 903, 'gpt', EVERYWHERE, { unit: '/1234/lab', weight: 1000 } );

const CLOSED = { banner: 'none', fallback: 'closed' };

/** Opens the page with a stopped clock, at the time of its load event. */
async function openWithStoppedClock( page: Page, go: () => Promise< unknown > ): Promise< void > {
	const locations = page.waitForResponse( /lazy\/advertising-slots/ );
	await go();
	const module = ( await locations ).url();
	// A module runs once: this resolves after the page's own import of it, when the delays have been scheduled by the
	// stopped clock.
	await page.evaluate( async ( url ) => {
		await import( url );
	}, module );
}

const stop = async ( page: Page ) => {
	await page.clock.install( { time: new Date( '2026-11-21T10:00:00Z' ) } );
	// The clock runs between the two calls: the time of the pause must not be over by then.
	await page.clock.pauseAt( new Date( '2026-11-21T11:00:00Z' ) );
};

let article: string;

test.beforeAll( async () => {
	article = await createArticle();
} );

test( 'each slot has its size from the first paint and is filled at its delay', async ( {
	page,
	providers,
	site,
	axe,
} ) => {
	await watchShifts( page );
	await stop( page );
	await site( optionsWithAds( HOUSES ) );
	await openWithStoppedClock( page, () => page.goto( article ) );
	const first = await boxes( page );
	expect( first ).toEqual( SIZES );
	const filled = () =>
		page
			.locator( '[data-courant-ad][data-state="filled"]' )
			.evaluateAll( ( all ) => all.map( ( slot ) => slot.getAttribute( 'data-courant-ad' ) ).sort() );
	const now = [ 'in-article', 'sidebar' ];
	await page.clock.runFor( 1000 );
	await expect.poll( filled ).toEqual( now );
	await page.clock.runFor( 990 );
	expect( await filled() ).toEqual( now );
	await page.clock.runFor( 20 );
	expect( await filled() ).toEqual( [ 'in-article', 'navigation', 'sidebar' ] );
	await page.clock.runFor( 1980 );
	expect( await filled() ).toEqual( [ 'in-article', 'navigation', 'sidebar' ] );
	await page.clock.runFor( 20 );
	expect( await filled() ).toEqual( [ 'header', 'in-article', 'navigation', 'sidebar' ] );
	expect( await boxes( page ) ).toEqual( first );
	expect( await shiftOf( page ) ).toBeLessThanOrEqual( 0.02 );
	expect( providers.requested ).toEqual( [] );
	await page.clock.resume();
	await axe();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'no slot takes space', async ( { page, site } ) => {
		await site( optionsWithAds( [ HOUSE ] ) );
		await page.goto( article );
		expect( await page.locator( '[data-courant-ad]' ).count() ).toBeGreaterThan( 0 );
		await expect( page.locator( '[data-courant-ad]:visible' ) ).toHaveCount( 0 );
	} );
} );

test( 'a narrow screen requests only the small variant, after three seconds', async ( { page, providers, site } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await stop( page );
	await site(
		optionsWithAds( [
			ad( 911, 'adsense', [ 'header' ], { unit: '1000000001', size: '468x60' } ),
			ad( 912, 'adsense', [ 'header', 'navigation' ], { unit: '1000000002', size: '320x50' } ),
		] )
	);
	await openWithStoppedClock( page, () => page.goto( article ) );
	expect( await boxes( page, [ 'header' ] ) ).toEqual( { header: [ 320, 50 ] } );
	await expect( box( page, 'navigation' ) ).toBeHidden();
	await page.clock.runFor( 2990 );
	expect( providers.requested ).toEqual( [] );
	await page.clock.runFor( 20 );
	await expect( page.locator( 'ins' ) ).toHaveAttribute( 'data-ad-slot', '1000000002' );
	await expect.poll( () => providers.requested ).toEqual( [ SCRIPT, UNIT ] );
} );

test( 'no choice, refusal, consent and withdrawal', async ( { page, providers, site } ) => {
	await stop( page );
	await site(
		optionsWithAds(
			[
				{ ...HOUSE, places: [ 'sidebar' ] },
				{ ...NETWORK, places: [ 'sidebar' ] },
			],
			{ banner: 'own' }
		)
	);
	await openWithStoppedClock( page, () => page.goto( article ) );
	await page.getByRole( 'button', { name: 'Reject all' } ).waitFor();
	await page.clock.runFor( 6000 );
	await expect( box( page, 'sidebar' ) ).toBeEmpty();
	expect( providers.requested ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	await expect( box( page, 'sidebar' ).getByRole( 'link', { name: 'House ad' } ) ).toBeVisible();
	expect( providers.requested ).toEqual( [] );
	expect( await cookiesOf( page ) ).toEqual( [ 'courant_consent' ] );
	await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	await openWithStoppedClock( page, () => page.reload() );
	await page.clock.runFor( 1000 );
	await expect.poll( () => providers.requested ).toEqual( [ SCRIPT, UNIT ] );
	expect( await cookiesOf( page ) ).toEqual( [ '__gads', 'courant_consent' ] );
	await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	await expect( box( page, 'sidebar' ).getByRole( 'link', { name: 'House ad' } ) ).toBeVisible();
	expect( await cookiesOf( page ) ).toEqual( [ 'courant_consent' ] );
} );

for ( const [ kind, unit ] of [
	[ 'adsense', NETWORK ],
	[ 'gpt', PUBLISHER ],
] as const ) {
	for ( const manner of [ 'good', 'empty', 'slow', 'down', 'failing', 'hostile' ] as const ) {
		test( `${ kind } that is ${ manner }: nothing shifts, and the box keeps its size`, async ( {
			page,
			providers,
			site,
			watch,
		} ) => {
			providers.behave( manner );
			await watchShifts( page );
			await stop( page );
			await site( optionsWithAds( [ unit, ...HOUSES ] ) );
			await openWithStoppedClock( page, () => page.goto( article ) );
			await page.clock.runFor( 4500 );
			await expect.poll( () => providers.requested.length ).toBeGreaterThan( 0 );
			if ( manner !== 'good' ) {
				await page.waitForTimeout( 300 );
				await page.clock.runFor( 11_000 );
				await expect( page.getByRole( 'link', { name: 'House ad' } ) ).toHaveCount( 4 );
			} else {
				await expect( page.locator( '[data-courant-ad] iframe' ) ).toHaveCount( 4 );
			}
			expect( await boxes( page ) ).toEqual( SIZES );
			expect( await shiftOf( page ) ).toBeLessThanOrEqual( 0.02 );
			await expect( page.getByRole( 'heading', { name: 'Ads lab' } ) ).toBeVisible();
			if ( manner === 'hostile' ) {
				watch.ignoreErrors( ...HOSTILE_ERRORS );
			}
		} );
	}
}

test( 'ad code runs in an isolated frame', async ( { page, site, providers } ) => {
	await site(
		optionsWithAds( [
			ad( 921, 'code', [ 'sidebar' ], {
				unit: "<p>Code</p><script>document.write('written'); try { parent.document.body.remove(); } catch { document.body.append('kept out'); }</script>",
			} ),
		] )
	);
	await page.goto( article );
	await expect( page.frameLocator( '[data-courant-ad="sidebar"] iframe' ).locator( 'body' ) ).toContainText(
		'kept out'
	);
	await expect( page.getByRole( 'heading', { name: 'Ads lab' } ) ).toBeVisible();
	expect( providers.requested ).toEqual( [] );
	await site( optionsWithAds( [ ad( 921, 'code', [ 'sidebar' ], { unit: '<p>Code</p>' } ) ], CLOSED ) );
	await page.reload();
	await page.waitForTimeout( 500 );
	await expect( box( page, 'sidebar' ) ).toBeEmpty();
} );

test( 'date range, weight, page limit, categories and opening pages decide which ad is shown', async ( {
	page,
	site,
	providers,
} ) => {
	const day = 86_400;
	const now = Math.floor( Date.now() / 1000 );
	await site(
		optionsWithAds( [
			ad( 931, 'house', [ 'sidebar', 'in-article' ], { alt: 'Once', limit: 1, weight: 1000 } ),
			ad( 932, 'house', [ 'sidebar', 'in-article' ], { alt: 'Always', notOnJobs: true } ),
			ad( 933, 'house', [ 'sidebar', 'in-article' ], { alt: 'Over', until: now - day, weight: 1000 } ),
			ad( 934, 'house', [ 'sidebar', 'in-article' ], { alt: 'Later', from: now + day, weight: 1000 } ),
			ad( 935, 'house', [ 'sidebar', 'in-article' ], { alt: 'Elsewhere', categories: [ 987654 ], weight: 1000 } ),
		] )
	);
	await page.goto( article );
	await expect( page.locator( '[data-courant-ad] .courant-ad-text' ) ).toHaveCount( 2 );
	expect( ( await page.locator( '.courant-ad-text' ).allTextContents() ).sort() ).toEqual( [ 'Always', 'Once' ] );
	expect( providers.requested ).toEqual( [] );
	await site( optionsWithAds( [ ad( 936, 'house', [ 'header' ], { alt: 'Not here', notOnJobs: true } ) ] ) );
	await page.goto( '/jobs/' );
	await expect( page.locator( '[data-courant-ad]' ) ).toHaveCount( 0 );
} );

test( 'views and clicks are counted once each, without cookies', async ( { page, site } ) => {
	const id = (
		await createPost( {
			post_type: 'courant_ad',
			post_title: 'Counted',
			meta_input: { _courant_ad: { places: [ 'none' ], kind: 'house' } },
		} )
	).id;
	await site( { ...optionsWithAds( [ ad( id, 'house', [ 'sidebar' ], { alt: 'Counted', link: '/#counted' } ) ] ) } );
	await page.goto( article );
	await page.getByRole( 'link', { name: 'Counted' } ).scrollIntoViewIfNeeded();
	const counted = () => getAdCounts( id );
	await expect.poll( counted ).toEqual( [ expect.objectContaining( { views: '1', clicks: '0' } ) ] );
	await page.getByRole( 'link', { name: 'Counted' } ).click();
	await expect.poll( counted ).toEqual( [ expect.objectContaining( { clicks: '1' } ) ] );
	expect( await cookiesOf( page ) ).toEqual( [] );
} );
