import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import wordpressConfig from '@wordpress/scripts/config/webpack.config.js';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ENTRIES, SCREEN_PARTS } from './src/entries.mjs';
import { PackageBuilds } from './tools/lib/package-builds.mjs';
import { AssetFiles, CompactStyles, DirectCalls, DropScriptsOfStyles } from './tools/lib/webpack-assets.mjs';
import { ScreenParts } from './tools/lib/webpack-screen-parts.mjs';
import { StyleVariant } from './tools/lib/webpack-style-variants.mjs';
import { themedWith } from './tools/lib/webpack-themed.mjs';
import { unlayered } from './tools/lib/webpack-unlayered.mjs';

const root = dirname( fileURLToPath( import.meta.url ) );
const { version } = JSON.parse( readFileSync( join( root, 'package.json' ), 'utf8' ) );

/** Entries of src/entries.mjs with the paths that webpack expects. */
const paths = ( entries ) =>
	Object.fromEntries( Object.entries( entries ).map( ( [ name, source ] ) => [ name, `./src/${ source }` ] ) );

/** Older than every supported browser: the theme uses `popover`, which came years later. */
const ES = 'es2022';
/** `wp-scripts build` sets it; `wp-scripts start` (and `npm run dev`) leave it empty. */
const isProduction = process.env.NODE_ENV === 'production';

/** The development runtime passes children as arguments, so that React requires no keys for sibling elements. */
const JSX_RUNTIME = isProduction ? 'jsx-runtime.ts' : 'jsx-runtime-development.ts';

/**
 * Options of Terser for public bundles. "Unsafe" are functions that become arrow functions and methods: no code of ours
 * uses such a function as a constructor. No property that is read has an effect.
 */
const TERSER = {
	ecma: 2020,
	// Without `"use strict"` in classic scripts: TypeScript and ESLint report what it would.
	module: true,
	compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
};

/** What the table library needs for animations, number fields and calendars only is replaced by a few lines. */
const DATAVIEWS_ALIASES = {
	'@daypicker/react$': join( root, 'src/shared/dataviews/day-picker.tsx' ),
	'framer-motion$': join( root, 'src/shared/dataviews/framer-motion.tsx' ),
	'@use-gesture/react$': join( root, 'src/shared/dataviews/use-gesture.ts' ),
};

/** The configuration of wp-scripts for scripts; with `--experimental-modules` it is the first of two. */
const [ wordpress ] = [ wordpressConfig ].flat();

/**
 * What all bundles have in common: the configuration of wp-scripts, and what the public bundles need instead of it.
 * Each override states its reason. `entry` and `plugins` follow below for each kind of bundle: a bundle per line of
 * src/entries.mjs, no copies of block.json and PHP files (they are in plugin/ and theme/), no second stylesheet for
 * right-to-left (stylelint requires logical properties).
 */
