import type { Page } from '@playwright/test';
import { desk } from './desk';

/** Articles with contents, and settings that hold for one page view: `?toc=` and JSON. */
const SWITCH = `<?php
foreach (['courant_contents', 'courant_contents_looks'] as $name) {
	add_filter("option_$name", static fn ($value) => array_replace((array) $value, (array) json_decode(stripslashes($_GET['toc'] ?? '[]'), true)));
}
if (isset($_GET['classic'])) {
	add_filter('use_block_editor_for_post', '__return_false');
}
if (isset($_COOKIE['e2e_other_contents'])) {
	if ($_COOKIE['e2e_other_contents'] === 'active') {
		class ezTOC {}
		add_filter('the_content', static fn ($html) => $html . '<p>Made by the other one</p>');
	}
	add_filter('pre_option_ez-toc-settings', static fn () => ['heading_text' => 'From the other one', 'visibility' => '1', 'show_heading_text' => '1', 'show_hierarchy' => '1', 'smooth_scroll' => '1',
		'enabled_post_types' => ['post' => 'post'], 'auto_insert_post_types' => ['post' => 'post'], 'heading_levels' => ['2' => '2', '3' => '3', '4' => '4']]);
	foreach (['courant_contents', 'courant_contents_looks'] as $name) {
		// What this browser adopts is kept apart: other tests run on the same site.
		add_filter("pre_update_option_$name", static function ($new, $old) use ($name) {
			update_option("e2e_$name", $new);
			return $old;
		}, 10, 2);
		foreach (["option_$name", "default_option_$name"] as $filter) {
			add_filter($filter, static fn ($value) => array_replace((array) $value, (array) get_option("e2e_$name", [])));
		}
	}
}
if (isset($_GET['toc_widget'])) {
	add_filter('sidebars_widgets', static fn ($all) => ['sidebar-right' => [$_GET['toc_widget'] . '-77']] + (array) $all);
	foreach (['ezw_tco', 'ez_toc_widget_sticky'] as $base) {
		add_filter("option_widget_$base", static fn ($all) => [77 => ['title' => '']] + (array) $all);
		add_filter("default_option_widget_$base", static fn () => [77 => ['title' => ''], '_multiwidget' => 1]);
	}
}`;

/** Cookie for one browser's view: `active`, another plugin makes the contents; `gone`, its settings are left. */
export const OTHER = 'e2e_other_contents';

export const WORDS = '<p>The quay wakes before the town does, and the gulls know it. </p>'.repeat( 14 );

export const TEXT = [
	`<p>Before all.</p><h2>Market</h2>${ WORDS }<h3>Fish</h3>${ WORDS }<h3>Prices</h3>${ WORDS }`,
	`<h2>Harbour</h2>${ WORDS }<h3>The old crane</h3>${ WORDS }<h2>Home</h2><p>Short.</p>`,
].join( '' );

/** Makes an article, once for each name. */
export async function article( name: string, content = TEXT, meta: Record< string, unknown > = {} ): Promise< string > {
	return desk.wp< string >( `
		wp_mkdir_p(WPMU_PLUGIN_DIR);
		file_put_contents(WPMU_PLUGIN_DIR . '/e2e-contents.php', ${ JSON.stringify( SWITCH ).replaceAll( '$', '\\$' ) });
		$there = get_page_by_path(${ JSON.stringify( name ) }, OBJECT, 'post');
		$fields = ['post_title' => ${ JSON.stringify( name ) }, 'post_name' => ${ JSON.stringify( name ) }, 'post_status' => 'publish', 'post_author' => 1, 'post_content' => wp_slash(base64_decode('${ Buffer.from( content ).toString( 'base64' ) }')),
			'meta_input' => json_decode(base64_decode('${ Buffer.from( JSON.stringify( meta ) ).toString( 'base64' ) }'), true)];
		$id = $there ? wp_update_post(['ID' => $there->ID] + $fields) : wp_insert_post($fields);
		return (string) wp_parse_url(get_permalink($id), PHP_URL_PATH);
	` );
}

interface Opened {
	settings?: Record< string, unknown >;
	widget?: 'ezw_tco' | 'ez_toc_widget_sticky';
	/** Height of a header that stays at the top. */
	header?: number;
	hash?: string;
}

/** Opens an article; with `header`, the page's only one is fixed and that high from the first paint on. */
export async function open(
	page: Page,
	path: string,
	{ settings = {}, widget, header, hash = '' }: Opened = {}
): Promise< void > {
	await page.addInitScript( ( height ) => {
		const styled = () => {
			const style = document.createElement( 'style' );
			style.textContent =
				height === 0
					? 'header { position: static !important; }'
					: `body > :is(header, .site-header), body > div > header { position: fixed !important; inset: 0 0 auto; block-size: ${ String( height ) }px !important; min-block-size: 0 !important; overflow: hidden; padding: 0 !important; border: 0 !important; } header header, main header { position: static !important; }`;
			document.head.append( style );
		};
		const watch = new MutationObserver( () => {
			if ( document.querySelectorAll( 'body' ).length > 0 ) {
				watch.disconnect();
				styled();
			}
		} );
		watch.observe( document, { childList: true, subtree: true } );
	}, header ?? 0 );
	const query = new URLSearchParams( {
		toc: JSON.stringify( settings ),
		...( widget === undefined ? {} : { toc_widget: widget } ),
	} );
	await page.goto( `${ path }?${ query.toString() }${ hash }` );
}

/** The first gesture wakes the island. */
export async function wake( page: Page ): Promise< void > {
	await page.keyboard.press( 'Shift' );
	await page.waitForFunction( () =>
		[ ...document.querySelectorAll< HTMLElement >( '[data-island=table-of-contents]' ) ].every(
			( one ) => one.dataset[ 'state' ] === 'ready'
		)
	);
}

export const topOf = async ( page: Page, heading: string ): Promise< number > =>
	page
		.getByRole( 'heading', { name: heading, exact: true } )
		.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) + 0 );
export const lit = async ( page: Page, root = '#ez-toc-container' ): Promise< string[] > =>
	page.locator( `${ root } [aria-current="location"]` ).allTextContents();

/** Scrolls by script to a height of the page, and waits for the frame behind it. */
export async function scrollTo( page: Page, top: number ): Promise< void > {
	await page.evaluate( async ( height ) => {
		window.scrollTo( { top: height, behavior: 'instant' } );
		await new Promise( ( done ) => {
			requestAnimationFrame( () => requestAnimationFrame( () => requestAnimationFrame( done ) ) );
		} );
	}, top );
}
