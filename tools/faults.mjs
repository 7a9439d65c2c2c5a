/**
 * npm run faults [-- --ci] [-- --only=NAME]
 *
 * Injects faults into a real site and compares the responses with what is stored: errors, lost connections and
 * killed workers at every statement of every transaction and after its COMMIT, a full disk, a stopped and a silent mail
 * server. `--ci`: each transaction at some of its statements, in less than three minutes. `--only=NAME,NAME`:
 * scenarios of these names. Ends with `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { DESK_SCENARIOS } from './faults/desk-scenarios.mjs';
import { tryOne } from './faults/attempt.mjs';
import { orphans } from './faults/orphans.mjs';
import { application, applicationState, SCENARIOS, send, STORED } from './faults/scenarios.mjs';
import { check, failures, positions, row, rows, totals } from './faults/results.mjs';
import { printTable } from './faults/table.mjs';
import { startFaultSite } from './faults/site.mjs';
import { TestEnvironment, quickFolder } from './lib/php-tests.mjs';
import { ensureAll } from './lib/system.mjs';
import { root } from '../tests/support/site.mjs';

const { values } = parseArgs( {
	options: {
		ci: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
		verbose: { type: 'boolean', default: false },
	},
} );
const began = Date.now();
const log = ( text ) =>
	console.log( `[${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s] ${ text }` );

/** Faults that happen once must have no effect on the response. */
const ONCE = { 1213: 'deadlock', 1205: 'lock timeout', drop: 'connection lost', kill: 'connection killed' };
const AT_COMMIT = {
	1213: 'deadlock',
	1180: 'commit refused (Galera)',
	1047: 'node not ready (Galera)',
	drop: 'connection lost',
	'drop after': 'connection lost, response of COMMIT too',
};
const ALWAYS = { 1213: 'deadlock', drop: 'connection lost' };

const ALL_SCENARIOS = [ ...SCENARIOS, ...DESK_SCENARIOS ];

async function record( testSite, scenario ) {
	const subject = await scenario.prepare( testSite );
	await testSite.settle();
	const before = await scenario.state( testSite, subject );
	testSite.proxy.arm( null, scenario.storedIn ?? 0 );
	const response = await scenario.request( testSite, subject, {} );
	await testSite.settle();
	const seen = testSite.proxy.disarm();
	const now = await scenario.state( testSite, subject );
	check(
		scenario.isAfter( before, now ),
		`${ scenario.name }: without any fault, responded with ${ response.status }, ${ before } -> ${ now }`
	);
	return seen;
}

async function transactions( testSite, scenario ) {
	// The first run may create what later ones find, such as caches and options, and then has statements that they have
	// not.
	await record( testSite, scenario );
	const seen = await record( testSite, scenario );
	log(
		`${ scenario.name }: ${ seen.transactions.map( ( each ) => each.length ).join( ' + ' ) } statements in transactions, ${ seen.statements } in all`
	);
	check( seen.transactions.length > 0, `${ scenario.name }: has no transaction` );
	const isSample = values.ci && scenario.name !== 'application';
	// Only the first stores what was sent; further ones count and index what is stored by then.
	for ( const [ transaction, statements ] of seen.transactions.slice( 0, isSample ? 3 : undefined ).entries() ) {
		const isFirst = transaction === 0;
		const inside = positions( Math.max( 0, statements.length - 2 ), values.ci, isFirst && ! isSample ? 3 : 1 ).map(
			( index ) => index + 1
		);
		const suffix = isFirst ? '' : ', later transaction';
		const inject = ( label, kind, statement, options ) =>
			tryOne(
				testSite,
				scenario,
				`${ scenario.name }: ${ label }${ suffix }`,
				{ kind: Number( kind ) || kind, transaction, statement, times: 1 },
				options
			);
		for ( const [ kind, label ] of Object.entries( isSample ? { 1213: ONCE[ 1213 ] } : ONCE ) ) {
			for ( const statement of inside ) {
				await inject( `${ label } once`, kind, statement, { heals: isFirst } );
			}
		}
		for ( const [ kind, label ] of Object.entries( AT_COMMIT ) ) {
			const isWanted = isFirst
				? ! isSample || kind === 'drop after'
				: ! isSample && [ '1213', 'drop' ].includes( kind );
			if ( isWanted ) {
				const heals = isFirst && ( scenario.name === 'application' || ! kind.startsWith( 'drop' ) );
				await inject( `${ label } at COMMIT`, kind, -1, { heals, again: scenario.name === 'application' } );
			}
		}
		for ( const [ kind, label ] of isFirst && ! isSample ? Object.entries( ALWAYS ) : [] ) {
			const some = [
				...positions( inside.length, true, values.ci ? 1 : 5 ).map( ( index ) => inside[ index ] ),
				-1,
			];
			for ( const statement of some ) {
				await tryOne( testSite, scenario, `${ scenario.name }: ${ label } each time`, {
					kind: Number( kind ) || kind,
					transaction,
					statement,
					times: 99,
				} );
			}
		}
	}
	await killedWorkers( testSite, scenario, seen );
}

