/**
 * Compares the sizes of the built files with the budgets, in bytes after gzip: `node tools/budgets.mjs`.
 * Prints a table, writes artifacts/budgets.json, and fails if a budget is exceeded or a bundle contains React.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './lib/paths.mjs';

const KB = 1000;
/** KB of islands that may be larger than 5. */
const LARGE_ISLANDS = new Map( [
	[ 'listings', 8 ],
	[ 'application', 8 ],
	[ 'slider', 9 ],
	[ 'styled-selects', 16 ],
] );
/** Files that the loader mounts: islands, and plain modules that need no React. */
const MOUNTED = /^(?:plugin|theme)\/(?:islands|modules)\/.*\.js$/;
/** Added where their settings are on, or by an application form with steps. */
const OPTIONAL_SCRIPTS =
	/(?:islands\/(?:styled-selects|listings-(?:map|retry))|modules\/listings-distance|application-(?:draft|steps))\.js$/;
/** Inline on articles, where the larger script of views of openings (`early/reports`) is never loaded. */
const ARTICLES_ONLY = 'plugin/early/article-views.js';
/**
 * KB of our scripts on a page with all islands that a page can contain, except these and their early scripts.
 * `gates.mjs` limits what real pages fetch.
 */
const PAGES = [
	{
		what: 'an article',
		budget: 28,
		without: /\/(?:applications?|listings|saved|styled-selects|reports|slider|ticker)\.js$/,
	},
	{
		what: 'an opening or a list of them',
		budget: 28,
		without: /\/(?:live-blog|table-of-contents(?:-controls|-more)?|saved|slider|styled-selects|ticker|video)\.js$/,
	},
	{
		what: 'the front page, with slider and ticker',
		budget: 36,
		without:
			/\/(?:applications?|live-blog|table-of-contents(?:-controls|-more)?|saved|share|styled-selects|reports|video)\.js$/,
	},
];
/**
 * What WordPress itself prints on an article with widgets next to it, in KB
 * (docs/decisions/0014-conditional-stylesheets.md).
 */
const WORDPRESS_STYLES_KB = 3.2;
/** All styles that can be on one page: the theme, its conditional stylesheets, and the modules. */
const COMMON_STYLES = [ 'brand', 'sticky-header', 'pills', 'dropdown', 'consent', 'advertising', 'careers-blocks' ];
const STYLES = {
	'the front page': [
		'stories',
		'front-page',
		'newsletter',
		'slider',
		'ticker',
		'listings-teaser',
		'magazine-blocks',
	],
	'an article with contents': [
		'page-header',
		'stories',
		'newsletter',
		'text',
		'article',
		'share',
		'comments',
		'pagination',
		'consent-embeds',
		'table-of-contents',
	],
	'an article with a video': [
		'page-header',
		'stories',
		'newsletter',
		'text',
		'blocks',
		'article',
		'share',
		'comments',
		'pagination',
		'consent-embeds',
		'video',
	],
	'a list of articles': [ 'page-header', 'stories', 'list', 'search', 'text', 'pagination' ],
	'a list of openings': [ 'page-header', 'text', 'listings', 'listings-menus', 'listings-side' ],
	'an opening': [ 'page-header', 'text', 'share', 'openings', 'openings-about', 'applications', 'consent-embeds' ],
};
/**
 * Styles that a page has only with an option, or if a text has page breaks. The pages with them are measured as they are
 * printed: all of their styles are in the HTML, which is compressed as a whole.
 */
const RARE_STYLES = {
	'the front page': [ 'pagination' ],
	'an article with contents': [ 'table-of-contents-bar', 'table-of-contents-extras' ],
	'an article with a video': [ 'table-of-contents', 'table-of-contents-bar' ],
	'a list of openings': [ 'pagination' ],
	'an opening': [ 'pagination' ],
};
const AS_PRINTED = ', as printed';
/** Text that only React and ReactDOM contain, not packages that check for React elements. */
const OWN_REACT = /__SECRET_INTERNALS_DO_NOT_USE|__CLIENT_INTERNALS_DO_NOT_USE/;

/** @param {string} root folder of the project */
export function measure( root ) {
	const sizes = {};
	const bundled = [];
	for ( const target of [ 'plugin', 'theme' ] ) {
		const folder = join( root, 'build', target );
		for ( const entry of existsSync( folder ) ? readdirSync( folder, { recursive: true } ) : [] ) {
			const name = `${ target }/${ String( entry ).split( '\\' ).join( '/' ) }`;
			if ( /\.(?:js|css)$/.test( name ) ) {
				const content = readFileSync( join( root, 'build', name ) );
				sizes[ name ] = gzipSync( content, { level: 9 } ).length;
				if ( name.endsWith( '.js' ) && OWN_REACT.test( content.toString( 'utf8' ) ) ) {
					bundled.push( name );
				}
			}
		}
	}
	return {
		sizes,
		bundled,
		styles: Object.fromEntries(
			Object.entries( STYLES ).flatMap( ( [ what, names ] ) => [
				[ what, styleOf( root, [ ...COMMON_STYLES, ...names ] ) ],
				...( ( RARE_STYLES[ what ] ?? [] ).length > 0
					? [
							[
								`${ what } with ${ RARE_STYLES[ what ].join( ' and ' ) }${ AS_PRINTED }`,
								printedStyleOf( root, [ ...COMMON_STYLES, ...names, ...RARE_STYLES[ what ] ] ),
							],
						]
					: [] ),
			] )
		),
	};
}

