import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify( execFile );

/** A setting of the runner, such as the URL of the test site. */
export function setting( name: string ): string {
	const value = process.env[ name ];
	if ( value === undefined ) {
		throw new Error( `${ name } is missing: run "npm test -- e2e".` );
	}
	return value;
}

const compiled = mkdtempSync( join( tmpdir(), 'courant-compiled-' ) );
process.on( 'exit', () => rmSync( compiled, { recursive: true, force: true } ) );

/**
 * Calls a function of tests/php/Support/Browser in the test site.
 *
 * @param name  such as `Posts::create`
 * @param named its arguments by name
 */
export async function callSite< T >( name: string, named: object = {} ): Promise< T > {
	const { stdout } = await execute(
		'php',
		[
			'-d',
			'memory_limit=512M',
			// WordPress is compiled once for all calls.
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'opcache.file_cache_only=1',
			'-d',
			`opcache.file_cache=${ compiled }`,
			resolve( import.meta.dirname, '../../support/call-site.php' ),
			setting( 'COURANT_TEST_SITE' ),
			setting( 'COURANT_URL' ),
			name,
			JSON.stringify( named ),
		],
		{ maxBuffer: 1 << 26 }
	);
	return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) ?? 'null' ) as T;
}
