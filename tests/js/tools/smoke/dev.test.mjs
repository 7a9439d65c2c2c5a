import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { projectRoot } from '../../../../tools/lib/paths.mjs';
import { freePort, until } from '../../../../tools/lib/services.mjs';
import { scratch } from '../support.mjs';

const EDITS = 10;
const median = ( values ) => [ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

/** Collects what the reload server sends to open pages. */
async function listen( script ) {
	const response = await fetch( new URL( '/events', script ) );
	const events = [];
	void ( async () => {
		for await ( const part of response.body.pipeThrough( new TextDecoderStream() ) ) {
			events.push( ...[ ...part.matchAll( /^data: (\w+)$/gm ) ].map( ( [ , effect ] ) => effect ) );
		}
	} )().catch( () => undefined );
	return events;
}

test(
	'npm run dev in a clone: starts the site, rebuilds what changed, reloads pages, replaces styles',
	{ timeout: 600_000 },
	async ( t ) => {
		let child = null;
		const root = join(
			await scratch( t, async () => {
				child?.kill( 'SIGTERM' );
				await ( child && child.exitCode === null ? once( child, 'close' ) : undefined );
				execFileSync( process.execPath, [ join( root, 'tools/stop.mjs' ) ], { cwd: root, stdio: 'ignore' } );
			} ),
			'clone'
		);
		execFileSync( 'git', [ 'clone', '--quiet', projectRoot, root ], { stdio: 'ignore' } );
		await symlink( join( projectRoot, 'node_modules' ), join( root, 'node_modules' ) );
		let output = '';
		child = spawn( process.execPath, [ join( root, 'tools/dev.mjs' ), '--port', String( await freePort() ) ], {
			cwd: root,
		} );
		child.stdout.on( 'data', ( part ) => ( output += part ) );
		child.stderr.on( 'data', ( part ) => ( output += part ) );
		await until( () => /Built in/.test( output ), { seconds: 300, what: 'the first build' } );
		const description = join( root, 'tools/site/mu-plugins/courant-site/dev-server.json' );
		const events = await listen( JSON.parse( readFileSync( description, 'utf8' ) ).script );
		const url = /for (http:\S+)\//.exec( output )[ 1 ];
		assert.match( await ( await fetch( `${ url }/` ) ).text(), /client\.js/ );
		await new Promise( ( done ) => setTimeout( done, 1500 ) );

		/** Changes the file; resolves with the milliseconds until pages were notified, and the built file had the change. */
		async function edit( file, built, change, effect ) {
			const original = await readFile( join( root, file ), 'utf8' );
			const times = [];
			for ( let count = 1; count <= EDITS; count++ ) {
				events.length = 0;
				const began = Date.now();
				await writeFile( join( root, file ), change( original, count ) );
				await until(
					() =>
						events.includes( effect ) &&
						readFileSync( join( root, built ), 'utf8' ).includes( `edit-${ count }-` ),
					{
						seconds: 60,
						what: `edit ${ count } of ${ file }`,
					}
				);
				times.push( Date.now() - began );
			}
			t.diagnostic( `${ file }: median of ${ EDITS } edits ${ median( times ) } ms` );
		}
		const log = ( text, count ) => `${ text }\nconsole.info( 'edit-${ count }-' );\n`;
		const dataViews = join( root, 'plugin/build/admin/dataviews.js' );
		const before = statSync( dataViews ).mtimeMs;
		await edit( 'src/listings/frontend/island.listings.tsx', 'plugin/build/islands/listings.js', log, 'page' );
		await edit( 'src/settings/admin/index.tsx', 'plugin/build/admin/settings.js', log, 'page' );
		await edit(
			'theme/assets/css/header.css',
			'theme/build/theme.css',
			( text, count ) => `${ text }\n.edit-${ count }- { color: red; }\n`,
			'styles'
		);
		await edit(
			'theme/footer.php',
			'theme/footer.php',
			( text, count ) => `${ text }<!-- edit-${ count }- -->\n`,
			'page'
		);
		assert.equal( statSync( dataViews ).mtimeMs, before, 'the bundle of DataViews was written again' );

		const map = JSON.parse( readFileSync( join( root, 'plugin/build/admin/settings.js.map' ), 'utf8' ) );
		assert.ok(
			map.sources.some( ( source ) => source.endsWith( 'src/settings/admin/index.tsx' ) ),
			map.sources.join()
		);
		child.kill( 'SIGTERM' );
		await once( child, 'exit' );
		assert.equal( existsSync( description ), false );
	}
);
