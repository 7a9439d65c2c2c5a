#!/usr/bin/env node
/**
 * Tests Courant together with other plugins: `npm run compatibility -- --products FOLDER [--only=NAMES] [--fresh]
 * [--port N]`. With `--themes`, takes screenshots under the themes of the folder instead (artifacts/themes).
 *
 * FOLDER (or `COURANT_COMPATIBILITY`) has one folder for each plugin. Nothing is downloaded. Each plugin is tested on a
 * separate site, then all compatible ones on one site. `--only` has names of folders, `alone` (no other plugin) and
 * `together`, separated by commas. Results: artifacts/compatibility, where each run replaces the results of the sites that
 * it tests, and docs/compatibility/plugins.md, as soon as there is a result for every plugin of the folder.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { checkSite } from './compatibility/checks.mjs';
import { ownNotices } from './compatibility/notices.mjs';
import { findProducts } from './compatibility/products.mjs';
import { settingsOf, sitesOf } from './compatibility/settings.mjs';
import { takeScreenshots } from './compatibility/screenshots.mjs';
import { CompatibilitySite } from './compatibility/site.mjs';
import { readCells, storeCell } from './compatibility/cells.mjs';
import { probe } from './compatibility/probes.mjs';
import { isClean, matrix, replaceGenerated } from './compatibility/table.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool, UsageError } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { launchBrowser } from './screenshots/capture.mjs';

const PAGE = join( projectRoot, 'docs/compatibility/plugins.md' );
const RESULTS = join( projectRoot, 'artifacts/compatibility' );
const EMPTY = { console: [], notices: [], filter: '', application: '', closed: '', structuredData: [] };

/** @returns {Promise<import('./compatibility/table.mjs').Cell>} */
async function runCell( { site, browser, title, products, options: replaced } ) {
	const settings = products.map( ( { slug } ) => settingsOf( slug ) );
	const cell = { ...EMPTY, title, products };
	try {
		await site.open(
			products,
			Object.assign( {}, ...settings.map( ( { constants } ) => constants?.( site.www ) ?? {} ) )
		);
		for ( const [ index, { slug, file, name } ] of products.entries() ) {
			const options = replaced ?? settings[ index ].options ?? {};
			const activate = () => site.call( 'activate', { plugin: `${ slug }/${ file }`, options } );
			// Some plugins redirect to their screen and exit when they are activated.
			const problem = ( await activate() ) ?? ( await activate() );
			if ( problem !== '' ) {
				return { ...cell, failed: `${ name } could not be activated: ${ problem }` };
			}
		}
		// In a separate process, so that the plugins are loaded as in every request.
		await site.call( 'configure' );
		const accept = settings.flatMap( ( setting ) => setting.accept ?? [] ).join( ', ' );
		const served = settings.find( ( setting ) => setting.served )?.served;
		const content = await site.call( 'content' );
		const result = await checkSite( browser, site, content, {
			...( accept === '' ? {} : { accept } ),
			...( served ? { served } : {} ),
		} );
		const integration = await probe( browser, site, products, content );
		const log = await site.phpLog();
		await writeFile( join( RESULTS, `${ title.replaceAll( /\W+/g, '-' ).slice( 0, 60 ) }.log` ), log );
		return { ...cell, ...result, integration, notices: ownNotices( log, { www: site.www, root: projectRoot } ) };
	} catch ( error ) {
		return { ...cell, failed: `${ error.stderr || error.message }`.split( '\n' ).slice( 0, 3 ).join( ' ' ) };
	} finally {
		await site.stop();
	}
}

async function takeThemeScreenshots( { site, browser, themes, log } ) {
	const courant = { slug: 'courant', name: 'Courant' };
	for ( const theme of [ courant, ...themes ] ) {
		try {
			await site.open( theme === courant ? [] : [ theme ] );
			if ( ( await site.call( 'theme', { theme: theme.slug } ) ) !== theme.slug ) {
				log.step( `${ theme.name }: could not be activated` );
				continue;
			}
			const folder = join( projectRoot, 'artifacts/themes' );
			const tooWide = await takeScreenshots( browser, site, folder, theme.slug );
			log.step(
				`${ theme.name }: ${ tooWide.length === 0 ? 'no page scrolls horizontally' : tooWide.join( ', ' ) }`
			);
		} finally {
			await site.stop();
		}
	}
}

