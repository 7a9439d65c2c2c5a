import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { silentLog } from './log.mjs';
import { projectRoot } from './paths.mjs';
import { choosePort, withFreePort } from './ports.mjs';
import { isOurs, startDetached, stopOurs } from './processes.mjs';
import { succeeds, run } from './run.mjs';
import { readSiteConfig } from './site-config.mjs';
import { waitForMarker } from './site-driver.mjs';
import { installCore, readSite, salts, wpConfig, writeSite } from './site-files.mjs';
import { dropinSource, getSqliteIntegration } from './sqlite-dropin.mjs';

const PHP_SETTINGS = {
	memory_limit: '512M',
	upload_max_filesize: '32M',
	post_max_size: '40M',
	max_execution_time: '300',
	'opcache.enable': '1',
	'opcache.revalidate_freq': '0',
	display_errors: '0',
	log_errors: '1',
};

/** True where PHP 8.1 or newer with SQLite and what WordPress needs is installed. */
export function hasNativePhp() {
	const test =
		'exit(PHP_VERSION_ID >= 80100 && extension_loaded("pdo_sqlite") && extension_loaded("mbstring") && extension_loaded("xml") && extension_loaded("gd") ? 0 : 1);';
	return succeeds( 'php', [ '-r', test ] );
}

/**
 * A WordPress site served by PHP itself with SQLite.
 *
 * The folder contains `www` (the web root), and outside of it `data`, `private-store`, `mail`, `site.json`, `php.log`.
 *
 * @param {{
 *   dir: string, wordpress: { dir: string, version: string }, root?: string,
 *   mappings?: Record<string, string>, constants?: Record<string, string | number | boolean>,
 *   port?: number, exactPort?: boolean, smtpPort?: number, workers?: number, env?: Record<string, string>,
 *   log?: import('./log.mjs').Log,
 * }} options `mappings` and `constants` are added to those of `.wp-env.json`'s; `env`: such as a PATH with another PHP
 * @returns {Promise<{ url: string, dir: string, www: string, port: number, pid: number, key: string, version: string
 * }>}
 */
export async function startNativeSite( options ) {
	return withFreePort( options, startOnce );
}

async function startOnce( options ) {
	const { wordpress, root = projectRoot, log = silentLog, workers = 4, env = {} } = options;
	const dir = resolve( options.dir );
	const www = join( dir, 'www' );
	const before = await readSite( dir );
	if ( before ) {
		await stopOurs( before.pid, www );
	}
	const config = await readSiteConfig( root );
	for ( const name of [ 'data', 'private-store', 'mail' ] ) {
		await mkdir( join( dir, name ), { recursive: true } );
	}
	await installCore( www, wordpress, log );
	await linkMappings( www, config, options.mappings ?? {} );
	const port = await choosePort( { ...options, before: before?.port, defaultPort: config.port } );
	const url = `http://localhost:${ port }`;
	const key = randomBytes( 24 ).toString( 'hex' );
	await writeFile(
		join( www, 'wp-content', 'db.php' ),
		dropinSource( await getSqliteIntegration( { root: projectRoot } ) )
	);
	const constants = {
		...config.constants,
		...( options.smtpPort ? { COURANT_SMTP_HOST: '127.0.0.1', COURANT_SMTP_PORT: options.smtpPort } : {} ),
		COURANT_PRIVATE_DIR: join( dir, 'private-store' ),
		COURANT_SITE_KEY: key,
		WP_HOME: url,
		WP_SITEURL: url,
		DB_DIR: join( dir, 'data' ),
		DB_FILE: 'courant.sqlite',
		...( options.constants ?? {} ),
	};
	await writeFile( join( www, 'wp-config.php' ), wpConfig( constants, await salts( dir ) ) );
	const mark = join( dir, 'data', 'installed' );
	if ( ! existsSync( mark ) ) {
		log.step( 'Installing WordPress' );
		await run( 'php', [ ...phpSettings(), join( projectRoot, 'tools', 'site', 'install.php' ), www, url ], {
			timeout: 120_000,
			env: { ...process.env, ...env },
		} );
		await writeFile( mark, '' );
	}
	const pid = await serve( { dir, www, port, workers, env } );
	const site = { runtime: 'native', url, port, pid, key, dir, www, version: wordpress.version };
	await writeSite( dir, site );
	try {
		await waitForMarker( site, {
			alive: () => isOurs( pid, www ),
			logFile: join( dir, 'server.log' ),
			timeoutMs: 30_000,
		} );
	} catch ( error ) {
		await stopOurs( pid, www );
		throw error;
	}
	return site;
}

/** Stops the site of a folder. Returns false when it does not run. */
export async function stopNativeSite( dir ) {
	const site = await readSite( resolve( dir ) );
	return site ? stopOurs( site.pid, join( resolve( dir ), 'www' ) ) : false;
}

/** `php` arguments that every call for a site uses. */
export function phpSettings() {
	return Object.entries( PHP_SETTINGS ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
}

async function linkMappings( www, config, extra ) {
	const all = new Map( config.mappings.map( ( { site, host } ) => [ site, host ] ) );
	for ( const [ site, host ] of Object.entries( extra ) ) {
		all.set( site, resolve( host ) );
	}
	for ( const [ site, host ] of all ) {
		const path = join( www, site );
		// The private store of a native site is its own folder, see `startNativeSite`.
		if ( relative( dirname( www ), path ) === 'private-store' ) {
			continue;
		}
		await linkTo( host, path );
	}
}

/**
 * Creates a link in the folder that the site reads. Must-use plugins are linked one by one, so that files that a test
 * or a tool adds to the folder of the site are not added to the work tree.
 */
async function linkTo( host, path ) {
	await mkdir( dirname( path ), { recursive: true } );
	if (
		await lstat( path ).then(
			() => true,
			() => false
		)
	) {
		await rm( path, { recursive: true } );
	}
	if ( ! existsSync( host ) ) {
		return;
	}
	if ( basename( path ) !== 'mu-plugins' ) {
		await symlink( host, path, 'junction' );
		return;
	}
	await mkdir( path );
	for ( const name of await readdir( host ) ) {
		await symlink( join( host, name ), join( path, name ) );
	}
}

async function serve( { dir, www, port, workers, env } ) {
	return startDetached( {
		program: 'php',
		args: [
			...phpSettings(),
			'-d',
			`error_log=${ join( dir, 'php.log' ) }`,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			www,
			join( projectRoot, 'tools', 'site', 'router.php' ),
		],
		cwd: www,
		env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: String( workers ) },
		logFile: join( dir, 'server.log' ),
	} );
}
