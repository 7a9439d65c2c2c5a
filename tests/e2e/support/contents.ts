import type { Page } from '@playwright/test';
import { savePost } from './site-data';
import { installMuPlugin } from './site-files';

/** Cookie for one browser: `active`: another plugin prints the table; `gone`: only its settings are left. */
export const OTHER = 'e2e_other_contents';

export const PARAGRAPH = '<p>The quay wakes before the town does, and the gulls know it. </p>'.repeat( 14 );

export const TEXT = [
	`<p>Before all.</p><h2>Market</h2>${ PARAGRAPH }<h3>Fish</h3>${ PARAGRAPH }<h3>Prices</h3>${ PARAGRAPH }`,
	`<h2>Harbour</h2>${ PARAGRAPH }<h3>The old crane</h3>${ PARAGRAPH }<h2>Home</h2><p>Short.</p>`,
].join( '' );

/** Creates an article, or updates the one that has the name. @returns its path */
export async function article( name: string, content = TEXT ): Promise< string > {
	installMuPlugin( 'e2e-contents' );
	return ( await savePost( { post_title: name, post_name: name, post_content: content } ) ).path;
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

/** Activates the islands of the tables, as the first gesture of a visitor does. */
export async function activateTables( page: Page ): Promise< void > {
	await page.keyboard.press( 'Shift' );
	await page.waitForFunction( () =>
		[ ...document.querySelectorAll< HTMLElement >( '[data-island=table-of-contents]' ) ].every(
			( container ) => container.dataset[ 'state' ] === 'ready'
		)
	);
}

export const topOf = async ( page: Page, heading: string ): Promise< number > =>
	page
		.getByRole( 'heading', { name: heading, exact: true } )
		.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) + 0 );
export const highlighted = async ( page: Page, root = '#ez-toc-container' ): Promise< string[] > =>
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

/** Selectors of the table in the article. */
export const box = '#ez-toc-container';
export const entry = ( name: string ): string => `${ box } a:text-is("${ name }")`;
export const list = `${ box } .ez-toc-list`;
export const toggle = `${ box } .ez-toc-toggle`;

/** Distance of a heading from the top of the page, in pixels. */
export const heightOf = async ( page: Page, name: string ): Promise< number > =>
	page
		.getByRole( 'heading', { name, exact: true } )
		.evaluate( ( element ) => element.getBoundingClientRect().top + window.scrollY );
