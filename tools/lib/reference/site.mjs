import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { phpSettings, startNativeSite, stopNativeSite } from '../native-site.mjs';
import { run } from '../run.mjs';
import { getWordPress } from '../wordpress.mjs';

/**
 * Installs WordPress with the plugin temporarily, and returns what the plugin registers and creates.
 *
 * @param {string} root the project
 * @returns {Promise<{tables: Record<string, string>, routes: object, settings: object[], blocks: object, shortcodes:
 * string[], commands: Record<string, string>}>}
 */
export async function readFromSite( root ) {
	await mkdir( join( root, '.cache' ), { recursive: true } );
	const dir = await mkdtemp( join( root, '.cache', 'reference-' ) );
	try {
		const { www, url } = await startNativeSite( { dir, root, wordpress: await getWordPress( {} ), workers: 1 } );
		const read = async ( list ) => {
			const script = join( root, 'tools', 'site', 'reference.php' );
			const { stdout } = await run(
				'php',
				[ ...phpSettings(), '-d', 'display_errors=stderr', script, www, list ],
				{ timeout: 120_000 }
			);
			return JSON.parse( stdout.replaceAll( url, 'https://example.com' ) );
		};
		const tables = await read( 'tables' );
		return { tables, ...( await read( 'registered' ) ) };
	} finally {
		await stopNativeSite( dir );
		await rm( dir, { recursive: true, force: true } );
	}
}