/**
 * A worker dies at each statement of the transaction that stores, when the server has confirmed its COMMIT, and at each
 * later statement.
 */
async function killedWorkers( testSite, scenario, seen ) {
	const transaction = scenario.storedIn ?? 0;
	const isKnown = scenario.storedIn !== null;
	const headers = { 'X-Faults-Worker': '1' };
	const again = scenario.name === 'application';
	const isSample = values.ci && ! again;
	const kill = ( label, place, expected ) =>
		tryOne(
			testSite,
			scenario,
			`${ scenario.name }: worker killed ${ label }`,
			{ kind: 'worker', transaction, times: 1, ...place },
			{ headers, again, expected: isKnown ? expected : null }
		);
	let fired = 0;
	const inside = isSample ? [] : positions( ( seen.transactions[ transaction ]?.length ?? 1 ) - 1, values.ci );
	for ( const statement of [ ...inside, -1 ] ) {
		fired += ( await kill( 'before COMMIT', { statement }, false ) ).fired;
	}
	const kills = [ await kill( 'after COMMIT', { afterCommit: 0 }, true ) ];
	for ( const index of isSample ? [] : positions( seen.afterCommit, values.ci ) ) {
		kills.push( await kill( 'after COMMIT', { afterCommit: index + 1 }, true ) );
	}
	// nginx responds with 502 for a worker that ended before it responded.
	check(
		kills[ 0 ].fired === 1 && kills[ 0 ].status === 502,
		`${ scenario.name }: no worker was killed after the COMMIT (${ kills[ 0 ].status })`
	);
	check( fired > 0, `${ scenario.name }: no worker was killed before the COMMIT` );
	log(
		`${ scenario.name }: ${ fired } workers killed before the COMMIT, ${ kills.filter( ( each ) => each.fired === 1 ).length } after it`
	);
}

async function fullDisk( testSite ) {
	const name = 'application: disk full';
	if ( ! testSite.isMounted ) {
		log( 'The disk cannot be filled here: no file system can be mounted.' );
		return;
	}
	const counted = row( name );
	const given = [ ...Array( values.ci ? 6 : 20 ).keys() ].map( () =>
		application( testSite.opening, { bytes: 150000 } )
	);
	testSite.store.fill( 400000 );
	for ( const item of given ) {
		const { acknowledged, status } = await send( testSite, item );
		await testSite.settle();
		const now = await applicationState( testSite, item.email );
		counted.sent += 1;
		counted.acknowledged += acknowledged ? 1 : 0;
		counted.stored += now === STORED ? 1 : 0;
		counted.lost += acknowledged && now !== STORED ? 1 : 0;
		check(
			acknowledged ? now === STORED : now.startsWith( '0 ' ),
			`${ name }: responded with ${ status }, ${ now }`
		);
		check( acknowledged || status === 503, `${ name }: responded with ${ status } instead of 503` );
	}
	const full = given.length - counted.acknowledged;
	check( counted.acknowledged > 0 && full > 0, `${ name }: ${ counted.acknowledged } stored, ${ full } refused` );
	testSite.store.empty();
	for ( const item of given ) {
		const { acknowledged } = await send( testSite, item );
		check(
			acknowledged && ( await applicationState( testSite, item.email ) ) === STORED,
			`${ name }: not stored when there was space again`
		);
		await testSite.settle();
	}
	counted.orphans += Object.keys( await orphans( testSite ) ).length;
}

