import { expect, test } from './support/third-parties';
import { ad } from './advertising-pages';
import { desk } from './support/test';
import { getOption } from './support/site-data';

test( 'the header image stays without an ad for its position, and is replaced by the ad slot, desktop and mobile, with one', async ( {
	page,
	site,
} ) => {
	const mods = await getOption< Record< string, unknown > >( 'theme_mods_courant' );
	const image = `${ desk.url }/wp-includes/images/media/default.png`;
	const header = { ...mods, header_image: image, header_image_data: { url: image, width: 1200, height: 200 } };
	const houseAd = ad( 901, 'house', [ 'header' ], { link: '/about/', alt: 'House ad' } );
	const closed = { banner: 'none', fallback: 'closed' };
	await site( { theme_mods_courant: header, courant_ads: [], courant_consent: closed } );
	await page.goto( '/about/' );
	await expect( page.locator( '#masthead .header-image img' ) ).toBeVisible();
	await expect( page.locator( '[data-courant-ad="header"]' ) ).toHaveCount( 0 );

	await site( { theme_mods_courant: header, courant_ads: [ houseAd ], courant_consent: closed } );
	for ( const [ width, size ] of [
		[ 1280, [ 468, 60 ] ],
		[ 390, [ 320, 50 ] ],
	] as const ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/about/' );
		await expect( page.locator( '#masthead .header-image' ) ).toHaveCount( 0 );
		const box = await page.locator( '#masthead [data-courant-ad="header"]' ).boundingBox();
		expect( [ box?.width, box?.height ] ).toEqual( size );
	}
} );

test( 'the consent banner counts a view of each page, without a cookie, where statistics are on', async ( {
	page,
	site,
	providers,
} ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'admin-ajax' ) ) {
			sent.push( request.postData() ?? '' );
		}
	} );
	await site( { courant_ads: [], courant_consent: { banner: 'own', ga4: 'G-LAB0001', log: true } } );
	await page.goto( '/about/' );
	await expect.poll( () => sent ).toEqual( [ 'action=courant_consent_log&what=view' ] );
	await site( { courant_ads: [], courant_consent: { banner: 'own', ga4: 'G-LAB0001', log: false } } );
	await page.goto( '/about/', { waitUntil: 'load' } );
	await expect( page.getByRole( 'region', { name: 'Your privacy' } ) ).toBeVisible();
	expect( sent ).toHaveLength( 1 );
	expect( providers.requested ).toEqual( [] );
	expect( await page.context().cookies() ).toEqual( [] );
} );
