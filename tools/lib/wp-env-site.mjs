import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { silentLog, withHeartbeat } from './log.mjs';
import { projectRoot } from './paths.mjs';
import { choosePort, withFreePort } from './ports.mjs';
import { isOurs, stopOurs } from './processes.mjs';
import { succeeds, run } from './run.mjs';
import { readSiteConfig } from './site-config.mjs';
import { waitForMarker } from './site-driver.mjs';
import { installCore, readSite, salts, wpConfig, writeSite } from './site-files.mjs';

/**
 * A site that wp-env runs: in Playground (PHP as WebAssembly, SQLite), or in Docker.
 *
 * The folder contains `core` (Playground's web root), `private-store`, `mail`, `wp-env` (its own home) and `site.json`.
 *
 * @param {{
 *   runtime: 'playground' | 'docker', dir: string, wordpress: { dir: string, version: string } | null, root?: string,
 *   mappings?: Record<string, string>, constants?: Record<string, string | number | boolean>,
 *   port?: number, exactPort?: boolean, smtpPort?: number, log?: import('./log.mjs').Log,
 * }} options `wordpress` may be null for Docker, which fetches its own
 * @returns {Promise<{ url: string, dir: string, port: number, pid: number, key: string, version: string }>}
 */
export async function startWpEnvSite( options ) {
	return withFreePort( options, startOnce );
}

async function startOnce( options ) {
	const { runtime, wordpress, root = projectRoot, log = silentLog } = options;
	const dir = resolve( options.dir );
	const before = await readSite( dir );
	await stopWpEnvSite( dir );
	const config = await readSiteConfig( root );
	for ( const name of [ 'private-store', 'mail' ] ) {
		await mkdir( join( dir, name ), { recursive: true } );
	}
	const port = await choosePort( { ...options, before: before?.port, defaultPort: config.port } );
	const url = `http://localhost:${ port }`;
	const key = randomBytes( 24 ).toString( 'hex' );
	const constants = {
		...config.constants,
		...smtp( runtime, options.smtpPort ),
		COURANT_SITE_KEY: key,
		...( options.constants ?? {} ),
	};
	const core = join( dir, 'core' );
	if ( runtime === 'playground' ) {
		await installCore( core, wordpress, log );
		await writeFile(
			join( core, 'wp-config.php' ),
			wpConfig(
				{ ...constants, WP_HOME: url, WP_SITEURL: url, DB_FILE: await databaseName( dir ) },
				await salts( dir )
			)
		);
	}
	const file = await writeDescription( dir, {
		core: runtime === 'playground' ? core : null,
		phpVersion: config.phpVersion,
		port,
		testsEnvironment: false,
		mappings: existingMappings( dir, config, options.mappings ?? {} ),
		config: constants,
	} );
	const home = await wpEnvHome( dir, file, wordpress );
	await startWpEnv( { dir, file, runtime, root, log } );
	const pid = runtime === 'playground' ? Number( await readFile( join( home, 'playground.pid' ), 'utf8' ) ) : 0;
	const site = { runtime, url, port, pid, key, dir, www: core, version: wordpress?.version ?? '' };
	await writeSite( dir, site );
	try {
		const response = await waitForMarker( site, {
			alive: async () => runtime === 'docker' || isOurs( pid, core ),
			logFile: join( home, 'playground.log' ),
		} );
		return { ...site, version: response.wordpress };
	} catch ( error ) {
		await stopWpEnvSite( dir );
		throw error;
	}
}

/** Writes the configuration of wp-env. @returns {Promise<string>} its path */
async function writeDescription( dir, description ) {
	const file = join( dir, 'wp-env.json' );
	await writeFile( file, `${ JSON.stringify( description, null, 2 ) }\n`, { mode: 0o600 } );
	return file;
}

function startWpEnv( { dir, file, runtime, root, log } ) {
	const text = runtime === 'playground' ? 'Booting WordPress in Playground' : 'Starting WordPress in Docker';
	return withHeartbeat( log, text, () =>
		run( process.execPath, [ wpEnvProgram(), '--config', file, 'start', `--runtime=${ runtime }` ], {
			cwd: root,
			env: wpEnvEnvironment( dir ),
			timeout: 1_200_000,
		} )
	);
}

/** Stops the site of a folder. Returns false when it does not run. */
export async function stopWpEnvSite( dir ) {
	const site = await readSite( resolve( dir ) );
	if ( ! site ) {
		return false;
	}
	if ( site.runtime === 'playground' ) {
		return stopOurs( site.pid, site.www );
	}
	return succeeds( process.execPath, [ wpEnvProgram(), '--config', join( site.dir, 'wp-env.json' ), 'stop' ], {
		env: wpEnvEnvironment( site.dir ),
		timeout: 120_000,
	} );
}

