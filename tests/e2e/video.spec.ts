import type { Page } from '@playwright/test';
import { cookiesOf, expect, test } from './support/third-parties';
import { shouldVideosOpenOnce } from './support/site-data';
import { EMBED, OWN, OPEN, NONE, NOTE, dialog, play, collectMessages, createArticles } from './video-pages';

const PLAYER = `https://${ EMBED }?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1`;

let film: string;
let plain: string;
let broken: string;

test.beforeAll( async () => {
	[ film, plain, broken ] = await createArticles();
} );

const banner = ( page: Page ) => page.locator( '#courant-consent' );

const ready = async ( page: Page ) =>
	expect( page.locator( '[data-video-settings]' ) ).toHaveAttribute( 'data-state', 'ready' );

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
	expect( providers.requested ).toEqual( [] );
	expect( await cookiesOf( page ) ).toEqual( [] );
	await screens( 'video-unanswered' );
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	await expect( page.frameLocator( 'dialog iframe' ).locator( 'body' ) ).toContainText( EMBED );
	await expect( dialog( page ).getByRole( 'button', { name: 'Close video' } ) ).toBeFocused();
	await expect( banner( page ) ).toBeHidden();
	expect( providers.requested ).toEqual( [ EMBED ] );
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
		expect( providers.requested ).toEqual( [] );
		await narrow();
		await screens( 'video-refused' );
		await play( page ).focus();
		await page.keyboard.press( 'Space' );
		await expect( page.locator( 'dialog iframe' ) ).toHaveAttribute( 'src', PLAYER );
		await expect.poll( () => providers.requested ).toEqual( [ EMBED ] );
		await page.keyboard.press( 'Escape' );
		await expect( play( page ) ).toBeFocused();
		// A later change of the choice opens no dialog.
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
		await expect.poll( () => providers.requested ).toHaveLength( load );
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
	expect( providers.requested.every( ( url ) => url === EMBED ) ).toBe( true );
} );

test( 'the video opens on every load by default, once per visit where set, and waits for a press with reduced motion', async ( {
	page,
	site,
	providers,
} ) => {
	expect( await shouldVideosOpenOnce() ).toBe( false );
	await site( { ...OPEN, courant_video: { once: true } } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( film );
	await expect( dialog( page ).getByRole( 'button', { name: 'Play video' } ) ).toBeVisible();
	expect( providers.requested ).toEqual( [] );
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
	const text = collectMessages( page );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await page.goto( plain );
	await page.waitForLoadState( 'load' );
	await expect.poll( () => text ).toEqual( [ `info: ${ NONE }` ] );
	await page.goto( broken );
	await expect.poll( () => text ).toEqual( [ `info: ${ NONE }`, 'warning: Error parsing video settings' ] );
	await page.waitForTimeout( 300 );
	expect( fetched.filter( ( url ) => /react|islands\/video/.test( url ) ) ).toEqual( [] );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'the page does not scroll or move behind the dialog', async ( { page, site, providers } ) => {
	await site( OPEN );
	await page.goto( film );
	await expect( dialog( page ) ).toBeVisible();
	await expect.poll( () => providers.requested ).toEqual( [ EMBED ] );
	await page.evaluate( () => ( document.body.style.minHeight = '5000px' ) );
	const x = async () => page.locator( 'h1' ).evaluate( ( title ) => title.getBoundingClientRect().x );
	const open = await x();
	await page.mouse.move( 5, 400 );
	await page.mouse.wheel( 0, 1200 );
	await page.waitForTimeout( 300 );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	expect( await x() ).toBe( open );
	await page.mouse.wheel( 0, 1200 );
	await expect.poll( async () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( 0 );
} );