/** Writes the table of the page if there is a result for every site. */
async function updatePage( sites ) {
	const stored = await readCells( RESULTS );
	const keys = [ 'alone', ...sites, 'together' ];
	if ( keys.every( ( key ) => stored[ key ] ) ) {
		const table = matrix( keys.map( ( key ) => stored[ key ] ) );
		const page = replaceGenerated( await readFile( PAGE, 'utf8' ), table );
		await writeFile( PAGE, await format( page, { ...( await resolveConfig( PAGE ) ), filepath: PAGE } ) );
	}
}

/**
 * Returns the names of `--only`; undefined for all.
 *
 * @param {string | undefined} only
 * @param {import('./compatibility/products.mjs').Product[]} products
 * @param {string} kind
 */
function readNames( only, products, kind ) {
	const names = only?.split( ',' );
	const known = [ 'alone', 'together', ...products.map( ( { slug } ) => slug ) ];
	const unknown = names?.filter( ( name ) => ! known.includes( name ) ) ?? [];
	if ( unknown.length > 0 ) {
		throw new UsageError( `No ${ kind } in the folder is named ${ unknown.join( ', ' ) }.` );
	}
	return names;
}

await runTool( async () => {
	const options = readOptions( { products: 'path', only: 'text', themes: 'flag', fresh: 'flag', port: 'port' } );
	const folder = options.products ?? process.env.COURANT_COMPATIBILITY;
	if ( ! folder || ! existsSync( folder ) ) {
		throw new UsageError( 'Specify the folder of the plugins: npm run compatibility -- --products FOLDER' );
	}
	const log = createLog( { stream: process.stdout } );
	const kind = options.themes ? 'theme' : 'plugin';
	const all = ( await findProducts( resolve( folder ) ) ).filter( ( product ) => product.kind === kind );
	const names = readNames( options.only, all, kind );
	const isWanted = ( name ) => names === undefined || names.includes( name );
	const wanted = all.filter( ( { slug } ) => isWanted( slug ) );
	await mkdir( RESULTS, { recursive: true } );
	const site = new CompatibilitySite( {
		folder: join( projectRoot, '.site/compatibility' ),
		port: options.port ?? 9600,
		log,
	} );
	await site.prepare( { fresh: options.fresh } );
	const browser = await launchBrowser();
	if ( options.themes ) {
		await takeThemeScreenshots( { site, browser, themes: wanted, log } ).finally( () => browser.close() );
		return;
	}
	const cells = [];
	const add = async ( { key, title, products, options: replaced } ) => {
		const cell = await runCell( { site, browser, title, products, options: replaced } );
		cells.push( cell );
		await storeCell( RESULTS, key, cell );
		log.step( `${ title }: ${ cell.failed ?? ( isClean( [ cell ] ) ? 'clean' : '' ) }` );
		if ( cell.failed === undefined && ! isClean( [ cell ] ) ) {
			log.note( matrix( [ cell ] ).split( '\n' )[ 2 ] );
		}
	};
	try {
		if ( isWanted( 'alone' ) ) {
			await add( { key: 'alone', title: 'Courant alone', products: [] } );
		}
		for ( const tested of wanted.flatMap( sitesOf ) ) {
			await add( tested );
		}
		if ( isWanted( 'together' ) ) {
			const stored = await readCells( RESULTS );
			const together = all.filter(
				( { slug } ) => settingsOf( slug ).incompatible === undefined && stored[ slug ]?.failed === undefined
			);
			await add( {
				key: 'together',
				title: `All together: ${ together.map( ( { name } ) => name ).join( ', ' ) }`,
				products: together,
			} );
		}
	} finally {
		await browser.close();
	}
	await updatePage( all.flatMap( sitesOf ).map( ( { key } ) => key ) );
	process.exitCode = isClean( cells ) ? 0 : 1;
} );
