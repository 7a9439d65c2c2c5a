import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { desk, overflows } from './support/test';
import { createPosts, findTerm, getArchiveUrl } from './support/site-data';
import { installTheme } from './support/site-files';
import { expect, test } from './support/third-parties';
import { parsePrinted } from '../../src/shared/config/parse-printed';

const CV = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );
const BLOCK_THEME = 'test-block-theme';
const THEMES = [ BLOCK_THEME, 'test-reset-theme', 'test-list-theme' ];
const WIDTHS = [ 390, 1280 ];
const CATEGORY = 'Foreign desk';

interface Opening {
	id: number;
	url: string;
	archive: string;
	term: string;
}

let opening: Opening;

const themeFolder = ( name: string ): string => resolve( desk.www, 'wp-content/themes', name );
const useTheme = ( stylesheet: string, template = stylesheet ) => ( { template, stylesheet } );

test.beforeAll( async () => {
	for ( const theme of THEMES ) {
		installTheme( theme.replace( 'test-', '' ) );
	}
	const created = await createPosts(
		[ 'Foreign correspondent', 'Foreign editor' ].map( ( title ) => ( {
			fields: {
				post_type: 'awsm_job_openings',
				post_title: `${ title } ${ randomUUID().slice( 0, 6 ) }`,
				post_content: '<p>Text.</p><ul><li>One</li></ul>',
				meta_input: {
					courant_work_mode: 'hybrid',
					courant_salary: { min: 50000, max: null, currency: 'EUR', unit: 'YEAR', shown: true },
				},
			},
			terms: { 'job-category': [ CATEGORY ], 'job-location': [ 'Foreign city' ] },
		} ) )
	);
	const { id = 0, url = '' } = created.at( -1 ) ?? {};
	opening = {
		id,
		url,
		archive: await getArchiveUrl( 'awsm_job_openings' ),
		term: ( await findTerm( 'job-category', CATEGORY ) ).url,
	};
} );

async function computed( page: Page, selector: string, property: string ): Promise< string[] > {
	return page
		.locator( selector )
		.evaluateAll(
			( elements, name ) => elements.map( ( element ) => getComputedStyle( element ).getPropertyValue( name ) ),
			property
		);
}

const unique = ( values: readonly string[] ): string[] => [ ...new Set( values ) ];

for ( const theme of THEMES ) {
	test( `under ${ theme } the page of an opening keeps its layout and contrast`, async ( { page, site, axe } ) => {
		await site( useTheme( theme ) );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( ( await page.goto( opening.url ) )?.status() ).toBe( 200 );
			expect( await overflows( page ), `${ width } px` ).toBe( false );
			await expect( page.getByRole( 'link', { name: 'Apply now' } ) ).toHaveCount( 1 );
			await expect( page.locator( 'dl.courant-opening-facts' ) ).toHaveCount( 1 );
			await expect( page.locator( '#awsm-application-form' ) ).toHaveCount( 1 );
			expect( unique( await computed( page, 'dl.courant-opening-facts dd', 'margin-left' ) ) ).toEqual( [
				'0px',
			] );
			expect( unique( await computed( page, 'dl.courant-opening-facts', 'margin-left' ) ) ).toEqual( [ '0px' ] );
			expect( await computed( page, '.courant-opening-apply a', 'text-decoration-line' ) ).toEqual( [ 'none' ] );
			await expect( page.getByRole( 'link', { name: 'Apply now' } ), 'Without scrolling.' ).toBeInViewport();
			await axe( { include: '.courant-opening-apply' } );
			await axe( { include: '.entry-content', rules: [ 'color-contrast' ] } );
			await axe( { include: '.awsm-job-form' } );
		}
	} );

	test( `under ${ theme } the archive keeps its layout, and a filter works`, async ( { page, site, axe } ) => {
		await site( useTheme( theme ) );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( ( await page.goto( opening.archive ) )?.status() ).toBe( 200 );
			expect( await overflows( page ), `${ width } px` ).toBe( false );
			const list = await page.locator( '.awsm-job-wrap' ).boundingBox();
			expect( list?.width, 'The listing uses the width of the page.' ).toBeGreaterThan(
				Math.min( width, 700 ) * 0.8
			);
			expect( unique( await computed( page, '.courant-opening-facts > li', 'list-style-type' ) ) ).toEqual( [
				'none',
			] );
			// The theme test-reset-theme has a root font size of 10 px.
			for ( const size of await computed(
				page,
				'.awsm-job-item h2, .courant-opening-facts > li',
				'font-size'
			) ) {
				expect( parseFloat( size ), size ).toBeGreaterThanOrEqual( 13 );
			}
			await axe( { include: '.awsm-job-wrap' } );
		}
		await page.getByLabel( 'Job Category' ).selectOption( { label: await labelOf( page, CATEGORY ) } );
		await expect( page.locator( '.courant-listing-count' ) ).toHaveText( '2 openings found' );
		await expect( page.locator( '.courant-chip' ) ).toHaveCount( 1 );
	} );

	test( `under ${ theme } an application is sent`, async ( { page, site } ) => {
		await site( useTheme( theme ) );
		await page.goto( opening.url );
		await page.getByLabel( 'Full name' ).fill( 'Ada Foreign' );
		await page.getByLabel( 'Email' ).fill( `${ theme }@applicants.example` );
		await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
		await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
		await page.getByLabel( 'CV' ).setInputFiles( CV );
		await page.getByLabel( /I agree/ ).check();
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-success-message' ) ).toBeVisible();
	} );
}

