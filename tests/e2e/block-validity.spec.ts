import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { getBlockMarkup } from './support/demo-content';
import { createPost, deletePosts, findPost, hideEditorGuides } from './support/site-data';
import { parsePrinted } from '../../src/shared/config/parse-printed';

// The block editor loads more scripts than any other page.
test.setTimeout( 180_000 );

const LISTING = 'wp-job-openings/blocks';
const P = '<p class="wp-block-wp-job-openings-blocks"></p>';

/**
 * Markup that WP Job Openings and earlier versions of Courant Desk saved; the second text is the markup that the
 * editor saves now, where it differs.
 */
const SAVED: Record< string, [ before: string, after?: string ] > = {
	'Courant Desk 0.1, listing page': [
		`<!-- wp:${ LISTING } {"other_options":["job-category","job-type","job-location"]} /-->`,
		`<!-- wp:${ LISTING } {"other_options":["job-category","job-type","job-location"]} -->${ P }<!-- /wp:${ LISTING } -->`,
	],
	'Courant Desk 0.1, pattern': [
		`<!-- wp:${ LISTING } {"search":true} /-->`,
		`<!-- wp:${ LISTING } -->${ P }<!-- /wp:${ LISTING } -->`,
	],
	'Courant Desk 0.1, colored': [
		`<!-- wp:${ LISTING } {"align":"wide","backgroundColor":"white"} /-->`,
		`<!-- wp:${ LISTING } {"align":"wide","backgroundColor":"white"} --><p class="wp-block-wp-job-openings-blocks alignwide has-white-background-color has-background"></p><!-- /wp:${ LISTING } -->`,
	],
	'WP Job Openings 3.5, without attributes': [ `<!-- wp:${ LISTING } -->\n${ P }\n<!-- /wp:${ LISTING } -->` ],
	'WP Job Openings 3.5': [
		`<!-- wp:${ LISTING } {"filter_options":[{"specKey":"job-category","value":"dropdown"}],"layout":"grid","other_options":["job-type"],"listing_per_page":6,"number_of_columns":2,"pagination":"classic","hide_expired_jobs":true,"select_filter_full":true,"search_placeholder":"Search","enable_job_filter":false} -->\n${ P }\n<!-- /wp:${ LISTING } -->`,
	],
	'WP Job Openings 4.0': [
		`<!-- wp:${ LISTING } {"blockId":"block-1","placement":"side","filter_options":["job-category"],"filter_types":{"job-category":"dropdown"},"list_type":"filtered","layout":"grid","selected_terms_main":["job-type"],"selected_terms":{"job-type":[3,4]},"order_by":"old_to_new","hide_expired_jobs":true,"listing_per_page":12,"pagination":"classic","number_of_columns":2,"other_options":["job-location"],"show_spec_icon":false,"filter_items_order":"alpha_asc","enable_alert":true,"filtersInitialized":true,"hz_sf_border":{"width":"2px","color":"#000000"},"hz_sf_border_radius":{"topLeft":"1px","topRight":"1px","bottomLeft":"1px","bottomRight":"1px"},"hz_sf_padding":{"left":"1px","right":"1px","top":"1px","bottom":"1px"},"hz_sidebar_width":"40","hz_ls_border":{"width":"2px","color":"#000000"},"hz_ls_border_radius":{"topLeft":"4px"},"hz_jl_border":{"width":"2px","color":"#000000"},"hz_jl_border_radius":{"topLeft":"1px"},"hz_jl_padding":{"left":"1px"},"hz_bs_border":{"width":"2px","color":"#000000"},"hz_bs_border_radius":{"topLeft":"1px"},"hz_bs_padding":{"left":"1px"},"hz_button_style":"fill","hz_button_text":"View","hz_button_background_color":"#111111","hz_button_text_color":"#ffffff","hz_pagination_background_color":"#111111","hz_pagination_text_color":"#ffffff","hz_pagination_border":{"width":"2px"},"hz_pagination_border_radius":{"topLeft":"1px"},"hz_pagination_padding":{"left":"1px"},"hz_sf_background_color":"#eeeeee","hz_sf_text_color":"#111111","hz_jl_background_color":"#eeeeee","hz_jl_text_color":"#111111","hz_sidebar_bg_color":"#eeeeee","hz_sidebar_tx_color":"#111111"} -->\n${ P }\n<!-- /wp:${ LISTING } -->`,
	],
	'WP Job Openings 4.0, with a class and an anchor': [
		`<!-- wp:${ LISTING } {"anchor":"jobs","className":"mine"} -->\n<p id="jobs" class="wp-block-wp-job-openings-blocks mine"></p>\n<!-- /wp:${ LISTING } -->`,
	],
	'Easy Table of Contents': [ '<!-- wp:easytoc/toc /-->' ],
};

