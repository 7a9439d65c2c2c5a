/**
 * A network partition: one database node, one HAProxy and one PHP node are cut off from the others. The minority
 * refuses writes with 503, and the majority accepts them. Afterwards, all nodes have the same rows.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { ADDRESSES } from '../../tools/cluster/layout.mjs';
import { until } from '../../tools/lib/services.mjs';
import { act, check, request, unique } from './support.mjs';

const MINORITY = 3;
const MINORITY_HAPROXY = '127.0.0.22';

export async function testPartition( cluster, { log } ) {
	const { galera, nodes } = cluster;
	const before = await act( cluster.url, 'opening', { title: `Before ${ unique() }` } );
	await moveToOwnSide( cluster );
	const url = nodes.url( MINORITY );
	const written = await act( url, 'opening', { title: `Before ${ unique() }` } );
	check( Number( written ) > 0, 'before the partition, the third PHP node writes through its own HAProxy' );

	await galera.isolate( MINORITY );
	await until( async () => ( await clusterStatus( galera, MINORITY ) ) !== 'Primary', { what: 'the partition' } );
	const titles = [];
	const refused = [];
	for ( let number = 0; number < 10; number += 1 ) {
		const title = `During ${ unique() }`;
		titles.push( title );
		await act( cluster.url, 'opening', { title } );
		refused.push( await send( url, { what: 'opening', title: `Refused ${ unique() }` } ) );
	}
	log( `Responses of the minority: ${ refused.map( ( { status } ) => status ).join( ' ' ) }` );
	check(
		refused.every( ( { status } ) => status === 503 ),
		'the minority responds to every write with 503'
	);
	check(
		refused.every( ( { headers } ) => headers.get( 'retry-after' ) !== null ),
		'with Retry-After'
	);

	await galera.isolate( MINORITY, false );
	await until( () => galera.isSynchronized( MINORITY ).catch( () => false ), {
		seconds: 60,
		what: 'the third node',
	} );
	const ids = [ before, written ];
	for ( const node of [ 1, 2, 3 ] ) {
		const rows = await galera.rows(
			node,
			"SELECT ID, post_title FROM wp_posts WHERE post_type = 'awsm_job_openings' ORDER BY ID"
		);
		const found = rows.map( ( [ , title ] ) => title );
		check(
			titles.every( ( title ) => found.includes( title ) ),
			`db${ node } has all openings that were accepted`
		);
		check( ! found.some( ( title ) => title.startsWith( 'Refused' ) ), `db${ node } has no refused opening` );
		check(
			ids.every( ( id ) => rows.some( ( [ stored ] ) => stored === id ) ),
			`db${ node } has the openings from before`
		);
	}
	check(
		new Set( await Promise.all( [ 1, 2, 3 ].map( ( node ) => checksum( galera, node ) ) ) ).size === 1,
		'all nodes agree'
	);
	const title = `After ${ unique() }`;
	await until( async () => ( await send( url, { what: 'opening', title } ) ).status === 200, {
		what: 'writes on the third node',
	} );
}

/** Gives the third PHP node a HAProxy of its own, which knows the third database node only. */
async function moveToOwnSide( cluster ) {
	const config = readFileSync( join( cluster.folder, 'haproxy.cfg' ), 'utf8' );
	const database = /listen [^\n]*\n(?:\t[^\n]*\n)*?\tbind [^\n]*:3306\n(?:[\t#][^\n]*\n)*/.exec( config )[ 0 ];
	const own = database
		.replaceAll( /\n\tserver (?!db3)[^\n]*/g, '' )
		.replace( / backup/, '' )
		.replace( `${ ADDRESSES.haproxy }:3306`, `${ MINORITY_HAPROXY }:3306` );
	const path = join( cluster.folder, 'haproxy-minority.cfg' );
	writeFileSync( path, config.slice( 0, config.indexOf( database ) ) + own );
	await cluster.services.start( 'haproxy-minority', [ 'haproxy', '-db', '-f', path ] );

	const shared = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	const ownConfig = join( cluster.folder, 'wp-config-minority.php' );
	writeFileSync(
		ownConfig,
		readFileSync( shared, 'utf8' ).replace( `${ ADDRESSES.haproxy }:3306`, `${ MINORITY_HAPROXY }:3306` )
	);
	const site = join( cluster.nodes.documentRoot( MINORITY ), 'wp-config.php' );
	writeFileSync( site, readFileSync( site, 'utf8' ).replace( shared, ownConfig ) );
	await until( async () => ( await request( `${ cluster.nodes.url( MINORITY ) }/wp-login.php` ) ).status === 200, {
		what: 'the third PHP node',
	} );
}

const send = ( base, fields ) =>
	request( `${ base }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body: new URLSearchParams( { action: 'courant_cluster', ...fields } ),
		headers: { 'X-Cluster-User': '1' },
	} );

const clusterStatus = async ( galera, node ) =>
	( await galera.sql( node, "SHOW STATUS LIKE 'wsrep_cluster_status'" ) ).split( '\t' )[ 1 ];

async function checksum( galera, node ) {
	const rows = await galera.rows( node, 'SELECT ID, post_title, post_status FROM wp_posts ORDER BY ID' );
	return createHash( 'sha256' ).update( JSON.stringify( rows ) ).digest( 'hex' );
}
