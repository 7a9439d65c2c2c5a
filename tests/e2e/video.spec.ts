import type { Page } from '@playwright/test';
import { cookiesOf, expect, test } from './support/third-parties';
import { desk, testWithoutScript } from './support/test';

const EMBED = 'www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const PLAYER = `https://${ EMBED }?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1`;
const OWN = { courant_consent: { banner: 'own' }, courant_ads: [] };
const OPEN = { ...OWN, courant_consent: { banner: 'none', fallback: 'open' } };
const NONE = 'No video found on this page, modal will not show.';
const NOTE =
	'Plays from YouTube. When you play it, your browser sends data such as your IP address to www.youtube-nocookie.com, which may store data on your device.';
const FAILED = 'The video could not be loaded.';
const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

let film: string;
let plain: string;
let broken: string;
let inherited: string;

test.beforeAll( async () => {
	[ film, plain, broken, inherited ] = await desk.wp< [ string, string, string, string ] >( `
		wp_set_current_user(1);
		$make = static fn ($name, $content, $url = '') => get_permalink(get_page_by_path($name, OBJECT, 'post') ?: wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst(strtr($name, '-', ' ')), 'post_content' => $content, 'meta_input' => $url ? ['courant_video_url' => $url] : []]));
		return [
			$make('film-lab', '<p>Words.</p><div class="wp-block-button"><a class="wp-block-button__link" href="/jobs/">Openings</a></div>', 'https://youtu.be/dQw4w9WgXcQ'),
			$make('no-film-lab', '<p>Words.</p>'),
			$make('broken-film-lab', '<div data-video-settings="{&quot;youtube_url&quot;">x</div>'),
			$make('inherited-film-lab', '<!-- wp:html --><p>Words.</p><figure class="wp-block-embed wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" width="500" height="281" title="Film"></iframe></div></figure><p>More words.</p><!-- /wp:html -->'),
		];
	` );
} );

const dialog = ( page: Page ) => page.getByRole( 'dialog' );
const banner = ( page: Page ) => page.locator( '#courant-consent' );
const play = ( page: Page ) => page.getByRole( 'button', { name: 'Watch the video: Film lab' } );
const ready = async ( page: Page ) =>
	expect( page.locator( '[data-video-settings]' ) ).toHaveAttribute( 'data-state', 'ready' );
const told = ( page: Page ): string[] => {
	const words: string[] = [];
	page.on( 'console', ( message ) => words.push( `${ message.type() }: ${ message.text() }` ) );
	return words;
};

test( 'while the banner is open no video opens over it; the video opens after consent', async ( {
	page,
	providers,
	site,
	axe,
	screens,
} ) => {
	await site( OWN );
	await page.goto( film );
	await expect( banner( page ) ).toBeVisible();
	await ready( page );
	await page.waitForTimeout( 300 );
	await expect( dialog( page ) ).toBeHidden();
	await expect( play( page ) ).toHaveAccessibleDescription( NOTE );
	expect( providers.asked ).toEqual( [] );
	expect( await cookiesOf( page ) ).toEqual( [] );
	await screens( 'video-unanswered' );
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	await expect( page.frameLocator( 'dialog iframe' ).locator( 'body' ) ).toContainText( EMBED );
	await expect( dialog( page ).getByRole( 'button', { name: 'Close video' } ) ).toBeFocused();
	await expect( banner( page ) ).toBeHidden();
	expect( providers.asked ).toEqual( [ EMBED ] );
	await axe();
} );

test(
	'after a refusal the video stays closed, also on later pages; the play button names what it loads, and plays',
	{ tag: '@oldest' },
	async ( { page, providers, site, narrow, screens } ) => {
		await site( OWN );
		await page.goto( film );
		await ready( page );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await page.waitForTimeout( 300 );
		await expect( dialog( page ) ).toBeHidden();
		await page.reload();
		await ready( page );
		await page.waitForTimeout( 300 );
		await expect( dialog( page ) ).toBeHidden();
		await expect( page.getByText( NOTE ) ).toBeVisible();
		expect( providers.asked ).toEqual( [] );
		await narrow();
		await screens( 'video-refused' );
		await play( page ).focus();
		await page.keyboard.press( 'Space' );
		await expect( page.locator( 'dialog iframe' ) ).toHaveAttribute( 'src', PLAYER );
		await expect.poll( () => providers.asked ).toEqual( [ EMBED ] );
		await page.keyboard.press( 'Escape' );
		await expect( play( page ) ).toBeFocused();
		// Who changes the choice later is shown nothing that was not asked for.
		await page.getByRole( 'link', { name: 'Privacy settings' } ).click();
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await page.waitForTimeout( 300 );
		await expect( dialog( page ) ).toBeHidden();
	}
);

