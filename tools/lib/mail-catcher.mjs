import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from './paths.mjs';
import { nextFree } from './ports.mjs';
import { isOurs, startDetached, stopOurs } from './processes.mjs';

const pause = ( milliseconds ) => new Promise( ( done ) => setTimeout( done, milliseconds ) );

/**
 * Starts the mail catcher of a site, or finds the running one: it receives every email over SMTP and shows it on a
 * page.
 *
 * @param {{ dir: string, httpPort?: number, smtpPort?: number }} options the search for free ports starts at these ports
 * @returns {Promise<{ pid: number, url: string, httpPort: number, smtpPort: number }>}
 */
export async function startMailCatcher( { dir, httpPort = 8025, smtpPort = 2525 } ) {
	const folder = resolve( dir );
	await mkdir( folder, { recursive: true } );
	const before = await readCatcher( folder );
	if ( before && ( await isOurs( before.pid, folder ) ) ) {
		return before;
	}
	const http = await nextFree( before?.httpPort ?? httpPort );
	const smtp = await nextFree( before?.smtpPort ?? smtpPort, [ http ] );
	const record = join( folder, 'catcher.json' );
	await rm( record, { force: true } );
	const logFile = join( folder, 'catcher.log' );
	const pid = await startDetached( {
		program: process.execPath,
		args: [ join( projectRoot, 'tools', 'mail', 'serve.mjs' ), folder, String( http ), String( smtp ) ],
		cwd: projectRoot,
		env: process.env,
		logFile,
	} );
	for ( let tries = 0; tries < 200; tries += 1 ) {
		const running = existsSync( record ) ? await readCatcher( folder ) : null;
		if ( running?.pid === pid ) {
			return running;
		}
		if ( tries > 5 && ! ( await isOurs( pid, folder ) ) ) {
			break;
		}
		await pause( 50 );
	}
	throw new Error( `The mail catcher did not start:\n${ await readFile( logFile, 'utf8' ).catch( () => '' ) }` );
}

/** Stops the mail catcher of that folder. Its emails are kept. */
export async function stopMailCatcher( dir ) {
	const folder = resolve( dir );
	const running = await readCatcher( folder );
	return running ? stopOurs( running.pid, folder ) : false;
}

export async function readCatcher( folder ) {
	try {
		return JSON.parse( await readFile( join( folder, 'catcher.json' ), 'utf8' ) );
	} catch {
		return null;
	}
}
