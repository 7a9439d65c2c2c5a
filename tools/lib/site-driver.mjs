import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { silentLog, withHeartbeat } from './log.mjs';

const pause = ( milliseconds ) => new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Calls the site's own preparation (`tools/site/mu-plugins/courant-site/marker.php`) for one step.
 *
 * @param {{ url: string, key: string }} site
 * @param {string} step
 * @returns {Promise<Record<string, any>>}
 * @throws {Error} with the site's own message
 */
export async function driveSite( site, step, { timeout = 900_000 } = {} ) {
	const response = await fetch( `${ site.url }/?courant-site=${ step }`, {
		method: 'POST',
		redirect: 'manual',
		headers: { 'X-Courant-Key': site.key },
		signal: AbortSignal.timeout( timeout ),
	} );
	const text = await response.text();
	if ( response.headers.get( 'X-Courant-Site' ) !== createHash( 'sha256' ).update( site.key ).digest( 'hex' ) ) {
		throw new Error(
			`${ site.url } responds with ${ response.status }, but it is not the site that was started.${ excerpt( text ) }`
		);
	}
	const body = JSON.parse( text );
	if ( ! body.ok ) {
		throw new Error( `The step "${ step }" failed: ${ body.message } (${ body.where })` );
	}
	return body;
}

/**
 * Waits until the site that was started responds; another server on its port is not accepted.
 *
 * @param {{ url: string, key: string }} site
 * @param {{ alive?: () => Promise<boolean>, logFile?: string, timeoutMs?: number }} [options] timeoutMs in milliseconds
 */
export async function waitForMarker( site, { alive = async () => true, logFile, timeoutMs = 120_000 } = {} ) {
	const until = Date.now() + timeoutMs;
	let last = '';
	while ( Date.now() < until ) {
		try {
			return await driveSite( site, 'marker', { timeout: 60_000 } );
		} catch ( error ) {
			last = error.message;
		}
		if ( ! ( await alive() ) ) {
			throw new Error( `The site's server ended by itself.${ await tail( logFile ) }` );
		}
		await pause( 150 );
	}
	throw new Error( `The site did not respond: ${ last }${ await tail( logFile ) }` );
}

const STEPS = [
	[ 'settings', 'Setting up the site' ],
	[ 'theme', 'Activating the theme' ],
	[ 'plugin', 'Activating the plugin' ],
	[ 'permalinks', 'Setting permalinks' ],
	[ 'demo', 'Creating the demo content' ],
];

/** Theme, plugin, permalinks and demo content, each with a line of output; completed steps are not repeated. */
export async function prepareSite( site, { log = silentLog, demo = true } = {} ) {
	const { ready } = await driveSite( site, 'marker' );
	if ( ready.includes( 'demo' ) ) {
		log.note( 'The demo content is ready.' );
	}
	for ( const [ step, text ] of STEPS.filter(
		( [ step ] ) => ! ready.includes( step ) && ( demo || step !== 'demo' )
	) ) {
		const response = await withHeartbeat( log, text, () => driveSite( site, step ) );
		if ( response.done === 'not here' ) {
			log.note( `No ${ step } in this work tree yet.` );
		}
		logSummary( log, response.summary ?? {} );
	}
}

/** Numbers and lists as counts in one line; a list of sentences as its sentences. */
function logSummary( log, { notes, ...counts } ) {
	const line = Object.entries( counts ).map( ( [ name, value ] ) => `${ name }: ${ summed( value ) }` );
	if ( line.length > 0 ) {
		log.note( line.join( ', ' ) );
	}
	for ( const note of Array.isArray( notes ) ? notes : [] ) {
		log.note( String( note ) );
	}
}

function summed( value ) {
	return Array.isArray( value )
		? value.length
		: typeof value === 'object' && value !== null
			? Object.keys( value ).length
			: value;
}

function excerpt( text ) {
	const plain = text
		.replace( /<(style|script)[\s\S]*?<\/\1>/g, ' ' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	return plain ? ` ${ plain.slice( 0, 300 ) }` : '';
}

async function tail( logFile ) {
	const text = logFile ? await readFile( logFile, 'utf8' ).catch( () => '' ) : '';
	return text ? `\n${ text.trim().split( '\n' ).slice( -8 ).join( '\n' ) }` : '';
}