const base = ( target, name ) => ( {
	...wordpress,
	name: `${ target } ${ name }`,
	context: root,
	// One set of browsers for esbuild and webpack; wp-scripts reads a list of browsers for Babel.
	target: [ 'web', ES ],
	// No source maps in production: the sources are public, and the packages stay small.
	devtool: isProduction ? false : wordpress.devtool,
	// `npm run dev` reloads pages itself; the server of wp-scripts supports only one configuration.
	devServer: undefined,
	// The tables of wp-admin alone take half a minute to bundle; what did not change is taken from the last build.
	cache: {
		type: 'filesystem',
		cacheDirectory: join( root, '.cache/webpack' ),
		name: `${ target }-${ name }${ isProduction ? '' : '-development' }`,
		buildDependencies: {
			config: [
				fileURLToPath( import.meta.url ),
				join( root, 'src/entries.mjs' ),
				join( root, 'tools/lib/webpack-dataviews.mjs' ),
			],
		},
	},
	// Many configurations: only what went wrong is printed.
	stats: 'errors-warnings',
	infrastructureLogging: { level: 'warn' },
	// Bytes are checked for whole pages by `npm run budgets`.
	performance: { hints: false },
	// Several configurations write to one folder and would clean away each other's files; PackageBuilds cleans once.
	output: { path: join( root, 'build', target ), filename: wordpress.output.filename },
	resolve: {
		...wordpress.resolve,
		alias: {
			...wordpress.resolve.alias,
			// A runtime of a few lines over the page's React: WordPress 6.5 has no script handle for React's own.
			'react/jsx-runtime$': join( root, `src/shared/frontend/${ JSX_RUNTIME }` ),
		},
	},
	module: {
		rules: [
			// esbuild instead of Babel, whose helpers are bytes for visitors. No element is made in vain here, and
			// marks of purity (jsxSideEffects) are bytes, too.
			{
				test: /\.[jt]sx?$/,
				exclude: /node_modules/,
				loader: 'esbuild-loader',
				options: { target: ES, jsx: 'automatic', jsxSideEffects: true },
			},
			{
				test: /\.js$/,
				include: /node_modules\/@wordpress\/dataviews/,
				loader: join( root, 'tools/lib/webpack-dataviews.mjs' ),
				resolve: { alias: DATAVIEWS_ALIASES },
			},
			// Without PostCSS: the stylesheets need no prefixes, and esbuild minifies them.
			{
				test: /\.css$/,
				use: [
					{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '../assets/fonts/' } },
					{
						loader: 'css-loader',
						options: {
							url: { filter: ( url ) => url.endsWith( '.woff2' ) },
							import: true,
							sourceMap: false,
						},
					},
				],
			},
			// Fonts stay where they are; only their address follows the style sheet into build/.
			{ test: /\.woff2$/, type: 'asset/resource', generator: { emit: false, filename: '[name][ext]' } },
		],
	},
	optimization: {
		...wordpress.optimization,
		moduleIds: 'deterministic',
		// PHP enqueues one file for each entry; wp-scripts would move each style.css to a file with another name.
		splitChunks: false,
		// webpack's own minimizer for scripts: comments for translators are read from the sources
		// (`npm run languages`).
		minimizer: [ '...', new EsbuildPlugin( { target: ES, css: true, legalComments: 'none', include: /\.css$/ } ) ],
		...( ! name.startsWith( 'admin' ) && { minimizeOptions: { javascript: TERSER } } ),
	},
} );

/** Classic scripts without a runtime: the loader and what never waits for React. */
const classic = ( target, entry ) => ( {
	...base( target, 'scripts' ),
	entry,
	plugins: [ new AssetFiles( { versions: { loader: version } } ) ],
} );

/** ES modules, React taken from the page. */
const modules = ( target, entry, name, { externals = [], assets = {} } = {} ) => {
	const config = base( target, name );
	return {
		...config,
		entry,
		experiments: { outputModule: true },
		resolve: {
			...config.resolve,
			// Carries React's own marks, and the one check that downshift makes is about elements that we never pass.
			alias: { ...config.resolve.alias, 'react-is$': join( root, 'src/shared/frontend/react-is.ts' ) },
		},
		externalsType: 'var',
		externals: [ { react: 'React', 'react-dom': 'ReactDOM', 'react-dom/client': 'ReactDOM' }, ...externals ],
		output: { ...config.output, module: true, chunkFormat: 'module', library: { type: 'module' } },
		plugins: [ new AssetFiles( assets ), ...( isProduction ? [ new DirectCalls() ] : [] ) ],
	};
};

const KIT_FOLDER = join( root, 'src/shared/frontend' );
const KIT_FILES = new Set(
	readdirSync( KIT_FOLDER ).map( ( file ) => join( KIT_FOLDER, file.replace( /\.tsx?$/, '' ) ) )
);

/** Whether a request of an island's module is for code that the kit bundle exports. */
const isInKit = ( context, request ) =>
	request === 'react/jsx-runtime' || ( request.startsWith( '.' ) && KIT_FILES.has( resolve( context, request ) ) );

/** What the early script of listings has as well; it puts it at `window.courantListings`. */
const OF_EARLY_LISTINGS = new Set(
	[ 'dom', 'filters', 'history-state' ].map( ( file ) => join( root, 'src/listings/frontend', file ) )
);

const globalOf = ( context, request ) => {
	if ( isInKit( context, request ) ) {
		return 'courantKit';
	}
	return OF_EARLY_LISTINGS.has( resolve( context, request ) ) ? 'courantListings' : undefined;
};

