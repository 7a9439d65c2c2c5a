import { spawn } from 'node:child_process';

/**
 * Runs a program and returns its output. The error of a failed one ends with the last lines of its output.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, input?: string, timeout?: number }} [options] timeout in
 * milliseconds
 * @returns {Promise<{ stdout: string, stderr: string }>}
 */
export function run( program, args, { cwd, env, input, timeout = 600_000 } = {} ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, { cwd, env, timeout, stdio: [ 'pipe', 'pipe', 'pipe' ] } );
		let stdout = '';
		let stderr = '';
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( text ) => ( stdout += text ) );
		child.stderr.setEncoding( 'utf8' ).on( 'data', ( text ) => ( stderr += text ) );
		child.stdin.on( 'error', () => {} );
		child.stdin.end( input ?? '' );
		child.on( 'error', reject );
		child.on( 'close', ( code, signal ) => {
			if ( code === 0 ) {
				resolve( { stdout, stderr } );
				return;
			}
			const tail = `${ stdout }\n${ stderr }`.trim().split( '\n' ).slice( -12 ).join( '\n' );
			reject( new Error( `${ program } ${ args[ 0 ] ?? '' } ended with ${ signal ?? code }:\n${ tail }` ) );
		} );
	} );
}

/** Returns whether the program exits with 0. */
export async function succeeds( program, args, options ) {
	try {
		await run( program, args, { timeout: 20_000, ...options } );
		return true;
	} catch {
		return false;
	}
}