test( 'with consent the video opens on every load; withdrawing consent closes the player', async ( {
	page,
	providers,
	site,
	screens,
} ) => {
	await site( OWN );
	await page.goto( film );
	await ready( page );
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	for ( const load of [ 1, 2 ] ) {
		const frame = page.locator( 'dialog iframe' );
		await expect( frame ).toHaveAttribute( 'src', PLAYER );
		await expect( frame ).toHaveAttribute( 'referrerpolicy', 'strict-origin-when-cross-origin' );
		await expect.poll( () => providers.asked ).toHaveLength( load );
		await page.reload();
	}
	await expect( page.locator( 'dialog iframe' ) ).toBeVisible();
	await screens( 'video-window' );
	await page.evaluate( () => {
		document.querySelector< HTMLElement >( 'a[href$="#courant-consent"]' )?.click();
	} );
	await page.evaluate( () =>
		document.querySelector< HTMLElement >( '#courant-consent [data-consent="refuse"]' )?.click()
	);
	await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 0 );
	await expect( dialog( page ).getByRole( 'button', { name: 'Accept and play' } ) ).toBeVisible();
} );

test( 'by keyboard Escape closes the dialog and stops the video, the play button opens it again, and the focus returns', async ( {
	page,
	site,
	providers,
} ) => {
	await site( OPEN );
	await page.goto( film );
	await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
	await play( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog( page ).getByRole( 'button', { name: 'Close video' } ) ).toBeFocused();
	await expect( dialog( page ).getByRole( 'link', { name: 'Apply' } ) ).toHaveAttribute( 'href', /\/jobs\/$/ );
	await page.keyboard.press( 'Enter' );
	await expect( dialog( page ) ).toBeHidden();
	await expect( play( page ) ).toBeFocused();
	expect( providers.asked.every( ( one ) => one === EMBED ) ).toBe( true );
} );

test( 'the video opens on every load by default, once per visit where set, and waits for a press with reduced motion', async ( {
	page,
	site,
	providers,
} ) => {
	expect( await desk.wp( 'return (new CourantDesk\\Video\\VideoSettings())->shouldOpenOnce();' ) ).toBe( false );
	await site( { ...OPEN, courant_video: { once: true } } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( film );
	await expect( dialog( page ).getByRole( 'button', { name: 'Play video' } ) ).toBeVisible();
	expect( providers.asked ).toEqual( [] );
	await dialog( page ).getByRole( 'button', { name: 'Play video' } ).click();
	await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 1 );
	await page.reload();
	await ready( page );
	await expect( dialog( page ) ).toBeHidden();
} );

test( 'the two console messages are exact, and pages without a video load no React', async ( {
	page,
	site,
	expectConsole,
} ) => {
	await site( OWN );
	expectConsole( /^Error parsing video settings$/ );
	const words = told( page );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await page.goto( plain );
	await page.waitForLoadState( 'load' );
	await expect.poll( () => words ).toEqual( [ `info: ${ NONE }` ] );
	await page.goto( broken );
	await expect.poll( () => words ).toEqual( [ `info: ${ NONE }`, 'warning: Error parsing video settings' ] );
	await page.waitForTimeout( 300 );
	expect( fetched.filter( ( url ) => /react|islands\/video/.test( url ) ) ).toEqual( [] );
	await expect( dialog( page ) ).toHaveCount( 0 );
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
	const words = told( page );
	await page.goto( inherited );
	await expect( page.frameLocator( '.entry-content iframe' ).locator( 'body' ) ).toContainText( EMBED );
	expect( providers.asked ).toEqual( [ EMBED ] );
	await expect( page.locator( '[data-video-settings]' ) ).toHaveCount( 0 );
	await expect( dialog( page ) ).toHaveCount( 0 );
	expect( words ).toContain( `info: ${ NONE }` );

	await site( OWN );
	await page.goto( inherited );
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	await page.waitForTimeout( 300 );
	expect( providers.asked ).toEqual( [ EMBED ] );
	const place = page.locator( '.courant-embed' );
	await expect( place ).toContainText(
		'This content is provided by YouTube. When you view it, your browser sends data to www.youtube-nocookie.com'
	);
	await narrow();
	await screens( 'video-inherited' );
	const before = await place.boundingBox();
	await place.getByRole( 'button', { name: 'Accept and play' } ).click();
	await expect( place.locator( 'iframe' ) ).toHaveAttribute(
		'src',
		`https://${ EMBED }?playsinline=1&rel=0&enablejsapi=1&autoplay=1`
	);
	await expect( page.frameLocator( '.courant-embed iframe' ).locator( 'body' ) ).toContainText( EMBED );
	expect( await place.boundingBox() ).toEqual( before );
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
	await expect.poll( () => providers.asked ).toContain( 'www.youtube.com/embed/dQw4w9WgXcQ' );
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
			// Until the player has answered its frame is covered: no dead gray area.
			await expect( dialog( page ).getByText( 'Loading the video…' ) ).toBeVisible();
			await expect( message ).toHaveCount( 0 );
			await page.clock.fastForward( 10_000 );
		}
		await expect( message ).toContainText( FAILED );
		await expect( message.getByRole( 'link', { name: 'Watch on YouTube' } ) ).toHaveAttribute( 'href', WATCH );
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
	// The player of this lab answers all the same.
	await expect( dialog( page ).getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect( dialog( page ).locator( 'iframe' ) ).toBeVisible();
	expect( providers.asked.length ).toBeGreaterThan( 1 );
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