async function mailServers( testSite ) {
	for ( const [ mode, label ] of [
		[ 'refuse', 'mail server stopped' ],
		[ 'slow', 'mail server silent' ],
	] ) {
		const name = `application: ${ label }`;
		const counted = row( name );
		if ( mode === 'slow' ) {
			await testSite.mail.slow();
		}
		for ( let index = 0; index < ( values.ci ? 2 : 10 ); index += 1 ) {
			const submission = application( testSite.opening );
			const { acknowledged, status, seconds } = await send( testSite, submission );
			const now = await applicationState( testSite, submission.email );
			counted.sent += 1;
			counted.acknowledged += acknowledged ? 1 : 0;
			counted.stored += now === STORED ? 1 : 0;
			counted.lost += acknowledged && now !== STORED ? 1 : 0;
			check( acknowledged && now === STORED, `${ name }: responded with ${ status }, ${ now }` );
			check( seconds < 5, `${ name }: responded after ${ seconds } s` );
		}
		await testSite.mail.refuse();
		await testSite.settle();
		counted.orphans += Object.keys( await orphans( testSite ) ).length;
	}
}

/** Cleans up what the faults have left; then each file must have a row, and each row a file. */
async function cleanUp( testSite ) {
	await testSite.sql(
		'UPDATE wp_courant_files SET created = created - 864000; UPDATE wp_courant_attempts SET created = created - 300 WHERE application_id = 0'
	);
	await testSite.store.age( 864000 );
	for ( let round = 0; round < 5; round += 1 ) {
		await testSite.act( 'cleanup' );
	}
	await testSite.settle();
	const unbound = await testSite.number( 'SELECT COUNT(*) FROM wp_courant_files WHERE application_id = 0' );
	const bound = await testSite.number( 'SELECT COUNT(*) FROM wp_courant_files' );
	check( unbound === 0, `after the cleanup: ${ unbound } files belong to no application` );
	const names = ( await testSite.sql( 'SELECT stored_name FROM wp_courant_files' ) ).map( ( [ name ] ) =>
		name.split( '/' ).pop()
	);
	const files = new Set( testSite.store.files().map( ( entry ) => entry.name ) );
	check(
		names.every( ( name ) => files.has( name ) ),
		'after the cleanup: rows without their file'
	);
	const left = await orphans( testSite );
	check( Object.keys( left ).length === 0, `after the cleanup: ${ JSON.stringify( left ) }` );
	log(
		`cleaned up: ${ bound } files of ${ await testSite.number( "SELECT COUNT(*) FROM wp_posts WHERE post_type = 'awsm_job_application'" ) } applications`
	);
}

await ensureAll( root, log );
const environment = new TestEnvironment( quickFolder() );
try {
	const testSite = await startFaultSite( environment );
	try {
		testSite.opening = Number( ( await testSite.act( 'opening' ) ).value );
		await testSite.settle();
		check( testSite.opening > 0, 'no opening could be created' );
		log( 'the site is ready' );
		const runs = [
			...ALL_SCENARIOS.map( ( scenario ) => [ scenario.name, () => transactions( testSite, scenario ) ] ),
			[ 'disk full', () => fullDisk( testSite ) ],
			[ 'mail server', () => mailServers( testSite ) ],
			[ 'cleanup', () => cleanUp( testSite ) ],
		];
		for ( const [ name, work ] of runs.filter( ( [ each ] ) =>
			values.only.split( ',' ).some( ( wanted ) => each.includes( wanted ) )
		) ) {
			log( name );
			const known = new Set( rows.keys() );
			await work();
			if ( values.verbose ) {
				printTable( rows, ( each ) => ! known.has( each ) );
			}
		}
	} finally {
		await testSite.close();
	}
} catch ( error ) {
	failures.push( String( error.stack ?? error ) );
} finally {
	await environment.close();
}
if ( rows.size > 0 ) {
	printTable( rows );
}
failures.forEach( ( label ) => console.log( `failed: ${ label }` ) );
console.log( `${ totals.passed } passed, ${ failures.length } failed` );
process.exit( failures.length > 0 || totals.passed === 0 ? 1 : 0 );
