import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, readdir } from 'node:fs/promises';
import { run } from './run.mjs';

const pause = ( milliseconds ) => new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Starts a program that continues after this process, as the leader of a process group.
 *
 * @param {{ program: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, logFile: string }} options
 * @returns {Promise<number>} its process id
 */
export async function startDetached( { program, args, cwd, env, logFile } ) {
	const log = await open( logFile, 'w' );
	try {
		const child = spawn( program, args, {
			cwd,
			env,
			detached: true,
			windowsHide: true,
			stdio: [ 'ignore', log.fd, log.fd ],
		} );
		await new Promise( ( resolve, reject ) => {
			child.once( 'spawn', resolve );
			child.once( 'error', reject );
		} );
		child.unref();
		return child.pid;
	} finally {
		await log.close();
	}
}

/**
 * Returns whether the process runs and its command line contains the marker: the recorded ID may belong to another
 * program by now.
 *
 * @param {number | undefined} pid
 * @param {string} sign a path that only our own program's command line has
 */
export async function isOurs( pid, sign ) {
	if ( ! Number.isInteger( pid ) || pid < 2 ) {
		return false;
	}
	const found = ( await processes() ).find( ( process ) => process.pid === pid );
	return found !== undefined && found.runs && ( await commandLine( pid ) ).includes( sign );
}

/** Ends the process and its whole group if it is ours. PHP's server leaves its workers listening otherwise. */
export async function stopOurs( pid, sign ) {
	if ( ! ( await isOurs( pid, sign ) ) ) {
		return false;
	}
	for ( const signal of [ 'SIGTERM', 'SIGKILL' ] ) {
		kill( pid, signal );
		for ( let tries = 0; tries < 50; tries += 1 ) {
			if ( ! ( await groupRuns( pid ) ) ) {
				return true;
			}
			await pause( 50 );
		}
	}
	return ! ( await groupRuns( pid ) );
}

function kill( pid, signal ) {
	try {
		process.kill( -pid, signal );
	} catch {
		try {
			process.kill( pid, signal );
		} catch {
			// It has ended in the meantime.
		}
	}
}

/** A zombie process no longer listens on a port, so it is ignored. */
async function groupRuns( pid ) {
	return ( await processes() ).some(
		( process ) => ( process.group === pid || process.pid === pid ) && process.runs
	);
}

/** @returns {Promise<Array<{ pid: number, group: number, runs: boolean }>>} */
async function processes() {
	if ( ! existsSync( '/proc/self/stat' ) ) {
		const { stdout } = await run( 'ps', [ '-axo', 'pid=,pgid=,stat=' ], { timeout: 5_000 } );
		return stdout
			.trim()
			.split( '\n' )
			.map( ( line ) => line.trim().split( /\s+/ ) )
			.map( ( [ pid, group, state ] ) => ( {
				pid: Number( pid ),
				group: Number( group ),
				runs: ! state.startsWith( 'Z' ),
			} ) );
	}
	const names = ( await readdir( '/proc' ) ).filter( ( name ) => /^\d+$/.test( name ) );
	const all = await Promise.all(
		names.map( async ( name ) => {
			const stat = await readFile( `/proc/${ name }/stat`, 'utf8' ).catch( () => '' );
			// The program's name is in brackets and can contain anything, so fields are counted from the last bracket.
			const [ state, , group ] = stat.slice( stat.lastIndexOf( ')' ) + 2 ).split( ' ' );
			return stat ? { pid: Number( name ), group: Number( group ), runs: ! 'ZX'.includes( state ) } : null;
		} )
	);
	return all.filter( ( found ) => found !== null );
}

async function commandLine( pid ) {
	if ( existsSync( '/proc/self/cmdline' ) ) {
		return ( await readFile( `/proc/${ pid }/cmdline`, 'utf8' ).catch( () => '' ) ).replaceAll( '\0', ' ' );
	}
	return (
		await run( 'ps', [ '-o', 'args=', '-ww', '-p', String( pid ) ], { timeout: 5_000 } ).catch( () => ( {
			stdout: '',
		} ) )
	).stdout;
}
