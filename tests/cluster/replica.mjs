/**
 * Reads from a replica that lags five seconds behind: what was saved is shown at once, to the user who saved it and to
 * visitors, and no cache stores what the replica has not received yet.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '../../tools/cluster/layout.mjs';
import { Replica } from '../../tools/cluster/replica.mjs';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { writeTemplate } from '../../tools/cluster/templates.mjs';
import { pause } from '../../tools/lib/services.mjs';
import { root } from '../support/site.mjs';
import { createApplication, reasonOf, submit } from './application-requests.mjs';
import { act, check, request, unique } from './support.mjs';

const NODES = [ 1, 2, 3 ];
const DELAY = 5;
/** Seconds in replica-reads.php. */
const PRIMARY_SECONDS = 10;
const SIGNED_IN = { 'X-Cluster-User': '1' };

/**
 * @param {{ full: boolean, log: (text: string) => void }} options full: also after a long pause, and with a replica that
 *     is stopped
 */
export async function testReplica( cluster, { full, log } ) {
	const replica = new Replica( cluster );
	await replica.start( { delay: DELAY } );
	const revert = installDropIn( cluster );
	try {
		await act( cluster.url, 'setup' );
		const opening = await createOpening( cluster );
		await testWhichServer( cluster, replica, opening, log );
		await testDelayedReplica( cluster, replica, opening, log );
		if ( full ) {
			await testSaves( cluster, opening, log );
			await testStoppedReplica( cluster, replica, opening, log );
		}
		await testApplications( cluster, opening, log );
		await testClosing( cluster, opening, log );
	} finally {
		revert();
		await replica.stop();
	}
}

/** Installs db.php and the must-use plugin on all nodes. @returns {() => void} removes them */
function installDropIn( cluster ) {
	const config = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	const before = readFileSync( config, 'utf8' );
	writeFileSync( config, `${ before }define('COURANT_REPLICA', '${ ADDRESSES.replica }');\n` );
	const paths = NODES.map( ( node ) => join( cluster.nodes.documentRoot( node ), 'wp-content' ) );
	for ( const content of paths ) {
		copyFileSync( join( root, 'tests/cluster/db.php' ), join( content, 'db.php' ) );
		writeTemplate( 'replica-reads.php', join( content, 'mu-plugins/replica-reads.php' ), {} );
	}
	return () => {
		for ( const content of paths ) {
			rmSync( join( content, 'db.php' ), { force: true } );
			rmSync( join( content, 'mu-plugins/replica-reads.php' ), { force: true } );
		}
		writeFileSync( config, before );
	};
}

/** Saves an opening as the block editor does. */
async function save( base, path, fields ) {
	const response = await request( `${ base }/wp-json/wp/v2/awsm_job_openings${ path }`, {
		method: 'POST',
		body: JSON.stringify( fields ),
		headers: { ...SIGNED_IN, 'Content-Type': 'application/json' },
	} );
	check( response.status < 300, `an opening is not saved: ${ response.status } ${ response.text.slice( 0, 300 ) }` );
	return response.json;
}

async function createOpening( cluster ) {
	const title = `Replicated ${ unique() }`;
	const { id, link } = await save( cluster.nodes.url( 1 ), '', { title, status: 'publish', content: 'Text.' } );
	return { id, title, path: new URL( link ).pathname };
}

/** Changes the title, and checks the response of the same request. */
async function rename( cluster, node, opening ) {
	opening.former = opening.title;
	opening.title = `Renamed ${ unique() }`;
	const saved = await save( cluster.nodes.url( node ), `/${ opening.id }`, { title: opening.title } );
	check( saved.title.raw === opening.title, `the response of a save has the title ${ saved.title.raw }` );
}

const publicPaths = ( { id, title, path } ) => [
	path,
	'/wp-json/courant/v1/listings?html=1',
	`/wp-json/courant/v1/listings?html=1&jq=${ title.split( ' ' )[ 1 ] }`,
	`/wp-json/wp/v2/awsm_job_openings/${ id }`,
	'/jobs/feed/',
	`/?s=${ title.split( ' ' )[ 1 ] }`,
];

/**
 * Requests each public page on each node, and each screen as the user.
 *
 * @param {{ screens?: boolean, inPrimaryPeriod?: boolean }} options inPrimaryPeriod: false prevents replica-reads.php from
 *     reading from the primary server
 * @returns {Promise<string[]>} outdated pages
 */
async function outdatedPages( cluster, opening, { screens = true, inPrimaryPeriod = true } = {} ) {
	const { id, title, former } = opening;
	const outdated = [];
	const read = async ( url, name, headers ) => {
		if ( ! inPrimaryPeriod ) {
			await endPrimaryPeriod( cluster );
		}
		const { status, text } = await request( url, { headers } );
		if ( status !== 200 || ! text.includes( title ) || ( former !== undefined && text.includes( former ) ) ) {
			outdated.push( `${ name } (${ status })` );
		}
	};
	for ( const node of NODES ) {
		const base = cluster.nodes.url( node );
		for ( const path of publicPaths( opening ) ) {
			await read( base + path, `php${ node } ${ path }` );
		}
		if ( screens ) {
			const edit = `/wp-json/wp/v2/awsm_job_openings/${ id }?context=edit`;
			await read( base + edit, `php${ node } ${ edit }`, SIGNED_IN );
			const list = '/wp-admin/edit.php?post_type=awsm_job_openings';
			await read( base + list, `php${ node } ${ list }`, SIGNED_IN );
		}
	}
	for ( const path of publicPaths( opening ) ) {
		await read( cluster.url + path, `Varnish ${ path }` );
	}
	return outdated;
}

