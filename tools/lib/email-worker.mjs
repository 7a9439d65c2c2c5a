import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from './paths.mjs';
import { startDetached, stopOurs } from './processes.mjs';

const SCRIPT = join( projectRoot, 'tools', 'site', 'email-worker.mjs' );

/** Starts the process that sends the emails of the site in that folder; it ends by itself once the site was deleted. */
export async function startEmailWorker( dir ) {
	const folder = resolve( dir );
	await stopEmailWorker( folder );
	const pid = await startDetached( {
		program: process.execPath,
		args: [ SCRIPT, folder ],
		cwd: projectRoot,
		env: process.env,
		logFile: join( folder, 'email-worker.log' ),
	} );
	await writeFile( join( folder, 'email-worker.pid' ), String( pid ) );
	return pid;
}

/** Stops the worker. Returns false when it does not run. */
export async function stopEmailWorker( dir ) {
	const file = join( resolve( dir ), 'email-worker.pid' );
	const pid = Number( await readFile( file, 'utf8' ).catch( () => '0' ) );
	const stopped = await stopOurs( pid, SCRIPT );
	await rm( file, { force: true } );
	return stopped;
}