/** The option with its number of openings. */
async function labelOf( page: Page, name: string ): Promise< string > {
	const labels = await page.getByLabel( 'Job Category' ).locator( 'option' ).allTextContents();
	return labels.find( ( label ) => label.startsWith( name ) ) ?? name;
}

test( 'buttons have the color of theme.json', async ( { page, site } ) => {
	await site( useTheme( BLOCK_THEME ) );
	await page.goto( opening.url );
	const apply = page.locator( '.courant-opening-apply a' );
	await expect( apply ).toHaveCSS( 'background-color', 'rgb(91, 42, 134)' );
	await expect( apply ).toHaveCSS( 'color', 'rgb(255, 253, 245)' );
	await expect( apply ).toHaveCSS( 'border-top-left-radius', '8px' );
} );

test( 'a table of contents is as wide as the text of a block theme', async ( { page, site } ) => {
	const [ article ] = await createPosts( [
		{
			fields: {
				post_type: 'post',
				post_title: `Foreign article ${ randomUUID().slice( 0, 6 ) }`,
				post_content: `[ez-toc]\n\n${ [ 'One', 'Two', 'Three', 'Four' ].map( ( title ) => `<h2>${ title }</h2>\n\n<p>${ 'Text of the article. '.repeat( 20 ) }</p>` ).join( '\n\n' ) }`,
			},
		},
	] );
	await site( useTheme( BLOCK_THEME ) );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( article?.url ?? '' );
	const text = await page.locator( '.wp-block-post-content > p' ).last().boundingBox();
	const contents = await page.locator( '.courant-contents' ).first().boundingBox();
	expect( contents?.x ).toBe( text?.x );
	expect( contents?.width ).toBe( text?.width );
} );

test( 'the templates of the plugin replace those for posts under a block theme', async ( { page, site } ) => {
	await site( useTheme( BLOCK_THEME ) );
	await page.goto( opening.url );
	await expect( page.getByText( 'Written by the theme' ) ).toHaveCount( 0 );
	await expect( page.getByText( 'Footer of the block theme' ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Similar openings' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /Foreign correspondent/ } ).first() ).toBeVisible();
	for ( const [ url, title ] of [
		[ opening.archive, /Job Openings/i ],
		[ opening.term, CATEGORY ],
	] as const ) {
		await page.goto( url );
		await expect( page.getByRole( 'heading', { level: 1, name: title } ) ).toHaveCount( 1 );
		await expect(
			page.locator( '.wp-block-courant-openings-archive .awsm-job-listing-item' ).first()
		).toBeVisible();
		await expect( page.getByText( 'Footer of the block theme' ) ).toBeVisible();
	}
	await expect( page.locator( '.awsm-job-listing-item' ) ).toHaveCount( 2 );
} );

test( 'the template of an opening is edited and reset, and a theme overrides it', async ( { page, site, asAdmin } ) => {
	await asAdmin();
	await site( useTheme( BLOCK_THEME ) );
	await page.goto( '/wp-admin/' );
	const id = `${ BLOCK_THEME }//single-awsm_job_openings`;
	const rest = async ( method: string, body?: object ) => {
		const text = await page.evaluate(
			async ( [ path, verb, json ] ) => {
				const { nonce } = window.wpApiSettings;
				const response = await fetch( path, {
					method: verb,
					headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
					...( json === undefined ? {} : { body: json } ),
				} );
				return response.text();
			},
			[
				`/wp-json/wp/v2/templates/${ id }?force=true`,
				method,
				body === undefined ? undefined : JSON.stringify( body ),
			] as const
		);
		return parsePrinted< { source?: string; content?: { raw: string }; title?: { raw: string } } >( text );
	};
	await page.addScriptTag( { url: '/wp-includes/js/api-request.min.js' } ).catch( () => undefined );
	const first = await rest( 'GET' );
	expect( first ).toMatchObject( { source: 'plugin', title: { raw: 'Job opening' } } );

	const edited = ( first.content?.raw ?? '' ).replace(
		'<!-- wp:courant/similar-openings /-->',
		'<!-- wp:paragraph --><p>Edited by the site</p><!-- /wp:paragraph -->'
	);
	expect( await rest( 'POST', { content: edited } ) ).toMatchObject( { source: 'custom' } );
	await page.goto( opening.url );
	await expect( page.getByText( 'Edited by the site' ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Similar openings' } ) ).toHaveCount( 0 );

	await page.goto( '/wp-admin/' );
	await rest( 'DELETE' );
	expect( await rest( 'GET' ) ).toMatchObject( { source: 'plugin' } );

	const child = themeFolder( 'test-block-child' );
	mkdirSync( resolve( child, 'templates' ), { recursive: true } );
	writeFileSync( resolve( child, 'style.css' ), `/*\nTheme Name: Child\nTemplate: ${ BLOCK_THEME }\n*/` );
	writeFileSync(
		resolve( child, 'templates/single-awsm_job_openings.html' ),
		'<!-- wp:paragraph --><p>Template of the theme</p><!-- /wp:paragraph --><!-- wp:post-content /-->'
	);
	await site( useTheme( 'test-block-child', BLOCK_THEME ) );
	await page.goto( opening.url );
	await expect( page.getByText( 'Template of the theme' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Apply now' } ) ).toHaveCount( 1 );
	await expect( page.locator( '#awsm-application-form' ) ).toHaveCount( 1 );
	await expect( page.locator( 'dl.courant-opening-facts' ) ).toHaveCount( 1 );
} );
