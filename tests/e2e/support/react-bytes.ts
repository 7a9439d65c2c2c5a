import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of scripts after gzip that ran on a page: those of WordPress's React, and our scripts that need it. */
export interface ReactBytes {
	readonly react: number;
	readonly islands: number;
}

const REACT = /\/vendor\/react(-dom|-jsx-runtime)?(\.min)?\.js/;
const ISLANDS = /\/build\/(kit\.js|islands\/|lazy\/search-combobox)/;
const KB = 1000;
const sizes = new Map< string, Promise< number > >();

/** Collects the scripts that a page runs. Files that it only prefetches are not scripts yet. */
export class ReactTraffic {
	private readonly urls = new Set< string >();

	constructor( private readonly page: Page ) {
		page.on( 'request', ( request ) => {
			const url = request.url();
			if ( request.resourceType() === 'script' && ( REACT.test( url ) || ISLANDS.test( url ) ) ) {
				this.urls.add( url );
			}
		} );
	}

	/** Returns the KB of all scripts since the page was opened, after none has been requested for a while. */
	async read(): Promise< ReactBytes > {
		let known = -1;
		while ( known !== this.urls.size ) {
			known = this.urls.size;
			await this.page.waitForLoadState( 'networkidle' );
			await this.page.evaluate( () => new Promise( ( resolve ) => requestIdleCallback( resolve ) ) );
			// Islands that mount when the browser is idle wait for the `load` event first.
			await this.page.waitForTimeout( 300 );
		}
		const sum = async ( kind: RegExp ): Promise< number > => {
			const list = [ ...this.urls ].filter( ( url ) => kind.test( url ) );
			return ( await Promise.all( list.map( ( url ) => this.sizeOf( url ) ) ) ).reduce( ( a, b ) => a + b, 0 );
		};
		return { react: await sum( REACT ), islands: await sum( ISLANDS ) };
	}

	private sizeOf( url: string ): Promise< number > {
		const size =
			sizes.get( url ) ??
			this.page.request
				.get( url )
				.then( ( response ) => response.body() )
				.then( ( body ) => gzipSync( body, { level: 9 } ).length / KB );
		sizes.set( url, size );
		return size;
	}
}
