/**
 * npm run cluster            starts the site on a cluster of this machine, and prints its URLs
 * npm run cluster -- stop    stops it
 * npm run cluster -- --fresh starts with an empty site
 * npm run cluster -- test [--full] [--only=NAME]  tests the site on a separate cluster
 *
 * Requires Debian and root. Configuration and tests: docs/operations/scaling.md.
 */
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.mjs';
import { ADDRESSES, clusterFolder } from './cluster/layout.mjs';
import { ensureClusterPackages } from './cluster/packages.mjs';
import { runClusterTests } from './cluster/run-tests.mjs';
import { S3_ENDPOINT } from './cluster/swift.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		fresh: { type: 'boolean', default: false },
		full: { type: 'boolean', default: false },
		keep: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
	},
} );
const began = Date.now();
const log = ( text ) =>
	console.log( `[${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s] ${ text }` );

try {
	const cluster = new Cluster( clusterFolder() );
	if ( positionals[ 0 ] === 'stop' ) {
		await cluster.stop();
		log( 'The cluster is stopped.' );
	} else if ( positionals[ 0 ] === 'test' ) {
		const { passed, failed, skipped } = await runClusterTests( { folder: clusterFolder(), log, ...values } );
		console.log( skipped === undefined ? `${ passed } passed, ${ failed } failed` : `skipped: ${ skipped }` );
		process.exitCode = failed === 0 ? 0 : 1;
	} else {
		await ensureClusterPackages( log );
		await cluster.start( { log, fresh: values.fresh } );
		console.log( `
  Site         ${ cluster.url }/          admin, password: password
  PHP nodes    ${ ADDRESSES.nodes.map( ( address ) => `http://${ address }:8080` ).join( '  ' ) }
  Databases    ${ ADDRESSES.databases.map( ( address ) => `${ address }:3306` ).join( '  ' ) }
  HAProxy      ${ ADDRESSES.haproxy }:8080 (web), ${ ADDRESSES.haproxy }:3306 (database)
  Varnish      ${ ADDRESSES.varnish }:6081
  Redis        ${ ADDRESSES.redis }:6379
  Swift, S3    ${ S3_ENDPOINT }
  Emails       ${ cluster.mail.url }
  Files        ${ cluster.folder }

  Stop it with: npm run cluster -- stop
` );
	}
} catch ( error ) {
	console.error( error.message.includes( '\n' ) || ! error.stack ? error.message : error.stack );
	process.exitCode = 1;
}