/** Sorts attributes and removes white space between blocks, which have no meaning. */
const normalized = ( text: string ): string =>
	text
		.replaceAll( /<!-- wp:([a-z/-]+) (\{.*?\}) (\/?)-->/g, ( _, name: string, json: string, end: string ) => {
			const { textAlign, style, ...others } = parsePrinted< {
				textAlign?: string;
				style?: { typography?: { textAlign?: string } };
			} >( json );
			// WordPress has moved the attribute of the text alignment twice.
			const align = style?.typography?.textAlign ?? textAlign;
			const attributes: Record< string, unknown > = {
				...others,
				...( align === undefined ? {} : { align } ),
				...( style === undefined || ( align !== undefined && textAlign === undefined ) ? {} : { style } ),
			};
			// Fixed layout of tables became the default in 6.6.
			delete attributes[ 'hasFixedLayout' ];
			if ( name === 'post-date' ) {
				// WordPress 6.9 binds it to the post's date by itself.
				delete attributes[ 'metadata' ];
			}
			return `<!-- wp:${ name } ${ JSON.stringify( Object.fromEntries( Object.entries( attributes ).sort( ( [ a ], [ b ] ) => a.localeCompare( b ) ) ) ) } ${ end }-->`;
		} )
		// WordPress 6.6 added the class of lists.
		.replaceAll( ' class="wp-block-list"', '' )
		.replaceAll( '&mdash;', '—' )
		.replaceAll( / \{\} (\/?)-->/g, ' $1-->' )
		.replaceAll( /\s*\n\s*/g, '' )
		.trim();

async function saveAgain(
	page: Page,
	texts: Record< string, string >
): Promise< Record< string, { faults: string[]; text: string } > > {
	return page.evaluate( ( all ) => {
		const { blocks } = window.wp;
		const faults = ( list: readonly EditorBlock[] ): string[] =>
			list.flatMap( ( block ) => [
				...( block.isValid && ! [ 'core/missing', 'core/freeform' ].includes( block.name )
					? []
					: [ block.name ] ),
				...faults( block.innerBlocks ),
			] );
		return Object.fromEntries(
			Object.entries( all ).map( ( [ name, text ] ) => {
				const parsed = blocks.parse( text );
				return [ name, { faults: faults( parsed ), text: blocks.serialize( parsed ) } ];
			} )
		);
	}, texts );
}

async function openEditor( page: Page, path: string ): Promise< void > {
	await hideEditorGuides( 'admin' );
	await page.goto( path );
	await page.waitForFunction( ( name ) => {
		const wp: { readonly blocks?: Partial< typeof window.wp.blocks > } | undefined =
			'wp' in window ? window.wp : undefined;
		return wp?.blocks?.getBlockTypes?.().some( ( type ) => type.name === name ) === true;
	}, LISTING );
}

