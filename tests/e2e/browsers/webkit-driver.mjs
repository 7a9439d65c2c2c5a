/** WebKit: Debian's WebKitWebDriver and MiniBrowser under Xvfb, by a small WebDriver client. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, serve, until } from '../../../tools/lib/services.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const MINI_BROWSER = process.env.COURANT_MINIBROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' };

/** A separate screen; Xvfb chooses its number and prints it. */
function startScreen() {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( 'Xvfb', [ '-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp' ], {
			stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ],
		} );
		child.on( 'error', reject );
		child.on( 'exit', () => reject( new Error( 'Xvfb ended' ) ) );
		process.on( 'exit', () => child.kill( 'SIGKILL' ) );
		child.stdio[ 3 ].once( 'data', ( number ) =>
			resolve( { display: `:${ String( number ).trim() }`, stop: () => child.kill( 'SIGTERM' ) } )
		);
	} );
}

/** @param {string} base */
export async function openWebKit( base ) {
	const dir = mkdtempSync( join( tmpdir(), 'courant-webkit-' ) );
	const screen = await startScreen();
	const port = await freePort();
	const server = serve( [ 'WebKitWebDriver', `--port=${ port }`, '--host=127.0.0.1' ], {
		log: join( dir, 'driver.log' ),
		env: {
			DISPLAY: screen.display,
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
			HOME: dir,
			XDG_RUNTIME_DIR: dir,
			LIBGL_ALWAYS_SOFTWARE: '1',
			NO_AT_BRIDGE: '1',
		},
	} );
	const request = async ( method, path, body ) => {
		const response = await fetch( `http://127.0.0.1:${ port }${ path }`, {
			method,
			...( body === undefined
				? {}
				: { body: JSON.stringify( body ), headers: { 'Content-Type': 'application/json' } } ),
			signal: AbortSignal.timeout( 90_000 ),
		} );
		const { value } = await response.json();
		if ( ! response.ok ) {
			throw new Error( `WebKit: ${ value?.error }: ${ value?.message }` );
		}
		return value;
	};
	await until( async () => ( await request( 'GET', '/status' ) ).ready, { what: 'WebKitWebDriver' } );
	const { sessionId } = await request( 'POST', '/session', {
		capabilities: {
			alwaysMatch: {
				pageLoadStrategy: 'normal',
				'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: [ '--automation' ] },
			},
		},
	} );
	const session = ( method, path, body ) => request( method, `/session/${ sessionId }${ path }`, body );
	await session( 'POST', '/window/rect', { width: 1280, height: 950 } );
	const find = async ( selector ) =>
		( await session( 'POST', '/element', { using: 'css selector', value: selector } ) )[ ELEMENT ];
	const evaluate = ( work, ...args ) =>
		session( 'POST', '/execute/sync', { script: `return (${ work }).apply(null, arguments)`, args } );
	const problems = [];
	const listen = () =>
		evaluate( () => {
			if ( window.courantProblems === undefined ) {
				window.courantProblems = [];
				// A ResizeObserver that continues in the next frame is reported as an error, but is none.
				window.addEventListener(
					'error',
					( event ) =>
						event.message.startsWith( 'ResizeObserver loop' ) ||
						window.courantProblems.push( `uncaught: ${ event.message }` )
				);
				window.addEventListener( 'unhandledrejection', ( event ) =>
					window.courantProblems.push( `unhandled: ${ event.reason }` )
				);
			}
		} );
	const collect = async () =>
		problems.push( ...( await evaluate( () => ( window.courantProblems ?? [] ).splice( 0 ) ).catch( () => [] ) ) );
	const on = async ( selector, path, body = {} ) => {
		const id = await find( selector );
		await evaluate(
			( target ) => document.querySelector( target )?.scrollIntoView( { block: 'center', behavior: 'instant' } ),
			selector
		);
		return session( 'POST', `/element/${ id }/${ path }`, body );
	};
	return {
		name: 'webkit',
		problems: () => problems,
		evaluate,
		goto: async ( path ) => {
			await collect();
			await session( 'POST', '/url', { url: new URL( path, base ).href } );
			await listen();
		},
		url: () => session( 'GET', '/url' ),
		click: async ( selector ) => {
			await on( selector, 'click' );
			await collect();
		},
		type: ( selector, text ) => on( selector, 'value', { text } ),
		press: ( selector, key ) => on( selector, 'value', { text: KEYS[ key ] ?? key } ),
		select: ( selector, value ) =>
			evaluate(
				( target, wanted ) => {
					const element = document.querySelector( target );
					element.value = wanted;
					element.dispatchEvent( new Event( 'input', { bubbles: true } ) );
					element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
				},
				selector,
				value
			),
		upload: ( selector, file ) => on( selector, 'value', { text: file } ),
		screenshot: async ( path ) =>
			writeFileSync( path, Buffer.from( await session( 'GET', '/screenshot' ), 'base64' ) ),
		cookies: async () =>
			( await session( 'GET', '/cookie' ) ).map( ( { name, value } ) => `${ name }=${ value }` ).join( '; ' ),
		close: async () => {
			await collect();
			await session( 'DELETE', '' ).catch( () => undefined );
			await server.stop();
			screen.stop();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}
