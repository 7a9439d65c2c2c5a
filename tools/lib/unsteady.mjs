/**
 * Remembers which journeys were unsteady (failed, then passed alone) in whole runs of this machine, so that the second
 * time fails. The file is unsteady.json in the machine's cache (`COURANT_CACHE`); deleting it, or one entry, forgives.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheRoot } from './paths.mjs';

/** Days after which an entry counts no longer. */
const MAX_AGE_DAYS = 30;
const DAY = 86_400_000;

export class UnsteadyRecord {
	#file;
	#now;

	/** @param {string} [file] @param {() => number} [now] milliseconds */
	constructor( file = join( cacheRoot(), 'unsteady.json' ), now = Date.now ) {
		this.#file = file;
		this.#now = now;
	}

	/**
	 * Adds a journey.
	 *
	 * @param {string} id of the journey
	 * @returns {string | null} the day on which it was unsteady before, as YYYY-MM-DD; null for the first time
	 */
	add( id ) {
		const entries = this.#read();
		const before = entries[ id ];
		entries[ id ] = new Date( this.#now() ).toISOString();
		mkdirSync( dirname( this.#file ), { recursive: true } );
		writeFileSync( this.#file, `${ JSON.stringify( entries, null, '\t' ) }\n` );
		return before === undefined ? null : before.slice( 0, 10 );
	}

	/** @returns {Record<string, string>} times by journey; a file that cannot be read is empty */
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

/** A record for runs that are not whole: it remembers nothing, so nothing is unsteady twice. */
export const NO_RECORD = { add: () => null };
