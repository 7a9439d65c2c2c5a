import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { installDependencies, missingDependencies } from './dependencies.mjs';
import { UsageError } from './options.mjs';
import { projectRoot } from './paths.mjs';
import { isOurs } from './processes.mjs';
import { chooseRuntime, RUNTIMES, startSite, stopSite } from './site.mjs';
import { readSite } from './site-files.mjs';

const NAMES = {
	native: 'the PHP of this machine with SQLite',
	playground: 'Playground (PHP as WebAssembly) with SQLite',
	docker: 'Docker',
};

/**
 * Installs and builds what is missing, and starts the development site with its demo content.
 *
 * @param {{ log: import('./log.mjs').Log, fresh?: boolean, port?: number, needsBuild?: boolean }} options
 * @returns {Promise<{ url: string, mail: string, version: string, key: string, dir: string }>}
 */
export async function startDevelopmentSite( { log, fresh = false, port, needsBuild = true } ) {
	await prepareWorkTree( log );
	if ( needsBuild ) {
		await buildIfChanged( projectRoot, log );
	}
	const runtime = await chooseRuntime();
	log.note( `The site runs on ${ NAMES[ runtime ] }.` );
	for ( const other of RUNTIMES.filter( ( name ) => name !== runtime ) ) {
		if ( await stopSite( join( projectRoot, '.site', other ) ) ) {
			log.note( `The site that ran on ${ NAMES[ other ] } is stopped; its data stay.` );
		}
	}
	return startSite( { runtime, dir: join( projectRoot, '.site', runtime ), log, fresh, port } );
}

/** Installs the packages that are missing. @throws {UsageError} when Node is too old */
export async function prepareWorkTree( log ) {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new UsageError( `Courant's tools need Node 20.19 or newer; this is ${ process.versions.node }.` );
	}
	const missing = missingDependencies( projectRoot );
	if ( missing ) {
		log.step( missing );
		await installDependencies( projectRoot );
	}
}

/** The development site of this work tree that runs now, or null. */
export async function runningDevelopmentSite() {
	for ( const runtime of RUNTIMES ) {
		const site = await readSite( join( projectRoot, '.site', runtime ) );
		const response =
			site &&
			( await fetch( `${ site.url }/wp-login.php`, { signal: AbortSignal.timeout( 20_000 ) } ).catch(
				() => null
			) );
		if ( response?.ok && ( runtime === 'docker' || ( await isOurs( site.pid, site.www ) ) ) ) {
			return site;
		}
	}
	return null;
}
