/**
 * Applications are sent through HAProxy while a database node, a PHP node and Redis are killed and restarted. Every
 * sender repeats its request with the same idempotency key until it is accepted.
 */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { run } from '../../tools/lib/child.mjs';
import { pause, until } from '../../tools/lib/services.mjs';
import { orphans } from '../../tools/faults/orphans.mjs';
import { createApplication, reasonOf, submit } from './application-requests.mjs';
import { act, check, parallel, runCommand, runCron } from './support.mjs';

const AT_A_TIME = 16;
const MAX_TRIES = 100;

/** Kills each service once, after a share of the applications was accepted, and restarts it. */
function faultsOf( cluster, log ) {
	const killed = ( name, kill, restart ) => async () => {
		log( `${ name }: killed` );
		await kill();
		await pause( 3000 );
		await restart();
		log( `${ name }: back` );
	};
	return [
		[
			0.15,
			killed(
				'db1',
				() => cluster.galera.kill( 1 ),
				() => cluster.galera.restart( 1 )
			),
		],
		[
			0.45,
			killed(
				'php2',
				() => cluster.nodes.kill( 2 ),
				() => cluster.nodes.start( 2 )
			),
		],
		[
			0.7,
			killed(
				'Redis',
				() => cluster.services.kill( 'redis' ),
				() => cluster.startRedis()
			),
		],
	];
}

/** @param {{ count: number, bytes: number, log: (text: string) => void }} options */
export async function testApplications( cluster, { count, bytes, log } ) {
	await act( cluster.url, 'setup' );
	const opening = await act( cluster.url, 'opening', { title: 'Applications' } );
	// WordPress's installer expects pages 2 and 3, which a cluster numbers differently.
	await cluster.galera.rows(
		2,
		'DELETE m FROM wp_postmeta m LEFT JOIN wp_posts p ON p.ID = m.post_id WHERE p.ID IS NULL'
	);
	const statuses = new Map();
	const sent = [];
	let accepted = 0;
	let last = Date.now();
	let longest = 0;
	const began = last;
	const faults = faultsOf( cluster, log );
	const running = [];
	let isDone = false;
	const cron = ( async () => {
		while ( ! isDone ) {
			await Promise.all( [ 1, 3 ].map( ( node ) => runCron( cluster, node ) ) );
			await pause( 5000 );
		}
	} )();
	await parallel( count, AT_A_TIME, async () => {
		const application = createApplication( opening, bytes );
		sent.push( application );
		for ( let tries = 0; tries < MAX_TRIES; tries += 1 ) {
			const { response, isAccepted } = await submit( cluster.url, application );
			const name = isAccepted
				? `${ response.status } accepted`
				: `${ response.status } ${ reasonOf( response ) }`;
			statuses.set( name, ( statuses.get( name ) ?? 0 ) + 1 );
			if ( isAccepted ) {
				application.isAccepted = true;
				accepted += 1;
				longest = Math.max( longest, Date.now() - last );
				last = Date.now();
				break;
			}
			application.refusal = `${ response.status } ${ response.text.slice( 0, 300 ) }`;
			await pause( 1000 );
		}
		while ( faults.length > 0 && accepted >= faults[ 0 ][ 0 ] * count ) {
			running.push( faults.shift()[ 1 ]() );
		}
	} );
	const seconds = ( Date.now() - began ) / 1000;
	await Promise.all( running );
	isDone = true;
	await cron;
	log(
		`${ accepted } of ${ count } accepted in ${ seconds.toFixed( 0 ) } s, longest pause ${ ( longest / 1000 ).toFixed( 1 ) } s; responses: ${ [ ...statuses ].map( ( [ name, number ] ) => `${ name } ${ number }` ).join( ', ' ) }`
	);
	check(
		accepted === count,
		`${ accepted } of ${ count } accepted: ${ sent.find( ( each ) => ! each.isAccepted )?.refusal }`
	);
	check( faults.length === 0, 'every part was killed' );
	await compareStored( cluster, sent, opening );
	await compareFiles( cluster, count, log );
	await compareEmails( cluster, sent, log );
}

