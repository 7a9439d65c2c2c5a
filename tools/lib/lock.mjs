import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const pause = ( milliseconds ) => new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Runs work in one process at a time. The lock of a process that has ended is taken over.
 *
 * @template T
 * @param {string} path folder that represents the lock
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, timeoutMs?: number }} [options] timeoutMs in milliseconds
 * @returns {Promise<T>}
 */
export async function withLock( path, work, { onWait = () => {}, timeoutMs = 900_000 } = {} ) {
	await mkdir( dirname( path ), { recursive: true } );
	const until = Date.now() + timeoutMs;
	let reported = false;
	while ( ! ( await take( path ) ) ) {
		if ( Date.now() > until ) {
			throw new Error(
				`Another process has held ${ path } for too long. Remove that folder if none is running.`
			);
		}
		if ( ! reported ) {
			reported = true;
			onWait();
		}
		await pause( 200 );
	}
	try {
		return await work();
	} finally {
		await rm( path, { recursive: true, force: true } );
	}
}

async function take( path ) {
	try {
		await mkdir( path );
		await writeFile( join( path, 'pid' ), String( process.pid ) );
		return true;
	} catch ( error ) {
		if ( error.code !== 'EEXIST' ) {
			throw error;
		}
	}
	if ( await isStale( path ) ) {
		await rm( path, { recursive: true, force: true } );
	}
	return false;
}

async function isStale( path ) {
	try {
		const pid = Number( await readFile( join( path, 'pid' ), 'utf8' ) );
		return ! isRunning( pid );
	} catch {
		// The folder exists shortly before its process id is written.
		const age = await stat( path ).then(
			( found ) => Date.now() - found.mtimeMs,
			() => 0
		);
		return age > 10_000;
	}
}

function isRunning( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}