/** Removes Docker's containers and data, so that the folder can be deleted. */
export async function destroyWpEnvSite( dir ) {
	const site = await readSite( resolve( dir ) );
	if ( site?.runtime === 'docker' ) {
		await succeeds( process.execPath, [ wpEnvProgram(), '--config', join( site.dir, 'wp-env.json' ), 'destroy' ], {
			env: wpEnvEnvironment( site.dir ),
			input: 'y\n',
			timeout: 300_000,
		} );
	}
}

/** True when a Docker engine responds and its images can be downloaded. */
export async function hasDocker() {
	if ( ! ( await succeeds( 'docker', [ 'info' ], { timeout: 4_000 } ) ) ) {
		return false;
	}
	const response = await fetch( 'https://api.wordpress.org/', {
		method: 'HEAD',
		signal: AbortSignal.timeout( 3_000 ),
	} ).catch( () => null );
	return response !== null;
}

/**
 * Runs a PHP script of `tools/site` in Playground on the site's data, while the site runs or not.
 *
 * @param {string} dir
 * @param {{ script: string, args: string[], files: string[], quiet?: boolean }} call `files` are paths on this machine
 * that
 *   the script may read; where an argument is one of them, the script gets its path inside
 * @returns {{ program: string, args: string[] }}
 */
export async function playgroundCommand( dir, { script, args, files } ) {
	const description = JSON.parse( await readFile( join( dir, 'wp-env.json' ), 'utf8' ) );
	const mounts = Object.entries( description.mappings ).flatMap( ( [ site, host ] ) => [
		'--mount-dir',
		host,
		`/wordpress/${ site }`,
	] );
	const folders = [ ...new Set( files.map( ( file ) => resolve( file, '..' ) ) ) ];
	const inside = ( arg ) => {
		const full = resolve( arg );
		const at = files.some( ( file ) => resolve( file ) === full ) ? folders.indexOf( resolve( full, '..' ) ) : -1;
		return at < 0 ? arg : `/courant-files/${ at }/${ full.slice( folders[ at ].length ).replace( /^[\\/]/, '' ) }`;
	};
	return {
		program: process.execPath,
		args: [
			join( projectRoot, 'node_modules', '@wp-playground', 'cli', 'wp-playground.js' ),
			'php',
			'--verbosity',
			'quiet',
			'--php',
			description.phpVersion,
			'--site-url',
			`http://localhost:${ description.port }`,
			'--wordpress-install-mode',
			'do-not-attempt-installing',
			'--mount-dir-before-install',
			description.core,
			'/wordpress',
			...mounts,
			'--mount-dir',
			join( projectRoot, 'tools', 'site' ),
			'/courant-site-tools',
			...folders.flatMap( ( folder, at ) => [ '--mount-dir', folder, `/courant-files/${ at }` ] ),
			'--',
			`/courant-site-tools/${ script }`,
			'/wordpress',
			...args.map( inside ),
		],
	};
}

/** Returns the mappings with absolute paths and the private store of the site, without folders that do not exist. */
function existingMappings( dir, config, extra ) {
	const all = new Map( config.mappings.map( ( { site, host } ) => [ site, host ] ) );
	all.set( '../private-store', join( dir, 'private-store' ) );
	for ( const [ site, host ] of Object.entries( extra ) ) {
		all.set( site, resolve( host ) );
	}
	return Object.fromEntries( [ ...all ].filter( ( [ , host ] ) => existsSync( host ) ) );
}

/** Returns the SMTP server of the site. From inside a container this machine has another host name. */
function smtp( runtime, port ) {
	return port
		? { COURANT_SMTP_HOST: runtime === 'docker' ? 'host.docker.internal' : '127.0.0.1', COURANT_SMTP_PORT: port }
		: {};
}

/** Playground serves every file under the web root, so the database has a random name. */
async function databaseName( dir ) {
	const file = join( dir, 'database-name' );
	try {
		return await readFile( file, 'utf8' );
	} catch {
		const name = `${ randomBytes( 24 ).toString( 'hex' ) }.sqlite`;
		await writeFile( file, name, { mode: 0o600 } );
		return name;
	}
}

/**
 * wp-env's work folder of this site. wp-env uses a folder that is named by the hash of the config's path, and without
 * the internet it requests the newest version of WordPress, although the site contains one.
 */
async function wpEnvHome( dir, file, wordpress ) {
	const home = join( dir, 'wp-env', createHash( 'md5' ).update( file ).digest( 'hex' ) );
	await mkdir( home, { recursive: true } );
	const cache = join( home, 'wp-env-cache.json' );
	if ( wordpress && ! existsSync( cache ) ) {
		await writeFile( cache, JSON.stringify( { latestWordPressVersion: wordpress.version } ) );
	}
	return home;
}

function wpEnvEnvironment( dir ) {
	// Settings for a plain `wp-env start` would override those of this site.
	const rest = Object.entries( process.env ).filter( ( [ name ] ) => ! name.startsWith( 'WP_ENV_' ) );
	return { ...Object.fromEntries( rest ), WP_ENV_HOME: join( dir, 'wp-env' ) };
}

function wpEnvProgram() {
	return join( projectRoot, 'node_modules', '@wordpress', 'env', 'bin', 'wp-env' );
}
