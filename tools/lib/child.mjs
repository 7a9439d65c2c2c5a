/** Runs a command and keeps its output. All commands end with this process. */
import { spawn } from 'node:child_process';

const running = new Set();
for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.on( signal, () => {
		for ( const child of running ) {
			killGroup( child.pid );
		}
		process.exit( 130 );
	} );
}

/**
 * @param {string[]} command
 * @param {{cwd?: string, env?: Record<string, string>, show?: boolean, timeout?: number, onLine?: (line: string) =>
 * void}} options timeout in seconds
 * @returns {Promise<{code: number, output: string, stdout: string, seconds: number}>} code 124: it took too long
 */
export function run( [ file, ...args ], { cwd, env = {}, show = false, timeout = 900, onLine } = {} ) {
	const began = Date.now();
	return new Promise( ( resolve ) => {
		const child = spawn( file, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			detached: true,
		} );
		running.add( child );
		let output = '';
		let stdout = '';
		let rest = '';
		let late = false;
		const take = ( text ) => {
			output += text;
			if ( show ) {
				process.stdout.write( text );
			}
			if ( onLine !== undefined ) {
				const lines = ( rest + text ).split( '\n' );
				rest = lines.pop();
				lines.forEach( ( line ) => onLine( line ) );
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			stdout += text;
			take( text );
		} );
		child.stderr.setEncoding( 'utf8' ).on( 'data', take );
		const alarm = setTimeout( () => {
			late = true;
			killGroup( child.pid );
			// A server that left the group may still hold the pipes, and 'close' would never be emitted.
			child.stdout.destroy();
			child.stderr.destroy();
		}, timeout * 1000 );
		const end = ( code ) => {
			clearTimeout( alarm );
			running.delete( child );
			if ( late ) {
				output += `\nstopped after ${ timeout } s`;
			}
			resolve( { code: late ? 124 : code, output, stdout, seconds: ( Date.now() - began ) / 1000 } );
		};
		child.on( 'error', ( error ) => {
			output += error.message;
			end( 127 );
		} );
		child.on( 'close', ( code ) => end( code ?? 1 ) );
	} );
}

export function killGroup( pid, signal = 'SIGKILL' ) {
	try {
		process.kill( -pid, signal );
	} catch {
		// The process has ended already.
	}
}
