import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { focusVisibility } from './support/keys';
import { changePages } from './support/change-pages';
import { expect, test } from './support/test';
import { createPost, findArticle, findPost, findPosts, getToday } from './support/site-data';

test( 'wide and full-width blocks leave the text column, but not the window', async ( { page } ) => {
	const group = ( align: string ) =>
		`<!-- wp:group {"align":"${ align }"} --><div class="wp-block-group align${ align }"><p>Text.</p></div><!-- /wp:group -->`;
	const { url } = await createPost( {
		post_type: 'page',
		post_name: 'wide-and-full',
		post_title: 'Wide and full',
		post_content: `<!-- wp:paragraph --><p>Column.</p><!-- /wp:paragraph -->${ group( 'wide' ) }${ group( 'full' ) }`,
		meta_input: { courant_layout: 'none' },
	} );
	await page.goto( url );
	for ( const width of [ 320, 1280 ] ) {
		await page.setViewportSize( { width, height: 700 } );
		const [ column, wide, full ] = await Promise.all(
			[ '.entry-content > p', '.entry-content > .alignwide', '.entry-content > .alignfull' ].map(
				async ( selector ) => page.locator( selector ).evaluate( ( box ) => box.getBoundingClientRect().width )
			)
		);
		expect( full ).toBe( width );
		expect( Number( wide ) ).toBeGreaterThanOrEqual( Number( column ) );
		expect( Number( wide ) > Number( column ) ).toBe( width === 1280 );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( width );
	}
} );

test( 'print shows the text of an article dark on light, whatever the color scheme', async ( { page } ) => {
	await page.goto( ( await findArticle() ).url );
	await page.locator( '#scheme-dark' ).check();
	await page.emulateMedia( { media: 'print', colorScheme: 'light' } );
	await expect( page.locator( 'body' ) ).toHaveCSS( 'color', 'rgb(23, 24, 28)' );
	for ( const without of [
		'.topbar',
		'.navbar',
		'.masthead__tools',
		'.ticker',
		'.breadcrumbs',
		'.share',
		'.sidebar',
		'.related',
		'.post-navigation',
		'.comments',
		'.footer nav',
		'.footer__legal a',
		'.back-to-top__link',
	] ) {
		await expect( page.locator( `${ without }:visible` ), without ).toHaveCount( 0 );
	}
	await expect( page.locator( 'h1, .entry-content > p' ).first() ).toBeVisible();
} );

test( 'print is white on every page, without table of contents and buttons, and ends with URL and date', async ( {
	page,
} ) => {
	const article = ( await findPosts( { numberposts: 1, s: 'ez-toc' } ) ).at( 0 )?.url ?? ( await findArticle() ).url;
	const opening = ( await findPost( { post_type: 'awsm_job_openings' } ) ).url;
	for ( const url of [ article, opening, '/jobs/', '/' ] ) {
		await page.emulateMedia( { media: 'screen', colorScheme: 'dark' } );
		await page.goto( url );
		await expect( page.locator( '.printed' ) ).toBeHidden();
		await page.emulateMedia( { media: 'print', colorScheme: 'dark' } );
		for ( const root of [ 'html', 'body' ] ) {
			await expect( page.locator( root ) ).toHaveCSS( 'background-color', 'rgb(255, 255, 255)' );
		}
		await expect(
			page.locator(
				'.courant-contents:visible, .courant-ad:visible, .newsletter:visible, button:visible, [type="submit"]:visible'
			)
		).toHaveCount( 0 );
		await expect( page.locator( '.printed' ) ).toBeVisible();
		for ( const title of await page.locator( '.article-section--photos .story__title' ).all() ) {
			await expect( title ).toHaveCSS( 'color', 'rgb(23, 24, 28)' );
		}
		await expect( page.locator( '.printed' ) ).toHaveText( `${ page.url() } · ${ await getToday() }` );
	}
} );

test( 'the front page prints the first slide, wherever the slider is', async ( { page } ) => {
	await page.goto( '/' );
	await page.locator( '.slider__button--next' ).click();
	const slides = page.locator( '.slider__slide' );
	await expect( slides.nth( 1 ) ).toHaveAttribute( 'data-position', 'shown' );
	await expect( slides.first() ).toBeHidden();
	await page.emulateMedia( { media: 'print' } );
	await expect( slides.first().locator( '.story__title' ) ).toBeVisible();
	const left = async ( selector: string ) => ( await page.locator( selector ).first().boundingBox() )?.x;
	expect( await left( '.slider__slide' ) ).toBe( await left( '.top-stories' ) );
	await expect( page.locator( '.slider__slide:visible' ) ).toHaveCount( 1 );
} );

test( 'print has the logo for light mode, and none of the dark footer', async ( { page } ) => {
	await page.goto( '/' );
	const light = page.locator( '.custom-logo-link' );
	const dark = page.locator( '.logo--dark' );
	const footer = page.locator( '.footer__logo' );
	for ( const scheme of [ 'auto', 'dark' ] ) {
		await page.emulateMedia( { media: 'screen', colorScheme: scheme === 'auto' ? 'dark' : 'light' } );
		await page.locator( `#scheme-${ scheme }` ).check();
		await expect( light ).toBeHidden();
		await page.emulateMedia( { media: 'print' } );
		await expect( light, scheme ).toBeVisible();
		await expect( dark, scheme ).toBeHidden();
		await expect( footer, scheme ).toBeHidden();
	}
} );

test( 'a sticky header never covers the focused element, in either direction', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const stickyHeader = readFileSync(
		resolve( import.meta.dirname, '../../theme/assets/css/parts/sticky-header.css' ),
		'utf8'
	);
	await changePages( page, ( html ) =>
		html
			.replace( '</head>', `<style>${ stickyHeader }</style></head>` )
			.replace( '<body class="', '<body class="has-sticky-header ' )
	);
	for ( const [ width, height ] of [
		[ 1280, 600 ],
		[ 390, 600 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await page.goto( '/about/' );
		await page.locator( '.footer a' ).last().focus();
		const hidden: string[] = [];
		for ( let presses = 0; presses < 25; presses += 1 ) {
			await page.keyboard.press( 'Shift+Tab' );
			if ( ! ( await page.evaluate( focusVisibility ) ).seen ) {
				hidden.push( await page.evaluate( () => document.activeElement?.outerHTML.slice( 0, 80 ) ?? '' ) );
			}
		}
		expect( hidden, `${ String( width ) } pixels` ).toEqual( [] );
	}
} );

test( 'print has no play button and no notice over the picture of a video, and unbroken author boxes', async ( {
	page,
} ) => {
	const article = await findPost( { name: 'what-the-river-does-at-night' } );
	await page.goto( article.url );
	await expect( page.locator( '.courant-video-link' ) ).toBeVisible();
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.courant-video-link, .courant-video-note' ).filter( { visible: true } ) ).toHaveCount(
		0
	);
	await expect( page.locator( '.entry-picture img' ) ).toBeVisible();
	await expect( page.locator( '.author-box' ).first() ).toHaveCSS( 'break-inside', 'avoid' );
} );
