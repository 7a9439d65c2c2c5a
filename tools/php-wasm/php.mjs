/**
 * PHP as WebAssembly, with the command line of `php` and the files of this machine: node tools/php-wasm/php.mjs VERSION
 * [ARGS].
 *
 * Tests use it as PHP 8.1 (docs/testing-php-versions.md). Differences from a native build: no sodium, posix, pcntl, no
 * opcache between processes, and one request at a time behind `-S`.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { Writable } from 'node:stream';
import { createNodeFsMountHandler, loadNodeRuntime, useHostFilesystem } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { parseServerArguments, serve } from './server.mjs';

/** useHostFilesystem() leaves /dev out, where test sites are stored in memory. */
const MEMORY_FOLDER = '/dev/shm';

/** @param {string} version '8.1' and so on */
export async function createPhp( version ) {
	const php = new PHP( await loadNodeRuntime( version, { emscriptenOptions: { processId: process.pid } } ) );
	if ( existsSync( MEMORY_FOLDER ) ) {
		php.mkdirTree( MEMORY_FOLDER );
		php.mount( MEMORY_FOLDER, ( own, fileSystem, folder ) => {
			forgetDeletedFiles( fileSystem );
			return createNodeFsMountHandler( MEMORY_FOLDER )( own, fileSystem, folder );
		} );
	}
	useHostFilesystem( php );
	await php.setSpawnHandler( ( command, args = [], { cwd, env } = {} ) => {
		const child = spawn( command, args, {
			cwd: cwd ?? process.cwd(),
			env: { ...process.env, ...env },
			shell: args.length === 0,
		} );
		// A program that ends before it has read its input (a missing sendmail) must not end PHP.
		child.stdin.on( 'error', () => undefined );
		return child;
	} );
	return php;
}

/**
 * Emscripten caches every file and folder that it has accessed. Without this, a folder that another process has deleted
 * cannot be created again (EEXIST), and `file_exists()` still returns true for it: applications would get a 503 after a
 * test has deleted a folder of the store.
 *
 * @param {object} fileSystem Emscripten's FS
 */
function forgetDeletedFiles( fileSystem ) {
	const lookupNode = fileSystem.lookupNode.bind( fileSystem );
	const isGone = ( node ) => {
		try {
			lstatSync( fileSystem.filesystems.NODEFS.realPath( node ) );
			return false;
		} catch ( error ) {
			return error.code === 'ENOENT';
		}
	};
	fileSystem.lookupNode = ( parent, name ) => {
		const node = lookupNode( parent, name );
		if ( node.mount?.mountpoint !== MEMORY_FOLDER || node.mount.root === node || ! isGone( node ) ) {
			return node;
		}
		fileSystem.destroyNode( node );
		return fileSystem.lookup( parent, name );
	};
}

/** @returns {Promise<number>} the exit code */
async function runCommandLine( php, args ) {
	const { stdout, stderr, exitCode } = await php.cli( [ 'php', ...args ], { env: process.env } );
	await Promise.all( [ stdout.pipeTo( toStream( process.stdout ) ), stderr.pipeTo( toStream( process.stderr ) ) ] );
	const code = await exitCode;
	return code < 0 ? 255 : code;
}

/** A web stream that leaves the process's own stream open. */
function toStream( target ) {
	return Writable.toWeb(
		new Writable( { write: ( chunk, encoding, done ) => target.write( chunk, encoding, done ) } )
	);
}

const [ version, ...args ] = process.argv.slice( 2 );
const php = await createPhp( version );
const server = parseServerArguments( args );
if ( server === null ) {
	process.exit( await runCommandLine( php, args ) );
}
await serve( php, server );