test( 'every pattern and text of the plugin, the theme and the demo is valid and saves unchanged', async ( {
	page,
	asAdmin,
} ) => {
	const stored = await getBlockMarkup();
	const names = Object.keys( stored );
	for ( const prefix of [
		'pattern courant-desk/',
		'pattern courant/',
		'page job-openings',
		'page careers',
		'post ',
		'awsm_job_openings ',
		'starter content',
	] ) {
		expect(
			names.some( ( name ) => name.startsWith( prefix ) ),
			prefix
		).toBe( true );
	}
	await asAdmin();
	await openEditor( page, '/wp-admin/post-new.php?post_type=page' );
	const saved = await saveAgain( page, stored );
	for ( const [ name, { faults, text } ] of Object.entries( saved ) ) {
		expect.soft( faults, name ).toEqual( [] );
		expect.soft( normalized( text ), name ).toBe( normalized( stored[ name ] ?? '' ) );
	}
} );

test( 'every block, and markup saved by earlier versions and other plugins, is valid in the editor', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	await openEditor( page, '/wp-admin/post-new.php?post_type=page' );
	const fresh = await page.evaluate( () => {
		const { blocks } = window.wp;
		const ours = blocks
			.getBlockTypes()
			.map( ( { name } ) => name )
			.filter( ( name ) => /^(courant|courant-desk|wp-job-openings|easytoc)\//.test( name ) );
		return Object.fromEntries(
			ours.map( ( name ) => [ name, blocks.serialize( [ blocks.createBlock( name ) ] ) ] )
		);
	} );
	expect( Object.keys( fresh ).length ).toBeGreaterThanOrEqual( 13 );
	for ( const [ name, { faults, text } ] of Object.entries( await saveAgain( page, fresh ) ) ) {
		expect.soft( faults, name ).toEqual( [] );
		expect.soft( text, name ).toBe( fresh[ name ] );
	}
	const before = Object.fromEntries( Object.entries( SAVED ).map( ( [ name, [ text ] ] ) => [ name, text ] ) );
	for ( const [ name, { faults, text } ] of Object.entries( await saveAgain( page, before ) ) ) {
		const [ as, expected = as ] = SAVED[ name ] ?? [ '' ];
		expect.soft( faults, name ).toEqual( [] );
		expect.soft( normalized( text ), name ).toBe( normalized( expected ) );
	}
} );

test( 'a listing page of an earlier version opens without a warning, and saving keeps its block', async ( {
	page,
	asAdmin,
	context,
} ) => {
	const id = (
		await createPost( {
			post_type: 'page',
			post_title: 'Old listing page',
			post_content: `<!-- wp:${ LISTING } {"other_options":["job-category"]} /-->`,
		} )
	).id;
	await asAdmin();
	await openEditor( page, `/wp-admin/post.php?post=${ id }&action=edit` );
	await page.waitForFunction(
		( name ) =>
			window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.some( ( block ) => block.name === name ),
		LISTING
	);
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect(
			page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( `[data-type="${ LISTING }"] .awsm-job-wrap` )
				.first()
		).toBeVisible( { timeout: 30_000 } );
		await expect(
			page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( '.block-editor-warning' )
		).toHaveCount( 0 );
		await expect( page.getByText( 'unexpected or invalid content' ) ).toHaveCount( 0 );
	}
	await page.evaluate( async () => {
		const { dispatch, select } = window.wp.data;
		const [ block ] = select( 'core/block-editor' ).getBlocks();
		await dispatch( 'core/block-editor' ).updateBlockAttributes( block?.clientId, { search: false } );
		await dispatch( 'core/editor' ).savePost();
	} );
	expect( normalized( ( await findPost( { post_type: 'page', include: [ id ] } ) ).content ) ).toBe(
		`<!-- wp:${ LISTING } {"other_options":["job-category"],"search":false} -->${ P }<!-- /wp:${ LISTING } -->`
	);
	const visitor = await context.newPage();
	await visitor.goto( `/?page_id=${ id }` );
	await expect( visitor.locator( '.awsm-job-listing-item' ).first() ).toBeVisible();
	await deletePosts( { post_type: 'page', include: [ id ] } );
} );
