/**
 * Prints progress: one line per step, with the seconds since the start.
 *
 * @typedef {{ step: (text: string) => void, note: (text: string) => void }} Log
 */

/**
 * @param {{ quiet?: boolean, stream?: NodeJS.WritableStream }} [options]
 * @returns {Log}
 */
export function createLog( { quiet = false, stream = process.stderr } = {} ) {
	const began = Date.now();
	const line = ( mark, text ) => {
		if ( ! quiet ) {
			const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 1 ).padStart( 6 );
			stream.write( `${ seconds } s  ${ mark } ${ text }\n` );
		}
	};
	return {
		step: ( text ) => line( '>', text ),
		note: ( text ) => line( ' ', text ),
	};
}

/**
 * Runs a long task and prints every few seconds that it is running.
 *
 * @template T
 * @param {Log} log
 * @param {string} text what is being done
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withHeartbeat( log, text, work, every = 10_000 ) {
	log.step( text );
	const timer = setInterval( () => log.note( `${ text }: still running` ), every );
	try {
		return await work();
	} finally {
		clearInterval( timer );
	}
}

/** @type {Log} */
export const silentLog = { step: () => {}, note: () => {} };
