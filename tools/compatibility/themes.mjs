/** Opens the pages of Courant Desk under other themes, and records screenshots of them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../lib/paths.mjs';
import { drawSheet } from '../screenshots/capture.mjs';
import { readCells, storeCell } from './cells.mjs';
import { writeGenerated } from './pages.mjs';
import { takeScreenshots } from './screenshots.mjs';
import { themeTable } from './table.mjs';

const PAGE = join( projectRoot, 'docs/features/themes.md' );
const SHEETS = join( projectRoot, 'docs/screenshots/compatibility' );
const SCREENSHOTS = join( projectRoot, 'artifacts/themes' );
/** Size of the screenshots in a sheet, and the part of a page that is in it, in pixels of the page. */
const SHEET = { scale: 0.36, maxHeight: 4200 };

const themeKey = ( slug ) => `theme ${ slug }`;

async function testTheme( { site, browser, theme } ) {
	await site.open( [ theme ] );
	if ( ( await site.call( 'theme', { theme: theme.slug } ) ) !== theme.slug ) {
		throw new Error( 'could not be activated' );
	}
	return takeScreenshots( browser, site );
}

async function storeScreenshots( { browser, theme, shots, isRecording } ) {
	await mkdir( SCREENSHOTS, { recursive: true } );
	for ( const { name, image } of shots ) {
		await writeFile( join( SCREENSHOTS, `${ theme.slug }-${ name }.png` ), image );
	}
	if ( isRecording ) {
		const page = await browser.newPage();
		const images = shots.map( ( { image } ) => image );
		await writeFile( join( SHEETS, `${ theme.slug }.webp` ), await drawSheet( page, images, SHEET ) );
		await page.close();
	}
}

/**
 * @param {{
 *   site: import('./site.mjs').CompatibilitySite, browser: import('playwright-core').Browser, themes:
 *   import('./products.mjs').Product[], names: string[], results: string, log: import('../lib/log.mjs').Log,
 *   isRecording: boolean,
 * }} options `names`: folders of the themes that are tested; the table has all themes
 * @returns {Promise<boolean>} whether every theme could be tested
 */
export async function testThemes( { site, browser, themes, names, results, log, isRecording } ) {
	let isComplete = true;
	for ( const theme of themes.filter( ( { slug } ) => names.includes( slug ) ) ) {
		try {
			const { shots, tooWide } = await testTheme( { site, browser, theme } );
			await storeScreenshots( { browser, theme, shots, isRecording } );
			const { name, version, commit } = theme;
			await storeCell( results, themeKey( theme.slug ), { name, version, commit, tooWide } );
			log.step( `${ name }: ${ tooWide.length === 0 ? 'no page scrolls horizontally' : tooWide.join( ', ' ) }` );
		} catch ( error ) {
			log.step( `${ theme.name }: ${ error.message }` );
			isComplete = false;
		} finally {
			await site.stop();
		}
	}
	const stored = await readCells( results );
	const recorded = themes.map( ( { slug } ) => stored[ themeKey( slug ) ] );
	if ( isRecording && recorded.every( Boolean ) ) {
		await writeGenerated( PAGE, 'themes', themeTable( recorded ) );
	}
	return isComplete;
}
