import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import { chromium } from '@playwright/test';
import { projectRoot } from '../../../../tools/lib/paths.mjs';
import { freePort, until } from '../../../../tools/lib/services.mjs';
import { scratch } from '../support.mjs';

/** `COURANT_EDITS=10` measures. */
const EDITS = Number( process.env.COURANT_EDITS ?? 2 );
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

/**
 * The position in a built file for a text of a source.
 *
 * @param {string} built path of a bundle that has a source map
 * @param {string} source end of the source's path
 * @param {string} code a text that the source has once
 * @returns {{ map: SourceMap, line: number, lineNumber: number, columnNumber: number }} `line`: in the source; all from
 * 0
 */
function positionOf( built, source, code ) {
	const payload = JSON.parse( readFileSync( `${ built }.map`, 'utf8' ) );
	const index = payload.sources.findIndex( ( name ) => name.endsWith( source ) );
	const line = payload.sourcesContent[ index ].split( '\n' ).findIndex( ( text ) => text.includes( code ) );
	assert.notEqual( line, -1, code );
	const map = new SourceMap( payload );
	for ( const [ lineNumber, text ] of readFileSync( built, 'utf8' ).split( '\n' ).entries() ) {
		for ( let columnNumber = 0; columnNumber < text.length; columnNumber++ ) {
			const found = map.findEntry( lineNumber, columnNumber );
			if ( found.originalSource?.endsWith( source ) && found.originalLine === line ) {
				return { map, line, lineNumber, columnNumber };
			}
		}
	}
	throw new Error( `${ built } has nothing of line ${ line + 1 } of ${ source }.` );
}

/** Checks an open page: each edit is shown without a manual step, and a breakpoint in TypeScript stops. */
async function checkOpenPage( { root, url, t } ) {
	const browser = await chromium.launch( {
		executablePath: process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium',
		args: [ '--no-sandbox' ],
	} );
	try {
		const page = await browser.newPage();
		const append = async ( file, text ) =>
			writeFile( join( root, file ), `${ await readFile( join( root, file ), 'utf8' ) }\n${ text }\n` );
		const isSame = () => page.evaluate( () => globalThis.isSamePage === true );
		/** Mounts the listing, which waits for the first use. */
		const useListing = () => page.locator( '[data-island="listings"] input:visible' ).first().focus();
		page.setDefaultTimeout( 60_000 );
		const problems = [];
		page.on(
			'console',
			( message ) => /error|warning/.test( message.type() ) && problems.push( message.text().slice( 0, 200 ) )
		);
		await page.goto( `${ url }/job-openings/` );

		await t.test( 'an edit of a stylesheet is seen without reloading the page', async () => {
			await page.evaluate( () => ( globalThis.isSamePage = true ) );
			await append( 'theme/assets/css/header.css', 'body { outline-color: rgb(1, 2, 3); }' );
			await page.waitForFunction(
				() => globalThis.getComputedStyle( globalThis.document.body ).outlineColor === 'rgb(1, 2, 3)'
			);
			assert.equal( await isSame(), true );
		} );

		await t.test( 'an edit of a PHP template is seen without a manual step', async () => {
			await append( 'theme/footer.php', '<p id="edited-template">Edited template</p>' );
			await page.waitForSelector( '#edited-template', { state: 'attached' } );
			assert.equal( await isSame(), false );
		} );

		await t.test( 'an edit of a TSX file is seen without a manual step', async () => {
			const loaded = page.waitForEvent( 'load' );
			const logged = page.waitForEvent( 'console', ( message ) => message.text() === 'edited component' );
			await append( 'src/listings/frontend/island.listings.tsx', "console.info( 'edited component' );" );
			await loaded;
			await useListing();
			await logged;
		} );

		await t.test( 'a breakpoint in a TypeScript source stops there', async () => {
			const source = 'src/listings/frontend/island.listings.tsx';
			const { map, line, ...position } = positionOf(
				join( root, 'plugin/build/islands/listings.js' ),
				source,
				'findElements( root );'
			);
			const debug = await page.context().newCDPSession( page );
			await debug.send( 'Debugger.enable' );
			await debug.send( 'Debugger.setBreakpointByUrl', { urlRegex: '/islands/listings\\.js', ...position } );
			const paused = new Promise( ( resolve ) => debug.once( 'Debugger.paused', resolve ) );
			await page.reload();
			// It ends when the script continues.
			const used = useListing();
			const [ { location } ] = ( await paused ).callFrames;
			const original = map.findEntry( location.lineNumber, location.columnNumber );
			assert.ok( original.originalSource.endsWith( source ), original.originalSource );
			assert.equal( original.originalLine, line );
			await debug.send( 'Debugger.resume' );
			await used;
		} );

		await t.test( "React's development build has no warnings in the console", async () => {
			await page.goto( `${ url }/` );
			await page.locator( '[data-island="slider"]' ).hover();
			await page.locator( '[data-island="slider"] [data-rotates]' ).focus();
			await page.waitForTimeout( 1000 );
			assert.deepEqual( problems, [] );
		} );
	} finally {
		await browser.close();
	}
}

test(
	'npm run dev in a clone: starts the site, rebuilds what changed, reloads pages, replaces styles',
	{ timeout: 900_000 },
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

		/**
		 * Changes the file; resolves with the milliseconds until pages were notified, and the built file had the
		 * change.
		 */
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
		await checkOpenPage( { root, url, t } );
		child.kill( 'SIGTERM' );
		await once( child, 'exit' );
		assert.equal( existsSync( description ), false );
	}
);
