import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { chromium } from './browsers';
import { installMuPlugin } from './site-files';
import { test as base } from './test';
import { portOf } from './port';

export { expect };

/** Behavior of an emulated third-party host. */
export type Manner = 'good' | 'empty' | 'slow' | 'down' | 'failing' | 'hostile' | 'refusing';

const HOSTILE = `document.write('<h1>gone</h1>'); /* ${ 'x'.repeat( 5_000_000 ) } */ throw new Error('hostile');`;

/** Errors that the browser reports of a hostile script only. */
export const HOSTILE_ERRORS: [ RegExp, RegExp ] = [
	/^console warning: Failed to execute 'write' on 'Document': It isn't possible to write .* \(https:/,
	/^uncaught: (?:Uncaught )?Error: hostile\n\s+at <anonymous> \(https:/,
];

const GOOGLE = `
document.cookie = '_ga=1; path=/'; document.cookie = '_ga_LAB=1; path=/';
(() => {
	const linker = [...window.dataLayer].find((one) => one[0] === 'set' && one[1] === 'linker');
	document.addEventListener('mousedown', ({ target }) => {
		const link = target.closest('a');
		if (link && linker && link.host !== location.host && linker[2].domains.includes(link.hostname)) {
			const url = new URL(link.href); url.searchParams.set('_gl', '1*lab'); link.href = url.href;
		}
	});
})();`;

const ADSENSE = ( filled: boolean ) => `
const fill = () => document.querySelectorAll('ins.adsbygoogle:not([data-ad-status])').forEach((place) => {
	${
		filled
			? `const frame = document.createElement('iframe'); frame.src = 'https://googleads.g.doubleclick.net/pagead/ads?slot=' + place.dataset.adSlot;
	frame.style.cssText = 'border:0;width:' + place.style.width + ';height:' + place.style.height; place.append(frame);`
			: ''
	}
	place.dataset.adStatus = '${ filled ? 'filled' : 'unfilled' }';
});
fill(); window.adsbygoogle = { push: fill };`;

const GPT = ( filled: boolean ) => `
(() => {
	const listeners = []; const slots = new Map();
	Object.assign(window.googletag, {
		defineSlot: (unit, size, id) => { const slot = { addService: () => slot }; slots.set(id, slot); return slot; },
		pubads: () => ({ addEventListener: (name, act) => listeners.push(act) }),
		enableServices: () => {},
		display: (id) => {
			${
				filled
					? `const frame = document.createElement('iframe'); frame.style.cssText = 'border:0;width:100%;height:100%';
			frame.src = 'https://securepubads.g.doubleclick.net/gampad/ads'; document.getElementById(id).append(frame);`
					: ''
			}
			listeners.forEach((act) => act({ slot: slots.get(id), isEmpty: ${ String( ! filled ) } }));
		},
	});
	const waiting = window.googletag.cmd; window.googletag.cmd = { push: (act) => act() }; waiting.forEach((act) => act());
})();`;

const frame = ( text: string ) =>
	`<!doctype html><html lang="en"><title>${ text }</title><body style="margin:0;background:#cde">${ text }</body></html>`;

/** Sends messages to listeners, as YouTube's player does. */
const PLAYER = `<script>addEventListener('message', ({ data, source }) => {
	if (JSON.parse(data).event === 'listening') { source.postMessage(JSON.stringify({ event: 'onReady', info: null }), '*'); }
});</script>`;
/** A player whose video may not be shown on other sites (error 101). */
const REFUSING = PLAYER.replace( "event: 'onReady', info: null", "event: 'onError', info: 101" );

/** Emulates all hosts except the site's own with one server. */
export class Providers {
	readonly requested: string[] = [];
	readonly #manners = new Map< string, Manner >();
	readonly #server: Server;

	private constructor( server: Server ) {
		this.#server = server;
	}

	static async start(): Promise< Providers > {
		const folder = mkdtempSync( join( tmpdir(), 'courant-providers-' ) );
		execFileSync(
			'openssl',
			[
				'req',
				'-x509',
				'-newkey',
				'ec',
				'-pkeyopt',
				'ec_paramgen_curve:prime256v1',
				'-nodes',
				'-days',
				'2',
				'-subj',
				'/CN=lab',
				'-keyout',
				join( folder, 'key' ),
				'-out',
				join( folder, 'cert' ),
			],
			{ stdio: 'ignore' }
		);
		const server = createServer( {
			key: readFileSync( join( folder, 'key' ) ),
			cert: readFileSync( join( folder, 'cert' ) ),
		} );
		rmSync( folder, { recursive: true } );
		const providers = new Providers( server );
		server.on( 'request', ( request: IncomingMessage, response: ServerResponse ) =>
			providers.#handleRequest( request, response )
		);
		await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
		return providers;
	}

	get port(): number {
		return portOf( this.#server );
	}

	stop(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}

	forget(): void {
		this.requested.length = 0;
		this.#manners.clear();
	}

	/** Sets the behavior of one host, or of all. */
	behave( manner: Manner, host = '*' ): void {
		this.#manners.set( host, manner );
	}

	#handleRequest( request: IncomingMessage, response: ServerResponse ): void {
		const host = ( request.headers.host ?? '' ).split( ':' )[ 0 ] ?? '';
		const url = new URL( request.url ?? '/', `https://${ host }` );
		const manner = this.#manners.get( host ) ?? this.#manners.get( '*' ) ?? 'good';
		if ( manner === 'down' ) {
			request.socket.destroy();
		} else if ( manner === 'slow' ) {
			setTimeout( () => this.#respond( response, host, url, 'good' ), 20_000 ).unref();
		} else if ( manner === 'failing' ) {
			response.writeHead( 500 ).end( 'failed' );
		} else {
			this.#respond( response, host, url, manner );
		}
	}

	#respond( response: ServerResponse, host: string, url: URL, manner: Manner ): void {
		const script = ( code: string ) =>
			response
				.writeHead( 200, { 'Content-Type': 'text/javascript' } )
				.end( manner === 'hostile' ? HOSTILE : code );
		const page = ( text: string ) =>
			response.writeHead( 200, { 'Content-Type': 'text/html; charset=utf-8' } ).end( frame( text ) );
		switch ( `${ host }${ url.pathname }` ) {
			case 'www.googletagmanager.com/gtm.js':
				return void script( "document.cookie = '_gcl_au=1; path=/'; window.labContainer = true;" );
			case 'www.googletagmanager.com/gtag/js':
				return void script( GOOGLE );
			case 'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js':
				return void script( `document.cookie = '__gads=1; path=/'; ${ ADSENSE( manner !== 'empty' ) }` );
			case 'securepubads.g.doubleclick.net/tag/js/gpt.js':
				return void script( GPT( manner !== 'empty' ) );
		}
		if ( host === 'www.clarity.ms' ) {
			return void script( "document.cookie = '_clck=1; path=/'; localStorage.setItem('_clsk', '1');" );
		}
		if ( host === 'lab.smushcdn.com' ) {
			return void script( 'window.labPictures = true;' );
		}
		if ( host === 'static.hotjar.com' ) {
			return void script( "document.cookie = '_hjSessionUser_1=1; path=/';" );
		}
		if ( url.searchParams.get( 'enablejsapi' ) === '1' ) {
			return void page( `${ host }${ url.pathname }${ manner === 'refusing' ? REFUSING : PLAYER }` );
		}
		return void page( `${ host }${ url.pathname }` );
	}
}

interface Options {
	/** Overrides options of WordPress for this page; other pages of the test site are unchanged. */
	site: ( options: Record< string, unknown > ) => Promise< void >;
	providers: Providers;
}

export const test = base.extend< Options, { server: Providers } >( {
	server: [
		async ( { browserName }, use ) => {
			expect( browserName ).toBe( 'chromium' );
			installMuPlugin( 'courant-request-options' );
			const server = await Providers.start();
			await use( server );
			server.stop();
		},
		{ scope: 'worker' },
	],
	launchOptions: [
		async ( { launchOptions, server }, use ) =>
			use( {
				...launchOptions,
				// A frame that cannot be loaded has an error page only there.
				executablePath: chromium.executablePath,
				args: [
					...( launchOptions.args ?? [] ),
					`--host-resolver-rules=MAP *:443 127.0.0.1:${ server.port }, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
					'--ignore-certificate-errors',
				],
			} ),
		{ scope: 'worker' },
	],
	ignoreHTTPSErrors: true,
	providers: async ( { server, watch, context }, use ) => {
		server.forget();
		watch.allowOtherHosts();
		// Requests of pages only; the browser also sends requests to its vendor.
		context.on( 'request', ( request ) => {
			const { hostname, pathname, protocol } = new URL( request.url() );
			if ( protocol === 'https:' ) {
				server.requested.push( `${ hostname }${ pathname }` );
			}
		} );
		await use( server );
	},
	site: async ( { context }, use ) => {
		let isFirst = true;
		await use( async ( options ) => {
			if ( isFirst ) {
				isFirst = false;
				await context.clearCookies( { name: 'courant_consent' } );
			}
			await context.setExtraHTTPHeaders( {
				'X-Courant-Test-Options': Buffer.from( JSON.stringify( options ) ).toString( 'base64' ),
			} );
		} );
	},
} );

/** Names of the cookies of the page, in order. */
export async function cookiesOf( page: Page ): Promise< string[] > {
	return ( await page.context().cookies() ).map( ( { name } ) => name ).sort();
}

/** Adds up all layout shifts from now on; `shiftOf` returns the sum. */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.assign( window, { labShift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				window.labShift += entry instanceof LayoutShift ? entry.value : 0;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

export const shiftOf = ( page: Page ): Promise< number > => page.evaluate( () => window.labShift );