/** Visitors read from the replica, users who are signed in do not. */
async function testWhichServer( cluster, replica, opening, log ) {
	await replica.waitUntilCurrent();
	await endPrimaryPeriod( cluster );
	const url = `${ cluster.nodes.url( 1 ) }/wp-json/courant/v1/listings?html=1&x=${ unique() }&jq=${ unique() }`;
	await request( url );
	const reads = async ( headers ) =>
		( await request( url, { headers: { ...headers, 'X-Cluster-Queries': '1' } } ) ).headers.get( 'x-reads' );
	const visitor = await reads( {} );
	const user = await reads( SIGNED_IN );
	log( `Reads of a visitor: ${ visitor }; of a user: ${ user }` );
	check( / replica=[1-9]/.test( visitor ) && /primary=0/.test( visitor ), `a visitor: ${ visitor }` );
	check( /primary=[1-9]/.test( user ), `a user: ${ user }` );
}

/** Lets visitors read from the replica before the time of replica-reads.php is over. */
const endPrimaryPeriod = ( cluster ) => cluster.redis( 'DEL', 'courant:replica:changed' );

/** While the replica does not have the change, every page shows it, without replica-reads.php. */
async function testDelayedReplica( cluster, replica, opening, log ) {
	await rename( cluster, 2, opening );
	const onReplica = await replica.titleOf( opening.id );
	check( onReplica === opening.former, `the replica does not lag: ${ onReplica }` );
	const first = await outdatedPages( cluster, opening, { inPrimaryPeriod: false } );
	await replica.waitUntilCurrent();
	const second = await outdatedPages( cluster, opening, { inPrimaryPeriod: false } );
	check( ( await replica.titleOf( opening.id ) ) === opening.title, 'the replica does not receive the change' );
	const outdated = [ ...first, ...second ];
	check( outdated.length === 0, `outdated while the replica lags behind: ${ outdated.join( ', ' ) }` );
	log( `Replica ${ DELAY } s behind: ${ outdated.length } outdated pages` );
}

/** Until the replica has the change, and afterwards, every page shows it. */
async function testSaves( cluster, opening, log ) {
	await rename( cluster, 1, opening );
	const began = Date.now();
	let rounds = 0;
	const outdated = new Set();
	while ( Date.now() - began < ( PRIMARY_SECONDS + DELAY ) * 1000 ) {
		( await outdatedPages( cluster, opening ) ).forEach( ( page ) => outdated.add( page ) );
		rounds += 1;
		await pause( 500 );
	}
	check( outdated.size === 0, `outdated after a save: ${ [ ...outdated ].join( ', ' ) }` );
	log( `Saved: ${ rounds } rounds of pages in ${ PRIMARY_SECONDS + DELAY } s, ${ outdated.size } of them outdated` );
}

/** A replica that lags longer than replica-reads.php reads from the primary server. */
async function testStoppedReplica( cluster, replica, opening, log ) {
	await replica.sql( 'STOP SLAVE SQL_THREAD' );
	await rename( cluster, 2, opening );
	await endPrimaryPeriod( cluster );
	const first = await outdatedPages( cluster, opening, { screens: false } );
	await pause( PRIMARY_SECONDS * 1000 );
	const second = await outdatedPages( cluster, opening );
	await replica.sql( 'START SLAVE SQL_THREAD' );
	await replica.waitUntilCurrent();
	const third = await outdatedPages( cluster, opening );
	const outdated = [ ...first, ...second, ...third ];
	check( outdated.length === 0, `outdated while the replica is stopped: ${ outdated.join( ', ' ) }` );
	log( `Replica stopped: ${ outdated.length } outdated pages` );
}

/** An application is listed at once, and repeated on another node it is stored once. */
async function testApplications( cluster, opening, log ) {
	const application = createApplication( opening.id, 4096 );
	for ( const node of NODES ) {
		const { response, isAccepted } = await submit( cluster.nodes.url( node ), application );
		check( isAccepted, `php${ node } refuses the application: ${ response.status } ${ reasonOf( response ) }` );
	}
	const rows = await cluster.galera.rows(
		2,
		`SELECT post_id FROM wp_postmeta WHERE meta_key = 'awsm_applicant_email' AND meta_value = '${ application.email }'`
	);
	check( rows.length === 1, `${ rows.length } applications are stored` );
	for ( const node of NODES ) {
		const { status, text } = await request(
			`${ cluster.nodes.url( node ) }/wp-admin/edit.php?post_type=awsm_job_application`,
			{ headers: SIGNED_IN }
		);
		check( text.includes( application.email ), `php${ node } does not list the application: ${ status }` );
	}
	log( 'An application that was sent to three nodes is stored once, and listed on each node' );
}

/** A closed opening has no form, and no node accepts an application. */
async function testClosing( cluster, opening, log ) {
	await save( cluster.nodes.url( 3 ), `/${ opening.id }`, { status: 'expired' } );
	await endPrimaryPeriod( cluster );
	for ( const node of NODES ) {
		const base = cluster.nodes.url( node );
		const list = await request( `${ base }/wp-json/courant/v1/listings?html=1` );
		check( ! list.text.includes( opening.title ), `php${ node } lists the closed opening` );
		const page = await request( base + opening.path );
		check( ! page.text.includes( 'name="awsm_file"' ), `php${ node } has a form for the closed opening` );
		const { isAccepted } = await submit( base, createApplication( opening.id, 4096 ) );
		check( ! isAccepted, `php${ node } accepts an application for the closed opening` );
	}
	log( 'Closed: no list, no form, no application' );
}
