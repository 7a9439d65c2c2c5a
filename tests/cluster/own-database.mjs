/** PHP nodes with separate HAProxy processes, so that they write to different database nodes. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { ADDRESSES } from '../../tools/cluster/layout.mjs';
import { until } from '../../tools/lib/services.mjs';
import { request } from './support.mjs';

const haproxyOf = ( node ) => `127.0.0.${ 70 + node }`;

/**
 * The PHP node uses the database node with its own number.
 *
 * @param {{ backups: boolean }} options whether it uses the other database nodes when its own one is not available
 */
export async function useOwnDatabase( cluster, node, { backups } ) {
	const config = readFileSync( join( cluster.folder, 'haproxy.cfg' ), 'utf8' );
	const database = /listen [^\n]*\n(?:\t[^\n]*\n)*?\tbind [^\n]*:3306\n(?:[\t#][^\n]*\n)*/.exec( config )[ 0 ];
	const servers = ADDRESSES.databases
		.map( ( address, index ) => ( { address, number: index + 1 } ) )
		.filter( ( { number } ) => backups || number === node )
		.map(
			( { address, number } ) =>
				`\tserver db${ number } ${ address }:3306 check${ number === node ? '' : ' backup' }\n`
		);
	const own =
		database
			.replaceAll( /\tserver [^\n]*\n/g, '' )
			.replace( `${ ADDRESSES.haproxy }:3306`, `${ haproxyOf( node ) }:3306` )
			.trimEnd() + `\n${ servers.join( '' ) }`;
	const path = join( cluster.folder, `haproxy-php${ node }.cfg` );
	writeFileSync( path, config.slice( 0, config.indexOf( database ) ) + own );
	await cluster.services.start( `haproxy-php${ node }`, [ 'haproxy', '-db', '-f', path ] );

	const shared = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	const ownConfig = join( cluster.folder, `wp-config-php${ node }.php` );
	writeFileSync(
		ownConfig,
		readFileSync( shared, 'utf8' ).replace( `${ ADDRESSES.haproxy }:3306`, `${ haproxyOf( node ) }:3306` )
	);
	replaceInConfig( cluster, node, shared, ownConfig );
	await until( async () => ( await request( `${ cluster.nodes.url( node ) }/wp-login.php` ) ).status === 200, {
		what: `PHP node ${ node }`,
	} );
}

/** Reverts `useOwnDatabase()`. */
export async function useSharedDatabase( cluster, node ) {
	const shared = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	replaceInConfig( cluster, node, join( cluster.folder, `wp-config-php${ node }.php` ), shared );
	await cluster.services.stop( `haproxy-php${ node }` );
}

function replaceInConfig( cluster, node, before, after ) {
	const path = join( cluster.nodes.documentRoot( node ), 'wp-config.php' );
	// A request that reads the file at this moment finds all of it.
	writeFileSync( `${ path }.new`, readFileSync( path, 'utf8' ).replace( before, after ) );
	renameSync( `${ path }.new`, path );
}
