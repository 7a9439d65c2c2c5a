/**
 * Faults of the object store: uploads that are cut by the applicant or by the store, a store that is not running for a
 * minute, a slow store, and a node with a wrong clock.
 */
import { request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '../../tools/cluster/layout.mjs';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { S3_ENDPOINT } from '../../tools/cluster/swift.mjs';
import { pause, until } from '../../tools/lib/services.mjs';
import { createApplication, reasonOf, submit } from './application-requests.mjs';
import { check, request } from './support.mjs';

const MEGABYTE = 2 ** 20;
const SLOW_PORT = 8086;

/**
 * @typedef {{ opening: string, accepted: object[], log: (text: string) => void,
 * send: (node: number, application: object, what: string) => Promise<object>,
 * download: (application: object) => Promise<{ status: number, sha256: string }> }} FilesTest
 */

/** @param {FilesTest} test */
export async function testStoreFaults( cluster, test ) {
	await testKilledWorker( cluster, test );
	await testCutRequest( cluster, test );
	await testCutStore( cluster, test );
	await testStoppedStore( cluster, test );
	await testSlowStore( cluster, test );
	await testWrongClock( cluster, test );
}

/** A PHP node is killed while it receives a file. */
async function testKilledWorker( cluster, { opening, send, log } ) {
	const application = createApplication( opening, 40 * MEGABYTE );
	const first = submit( cluster.nodes.url( 2 ), application );
	await pause( 700 );
	await cluster.nodes.kill( 2 );
	const { response, isAccepted } = await first;
	check( ! isAccepted, 'the request of a killed worker is accepted' );
	await cluster.nodes.start( 2 );
	await repeatUntilAccepted( cluster, application );
	await send( 3, application, 'the same application once more' );
	log( `A worker killed during an upload: ${ response.status }, then accepted on another node` );
}

/** The applicant's connection ends in the middle of the file. */
async function testCutRequest( cluster, { opening, send, log } ) {
	const application = createApplication( opening, 20 * MEGABYTE );
	const body = new Request( 'http://site', { method: 'POST', body: application.form() } );
	const bytes = Buffer.from( await body.arrayBuffer() );
	await new Promise( ( resolve ) => {
		const sent = httpRequest( `${ cluster.url }/wp-admin/admin-ajax.php?courant=1`, {
			method: 'POST',
			headers: { 'Content-Type': body.headers.get( 'content-type' ), 'Content-Length': bytes.length },
		} );
		sent.on( 'error', resolve );
		sent.write( bytes.subarray( 0, bytes.length / 2 ), () => sent.destroy( new Error( 'cut' ) ) );
	} );
	await pause( 1000 );
	const [ [ rows ] ] = await cluster.galera.rows(
		2,
		`SELECT COUNT(*) FROM wp_postmeta WHERE meta_key = 'awsm_applicant_email' AND meta_value = '${ application.email }'`
	);
	check( rows === '0', 'half of a request is stored' );
	await send( 1, application, 'an application whose first request was cut' );
	log( 'Connection of the applicant cut after half of the file: nothing stored, then accepted' );
}

/** The object store is killed while it receives a file. */
async function testCutStore( cluster, { opening, send, log } ) {
	const application = createApplication( opening, 60 * MEGABYTE );
	const closeProxy = await useEndpoint( cluster, { bytesPerSecond: 20 * MEGABYTE, delay: 0 } );
	const began = Date.now();
	const first = submit( cluster.nodes.url( 1 ), application );
	await pause( 3000 );
	await closeProxy();
	const { response, isAccepted } = await first;
	const seconds = ( Date.now() - began ) / 1000;
	check(
		! isAccepted && response.status === 503,
		`a store that is cut: ${ response.status } ${ reasonOf( response ) }`
	);
	await send( 1, application, 'an application whose store was cut' );
	log( `Store cut during an upload: ${ response.status } after ${ seconds.toFixed( 1 ) } s, then accepted` );
}

/** Swift is not running for a minute: applications get 503 and are sent again, and pages are not affected. */
async function testStoppedStore( cluster, { opening, send, download, accepted, log } ) {
	await cluster.services.stop( 'swift-proxy' );
	const began = Date.now();
	const refused = [];
	const times = [];
	const pages = [];
	while ( Date.now() - began < 60_000 ) {
		const node = 1 + ( refused.length % 3 );
		const refusal = await refuse( cluster, 'Swift is not running', opening, node );
		refused.push( refusal.application );
		times.push( refusal.seconds );
		const requested = Date.now();
		const { status } = await request( `${ cluster.nodes.url( node ) }/job-openings/?x=${ refused.length }` );
		check( status === 200, `a page without Swift: ${ status }` );
		pages.push( ( Date.now() - requested ) / 1000 );
		await pause( 2000 );
	}
	const read = await download( accepted[ 1 ] );
	check( read.status === 503, `a download without Swift: ${ read.status }` );
	await cluster.swift.startProxy();
	for ( const application of refused ) {
		await send( 1, application, 'after Swift is back' );
	}
	log(
		`Swift not running for 60 s: ${ refused.length } applications refused with 503 after at most ${ Math.max( ...times ).toFixed( 1 ) } s, pages in at most ${ Math.max( ...pages ).toFixed( 1 ) } s, a download ${ read.status }; all accepted afterwards`
	);
}

/** The object store sends and receives slowly, and then so slowly that the SDK gives up. */
async function testSlowStore( cluster, { opening, send, download, log } ) {
	const slow = createApplication( opening, 2 * MEGABYTE );
	let closeProxy = await useEndpoint( cluster, { bytesPerSecond: MEGABYTE / 2, delay: 20 } );
	let began = Date.now();
	await send( 1, slow, 'a slow store' );
	const upload = ( Date.now() - began ) / 1000;
	began = Date.now();
	const read = await download( slow );
	check( read.status === 200 && read.sha256 === slow.sha256, `a download from a slow store: ${ read.status }` );
	log(
		`2 MB with 0.5 MB/s and 20 ms for each packet: accepted after ${ upload.toFixed( 1 ) } s, downloaded in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s`
	);
	await closeProxy();
	closeProxy = await useEndpoint( cluster, { bytesPerSecond: 1024, delay: 0 } );
	const { application, seconds } = await refuse( cluster, 'a store with 1 KB/s', opening, 1 );
	await closeProxy();
	await send( 1, application, 'after the store is fast again' );
	log( `1 MB with 1 KB/s: 503 after ${ seconds.toFixed( 1 ) } s, then accepted` );

	await cluster.services.signal( 'swift-object', 'SIGSTOP' );
	const delayed = createApplication( opening, MEGABYTE );
	const response = send( 1, delayed, 'an object server that stops for 4 s' );
	await pause( 4000 );
	await cluster.services.signal( 'swift-object', 'SIGCONT' );
	await response;
}

async function testWrongClock( cluster, { opening, send, log } ) {
	await cluster.nodes.stop( 3 );
	await cluster.nodes.start( 3, { LD_PRELOAD: libfaketime(), FAKETIME: '-1h' } );
	const { application, seconds } = await refuse( cluster, 'The clock of a node is one hour slow', opening, 3 );
	await cluster.nodes.stop( 3 );
	await cluster.nodes.start( 3 );
	await send( 3, application, 'after the clock is corrected' );
	log( `Clock of a node one hour slow: 503 after ${ seconds.toFixed( 1 ) } s, then accepted` );
}

const libfaketime = () =>
	join( '/usr/lib', `${ process.arch === 'arm64' ? 'aarch64' : 'x86_64' }-linux-gnu`, 'faketime/libfaketime.so.1' );

/** The idempotency key of a request that died is released after 30 seconds at the latest. */
const repeatUntilAccepted = ( cluster, application ) =>
	until( async () => ( await submit( cluster.nodes.url( 1 ), application ) ).isAccepted, {
		seconds: 90,
		what: 'the repeated application',
	} );

/** Sends an application that must be refused with status 503. */
async function refuse( cluster, what, opening, node ) {
	const application = createApplication( opening, MEGABYTE );
	const began = Date.now();
	const { response, isAccepted } = await submit( cluster.nodes.url( node ), application );
	check( ! isAccepted && response.status === 503, `${ what }: ${ response.status } ${ reasonOf( response ) }` );
	return { application, seconds: ( Date.now() - began ) / 1000 };
}

/**
 * All nodes use the object store through a proxy that limits the bytes per second of a connection in each direction,
 * and delays each packet.
 *
 * @returns {Promise<() => Promise<void>>} cuts all connections, and reverts it
 */
async function useEndpoint( cluster, limits ) {
	const sockets = new Set();
	const server = createServer( { allowHalfOpen: true }, ( client ) => {
		const { hostname: host, port } = new URL( S3_ENDPOINT );
		const store = connect( { host, port: Number( port ), allowHalfOpen: true } );
		for ( const [ from, to ] of [
			[ client, store ],
			[ store, client ],
		] ) {
			sockets.add( from );
			from.on( 'error', () => to.destroy() );
			void forward( from, to, limits );
		}
	} );
	await new Promise( ( resolve ) => server.listen( SLOW_PORT, ADDRESSES.swift, resolve ) );
	// A failed test must not keep this process alive.
	server.unref();
	const slow = S3_ENDPOINT.replace( /\d+$/, String( SLOW_PORT ) );
	await replaceEndpoint( cluster, S3_ENDPOINT, slow );
	return async () => {
		sockets.forEach( ( socket ) => socket.destroy() );
		await new Promise( ( resolve ) => server.close( resolve ) );
		await replaceEndpoint( cluster, slow, S3_ENDPOINT );
	};
}

async function forward( from, to, { bytesPerSecond, delay } ) {
	try {
		for await ( const data of from ) {
			await pause( delay + ( 1000 * data.length ) / bytesPerSecond );
			to.write( data );
		}
		to.end();
	} catch {
		to.destroy();
	}
}

async function replaceEndpoint( cluster, before, after ) {
	const config = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	writeFileSync( config, readFileSync( config, 'utf8' ).replace( before, after ) );
	// PHP reads changed files after two seconds.
	await pause( 2500 );
}
