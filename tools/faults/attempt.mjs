/** Sends requests while a fault is armed, and compares the responses with what is stored. */
import { orphans } from './orphans.mjs';
import { check, row } from './results.mjs';

/** Sends one request of a scenario while a fault is armed. */
export async function tryOne(
	testSite,
	scenario,
	name,
	fault,
	{ heals = false, headers = {}, again = false, expected = null } = {}
) {
	const where = `${ name }, transaction ${ fault.transaction } ${ fault.afterCommit === undefined ? `statement ${ fault.statement }` : `after COMMIT ${ fault.afterCommit }` }`;
	await testSite.sql( 'DELETE FROM wp_courant_rates' );
	const subject = await scenario.prepare( testSite );
	await testSite.settle();
	const before = await scenario.state( testSite, subject );
	testSite.proxy.arm( fault );
	const response = await scenario.request( testSite, subject, headers );
	await testSite.settle();
	const seen = testSite.proxy.disarm();
	const now = await scenario.state( testSite, subject );
	const isStored = scenario.isAfter( before, now );
	const left = await orphans( testSite );
	const isHalf = ! isStored && now !== before && scenario.isIntermediate?.( before, now ) !== true;
	count( row( name ), { isAcknowledged: response.acknowledged, isStored, isHalf, left } );
	if ( process.argv.includes( '--verbose' ) ) {
		console.log( `${ where }: ${ response.status }, fired ${ seen?.fired }, ${ before } -> ${ now }` );
	}
	check(
		! response.acknowledged || isStored,
		`${ where }: responded with ${ response.status }, but not stored (${ before } -> ${ now })`
	);
	check( ! isHalf, `${ where }: stored in part (${ before } -> ${ now })` );
	check( Object.keys( left ).length === 0, `${ where }: left ${ JSON.stringify( left ) }` );
	// Otherwise the row would count a request without a fault.
	check( seen.fired > 0, `${ where }: the fault did not occur` );
	if ( expected !== null && seen.fired > 0 ) {
		check(
			isStored === expected,
			`${ where }: ${ expected ? 'not stored after the COMMIT' : 'stored before the COMMIT' } (${ before } -> ${ now })`
		);
	}
	if ( heals ) {
		check(
			isStored && ( scenario.heals === false || response.acknowledged ),
			`${ where }: was not run again, responded with ${ response.status }`
		);
	}
	if ( again && ! response.acknowledged ) {
		await repeat( testSite, scenario, subject, { before, where } );
	}
	if ( Object.keys( left ).length > 0 ) {
		await repair( testSite );
	}
	return { status: response.status, fired: seen.fired };
}

/** Adds a request to its row of the table. */
function count( counts, { isAcknowledged, isStored, isHalf, left } ) {
	counts.sent += 1;
	counts.acknowledged += isAcknowledged ? 1 : 0;
	counts.stored += isStored ? 1 : 0;
	counts.lost += isAcknowledged && ! isStored ? 1 : 0;
	counts.orphans += Object.values( left ).reduce( ( sum, each ) => sum + each, 0 ) + ( isHalf ? 1 : 0 );
}

/** Sends the request again with the same idempotency key. */
async function repeat( testSite, scenario, subject, { before, where } ) {
	// The idempotency key of a killed worker is locked for 30 seconds.
	await testSite.sql( 'UPDATE wp_courant_attempts SET created = created - 300 WHERE application_id = 0' );
	const response = await scenario.request( testSite, subject, {} );
	await testSite.settle();
	const after = await scenario.state( testSite, subject );
	check(
		response.acknowledged && scenario.isAfter( before, after ),
		`${ where }: sent again with the same key, responded with ${ response.status }, ${ after }`
	);
}

/** Removes what a fault has left, so that the next row does not count it. */
async function repair( testSite ) {
	await testSite.sql( `DELETE m FROM wp_postmeta m LEFT JOIN wp_posts p ON p.ID = m.post_id WHERE p.ID IS NULL;
		DELETE c FROM wp_courant_candidates c LEFT JOIN wp_posts p ON p.ID = c.application_id WHERE p.ID IS NULL;
		DELETE o FROM wp_courant_outbox o LEFT JOIN wp_posts p ON p.ID = o.application_id WHERE o.application_id > 0 AND p.ID IS NULL;
		DELETE f FROM wp_courant_files f LEFT JOIN wp_posts p ON p.ID = f.application_id WHERE f.application_id > 0 AND p.ID IS NULL;
		DELETE r FROM wp_term_relationships r LEFT JOIN wp_posts p ON p.ID = r.object_id WHERE p.ID IS NULL` );
	await testSite.act( 'cleanup' );
	await testSite.settle();
}
