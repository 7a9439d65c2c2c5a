import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { createPost, hideEditorGuides, updatePost, type SitePost } from './support/site-data';
import { canvasOf } from './support/editor-canvas';
import { desk, expect, test } from './support/test';

/**
 * Tests that the theme's styles replace WordPress's optional block styles, on pages and in the editor
 * (docs/decisions/0028-block-styles-of-wordpress.md).
 */
test.setTimeout( 180_000 );

const BLOCKS = readFileSync( resolve( import.meta.dirname, '../fixtures/Theme/core-blocks.html' ), 'utf8' );
const PIXEL = Buffer.from( 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64' );
const SCHEMES = [ 'light', 'dark' ] as const;

/** What WordPress's styles set and the theme deliberately has in another way. */
const DIFFERENT_BY_DESIGN = [
	// A tinted background instead of a frame.
	'code: border-radius',
	'code: border-style',
	'code: border-width',
	'code: border-color',
	// Sources are not in capital letters.
	'pullquote cite: text-transform',
	// Widgets have the distances of the theme.
	'quote: margin-bottom in widgets',
	'quote: margin-top in widgets',
];

const PROPERTIES = [
	'background-color',
	'border-color',
	'border-radius',
	'border-style',
	'border-width',
	'color',
	'font-family',
	'font-size',
	'font-style',
	'font-weight',
	'line-height',
	'margin-top',
	'margin-right',
	'margin-bottom',
	'margin-left',
	'opacity',
	'padding',
	'text-align',
	'text-transform',
	'word-break',
];

/** Elements of a block that its styles may select. */
const PARTS =
	'figcaption, cite, blockquote, p, td, th, code, .wp-block-search__label, .wp-block-search__button, .wp-block-image';

type Styles = Record< string, Record< string, string > >;

/** Computed styles by block, number and element. */
const stylesOf = async ( frame: Page | Frame, root: string ): Promise< Styles > =>
	frame.evaluate(
		( [ container, parts, properties ] ) => {
			const styles: Styles = {};
			const counts: Record< string, number > = {};
			const add = ( name: string, element: Element ) => {
				const computed = getComputedStyle( element );
				const number = ( counts[ name ] ?? 0 ) + 1;
				counts[ name ] = number;
				styles[ `${ name } ${ number }` ] = Object.fromEntries(
					properties.map( ( property ) => [ property, computed.getPropertyValue( property ) ] )
				);
			};
			const types =
				/wp-block-(audio|code|embed|gallery|group|image|pullquote|quote|search|separator|table|video)(?= |$)/;
			for ( const block of document.querySelectorAll( `${ container } > *` ) ) {
				const type = types.exec( block.className )?.[ 1 ];
				if ( type !== undefined ) {
					add( type, block );
					for ( const part of block.querySelectorAll( parts ) ) {
						// In the editor label and button are other elements.
						const name = /wp-block-search__(label|button)/.exec( part.className )?.[ 1 ] ?? part.localName;
						add( `${ type } ${ name }`, part );
					}
				}
			}
			return styles;
		},
		[ root, PARTS, PROPERTIES ] as const
	);

/** @returns the properties that differ, by block and element */
const differences = ( before: Styles, after: Styles ): string[] => [
	...new Set(
		Object.entries( before ).flatMap( ( [ key, values ] ) =>
			Object.keys( values )
				.filter( ( property ) => values[ property ] !== after[ key ]?.[ property ] )
				.map( ( property ) => `${ key.replace( / \d+$/, '' ) }: ${ property }` )
		)
	),
];

/**
 * Leaves out what the editor shows in another way: the padding of separators, by which they are easier to select, the
 * height of icons, and margins at the sides, which center blocks.
 */
function comparable( styles: Styles ): Styles {
	const left = ( key: string, property: string ) =>
		! /^margin-(left|right)$/.test( property ) &&
		! ( key.startsWith( 'separator' ) && property === 'padding' ) &&
		! ( key.startsWith( 'search button' ) && property === 'line-height' );
	return Object.fromEntries(
		Object.entries( styles ).map( ( [ key, values ] ) => [
			key,
			Object.fromEntries( Object.entries( values ).filter( ( [ property ] ) => left( key, property ) ) ),
		] )
	);
}

async function createArticle( content: string ): Promise< SitePost > {
	const article = await createPost( {
		post_title: 'Blocks of WordPress',
		post_content: 'Text.',
		// Other tests open the newest article, and this one has files that only this test serves.
		post_date: '2015-01-01 10:00:00',
	} );
	await updatePost( article.id, { post_content: content } );
	return article;
}

let article: SitePost;

test.beforeAll( async () => {
	article = await createArticle( BLOCKS );
} );

test.beforeEach( async ( { context, page } ) => {
	await context.route( '**/test-media/**', async ( route ) =>
		route.fulfill( { contentType: 'image/gif', body: PIXEL } )
	);
	await page.setViewportSize( { width: 1700, height: 900 } );
} );

test(
	"WordPress's block styles change nothing below the theme's styles",
	{ tag: '@oldest' },
	async ( { page, request } ) => {
		const optional = await (
			await request.get( `${ desk.url }/wp-includes/css/dist/block-library/theme.css` )
		).text();
		expect( optional ).toContain( '#555' );
		for ( const colorScheme of SCHEMES ) {
			await page.emulateMedia( { colorScheme } );
			await page.goto( article.url );
			// The styles of widgets on other pages are tested in BlockThemeStylesTest.
			await page.evaluate( () => {
				const widget = document.createElement( 'section' );
				widget.className = 'widget widget_block';
				widget.id = 'widget-of-the-test';
				widget.append(
					...[ ...( document.querySelector( '.entry-content' )?.children ?? [] ) ].map( ( block ) =>
						block.cloneNode( true )
					)
				);
				document.querySelector( '.sidebar__sticky' )?.append( widget );
			} );
			const [ content, widget ] = [ '.entry-content', '#widget-of-the-test' ] as const;
			const before = [ await stylesOf( page, content ), await stylesOf( page, widget ) ] as const;
			expect( Object.keys( before[ 0 ] ).length ).toBeGreaterThan( 60 );
			expect( Object.keys( before[ 1 ] ) ).toEqual( Object.keys( before[ 0 ] ) );
			await page.addStyleTag( { content: `@layer courant.theme.wordpress{${ optional }}` } );
			const found = [
				...differences( before[ 0 ], await stylesOf( page, content ) ),
				...differences( before[ 1 ], await stylesOf( page, widget ) ).map( ( difference ) =>
					difference.startsWith( 'quote: margin' ) ? `${ difference } in widgets` : difference
				),
			];
			expect( [ ...new Set( found ) ].sort(), colorScheme ).toEqual( [ ...DIFFERENT_BY_DESIGN ].sort() );
		}
	}
);

test(
	'captions are readable, quotations follow their alignment, and separators have the chosen color',
	{ tag: '@oldest' },
	async ( { page, axe } ) => {
		for ( const colorScheme of SCHEMES ) {
			await page.emulateMedia( { colorScheme } );
			await page.goto( article.url );
			await axe( { include: '.entry-content', rules: [ 'color-contrast' ] } );
		}
		await page.emulateMedia( { colorScheme: 'light' } );
		const borders = async ( selector: string ) =>
			page
				.locator( `.entry-content > ${ selector }` )
				.first()
				.evaluate( ( element ) => {
					const { borderLeftWidth: left, borderRightWidth: right } = getComputedStyle( element );
					return [ left, right ];
				} );
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
			const start = direction === 'ltr' ? [ '3px', '0px' ] : [ '0px', '3px' ];
			expect( await borders( '.wp-block-quote' ), direction ).toEqual( start );
			expect( await borders( '.wp-block-quote.has-text-align-right' ), direction ).toEqual( [ '0px', '3px' ] );
			expect( await borders( '.wp-block-quote.has-text-align-left' ), direction ).toEqual( [ '3px', '0px' ] );
			expect( await borders( '.wp-block-quote.has-text-align-center' ), direction ).toEqual( [ '0px', '0px' ] );
		}
		const lines = await page
			.locator( '.entry-content > .wp-block-separator:not(.is-style-dots)' )
			.evaluateAll( ( all ) =>
				all.map( ( line ) => {
					const { borderTopColor, opacity } = getComputedStyle( line );
					return `${ borderTopColor } ${ opacity }`;
				} )
			);
		expect( lines ).toEqual( [
			'rgb(180, 35, 24) 1',
			'rgb(180, 35, 24) 1',
			'rgb(90, 92, 99) 1',
			'rgb(10, 125, 50) 1',
			'rgb(10, 125, 50) 0.4',
		] );
	}
);

test( 'blocks have the same styles in the editor as on the page', { tag: '@oldest' }, async ( { page, asAdmin } ) => {
	await asAdmin();
	await hideEditorGuides( 'admin' );
	// The editor requests the URLs of embeds.
	const { id, url } = await createArticle( BLOCKS.replace( /<!-- wp:embed .*\/wp:embed -->\n/s, '' ) );
	for ( const colorScheme of SCHEMES ) {
		await page.emulateMedia( { colorScheme } );
		await page.goto( url );
		const onPage = await stylesOf( page, '.entry-content' );
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const canvas = await canvasOf( page );
		await expect( canvas.locator( '.wp-block-video figcaption' ) ).toBeVisible( { timeout: 60_000 } );
		const inEditor = await stylesOf( canvas, '.is-root-container' );
		expect( differences( comparable( onPage ), inEditor ), colorScheme ).toEqual( [] );
	}
} );
