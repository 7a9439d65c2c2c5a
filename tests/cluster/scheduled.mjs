/**
 * Scheduled tasks on several nodes: six processes start the same task at once, and one of them runs it. A task whose
 * process is killed is run by another node when its lease is over. With `COURANT_ACTION_SCHEDULER`, the path of Action
 * Scheduler, also with Action Scheduler.
 */
import { spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../tools/lib/services.mjs';
import { act, check, request, runCommand, runCron, unique } from './support.mjs';

const NODES = [ 1, 2, 3 ];
const HOOK = 'courant_desk_cluster_test';

/** @param {{ rounds: number, emails: number, log: (text: string) => void }} options */
export async function testScheduledTasks( cluster, { rounds, emails, log } ) {
	await cluster.galera.rows(
		2,
		'CREATE TABLE IF NOT EXISTS wp_cluster_runs (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(40), node varchar(20), state varchar(10))'
	);
	await testConcurrentStarts( cluster, rounds, log );
	await testClosing( cluster, log );
	await testEmails( cluster, emails, log );
	await testKilledTask( cluster, log );
	if ( process.env.COURANT_ACTION_SCHEDULER !== undefined ) {
		await testActionScheduler( cluster, process.env.COURANT_ACTION_SCHEDULER, log );
	}
}

const runsOf = async ( cluster, name ) =>
	(
		await cluster.galera.rows( 2, `SELECT state, node FROM wp_cluster_runs WHERE name = '${ name }' ORDER BY id` )
	).map( ( [ state, node ] ) => ( { state, node } ) );

/** Starts a task in six requests at the same time, which do not use WP-Cron's own lock. */
async function testConcurrentStarts( cluster, rounds, log ) {
	let again = 0;
	for ( let round = 0; round < rounds; round += 1 ) {
		const name = unique();
		await Promise.all(
			[ ...NODES, ...NODES ].map( ( node ) => act( cluster.nodes.url( node ), 'task', { title: name, id: 800 } ) )
		);
		const states = ( await runsOf( cluster, name ) ).map( ( { state } ) => state );
		// A request that the machine delayed until the task had ended may start it again, but not at the same time.
		const isExclusive = states.every( ( state, index ) => state === ( index % 2 === 0 ? 'begins' : 'ends' ) );
		check( states.length > 0 && isExclusive, `a task runs twice at the same time: ${ states.join( ' ' ) }` );
		again += states.length / 2 - 1;
	}
	log(
		`${ rounds } tasks, each started by six processes on three nodes: none ran twice at the same time, ${ again } ran again after their end`
	);
}

/** Openings whose time is over are closed once, although each node runs cron. */
async function testClosing( cluster, log ) {
	const ids = [];
	for ( let number = 0; number < 10; number += 1 ) {
		ids.push( await act( cluster.url, 'opening', { title: `Closing ${ unique() }` } ) );
	}
	// Saving an opening would close it: its time ends as it does between two requests.
	await cluster.galera.rows(
		2,
		`INSERT INTO wp_postmeta (post_id, meta_key, meta_value) VALUES ${ ids
			.map( ( id ) => `(${ id }, 'courant_closing_at', '2025-02-01T10:00')` )
			.join( ', ' ) }`
	);
	await cluster.redis( 'FLUSHALL' );
	await Promise.all(
		[ ...NODES, ...NODES ].map( ( node ) =>
			act( cluster.nodes.url( node ), 'event', { title: 'awsm_check_for_expired_jobs' } )
		)
	);
	const open = await cluster.galera.rows(
		2,
		`SELECT ID FROM wp_posts WHERE ID IN (${ ids.join( ', ' ) }) AND post_status <> 'expired'`
	);
	check( open.length === 0, `${ open.length } openings are not closed` );
	const notices = await cluster.galera.rows(
		2,
		`SELECT post_id, COUNT(*) FROM wp_postmeta WHERE post_id IN (${ ids.join( ', ' ) }) AND meta_key = 'cluster_closed' GROUP BY post_id`
	);
	check(
		notices.length === ids.length && notices.every( ( [ , number ] ) => number === '1' ),
		`openings are closed several times: ${ JSON.stringify( notices ) }`
	);
	log( `${ ids.length } openings closed once each, by six processes` );
}

/** Each queued email is sent once, although all nodes work through the queue. */
async function testEmails( cluster, emails, log ) {
	const domain = unique();
	await act( cluster.url, 'emails', { title: domain, id: emails } );
	const began = Date.now();
	await until(
		async () => {
			await Promise.all( [ ...NODES, ...NODES ].map( ( node ) => runCommand( cluster, node, 'email', 'work' ) ) );
			const [ [ queued ] ] = await cluster.galera.rows(
				2,
				"SELECT COUNT(*) FROM wp_courant_outbox WHERE state = 'queued'"
			);
			return queued === '0';
		},
		{ seconds: 120, what: 'the email queue' }
	);
	const messages = await ( await fetch( `${ cluster.mail.url }api/messages` ) ).json();
	const sent = messages.filter( ( { envelope } ) => envelope.to.join().includes( domain ) );
	const ids = new Set( sent.map( ( { headers } ) => headers[ 'message-id' ] ) );
	check( sent.length === emails && ids.size === emails, `${ sent.length } emails instead of ${ emails } were sent` );
	log(
		`${ sent.length } emails sent once each by six workers in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s`
	);
}

/** Starts a task in a process, and kills it (SIGKILL) while the task runs. */
async function killDuringTask( cluster, node, name, args ) {
	const child = spawn( 'php', [ '-d', 'extension=redis.so', ...args ], { stdio: 'ignore' } );
	const ended = new Promise( ( resolve ) => child.once( 'exit', ( code, signal ) => resolve( signal ) ) );
	await until( async () => ( await runsOf( cluster, name ) ).length === 1, { seconds: 60, what: 'the task' } );
	child.kill( 'SIGKILL' );
	check( ( await ended ) === 'SIGKILL', 'the process of the task is killed' );
}

async function testKilledTask( cluster, log ) {
	const name = unique();
	await act( cluster.url, 'schedule', { title: name, id: 60_000 } );
	await killDuringTask( cluster, 1, name, [ join( cluster.nodes.documentRoot( 1 ), 'wp-cron.php' ) ] );
	const start = () => act( cluster.nodes.url( 2 ), 'task', { title: name, id: 1 } );
	await start();
	check( ( await runsOf( cluster, name ) ).length === 1, 'the lease of a killed process is respected' );
	// The lease of 15 minutes ends.
	await cluster.galera.rows(
		2,
		"UPDATE wp_options SET option_value = CONCAT('0000000001', SUBSTRING(option_value, 11)) WHERE option_name = 'courant_task_cluster-test'"
	);
	await start();
	const runs = await runsOf( cluster, name );
	check(
		JSON.stringify( runs.map( ( { state } ) => state ) ) === '["begins","begins","ends"]' &&
			runs[ 2 ].node === 'php2',
		`another node takes over: ${ JSON.stringify( runs ) }`
	);
	log( 'A task whose process was killed: refused while its lease lasts, then run by another node' );
}

/** With Action Scheduler, events of the plugin are its actions, and a killed one is repeated. */
async function testActionScheduler( cluster, source, log ) {
	const content = NODES.map( ( node ) => join( cluster.nodes.documentRoot( node ), 'wp-content' ) );
	for ( const folder of content ) {
		cpSync( source, join( folder, 'action-scheduler' ), { recursive: true } );
		writeFileSync(
			join( folder, 'mu-plugins/action-scheduler.php' ),
			"<?php require WP_CONTENT_DIR . '/action-scheduler/action-scheduler.php';\n"
		);
	}
	await request( `${ cluster.nodes.url( 1 ) }/wp-admin/`, { headers: { 'X-Cluster-User': '1' } } );
	await request( `${ cluster.nodes.url( 1 ) }/wp-admin/`, { headers: { 'X-Cluster-User': '1' } } );
	const actions = await cluster.galera.rows(
		2,
		"SELECT a.hook, COUNT(*) FROM wp_actionscheduler_actions a JOIN wp_actionscheduler_groups g ON g.group_id = a.group_id WHERE g.slug = 'courant-desk' AND a.status = 'pending' GROUP BY a.hook ORDER BY a.hook"
	);
	const [ [ cron ] ] = await cluster.galera.rows(
		2,
		"SELECT option_value FROM wp_options WHERE option_name = 'cron'"
	);
	check(
		actions.some( ( [ hook ] ) => hook === 'courant_desk_send_mails' ),
		'the email queue is an action'
	);
	check(
		actions.some( ( [ hook ] ) => hook === 'awsm_check_for_expired_jobs' ),
		'closing openings is an action'
	);
	check(
		! /courant_desk_(?!health)\w+|awsm_check/.test( cron ),
		`WP-Cron still has events of the plugin: ${ cron }`
	);
	log( `Action Scheduler has ${ actions.map( ( [ hook, number ] ) => `${ hook } ${ number }` ).join( ', ' ) }` );
	await testActions( cluster, log );
	for ( const folder of content ) {
		rmSync( join( folder, 'mu-plugins/action-scheduler.php' ) );
	}
	await request( `${ cluster.nodes.url( 1 ) }/wp-admin/`, { headers: { 'X-Cluster-User': '1' } } );
	await request( `${ cluster.nodes.url( 1 ) }/wp-admin/`, { headers: { 'X-Cluster-User': '1' } } );
	const [ [ after ] ] = await cluster.galera.rows(
		2,
		"SELECT option_value FROM wp_options WHERE option_name = 'cron'"
	);
	check( /courant_desk_send_mails/.test( after ) && /awsm_check/.test( after ), 'WP-Cron has the events again' );
	log( 'Without Action Scheduler, WP-Cron has the events again' );
}

async function testActions( cluster, log ) {
	const removeActions = () =>
		cluster.galera.rows( 2, `DELETE FROM wp_actionscheduler_actions WHERE hook = '${ HOOK }'` );
	await removeActions();
	const name = unique();
	await act( cluster.url, 'schedule', { title: name, id: 500 } );
	await Promise.all( [ ...NODES, ...NODES ].map( ( node ) => runQueue( cluster, node ) ) );
	const states = ( await runsOf( cluster, name ) ).map( ( { state } ) => state );
	check( JSON.stringify( states ) === '["begins","ends"]', `an action on three nodes: ${ states.join( ' ' ) }` );

	const killed = unique();
	await act( cluster.url, 'schedule', { title: killed, id: 60_000 } );
	const queue = `$_SERVER['HTTP_HOST'] = '127.0.0.20:8080'; require '${ join( cluster.nodes.documentRoot( 1 ), 'wp-load.php' ) }'; ActionScheduler_QueueRunner::instance()->run();`;
	await killDuringTask( cluster, 1, killed, [ '-r', queue ] );
	// Action Scheduler waits for five minutes, and the lease for 15.
	await cluster.galera.rows(
		2,
		`UPDATE wp_actionscheduler_actions SET last_attempt_gmt = DATE_SUB(last_attempt_gmt, INTERVAL 2 HOUR), last_attempt_local = last_attempt_gmt WHERE status = 'in-progress' AND hook = '${ HOOK }'`
	);
	await cluster.galera.rows(
		2,
		"UPDATE wp_options SET option_value = CONCAT('0000000001', SUBSTRING(option_value, 11)) WHERE option_name = 'courant_task_cluster-test'"
	);
	await runQueue( cluster, 2 );
	const [ [ repeated ] ] = await cluster.galera.rows(
		2,
		`SELECT COUNT(*) FROM wp_actionscheduler_actions WHERE status = 'pending' AND hook = '${ HOOK }' AND args LIKE '%${ killed }%'`
	);
	check( repeated === '1', `the action of a killed process is scheduled again: ${ repeated }` );
	await removeActions();
	log( 'Action Scheduler: one run on three nodes; the action of a killed process is scheduled again' );
}

const runQueue = ( cluster, node ) => runCron( cluster, node ).then( () => act( cluster.nodes.url( node ), 'queue' ) );
