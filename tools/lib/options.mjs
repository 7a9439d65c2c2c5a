import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A usage error: reported in one line, without a stack. */
export class UsageError extends Error {}

/**
 * Reads `--name value` and `--flag` from the command line.
 *
 * @param {Record<string, 'flag' | 'text' | 'path' | 'port'>} kinds
 * @param {string[]} [args]
 * @returns {Record<string, any>} always contains the flags, and the other options if they are given
 * @throws {UsageError}
 */
export function readOptions( kinds, args = process.argv.slice( 2 ) ) {
	const options = Object.fromEntries(
		Object.entries( kinds ).map( ( [ name, kind ] ) => [ name, { type: kind === 'flag' ? 'boolean' : 'string' } ] )
	);
	let values;
	try {
		( { values } = parseArgs( { args, options, strict: true, allowPositionals: false } ) );
	} catch ( error ) {
		throw new UsageError(
			`${ error.message.split( '. ' )[ 0 ] }. Known here: ${ Object.keys( kinds )
				.map( ( name ) => `--${ name }` )
				.join( ', ' ) }.`
		);
	}
	return Object.fromEntries(
		Object.entries( kinds )
			.map( ( [ name, kind ] ) => [ name, read( name, kind, values[ name ] ) ] )
			.filter( ( [ , value ] ) => value !== undefined )
	);
}

function read( name, kind, value ) {
	if ( kind === 'flag' ) {
		return value === true;
	}
	if ( value === undefined || kind === 'text' ) {
		return value;
	}
	if ( kind === 'path' ) {
		return resolve( value );
	}
	const port = Number( value );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65_535 ) {
		throw new UsageError( `--${ name } is a number from 1 to 65535, not "${ value }".` );
	}
	return port;
}

/**
 * Runs a tool. An error is printed as a message (with its stack when `COURANT_DEBUG` is set), and the exit code is 1.
 */
export async function runTool( work ) {
	try {
		await work();
	} catch ( error ) {
		process.stderr.write( `\n${ process.env.COURANT_DEBUG ? error.stack : error.message }\n` );
		process.exitCode = error instanceof UsageError ? 2 : 1;
	}
}