const read = ( file ) => ( existsSync( file ) ? readFileSync( file ) : null );
const size = ( body ) => gzipSync( body, { level: 9 } ).length;
const mainStyle = ( root ) => read( join( root, 'build/theme/theme.css' ) ) ?? '';

/** Bytes of the main stylesheet, and of conditional ones, which are printed together. @param {string[]} names */
const styleOf = ( root, names ) => size( mainStyle( root ) ) + size( Buffer.concat( readStyles( root, names ) ) );

/** Bytes of all styles of a page in one text. @param {string[]} names */
const printedStyleOf = ( root, names ) =>
	size( Buffer.concat( [ Buffer.from( mainStyle( root ) ), ...readStyles( root, names ) ] ) );

/** @param {string[]} names @returns {Buffer[]} */
function readStyles( root, names ) {
	const printed = names.map(
		( name ) =>
			read( join( root, 'build/theme/styles', `${ name }.css` ) ) ??
			read( join( root, 'build/plugin/styles', `${ name }.themed.css` ) ) ??
			read( join( root, 'build/plugin/styles', `${ name }.css` ) )
	);
	const missing = names.filter( ( _, index ) => printed[ index ] === null );
	if ( missing.length > 0 ) {
		throw new Error(
			`There is no style ${ missing.join( ', ' ) }: tools/budgets.mjs lists the styles of each page.`
		);
	}
	return printed;
}

/**
 * @param {Record<string, number>} sizes bytes by file
 * @param {Record<string, number>} styles bytes of our style by kind of page
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function checkBudgets( sizes, styles = {} ) {
	const files = Object.keys( sizes ).sort();
	const sum = ( wanted ) => files.filter( wanted ).reduce( ( bytes, file ) => bytes + sizes[ file ], 0 );
	const rows = files
		.filter( ( file ) => MOUNTED.test( file ) )
		.map( ( file ) => {
			return {
				what: `${ file.includes( '/islands/' ) ? 'island' : 'module' } ${ file }`,
				bytes: sizes[ file ],
				budget: ( LARGE_ISLANDS.get( /([^/]+)\.js$/.exec( file )[ 1 ] ) ?? 5 ) * KB,
			};
		} );
	const loader = Math.max( sizes[ 'plugin/loader.js' ] ?? 0, sizes[ 'theme/loader.js' ] ?? 0 );
	const kit = Math.max( sizes[ 'plugin/kit.js' ] ?? 0, sizes[ 'theme/kit.js' ] ?? 0 );
	const isEarly = ( file ) =>
		/^(?:plugin|theme)\/early\/.*\.js$/.test( file ) && ! OPTIONAL_SCRIPTS.test( file ) && file !== ARTICLES_ONLY;
	const early = sum( isEarly );
	return [
		{ what: 'loader', bytes: loader, budget: 3 * KB },
		{ what: 'kit, what islands share', bytes: kit, budget: 4 * KB },
		{ what: 'scripts before the load event, all modules on one page', bytes: loader + early, budget: 10 * KB },
		...rows,
		...PAGES.map( ( { what, budget, without } ) => ( {
			what: `our scripts with every island of ${ what }`,
			bytes:
				loader +
				kit +
				sum(
					( file ) =>
						! without.test( file ) &&
						( isEarly( file ) || ( MOUNTED.test( file ) && ! OPTIONAL_SCRIPTS.test( file ) ) )
				),
			budget: budget * KB,
		} ) ),
		...Object.entries( styles ).map( ( [ what, bytes ] ) => ( {
			what: `styles of ${ what }${ what.endsWith( AS_PRINTED ) ? '' : ', with every module that can be on it' }`,
			bytes,
			budget: ( 16 - WORDPRESS_STYLES_KB ) * KB,
		} ) ),
	];
}

if ( process.argv[ 1 ] && import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	const { sizes, bundled, styles } = measure( projectRoot );
	const rows = checkBudgets( sizes, styles );
	for ( const { what, bytes, budget } of rows ) {
		const mark = bytes > budget ? 'OVER' : 'ok';
		console.log(
			`${ mark.padEnd( 5 ) }${ ( bytes / KB ).toFixed( 2 ).padStart( 7 ) } of ${ ( budget / KB ).toFixed( 1 ).padStart( 4 ) } KB  ${ what }`
		);
	}
	bundled.forEach( ( file ) => console.log( `OVER  ${ file } contains its own copy of React` ) );
	const built = Boolean( sizes[ 'plugin/loader.js' ] && sizes[ 'theme/loader.js' ] );
	if ( ! built ) {
		console.log( 'Nothing is built: run `npm run build` first.' );
	}
	mkdirSync( join( projectRoot, 'artifacts' ), { recursive: true } );
	writeFileSync(
		join( projectRoot, 'artifacts', 'budgets.json' ),
		`${ JSON.stringify( { sizes, rows, bundled }, null, 4 ) }\n`
	);
	process.exitCode = built && bundled.length === 0 && rows.every( ( { bytes, budget } ) => bytes <= budget ) ? 0 : 1;
}
