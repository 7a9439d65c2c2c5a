import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { withLock } from '../../../tools/lib/lock.mjs';
import { choosePort, isFree } from '../../../tools/lib/ports.mjs';
import { isOurs, startDetached, stopOurs } from '../../../tools/lib/processes.mjs';
import { readOptions } from '../../../tools/lib/options.mjs';
import { chooseRuntime } from '../../../tools/lib/site.mjs';
import { scratch } from './support.mjs';

test( 'only a process whose command line has our marker is stopped, with its children', async ( t ) => {
	const folder = await scratch( t );
	const program = `const { spawn } = require('child_process'); spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }); setInterval(() => {}, 1000);`;
	const pid = await startDetached( {
		program: process.execPath,
		args: [ '-e', program, folder ],
		env: process.env,
		logFile: join( folder, 'log' ),
	} );
	assert.equal( await stopOurs( pid, '/somebody/elses/folder' ), false );
	assert.equal( await isOurs( pid, folder ), true );
	assert.equal( await stopOurs( pid, folder ), true );
	assert.equal( await isOurs( pid, folder ), false );
	assert.equal( await stopOurs( pid, folder ), false );
	assert.equal( await stopOurs( undefined, folder ), false );
} );

test( 'a busy port is replaced by the next free one, unless it was requested', async ( t ) => {
	const server = createServer();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	t.after( () => server.close() );
	const { port } = server.address();
	assert.equal( await isFree( port ), false );
	assert.ok( ( await choosePort( { defaultPort: port } ) ) > port );
	await assert.rejects(
		choosePort( { port, exactPort: true, defaultPort: 1 } ),
		new RegExp( `^Error: Port ${ port } is taken by another program` )
	);
} );

test( 'tasks under one lock never overlap, and the lock of a dead process is taken over', async ( t ) => {
	const lock = join( await scratch( t ), 'lock' );
	let inside = 0;
	let most = 0;
	const work = () =>
		withLock( lock, async () => {
			inside += 1;
			most = Math.max( most, inside );
			await new Promise( ( done ) => setTimeout( done, 20 ) );
			inside -= 1;
		} );
	await Promise.all( [ work(), work(), work() ] );
	assert.equal( most, 1 );
	await mkdir( lock );
	await writeFile( join( lock, 'pid' ), '999999999' );
	assert.equal( await withLock( lock, async () => 'done', { timeoutMs: 5_000 } ), 'done' );
} );

test( 'options are parsed strictly, and an error is reported in one line', () => {
	const kinds = { fresh: 'flag', port: 'port' };
	assert.deepEqual( readOptions( kinds, [ '--port', '8080' ] ), { fresh: false, port: 8080 } );
	assert.deepEqual( readOptions( kinds, [ '--fresh' ] ), { fresh: true } );
	assert.throws(
		() => readOptions( kinds, [ '--port', 'eighty' ] ),
		/--port is a number from 1 to 65535, not "eighty"/
	);
	assert.throws(
		() => readOptions( kinds, [ '--frehs' ] ),
		/Unknown option '--frehs'\. Known here: --fresh, --port\./
	);
} );

test( 'the runtime is native PHP, otherwise Docker, otherwise Playground, unless one is requested', async () => {
	const has = ( native, docker ) => ( { native: async () => native, docker: async () => docker } );
	assert.equal( await chooseRuntime( {}, has( true, true ) ), 'native' );
	assert.equal( await chooseRuntime( {}, has( false, true ) ), 'docker' );
	assert.equal( await chooseRuntime( {}, has( false, false ) ), 'playground' );
	assert.equal( await chooseRuntime( { COURANT_RUNTIME: 'playground' }, has( true, true ) ), 'playground' );
	await assert.rejects(
		chooseRuntime( { COURANT_RUNTIME: 'abacus' }, has( true, true ) ),
		/"abacus"; it can be native, playground, docker/
	);
} );