async function compareStored( cluster, sent, opening ) {
	const testSite = { sql: ( statement ) => cluster.galera.rows( 2, statement ) };
	for ( const node of [ 1, 2, 3 ] ) {
		const rows = await cluster.galera.rows(
			node,
			`SELECT e.meta_value, f.sha256 FROM wp_posts p JOIN wp_postmeta e ON e.post_id = p.ID AND e.meta_key = 'awsm_applicant_email'
			LEFT JOIN wp_courant_files f ON f.application_id = p.ID WHERE p.post_type = 'awsm_job_application' AND p.post_parent = ${ opening }`
		);
		const stored = new Map( rows.map( ( [ email, sha256 ] ) => [ email, sha256 ] ) );
		check( rows.length === sent.length, `db${ node }: ${ rows.length } rows instead of ${ sent.length }` );
		const wrong = sent.filter( ( each ) => stored.get( each.email ) !== each.sha256 );
		check( wrong.length === 0, `db${ node }: ${ wrong.length } applications without their file` );
	}
	const left = await orphans( testSite );
	check( Object.keys( left ).length === 0, `orphans: ${ JSON.stringify( left ) }` );
	const verified = await runCommand( cluster, 3, 'files', 'verify', '--restart' );
	check( verified.code === 0, `files verify: ${ verified.output.slice( -1000 ) }` );
}

/**
 * Compares the files of the store with the applications. A request that died leaves a file without an application, or
 * without a row, which the daily cleanup removes after an hour, or after a day.
 */
async function compareFiles( cluster, count, log ) {
	const store = join( sharedFolder( cluster.folder ), 'files' );
	const rows = async () => ( await cluster.galera.rows( 2, 'SELECT stored_name FROM wp_courant_files' ) ).flat();
	const find = async () =>
		( await run( [ 'find', store, '-type', 'f', '-printf', '%P\\n' ] ) ).stdout
			.split( '\n' )
			.filter( ( name ) => /^\d+\/[0-9a-f]{2}\/[0-9a-f]{40}\.enc$/.test( name ) );
	const before = await find();
	const known = await rows();
	const unknown = before.filter( ( name ) => ! known.includes( name ) );
	const past = Math.floor( Date.now() / 1000 ) - 2 * 86_400;
	unknown.forEach( ( name ) => utimesSync( join( store, name ), past, past ) );
	await cluster.galera.rows( 2, `UPDATE wp_courant_files SET created = ${ past } WHERE application_id = 0` );
	await act( cluster.url, 'event', { title: 'courant_desk_sweep_applications' } );
	const left = await find();
	const rowsLeft = await rows();
	check(
		left.length === count && rowsLeft.length === count && left.every( ( name ) => rowsLeft.includes( name ) ),
		`${ left.length } files and ${ rowsLeft.length } rows instead of ${ count }`
	);
	log(
		`${ left.length } files; the daily cleanup removed ${ known.length - rowsLeft.length } files without an application, and ${ unknown.length } without a row, of requests that died`
	);
}

/** Checks that every application has its emails, and that the copies of an email have the same Message-ID. */
async function compareEmails( cluster, sent, log ) {
	// The claim of a killed worker expires after five minutes: this ends it now.
	await cluster.galera.rows( 2, "UPDATE wp_courant_outbox SET next_at = 0, holder = '' WHERE state = 'queued'" );
	const queued = async () =>
		Number(
			(
				await cluster.galera.rows( 2, "SELECT COUNT(*) FROM wp_courant_outbox WHERE state = 'queued'" )
			)[ 0 ][ 0 ]
		);
	await until(
		async () => {
			await runCommand( cluster, 1, 'email', 'work' );
			return ( await queued() ) === 0;
		},
		{ seconds: 240, what: 'the email queue' }
	);
	const messages = await ( await fetch( `${ cluster.mail.url }api/messages` ) ).json();
	const ids = new Map();
	for ( const { headers, envelope, text } of messages ) {
		const id = headers[ 'message-id' ];
		const before = ids.get( id );
		ids.set( id, { copies: ( before?.copies ?? 0 ) + 1, to: envelope.to.join(), text } );
	}
	const missing = sent.filter(
		( { email } ) => ! [ ...ids.values() ].some( ( each ) => each.to !== email && each.text.includes( email ) )
	);
	check( missing.length === 0, `${ missing.length } applications without a notification` );
	const replies = new Map();
	for ( const { to } of ids.values() ) {
		replies.set( to, ( replies.get( to ) ?? 0 ) + 1 );
	}
	const repeated = sent.filter( ( { email } ) => replies.get( email ) !== 1 );
	check(
		repeated.length === 0,
		`${ repeated.length } applicants with no reply, or with two of different Message-IDs`
	);
	const copies = [ ...ids.values() ].reduce( ( sum, each ) => sum + each.copies - 1, 0 );
	log( `${ messages.length } emails, ${ copies } of them second copies with the same Message-ID` );
}
