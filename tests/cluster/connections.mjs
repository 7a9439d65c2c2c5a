/**
 * Connections to the database through HAProxy, while it checks the database nodes: none may be lost. The checks come
 * ten times as often as in the configuration, so that a check that loses connections is noticed within seconds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '../../tools/cluster/layout.mjs';
import { run } from '../../tools/lib/child.mjs';
import { until } from '../../tools/lib/services.mjs';
import { root } from '../support/site.mjs';
import { check } from './support.mjs';

const CLIENTS = 6;
const ADDRESS = '127.0.0.74';
const NAME = 'haproxy-connections';
const SCRIPT = join( root, 'tests/cluster/connections.php' );

/** @param {{ count: number, log: (text: string) => void }} options `count`: connections of each of six clients */
export async function testConnections( cluster, { count, log } ) {
	await startOften( cluster );
	const began = Date.now();
	const results = await Promise.all(
		Array.from( { length: CLIENTS }, () => run( [ 'php', SCRIPT, ADDRESS, String( count ) ] ) )
	);
	const lost = results.flatMap( ( { output } ) => output.split( '\n' ).filter( ( line ) => line !== '' ) );
	check(
		results.every( ( { code } ) => code === 0 ) && lost.length === 0,
		`lost: ${ lost.slice( 0, 3 ).join( '; ' ) }`
	);
	log(
		`${ CLIENTS * count } connections, ${ lost.length } lost, in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s`
	);
	await cluster.services.stop( NAME );
}

/** Starts another HAProxy with the configuration for databases. */
async function startOften( cluster ) {
	const config = readFileSync( join( cluster.folder, 'haproxy.cfg' ), 'utf8' );
	const often = config
		.slice( 0, config.indexOf( 'frontend web' ) )
		.replace( `${ ADDRESSES.haproxy }:3306`, `${ ADDRESS }:3306` )
		.replace( 'inter 1s fastinter 250ms downinter 1s', 'inter 100ms' );
	const path = join( cluster.folder, `${ NAME }.cfg` );
	writeFileSync( path, often );
	await cluster.services.start( NAME, [ 'haproxy', '-db', '-f', path ] );
	await until( async () => ( await run( [ 'php', SCRIPT, ADDRESS, '1' ] ) ).output === '', { what: NAME } );
}
