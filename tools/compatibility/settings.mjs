/**
 * Configuration of products before they are tested: options that their documentation names, constants of wp-config.php,
 * and the button that accepts a consent banner. Keys are names of folders.
 */

/**
 * @typedef {{
 *   options?: Record<string, unknown>, constants?: ( www: string ) => Record<string, string | number | boolean>,
 *   accept?: string, served?: RegExp, incompatible?: string,
 *   variants?: { name: string, options: Record<string, unknown> }[],
 * }} ProductSettings `served`: matches the HTML or headers of a page from the product's page cache
 *   lines; `incompatible`: why the product is not part of the cell with all products; `variants`: other states of the
 *   product, each tested on one more site
 */

const ONE_PAGE_CACHE = 'one page cache at a time';
const ONE_SEO_PLUGIN = 'one SEO plugin at a time';
const ONE_MEMBERSHIP_PLUGIN = 'one membership plugin at a time';

/** @type {Record<string, ProductSettings>} */
const SETTINGS = {
	autoptimize: {
		options: {
			autoptimize_html: 'on',
			autoptimize_js: 'on',
			autoptimize_js_aggregate: 'on',
			autoptimize_js_include_inline: 'on',
			autoptimize_css: 'on',
			autoptimize_css_aggregate: 'on',
			autoptimize_css_include_inline: 'on',
		},
	},
	'wp-super-cache': {
		constants: ( www ) => ( { WP_CACHE: true, WPCACHEHOME: `${ www }/wp-content/plugins/wp-super-cache/` } ),
		served: /x-wp-super-cache: served|super cache/i,
	},
	'w3-total-cache': {
		constants: () => ( { WP_CACHE: true } ),
		served: /Page Caching using Disk/i,
		incompatible: ONE_PAGE_CACHE,
	},
	'litespeed-cache': { incompatible: ONE_PAGE_CACHE },
	'wp-rocket': { incompatible: ONE_PAGE_CACHE },
	'all-in-one-seo-pack': { incompatible: ONE_SEO_PLUGIN },
	autodescription: { incompatible: ONE_SEO_PLUGIN },
	'seo-by-rank-math': {
		options: { rank_math_is_configured: true, rank_math_wizard_completed: true },
		variants: [ { name: 'setup wizard not completed', options: {} } ],
		incompatible: ONE_SEO_PLUGIN,
	},
	'wp-seopress': { incompatible: ONE_SEO_PLUGIN },
	'complianz-gdpr': {
		options: {
			cmplz_options: { regions: [ 'eu' ], uses_cookies: 'yes', uses_thirdparty_services: 'yes' },
			cmplz_wizard_completed_once: true,
		},
		accept: '.cmplz-accept',
	},
	'cookie-law-info': { accept: '.cky-btn-accept', incompatible: 'one banner at a time' },
	members: { incompatible: ONE_MEMBERSHIP_PLUGIN },
	'restrict-content': { incompatible: ONE_MEMBERSHIP_PLUGIN },
	'redis-cache': {
		constants: () => ( {
			WP_REDIS_PORT: Number( process.env.COURANT_COMPATIBILITY_REDIS ?? 6379 ),
			// A site does not read what the site of another test stored.
			WP_REDIS_PREFIX: `courant-${ Date.now() }`,
		} ),
	},
	'wp-mail-smtp': {
		options: {
			wp_mail_smtp: {
				mail: { from_email: 'forced@sender.example', from_email_force: true, mailer: 'mail' },
			},
		},
	},
};

/** @returns {ProductSettings} */
export const settingsOf = ( slug ) => SETTINGS[ slug ] ?? {};

/**
 * Returns the sites on which a product is tested: one in its usual configuration, and one for each of its other states.
 *
 * @param {import('./products.mjs').Product} product
 * @returns {{ key: string, title: string, products: import('./products.mjs').Product[], options?: Record<string, unknown>
 * }[]} `key`: name of the stored result; `options`: replace the usual options of the product
 */
export function sitesOf( product ) {
	const { slug, name } = product;
	return [
		{ key: slug, title: name, products: [ product ] },
		...( settingsOf( slug ).variants ?? [] ).map( ( variant ) => ( {
			key: `${ slug }: ${ variant.name }`,
			title: `${ name }, ${ variant.name }`,
			products: [ product ],
			options: variant.options,
		} ) ),
	];
}
