/**
 * A network partition: one database node, one HAProxy and one PHP node are separated from the others. The minority
 * refuses applications and changes of openings with status 503 as soon as it has noticed it, and the majority accepts
 * them. Afterwards, the refused applications are accepted when they are sent again, and all nodes have the same rows.
 */
import { createHash } from 'node:crypto';
import { until } from '../../tools/lib/services.mjs';
import { createApplication, reasonOf, submit } from './application-requests.mjs';
import { useOwnDatabase, useSharedDatabase } from './own-database.mjs';
import { act, check, request, runCommand, unique } from './support.mjs';

const MINORITY = 3;

export async function testPartition( cluster, { log } ) {
	const { galera, nodes } = cluster;
	await act( cluster.url, 'setup' );
	const opening = await act( cluster.url, 'opening', { title: `Partition ${ unique() }` } );
	await useOwnDatabase( cluster, MINORITY, { backups: false } );
	const minority = nodes.url( MINORITY );
	const accepted = [ createApplication( opening, 4096 ) ];
	check( ( await submit( minority, accepted[ 0 ] ) ).isAccepted, 'before the partition, the third PHP node accepts' );

	await galera.isolate( MINORITY );
	const refused = await sendToBothSides( cluster, opening, accepted, log );
	const wrong = refused.filter(
		( { response } ) => response.status !== 503 || response.headers.get( 'retry-after' ) === null
	);
	check(
		wrong.length === 0,
		`responses of the minority that are not 503 with Retry-After: ${ count(
			wrong.map( ( { response } ) => describe( response ) )
		) }`
	);

	await galera.isolate( MINORITY, false );
	await until( () => galera.isSynchronized( MINORITY ).catch( () => false ), {
		seconds: 60,
		what: 'the third database node',
	} );
	// An applicant whose request was refused sends it again.
	for ( const { application } of refused ) {
		await until( async () => ( await submit( minority, application ) ).isAccepted, {
			seconds: 60,
			what: 'the third PHP node',
		} );
		accepted.push( application );
	}
	await compareNodes( galera, opening, accepted );
	const verified = await runCommand( cluster, 1, 'files', 'verify', '--restart' );
	check( verified.code === 0, `files verify: ${ verified.output.slice( -1000 ) }` );
	await useSharedDatabase( cluster, MINORITY );
}

/**
 * Sends applications to the separated node until it has noticed that it is alone. What it accepts until then must be
 * stored on all nodes in the end.
 */
async function sendUntilNoticed( cluster, opening, accepted, refused ) {
	const isAlone = async () =>
		( await cluster.galera.sql( MINORITY, "SHOW STATUS LIKE 'wsrep_cluster_status'" ) ).endsWith( 'non-Primary' );
	await until(
		async () => {
			const wasAlone = await isAlone();
			const application = createApplication( opening, 4096 );
			const { response, isAccepted } = await submit( cluster.nodes.url( MINORITY ), application );
			( isAccepted ? accepted : refused ).push( isAccepted ? application : { application, response } );
			return wasAlone;
		},
		{ seconds: 60, what: 'the separated node' }
	);
}

/** Ten applications for each side; the majority's are added to `accepted`. @returns {Promise<object[]>} refused */
async function sendToBothSides( cluster, opening, accepted, log ) {
	const minority = cluster.nodes.url( MINORITY );
	const refused = [];
	const saves = [];
	let longest = 0;
	const before = accepted.length;
	await sendUntilNoticed( cluster, opening, accepted, refused );
	log( `Until the separated node noticed it: ${ accepted.length - before } accepted, ${ refused.length } refused` );
	for ( let number = 0; number < 10; number += 1 ) {
		const forMinority = createApplication( opening, 4096 );
		const { response, isAccepted } = await submit( minority, forMinority );
		check( ! isAccepted, `the minority accepts application ${ number }` );
		refused.push( { application: forMinority, response } );
		saves.push( ( await saveOpening( minority, opening, number ) ).status );
		const application = createApplication( opening, 4096 );
		const began = Date.now();
		// While the members change, the majority also refuses writes for a few seconds.
		await until( async () => ( await submit( cluster.url, application ) ).isAccepted, {
			seconds: 60,
			what: 'an application on the majority',
		} );
		longest = Math.max( longest, Date.now() - began );
		accepted.push( application );
	}
	check(
		saves.every( ( status ) => status === 503 ),
		`changes of openings on the minority: status ${ saves.join( ' ' ) }`
	);
	log( `Longest wait on the majority: ${ ( longest / 1000 ).toFixed( 1 ) } s` );
	log( `Responses of the minority: ${ count( refused.map( ( { response } ) => describe( response ) ) ) }` );
	return refused;
}

/** Changes the opening, or creates one, as the block editor does. */
const saveOpening = ( base, opening, number ) =>
	request( `${ base }/wp-json/wp/v2/awsm_job_openings${ number % 2 === 0 ? `/${ opening }` : '' }`, {
		method: 'POST',
		body: JSON.stringify( { title: `Changed ${ number }`, status: 'publish' } ),
		headers: { 'X-Cluster-User': '1', 'Content-Type': 'application/json' },
	} );

const describe = ( response ) => `${ response.status } ${ reasonOf( response ) }`;

/** Returns each text with the number of its occurrences. */
function count( texts ) {
	const numbers = new Map();
	texts.forEach( ( text ) => numbers.set( text, ( numbers.get( text ) ?? 0 ) + 1 ) );
	return [ ...numbers ].map( ( [ text, number ] ) => `${ text } ${ number }` ).join( ', ' );
}

async function compareNodes( galera, opening, accepted ) {
	for ( const node of [ 1, 2, 3 ] ) {
		const rows = await galera.rows(
			node,
			`SELECT e.meta_value FROM wp_posts p JOIN wp_postmeta e ON e.post_id = p.ID AND e.meta_key = 'awsm_applicant_email'
			WHERE p.post_type = 'awsm_job_application' AND p.post_parent = ${ opening }`
		);
		const stored = rows.map( ( [ email ] ) => email ).sort();
		const expected = accepted.map( ( { email } ) => email ).sort();
		check(
			JSON.stringify( stored ) === JSON.stringify( expected ),
			`db${ node } has ${ stored.length } applications instead of the ${ expected.length } that were accepted`
		);
	}
	const sums = await Promise.all( [ 1, 2, 3 ].map( ( node ) => checksum( galera, node ) ) );
	check( new Set( sums ).size === 1, 'the nodes have different rows' );
}

async function checksum( galera, node ) {
	const rows = await galera.rows( node, 'SELECT ID, post_title, post_status FROM wp_posts ORDER BY ID' );
	return createHash( 'sha256' ).update( JSON.stringify( rows ) ).digest( 'hex' );
}
