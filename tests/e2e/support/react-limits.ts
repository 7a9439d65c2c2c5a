import type { Page } from '@playwright/test';
import { createArticles } from '../video-pages';
import { article, open } from './contents';
import { INTERACTIONS } from './interactions';
import type { Interaction } from './interactions';
import { findArticle, findFirstOpening } from './site-data';
import { expect } from './test';

/** KB of WordPress's own React, with ReactDOM. */
export const REACT_KB = 50;

/** KB of `kit.js` and of the islands that may run; null if React may not run. */
type Limit = number | null;

interface PageLimit {
	readonly name: string;
	readonly load: ( page: Page ) => Promise< unknown >;
	/** From the load of the page until it is scrolled to its end. */
	readonly limit: Limit;
}

/** Kinds of pages, which are only read. */
export const PAGES: readonly PageLimit[] = [
	{ name: 'front page with slider and ticker', load: ( page ) => page.goto( '/' ), limit: 5.4 },
	{
		name: 'article with contents',
		load: async ( page ) => open( page, await article( 'a-day-with-react' ) ),
		limit: null,
	},
	{
		name: 'article with a video',
		load: async ( page ) => page.goto( ( await createArticles() )[ 0 ] ),
		limit: 5.4,
	},
	{
		name: 'category',
		load: async ( page ) => {
			await page.goto( ( await findArticle() ).url );
			return page.goto(
				( await page
					.locator( '.entry a[rel~="category"], .breadcrumbs a[href*="/category/"]' )
					.first()
					.getAttribute( 'href' ) ) ?? ''
			);
		},
		limit: null,
	},
	{ name: 'page', load: ( page ) => page.goto( '/about/' ), limit: null },
	{ name: 'search results', load: ( page ) => page.goto( '/?s=city' ), limit: null },
	{ name: 'list of openings', load: ( page ) => page.goto( '/job-openings/' ), limit: null },
	{ name: 'opening', load: async ( page ) => page.goto( ( await findFirstOpening() ).path ), limit: null },
	{ name: 'saved items', load: ( page ) => page.goto( '/?courant-saved=1' ), limit: 3.8 },
];

/** Gestures besides those whose time until the next paint is measured. */
const FURTHER_GESTURES: readonly Interaction[] = [
	{
		name: 'search overlay of an article',
		load: async ( page ) => {
			await page.goto( ( await findArticle() ).url );
			return page.locator( '.tool--search:visible' ).first();
		},
		check: async ( page ) => expect( page.locator( '#site-search' ) ).toBeVisible(),
	},
];

export const GESTURES = [ ...INTERACTIONS, ...FURTHER_GESTURES ];

/** What may run before a gesture, and after it. The front page has a slider. */
export const GESTURE_LIMITS: Readonly< Record< string, { readonly before: Limit; readonly after: Limit } > > = {
	share: { before: null, after: null },
	'save for later': { before: null, after: null },
	'toggle of a table of contents': { before: null, after: 3.3 },
	'drawer of a table of contents': { before: null, after: null },
	'filter menu': { before: null, after: 9 },
	'load more': { before: null, after: 9 },
	filter: { before: 9, after: 9 },
	chip: { before: 9, after: 9 },
	menu: { before: 5.4, after: 5.4 },
	'sub-menu': { before: null, after: null },
	'dark color scheme': { before: null, after: null },
	'search overlay': { before: 5.4, after: 5.7 },
	'search overlay of an article': { before: null, after: 2.5 },
	'next slide': { before: 5.4, after: 5.4 },
	'first field of a form': { before: null, after: 9.3 },
	'send an empty form': { before: 9.3, after: 9.3 },
};
