#!/usr/bin/env node
/**
 * Tests Courant together with other plugins: `npm run compatibility -- --products FOLDER [--only=NAMES] [--fresh]
 * [--port N]`. Three other runs:
 *
 * - `--platforms`: no other plugins, on the oldest, the machine's and the newest PHP with the oldest and the newest
 *   WordPress. `--only` has names such as `oldest-newest` (PHP, WordPress).
 * - `--products FOLDER --themes`: screenshots under the themes of the folder (artifacts/themes).
 * - `--products FOLDER --themes --record`: the same, written into docs/screenshots/compatibility and docs/features/themes.md.
 *
 * FOLDER (or `COURANT_COMPATIBILITY`) has one folder for each plugin or theme. Nothing is downloaded. Each plugin is tested
 * on a separate site, then all compatible ones on one site. `--only` has names of folders, `alone` (no other plugin) and
 * `together`, separated by commas. Results: artifacts/compatibility, where each run replaces the results of the sites that
 * it tests, and docs/compatibility/plugins.md, as soon as there is a result for every plugin of the folder.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readCells, storeCell } from './compatibility/cells.mjs';
import { writeGenerated } from './compatibility/pages.mjs';
import { openPlatform, platformKey, PLATFORMS } from './compatibility/platforms.mjs';
import { findProducts } from './compatibility/products.mjs';
import { runCell } from './compatibility/run-cell.mjs';
import { settingsOf, sitesOf } from './compatibility/settings.mjs';
import { CompatibilitySite } from './compatibility/site.mjs';
import { isClean, matrix, platformMatrix } from './compatibility/table.mjs';
import { testThemes } from './compatibility/themes.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool, UsageError } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { launchBrowser } from './screenshots/capture.mjs';

const PAGE = join( projectRoot, 'docs/compatibility/plugins.md' );
const RESULTS = join( projectRoot, 'artifacts/compatibility' );
const SITES = join( projectRoot, '.site/compatibility' );
const PORT = 9600;

/**
 * Returns the names of `--only`; all known ones by default.
 *
 * @param {string | undefined} only
 * @param {string[]} known
 */
function readNames( only, known ) {
	const names = only?.split( ',' ) ?? known;
	const unknown = names.filter( ( name ) => ! known.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new UsageError( `--only has no ${ unknown.join( ', ' ) }. Known here: ${ known.join( ', ' ) }.` );
	}
	return names;
}

/** Stores the result of a cell and prints what was not clean. */
async function finishCell( key, cell, log ) {
	await storeCell( RESULTS, key, cell );
	log.step( `${ cell.title }: ${ cell.failed ?? ( isClean( [ cell ] ) ? 'clean' : '' ) }` );
	if ( cell.failed === undefined && ! isClean( [ cell ] ) ) {
		log.note( matrix( [ cell ] ).split( '\n' )[ 2 ] );
	}
	return cell;
}

/** Writes a table of the page if there is a result for every site. */
async function updatePage( keys, mark, table ) {
	const stored = await readCells( RESULTS );
	if ( keys.every( ( key ) => stored[ key ] ) ) {
		await writeGenerated( PAGE, mark, table( keys.map( ( key ) => stored[ key ] ) ) );
	}
}

async function testPlatforms( { options, browser, log } ) {
	const cells = [];
	for ( const name of readNames( options.only, PLATFORMS ) ) {
		const platform = await openPlatform( name, {
			folder: join( projectRoot, '.site/platforms' ),
			port: options.port ?? PORT,
			fresh: options.fresh,
			log,
		} );
		const cell = await runCell( { ...platform, browser, folder: RESULTS } );
		cells.push( await finishCell( platformKey( name ), cell, log ) );
	}
	await updatePage( PLATFORMS.map( platformKey ), 'platforms', platformMatrix );
	return isClean( cells ) && cells.every( ( { failed } ) => failed === undefined );
}

async function testPlugins( { options, plugins, site, browser, log } ) {
	const names = readNames( options.only, [ 'alone', ...plugins.map( ( { slug } ) => slug ), 'together' ] );
	const cells = [];
	const add = async ( { key, ...tested } ) => {
		const cell = await runCell( { site, browser, folder: RESULTS, ...tested } );
		cells.push( await finishCell( key, cell, log ) );
	};
	if ( names.includes( 'alone' ) ) {
		await add( { key: 'alone', title: 'Courant alone' } );
	}
	for ( const tested of plugins.filter( ( { slug } ) => names.includes( slug ) ).flatMap( sitesOf ) ) {
		await add( tested );
	}
	if ( names.includes( 'together' ) ) {
		const stored = await readCells( RESULTS );
		const together = plugins.filter(
			( { slug } ) => settingsOf( slug ).incompatible === undefined && stored[ slug ]?.failed === undefined
		);
		await add( {
			key: 'together',
			title: `All together: ${ together.map( ( { name } ) => name ).join( ', ' ) }`,
			products: together,
		} );
	}
	const keys = [ 'alone', ...plugins.flatMap( sitesOf ).map( ( { key } ) => key ), 'together' ];
	await updatePage( keys, 'compatibility', matrix );
	return isClean( cells );
}

async function testProducts( { options, browser, log } ) {
	const folder = options.products ?? process.env.COURANT_COMPATIBILITY;
	if ( ! folder || ! existsSync( folder ) ) {
		throw new UsageError( 'Specify the folder of the plugins: npm run compatibility -- --products FOLDER' );
	}
	const products = await findProducts( resolve( folder ) );
	const site = new CompatibilitySite( { folder: SITES, port: options.port ?? PORT, log } );
	await site.prepare( { fresh: options.fresh } );
	if ( ! options.themes ) {
		const plugins = products.filter( ( { kind } ) => kind === 'plugin' );
		return testPlugins( { options, plugins, site, browser, log } );
	}
	const themes = products.filter( ( { kind } ) => kind === 'theme' );
	const names = readNames(
		options.only,
		themes.map( ( { slug } ) => slug )
	);
	return testThemes( { site, browser, themes, names, results: RESULTS, log, isRecording: options.record } );
}

await runTool( async () => {
	const options = readOptions( {
		products: 'path',
		only: 'text',
		platforms: 'flag',
		themes: 'flag',
		record: 'flag',
		fresh: 'flag',
		port: 'port',
	} );
	const log = createLog( { stream: process.stdout } );
	await mkdir( RESULTS, { recursive: true } );
	const browser = await launchBrowser();
	try {
		const isGood = await ( options.platforms ? testPlatforms : testProducts )( { options, browser, log } );
		process.exitCode = isGood ? 0 : 1;
	} finally {
		await browser.close();
	}
} );
