/**
 * The matrix of `npm run compatibility -- --platforms`: Courant without other plugins on the oldest PHP, the machine's
 * PHP and the newest PHP, each with the oldest and the newest WordPress.
 */
import { join } from 'node:path';
import { environmentOf, getNewestPhp, getOldestPhp } from '../lib/php-versions.mjs';
import { run } from '../lib/run.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { CompatibilitySite } from './site.mjs';

/** For each step in the browser: PHP as WebAssembly processes one request after another. */
const SLOW_TIMEOUT = 180_000;

/**
 * SQLite in WebAssembly cannot use a write-ahead log that several processes share. The demo content is created without
 * it, so that every PHP can open a copy of the database.
 */
const ROLLBACK_JOURNAL = { SQLITE_JOURNAL_MODE: 'DELETE' };

/** @typedef {{ key: string, env: Record<string, string>, isWebAssembly: boolean }} Php */

/** @returns {Record<string, () => Promise<Php>>} by the name in `--only` */
const phps = ( log ) => ( {
	oldest: async () => ( { key: 'oldest', env: environmentOf( ( await getOldestPhp() ).dir ), isWebAssembly: true } ),
	machine: async () => ( { key: 'machine', env: {}, isWebAssembly: false } ),
	newest: async () => ( {
		key: 'newest',
		env: environmentOf( ( await getNewestPhp( { log } ) ).dir ),
		isWebAssembly: false,
	} ),
} );

const WORDPRESS = /** @type {const} */ ( [ 'oldest', 'newest' ] );

/** Names of the cells: version of PHP and of WordPress. */
export const PLATFORMS = [ 'oldest', 'machine', 'newest' ].flatMap( ( php ) =>
	WORDPRESS.map( ( wordpress ) => `${ php }-${ wordpress }` )
);

const prepared = new Set();

/** The key of a cell in cells.json. */
export const platformKey = ( name ) => `platform ${ name }`;

/**
 * Returns the site and the title of a cell.
 *
 * @param {string} name one of `PLATFORMS`
 * @param {{ folder: string, port: number, fresh?: boolean, log: import('../lib/log.mjs').Log }} options
 */
export async function openPlatform( name, { folder, port, fresh, log } ) {
	const [ php, wordpress ] = name.split( '-' );
	const { env, isWebAssembly } = await phps( log )[ php ]();
	const { version } = await getWordPress( { version: wordpress, log } );
	const { stdout } = await run( 'php', [ '-r', 'echo PHP_VERSION;' ], { env: { ...process.env, ...env } } );
	const phpVersion = stdout.trim();
	const site = new CompatibilitySite( {
		folder: join( folder, wordpress ),
		port,
		log,
		wordpress,
		env,
		phpVersion,
		constants: ROLLBACK_JOURNAL,
	} );
	// The demo content is created once for each WordPress.
	await site.prepare( { fresh: fresh && ! prepared.has( wordpress ) } );
	prepared.add( wordpress );
	return {
		site,
		title: `PHP ${ phpVersion }${ isWebAssembly ? ' (WebAssembly)' : '' }, WordPress ${ version }`,
		...( isWebAssembly ? { timeout: SLOW_TIMEOUT } : {} ),
	};
}
