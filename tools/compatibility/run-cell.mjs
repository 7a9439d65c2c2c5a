/** Runs one cell of the compatibility matrices: a site with products, its checks, and PHP's notices. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../lib/paths.mjs';
import { checkSite } from './checks.mjs';
import { ownNotices } from './notices.mjs';
import { probe } from './probes.mjs';
import { settingsOf } from './settings.mjs';

const EMPTY = { console: [], notices: [], filter: '', application: '', closed: '', structuredData: [] };

/**
 * Tests one site.
 *
 * @param {{
 *   site: import('./site.mjs').CompatibilitySite, browser: import('playwright-core').Browser, title: string,
 *   products?: import('./products.mjs').Product[], options?: Record<string, unknown>, timeout?: number, folder: string,
 * }} cell `options` replace the usual options of the products; `timeout` in milliseconds for each step in the browser;
 * `folder` for PHP's log
 * @returns {Promise<import('./table.mjs').Cell>}
 */
export async function runCell( { site, browser, title, products = [], options: replaced, timeout, folder } ) {
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
			...( timeout ? { timeout } : {} ),
		} );
		const integration = await probe( browser, site, products, content );
		const log = await site.phpLog();
		await writeFile( join( folder, `${ title.replaceAll( /\W+/g, '-' ).slice( 0, 60 ) }.log` ), log );
		return { ...cell, ...result, integration, notices: ownNotices( log, { www: site.www, root: projectRoot } ) };
	} catch ( error ) {
		return { ...cell, failed: `${ error.stderr || error.message }`.split( '\n' ).slice( 0, 3 ).join( ' ' ) };
	} finally {
		await site.stop();
	}
}
