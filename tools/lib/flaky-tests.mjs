/**
 * Records which tests were flaky (failed, then passed alone) in full runs on this machine; the second time within 30
 * days counts as failed. The file is flaky-tests.json in the machine's cache (`COURANT_CACHE`); entries can be deleted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheRoot } from './paths.mjs';

/** Days after which an entry is ignored. */
const MAX_AGE_DAYS = 30;
const DAY = 86_400_000;

export class FlakyTestRecord {
	#file;
	#now;

	/** @param {string} [file] @param {() => number} [now] milliseconds */
	constructor( file = join( cacheRoot(), 'flaky-tests.json' ), now = Date.now ) {
		this.#file = file;
		this.#now = now;
	}

	/**
	 * Adds a test.
	 *
	 * @param {string} ID of the test
	 * @returns {string | null} the day on which it was flaky before, as YYYY-MM-DD; null for the first time
	 */
	add( id ) {
		const entries = this.#read();
		const before = entries[ id ];
		entries[ id ] = new Date( this.#now() ).toISOString();
		mkdirSync( dirname( this.#file ), { recursive: true } );
		writeFileSync( this.#file, `${ JSON.stringify( entries, null, '\t' ) }\n` );
		return before === undefined ? null : before.slice( 0, 10 );
	}

	/** @returns {Record<string, string>} times by test; a file that cannot be read is empty */
	#read() {
		let entries = {};
		try {
			entries = existsSync( this.#file ) ? JSON.parse( readFileSync( this.#file, 'utf8' ) ) : {};
		} catch {
			// A run that was stopped while it wrote.
		}
		return Object.fromEntries(
			Object.entries( entries ).filter( ( [ , at ] ) => this.#now() - Date.parse( at ) < MAX_AGE_DAYS * DAY )
		);
	}
}

/** A record for partial runs: it stores nothing. */
export const NO_RECORD = { add: () => null };
