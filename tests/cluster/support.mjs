/** Functions that the tests of the cluster share: requests, checks, and system cron. */
import { randomBytes } from 'node:crypto';
import { run } from '../../tools/lib/child.mjs';
import { root } from '../support/site.mjs';
import { join } from 'node:path';

const NO_DATABASE = 'The site cannot reach its database.';

export const failures = [];
export const totals = { passed: 0 };

export function check( condition, text ) {
	if ( condition ) {
		totals.passed += 1;
	} else {
		failures.push( text );
		console.log( `         failed: ${ text }` );
	}
	return condition;
}

/** @returns {Promise<{status: number, text: string, headers: Headers, json: object|null}>} status 0: no response */
export async function request( url, { method = 'GET', body, headers = {}, timeout = 100_000 } = {} ) {
	try {
		const response = await fetch( url, {
			...{ method, body, headers },
			redirect: 'manual',
			signal: AbortSignal.timeout( timeout ),
		} );
		const text = await response.text();
		let json = null;
		try {
			json = JSON.parse( text );
		} catch {
			// A page of HTML.
		}
		return { status: response.status, text, headers: response.headers, json };
	} catch ( error ) {
		return { status: 0, text: String( error ), headers: new Headers(), json: null };
	}
}

/**
 * Calls tests/cluster/mu-plugin.php as the administrator. WordPress responds with tools/cluster/config/db-error.php
 * before it loads a plugin, so nothing has been done, and the call is repeated after the time that it names.
 *
 * @returns {Promise<string>}
 */
export async function act( base, what, more = {}, attempts = 6 ) {
	const response = await request( `${ base }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body: new URLSearchParams( { action: 'courant_cluster', what, ...more } ),
		headers: { 'X-Cluster-User': '1' },
	} );
	const isUnreachable = response.status === 503 && response.text.startsWith( NO_DATABASE );
	if ( isUnreachable && attempts > 1 ) {
		console.log( `         ${ what }: no database, again in ${ response.headers.get( 'retry-after' ) } s` );
		await new Promise( ( done ) => setTimeout( done, 1000 * Number( response.headers.get( 'retry-after' ) ) ) );
		return act( base, what, more, attempts - 1 );
	}
	if ( typeof response.json?.value !== 'string' ) {
		throw new Error( `${ what }: ${ response.status } ${ response.text.slice( 0, 500 ) }` );
	}
	return response.json.value;
}

export const unique = () => randomBytes( 6 ).toString( 'hex' );

/** Runs `wp-cron.php` on a node, as its system cron does. */
export const runCron = ( cluster, node ) =>
	run( [ 'php', '-d', 'extension=redis.so', join( cluster.nodes.documentRoot( node ), 'wp-cron.php' ) ], {
		timeout: 90,
	} );

/** Runs a command of the plugin on a node. */
export const runCommand = ( cluster, node, ...args ) =>
	run( [
		...[ 'php', '-d', 'extension=redis.so', join( root, 'tools/site/command.php' ) ],
		...[ cluster.nodes.documentRoot( node ), ...args ],
	] );

/** Runs `count` tasks, at most `limit` of them at a time. */
export async function parallel( count, limit, work ) {
	let next = 0;
	await Promise.all(
		Array.from( { length: limit }, async () => {
			while ( next < count ) {
				next += 1;
				await work( next - 1 );
			}
		} )
	);
}
