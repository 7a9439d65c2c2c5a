import { expect, test } from './support/third-parties';
import { testWithoutScript } from './support/test';
import { EMBED, OWN, OPEN, NONE, NOTE, dialog, play, collectMessages, createArticles } from './video-pages';

const FAILED = 'The video could not be loaded.';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

let film: string;
let inherited: string;

test.beforeAll( async () => {
	[ film, , , inherited ] = await createArticles();
} );

test( 'a video embedded in the text plays in place and never opens the dialog', async ( {
	page,
	providers,
	site,
	axe,
	narrow,
	screens,
} ) => {
	await site( OPEN );
	const text = collectMessages( page );
	await page.goto( inherited );
	await expect( page.frameLocator( '.entry-content iframe' ).locator( 'body' ) ).toContainText( EMBED );
	expect( providers.requested ).toEqual( [ EMBED ] );
	await expect( page.locator( '[data-video-settings]' ) ).toHaveCount( 0 );
	await expect( dialog( page ) ).toHaveCount( 0 );
	expect( text ).toContain( `info: ${ NONE }` );

	await site( OWN );
	await page.goto( inherited );
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	await page.waitForTimeout( 300 );
	expect( providers.requested ).toEqual( [ EMBED ] );
	const embed = page.locator( '.courant-embed' );
	await expect( embed ).toContainText(
		'This content is provided by YouTube. When you view it, your browser sends data to www.youtube-nocookie.com'
	);
	await narrow();
	await screens( 'video-inherited' );
	const before = await embed.boundingBox();
	await embed.getByRole( 'button', { name: 'Accept and play' } ).click();
	await expect( embed.locator( 'iframe' ) ).toHaveAttribute(
		'src',
		`https://${ EMBED }?playsinline=1&rel=0&enablejsapi=1&autoplay=1`
	);
	await expect( page.frameLocator( '.courant-embed iframe' ).locator( 'body' ) ).toContainText( EMBED );
	expect( await embed.boundingBox() ).toEqual( before );
	await axe();
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'an embed opens no dialog where embeds need no consent or the setting is off', async ( {
	page,
	providers,
	site,
} ) => {
	await site( { ...OPEN, courant_consent: { banner: 'none', fallback: 'open', embeds: false } } );
	await page.goto( inherited );
	await expect( page.frameLocator( '.entry-content iframe' ).locator( 'body' ) ).toContainText( EMBED );
	await site( { ...OPEN, courant_video: { inherit: false } } );
	await page.goto( inherited );
	await expect.poll( () => providers.requested ).toContain( 'www.youtube.com/embed/dQw4w9WgXcQ' );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

for ( const manner of [ 'down', 'failing', 'slow', 'refusing' ] as const ) {
	test( `a player that is ${ manner } shows a message and a link, in the dialog and in the text`, async ( {
		page,
		site,
		providers,
		axe,
		narrow,
		screens,
	} ) => {
		providers.behave( manner );
		await site( OPEN );
		await page.clock.install();
		await page.goto( film, { waitUntil: 'commit' } );
		const message = dialog( page ).getByRole( 'alert' );
		await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 1 );
		if ( manner !== 'refusing' ) {
			// A cover hides the frame until the player responds, so that no gray area is visible.
			await expect( dialog( page ).getByText( 'Loading the video…' ) ).toBeVisible();
			await expect( message ).toHaveCount( 0 );
			await page.clock.fastForward( 10_000 );
		}
		await expect( message ).toContainText( FAILED );
		const link = dialog( page ).getByRole( 'link', { name: 'Watch on YouTube' } );
		await expect( link ).toHaveCount( 1 );
		await expect( link ).toHaveAttribute( 'href', WATCH );
		await expect( link ).toBeInViewport( { ratio: 1 } );
		expect(
			await page.locator( 'dialog iframe' ).evaluate( ( frame ) => {
				const box = frame.getBoundingClientRect();
				return document.elementFromPoint( box.left + 5, box.top + 5 ) === frame;
			} )
		).toBe( false );
		if ( manner === 'down' ) {
			await axe();
			await narrow();
			await screens( 'video-failed' );
		}
		await page.getByRole( 'button', { name: 'Close video' } ).click();
		await expect( dialog( page ) ).toBeHidden();
		await expect( page.getByRole( 'heading', { name: 'Film lab', exact: true } ) ).toBeVisible();

		await page.goto( inherited, { waitUntil: 'commit' } );
		await expect( page.locator( '.entry-content iframe' ) ).toHaveCount( 1 );
		const inPlace = page.locator( '.entry-content' ).getByRole( 'alert' );
		await page.waitForTimeout( 500 );
		await page.clock.fastForward( 10_000 );
		await expect( inPlace ).toContainText( FAILED );
		await expect( inPlace.getByRole( 'link', { name: 'Watch on YouTube' } ) ).toHaveAttribute( 'href', WATCH );
		const frame = await inPlace.boundingBox();
		expect( ( frame?.width ?? NaN ) / ( frame?.height ?? NaN ) ).toBeCloseTo( 16 / 9, 1 );
		if ( manner === 'down' ) {
			await axe();
			await screens( 'video-failed-in-text' );
		}
	} );
}

test( 'an offline browser shows a message at once; a player that loads late is shown', async ( {
	page,
	site,
	providers,
} ) => {
	await site( OPEN );
	await page.clock.install();
	await page.goto( film );
	await expect( page.frameLocator( 'dialog iframe' ).locator( 'body' ) ).toContainText( EMBED );
	await page.keyboard.press( 'Escape' );
	await page.evaluate( () => Object.defineProperty( navigator, 'onLine', { configurable: true, value: false } ) );
	await play( page ).click();
	await expect( dialog( page ).getByRole( 'alert' ) ).toContainText( FAILED );
	// The player of this test responds anyway.
	await expect( dialog( page ).getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect( dialog( page ).locator( 'iframe' ) ).toBeVisible();
	expect( providers.requested.length ).toBeGreaterThan( 1 );
} );

test( 'a player with much content keeps the dialog and page usable', async ( { page, site, providers } ) => {
	providers.behave( 'hostile' );
	await site( OPEN );
	await page.goto( film, { waitUntil: 'load' } );
	await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Close video' } ).click();
	await expect( dialog( page ) ).toBeHidden();
} );

testWithoutScript( 'without JavaScript the video is a link that names its destination', async ( { page } ) => {
	await page.goto( film );
	await expect( page.getByRole( 'link', { name: 'Watch the video: Film lab' } ) ).toHaveAttribute( 'href', WATCH );
	await expect( page.getByText( NOTE ) ).toBeVisible();
} );
