/**
 * npm test -- cluster, npm run cluster -- test [--only=NAME] [--full]
 *
 * Tests the site on a cluster. Without `--full`, with fewer applications and without Swift, as in CI. Ends
 * with `N passed, N failed`, or with `skipped: REASON` where the packages cannot be installed.
 */
import { join } from 'node:path';
import { testApplications } from '../../tests/cluster/applications.mjs';
import { testConnections } from '../../tests/cluster/connections.mjs';
import { testFiles } from '../../tests/cluster/files.mjs';
import { testMixedRequests } from '../../tests/cluster/mixed.mjs';
import { testNginxCache, testPageCache } from '../../tests/cluster/page-cache.mjs';
import { testPartition } from '../../tests/cluster/partition.mjs';
import { testRedis } from '../../tests/cluster/redis.mjs';
import { testReplica } from '../../tests/cluster/replica.mjs';
import { testScheduledTasks } from '../../tests/cluster/scheduled.mjs';
import { failures, totals } from '../../tests/cluster/support.mjs';
import { Cluster } from './cluster.mjs';
import { ensureClusterPackages } from './packages.mjs';

/** @param {{ folder: string, full: boolean, only: string, keep: boolean, log: (text: string) => void }} options */
export async function runClusterTests( { folder, full, only, keep, log } ) {
	const cluster = new Cluster( folder );
	const tests = testsOf( cluster, full, log ).filter( ( [ name ] ) =>
		only.split( ',' ).some( ( word ) => name.includes( word ) )
	);
	try {
		await ensureClusterPackages( log, { swift: full } );
	} catch ( error ) {
		// A missing package is not a failure of the site.
		return { passed: 0, failed: 0, skipped: error.message.split( '\n' )[ 0 ] };
	}
	try {
		await cluster.start( {
			log,
			fresh: true,
			swift: full,
			muPlugins: [ 'tests/cluster/mu-plugin.php', 'tests/cluster/aws-stream-wrapper.php' ],
		} );
		for ( const [ name, work ] of tests ) {
			log( name );
			await work();
		}
	} catch ( error ) {
		failures.push( String( error.stack ?? error ) );
		console.log( `failed: ${ error.stack ?? error }` );
	} finally {
		if ( ! keep ) {
			await cluster.stop();
		}
	}
	log( `Logs: ${ join( folder, 'php1' ) }` );
	return { passed: totals.passed, failed: failures.length };
}

/** Returns the tests in their order, each with its name. */
function testsOf( cluster, full, log ) {
	const applications = full ? { count: 500, bytes: 2 ** 21 } : { count: 24, bytes: 2 ** 18 };
	const mixed = full ? { reads: 10_000, writes: 500, queries: 102 } : { reads: 300, writes: 45, queries: 26 };
	const scheduled = full ? { rounds: 20, emails: 200 } : { rounds: 2, emails: 20 };
	return [
		[ 'applications', () => testApplications( cluster, { ...applications, log } ) ],
		[ 'connections', () => testConnections( cluster, { count: full ? 4000 : 1000, log } ) ],
		[ 'page cache', () => testPageCache( cluster, { log } ) ],
		[
			'mixed requests and nginx page cache',
			() =>
				Promise.all( [ testMixedRequests( cluster, { ...mixed, log } ), testNginxCache( cluster, { log } ) ] ),
		],
		...( full ? [ [ 'files in Swift', () => testFiles( cluster, { log } ) ] ] : [] ),
		[ 'scheduled tasks', () => testScheduledTasks( cluster, { ...scheduled, log } ) ],
		[ 'replica', () => testReplica( cluster, { full, log } ) ],
		[ 'redis', () => testRedis( cluster, { log } ) ],
		[ 'partition', () => testPartition( cluster, { log } ) ],
	];
}