/** Islands take what they share from one module, which the loader puts at `window.courantKit`. */
const withKit = ( target, entry, name ) =>
	modules( target, entry, name, {
		externals: [ ( { context, request }, done ) => done( null, globalOf( context, request ) ) ],
	} );

const islands = ( target, entry ) => withKit( target, entry, 'islands' );

const islandParts = ( target, entry ) => withKit( target, entry, 'islandParts' );

/**
 * Without React, and needed before or without any island: each has its own copy of the few functions that it shares.
 */
const lazy = ( target, entry ) => modules( target, entry, 'lazy' );

/** Both packages carry it; the newer version is used. */
const kit = ( target, entry ) => modules( target, entry, 'kit', { assets: { versions: { kit: version } } } );

/** The style sheets of the plugin for other themes, and for themes with Courant's custom properties. */
const VARIANTS = [
	// Sizes of ad slots are printed by the page and must win over the style sheet.
	new StyleVariant( 'unlayered', unlayered, { except: [ 'styles/advertising.css' ] } ),
	new StyleVariant( 'themed', themedWith( join( root, 'theme/assets/css/tokens.css' ) ) ),
];

const styles = ( target, entry ) => ( {
	...base( target, 'styles' ),
	entry,
	plugins: [
		new MiniCssExtractPlugin( { filename: '[name].css' } ),
		new DropScriptsOfStyles(),
		...( isProduction ? [ new CompactStyles() ] : [] ),
		...( target === 'plugin' ? VARIANTS : [] ),
		new AssetFiles(),
	],
} );

/** Package => the library that has it (`adminLibraries` in src/entries.mjs): its global and its script handle. */
const DRAG_AND_DROP = { external: 'courantDragAndDrop', handle: 'courant-desk-drag-and-drop' };
const LIBRARIES = { '@dnd-kit/core': DRAG_AND_DROP, '@dnd-kit/sortable': DRAG_AND_DROP };

/**
 * wp-admin and the editor: WordPress's own packages by their handles. `react/jsx-runtime` stays ours, because
 * WordPress 6.5 has no such handle and would print nothing at all, silently.
 */
const adminScripts = ( target, entry, name, libraries = {} ) => ( {
	...base( target, name ),
	entry,
	plugins: [
		new MiniCssExtractPlugin( { filename: '[name].css' } ),
		new DependencyExtractionPlugin( {
			requestToExternal: ( request ) =>
				request === 'react/jsx-runtime' ? false : libraries[ request ]?.external,
			requestToHandle: ( request ) => libraries[ request ]?.handle,
		} ),
		new ScreenParts(
			[ ...new Set( Object.values( SCREEN_PARTS ) ) ],
			[ ...new Set( Object.values( libraries ) ) ]
		),
	],
} );

const withParts = ( entry ) =>
	Object.fromEntries(
		Object.entries( entry ).map( ( [ name, source ] ) => [
			name,
			SCREEN_PARTS[ name ] === undefined ? source : { import: source, dependOn: SCREEN_PARTS[ name ] },
		] )
	);

const admin = ( target, entry ) => adminScripts( target, withParts( entry ), 'admin', LIBRARIES );

/** The theme works without the plugin, so it has the same file, which is used where the plugin has not registered its own. */
const adminLibraries = ( target, entry ) => adminScripts( target, entry, 'admin libraries' );

/** Mounted by the loader like islands, without React; each has its own copy of what it shares. */
const plain = ( target, entry ) => modules( target, entry, 'modules' );

const CONFIGS = { scripts: classic, kit, islands, islandParts, modules: plain, lazy, styles, adminLibraries, admin };
const configs = Object.entries( ENTRIES ).flatMap( ( [ target, kinds ] ) =>
	Object.entries( kinds )
		.filter( ( [ , entries ] ) => Object.keys( entries ).length > 0 )
		.map( ( [ kind, entries ] ) => CONFIGS[ kind ]( target, paths( entries ) ) )
);

const outputs = [ 'plugin', 'theme' ].map( ( target ) => ( {
	from: join( root, 'build', target ),
	to: join( root, target, 'build' ),
	name: relative( root, join( root, target, 'build' ) ),
} ) );
const packages = new PackageBuilds( { root, outputs } );
configs.forEach( ( config ) => config.plugins.push( packages ) );

export default configs;
