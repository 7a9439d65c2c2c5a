/**
 * What is measured with a million openings, with its limit: public requests in relation to an empty admin-ajax call
 * (AJAX and REST) or to a page without openings, and screens of wp-admin in milliseconds.
 */
import { QUERIES, UNLIMITED_QUERIES } from './listings.mjs';

const AJAX = '/wp-admin/admin-ajax.php';
const page = ( number, more = {} ) => ( {
	path: AJAX,
	body: { action: 'loadmore', paged: String( number ), pagination: 'classic', listings_per_page: '10', ...more },
} );
const filter = ( more ) => ( {
	path: AJAX,
	body: { action: 'jobfilter', listings_per_page: '10', courant: '1', ...more },
} );

/** Measured against an empty admin-ajax call. */
export const CALLS = [
	...QUERIES,
	...UNLIMITED_QUERIES.filter( ( { name } ) => name !== 'a view' ),
	{ name: 'page 500', ...page( 500 ) },
	{ name: 'page 500 of a category', ...page( 500, { job__category_spec: 'bench-job-category-3' } ) },
	{ name: 'page 500 of a word', ...page( 500, { jq: 'newsroom' } ) },
	{ name: 'all facets', ...filter( {} ) },
	{ name: 'three phrases, with facets', ...filter( { jq: '"senior data" "news" "editor"' } ) },
	{ name: 'a phrase of the text', ...filter( { jq: '"newsroom deadline archive"' } ) },
	{ name: 'no result', ...filter( { jq: 'qqqqzzzz' } ) },
	{ name: 'suggestions of the search overlay', path: '/wp-json/courant/v1/search?term=trans' },
	{ name: "WordPress's REST list", path: '/wp-json/wp/v2/awsm_job_openings?per_page=10' },
	{ name: "WordPress's REST search", path: '/wp-json/wp/v2/awsm_job_openings?search=newsroom&per_page=10' },
];

/** Measured against a page without openings. @param {{ term: string, opening: string }} urls paths */
export const pagesOf = ( { term, opening } ) => [
	{ name: 'front page', path: '/' },
	{ name: 'an opening', path: opening },
	{ name: 'page with a listing', path: '/job-openings/' },
	{ name: 'archive of openings', path: '/jobs/' },
	{ name: 'archive of openings, page 500', path: '/jobs/page/500/' },
	{ name: 'archive of a specification', path: term },
	{ name: 'archive of a specification, page 500', path: `${ term }page/500/` },
	{ name: 'core search, common word', path: '/?s=newsroom' },
	{ name: 'core search, page 500', path: '/page/500/?s=newsroom' },
	{ name: 'core search, rare word', path: '/?s=ref12' },
	{ name: 'core search, two words', path: '/?s=senior+engineer' },
	{ name: 'core search, phrase', path: '/?s=%22senior+data+engineer%22' },
	{ name: 'core search, no result', path: '/?s=qqqqzzzz' },
	{ name: '/jobs/feed/', path: '/jobs/feed/' },
	{ name: '/feed/', path: '/feed/' },
	{ name: 'feed of a specification', path: `${ term }feed/` },
	{ name: 'JSON feed', path: '/?feed=openings-json' },
	{ name: 'JSON feed, page 500', path: '/?feed=openings-json&paged=500' },
	{ name: 'XML feed', path: '/?feed=openings-xml' },
	{ name: 'XML feed, page 500', path: '/?feed=openings-xml&paged=500' },
	{ name: 'sitemap index', path: '/wp-sitemap.xml' },
	{ name: 'sitemap of openings, page 1', path: '/wp-sitemap-posts-awsm_job_openings-1.xml' },
	{ name: 'sitemap of openings, page 450', path: '/wp-sitemap-posts-awsm_job_openings-450.xml' },
	{ name: 'sitemap of a taxonomy', path: '/wp-sitemap-taxonomies-job-category-1.xml' },
];

const LIST = '/wp-admin/edit.php?post_type=awsm_job_openings';

/** Measured in milliseconds. @param {number} id an opening */
export const screensOf = ( id ) => [
	{ name: 'dashboard', path: '/wp-admin/index.php' },
	{ name: 'openings', path: LIST },
	{ name: 'openings, page 25,000', path: `${ LIST }&paged=25000` },
	{ name: 'openings, last page', path: `${ LIST }&paged=50000` },
	{ name: 'openings, published', path: `${ LIST }&post_status=publish` },
	{ name: 'openings, expired', path: `${ LIST }&post_status=expired` },
	{ name: 'openings, drafts', path: `${ LIST }&post_status=draft` },
	{ name: 'openings, a month', path: `${ LIST }&m=202505` },
	{ name: 'openings, an author', path: `${ LIST }&author=1` },
	{ name: 'openings by title', path: `${ LIST }&orderby=title&order=asc` },
	{ name: 'openings by title, page 25,000', path: `${ LIST }&orderby=title&order=asc&paged=25000` },
	{ name: 'openings by closing date', path: `${ LIST }&orderby=courant_closing&order=asc` },
	{ name: 'openings by views', path: `${ LIST }&orderby=courant_views&order=desc` },
	{ name: 'openings of a category', path: `${ LIST }&job-category=bench-job-category-3` },
	{ name: 'search, common word', path: `${ LIST }&s=newsroom` },
	{ name: 'search, common word, page 500', path: `${ LIST }&s=newsroom&paged=500` },
	{ name: 'search, rare word', path: `${ LIST }&s=ref12` },
	{ name: 'search, two words', path: `${ LIST }&s=senior+engineer` },
	{ name: 'search, phrase', path: `${ LIST }&s=%22senior+data+engineer%22` },
	{ name: 'search, no result', path: `${ LIST }&s=qqqqzzzz` },
	{ name: 'search in a category', path: `${ LIST }&s=newsroom&job-category=bench-job-category-3` },
	{ name: 'search in a month', path: `${ LIST }&s=newsroom&m=202505` },
	{ name: 'search with an excluded word', path: `${ LIST }&s=newsroom+-senior` },
	{ name: 'edit an opening', path: `/wp-admin/post.php?post=${ id }&action=edit` },
	{ name: 'new opening', path: '/wp-admin/post-new.php?post_type=awsm_job_openings' },
	{ name: 'terms', path: '/wp-admin/edit-tags.php?taxonomy=job-category&post_type=awsm_job_openings' },
	{ name: 'users', path: '/wp-admin/users.php' },
];
