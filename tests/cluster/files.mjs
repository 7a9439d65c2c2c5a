/**
 * Files in Swift through the stream wrapper of the AWS SDK: large files with little memory, ranges, encryption, and
 * faults of the store.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKET } from '../../tools/cluster/layout.mjs';
import { sharedFolder } from '../../tools/cluster/site.mjs';
import { S3_ENDPOINT } from '../../tools/cluster/swift.mjs';
import { run } from '../../tools/lib/child.mjs';
import { pause, until } from '../../tools/lib/services.mjs';
import { createApplication, reasonOf, submit } from './application-requests.mjs';
import { testStoreFaults } from './store-faults.mjs';
import { act, check, request, runCommand, unique } from './support.mjs';

const MEGABYTE = 2 ** 20;
const SDK = { 'aws/aws-sdk-php': '3.403.*' };

/** @param {{ log: (text: string) => void }} options */
export async function testFiles( cluster, { log } ) {
	await useSwift( cluster, log );
	await act( cluster.url, 'setup' );
	const opening = await act( cluster.url, 'opening', { title: `Files ${ unique() }` } );
	const accepted = [];
	const send = async ( node, application, what, headers = {} ) => {
		const result = await submit( cluster.nodes.url( node ), application, headers );
		if ( check( result.isAccepted, `${ what }: ${ result.response.status } ${ reasonOf( result.response ) }` ) ) {
			accepted.push( application );
		}
		return result.response;
	};
	await testSizes( cluster, opening, send, log );
	await testCiphertext( cluster, log );
	await testStoreFaults( cluster, {
		...{ opening, accepted, send, log },
		download: ( application ) => download( cluster, application ),
	} );
	const rows = await cluster.galera.rows(
		2,
		`SELECT e.meta_value, f.sha256 FROM wp_posts p JOIN wp_postmeta e ON e.post_id = p.ID AND e.meta_key = 'awsm_applicant_email'
		JOIN wp_courant_files f ON f.application_id = p.ID WHERE p.post_parent = ${ opening }`
	);
	const stored = new Map( rows );
	check(
		rows.length === accepted.length && accepted.every( ( { email, sha256 } ) => stored.get( email ) === sha256 ),
		`${ rows.length } files are stored instead of the ${ accepted.length } that were accepted`
	);
	const verified = await runCommand( cluster, 3, 'files', 'verify', '--restart' );
	check( verified.code === 0, `files verify: ${ verified.output.slice( -1000 ) }` );
	log( `${ rows.length } files in Swift, each identical to the file that was sent` );
}

/** Installs the SDK next to the cluster, and sets the location of private files on all nodes. */
async function useSwift( cluster, log ) {
	const sdk = join( cluster.folder, '..', 'courant-cluster-sdk' );
	if ( ! existsSync( join( sdk, 'vendor/autoload.php' ) ) ) {
		log( 'Installing the AWS SDK' );
		mkdirSync( sdk, { recursive: true } );
		writeFileSync( join( sdk, 'composer.json' ), JSON.stringify( { require: SDK } ) );
		const { code, output } = await run(
			[ 'composer', 'update', '--no-interaction', '--no-progress', '--no-ansi' ],
			{
				cwd: sdk,
				env: { COMPOSER_ALLOW_SUPERUSER: '1' },
			}
		);
		check( code === 0, output.slice( -1000 ) );
	}
	const config = join( sharedFolder( cluster.folder ), 'wp-config-cluster.php' );
	const settings = JSON.stringify( {
		autoload: join( sdk, 'vendor/autoload.php' ),
		endpoint: S3_ENDPOINT,
		secret: cluster.swift.secret,
		bucket: BUCKET,
	} );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace(
			/define\('COURANT_PRIVATE_DIR'[^\n]*/,
			`define('COURANT_PRIVATE_DIR', 's3://${ BUCKET }/store');\ndefine('COURANT_TEST_S3', '${ settings }');`
		)
	);
	// PHP reads changed files after two seconds.
	await pause( 2500 );
	await request( `${ cluster.nodes.url( 1 ) }/wp-login.php`, { headers: { 'X-Cluster-Bucket': '1' } } );
}

async function testSizes( cluster, opening, send, log ) {
	const peaks = [];
	for ( const megabytes of [ 0, 2, 100 ] ) {
		const application = createApplication( opening, megabytes * MEGABYTE );
		const began = Date.now();
		const key = unique();
		await send( 1, application, `a file of ${ megabytes } MB`, { 'X-Cluster-Memory': key } );
		const peak = await memoryOf( cluster, 1, key );
		peaks.push( peak );
		const read = await download( cluster, application );
		check( read.status === 200 && read.sha256 === application.sha256, `${ megabytes } MB: the download differs` );
		peaks.push( read.peak );
		log(
			`${ megabytes } MB: ${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s, memory of the upload ${ peak } MB, of the download ${ read.peak } MB`
		);
		if ( megabytes === 2 ) {
			const range = await download( cluster, application, 'bytes=1000000-1000999' );
			check( range.status === 206 && range.size === 1000, `a range: ${ range.status }, ${ range.size } bytes` );
			check( range.contentRange?.startsWith( 'bytes 1000000-1000999/' ), `a range: ${ range.contentRange }` );
		}
	}
	check( Math.max( ...peaks ) - Math.min( ...peaks ) <= 12, `memory is not flat: ${ peaks.join( ' ' ) } MB` );
}

async function download( cluster, { email }, range ) {
	const [ [ id, application ] ] = await cluster.galera.rows(
		2,
		`SELECT f.id, f.application_id FROM wp_courant_files f JOIN wp_postmeta e ON e.post_id = f.application_id
		AND e.meta_key = 'awsm_applicant_email' WHERE e.meta_value = '${ email }'`
	);
	const url = new URL( await act( cluster.url, 'download', { id, application } ) );
	const key = unique();
	const response = await fetch( cluster.nodes.url( 2 ) + url.pathname + url.search, {
		headers: { 'X-Cluster-Memory': key, ...( range === undefined ? {} : { Range: range } ) },
	} );
	const body = Buffer.from( await response.arrayBuffer() );
	return {
		status: response.status,
		size: body.length,
		sha256: createHash( 'sha256' ).update( body ).digest( 'hex' ),
		contentRange: response.headers.get( 'content-range' ),
		peak: await memoryOf( cluster, 2, key ),
	};
}

/** The memory that PHP needed for a request, in megabytes. */
async function memoryOf( cluster, node, key ) {
	const path = join( cluster.nodes.documentRoot( node ), '..', `memory-${ key }` );
	await until( () => existsSync( path ), { what: 'the end of a request' } );
	return Number( readFileSync( path, 'utf8' ) );
}

/** Checks that no stored object contains the content of a file. */
async function testCiphertext( cluster, log ) {
	const { stdout } = await run( [
		...[ 'find', join( cluster.folder, 'swift/srv' ), '-name', '*.data', '-size', '+1k' ],
	] );
	const paths = stdout.trim().split( '\n' ).filter( Boolean );
	const readable = paths.filter( ( path ) => {
		const content = readFileSync( path );
		return content.includes( '%PDF-' ) || content.includes( '%'.repeat( 64 ) );
	} );
	check(
		paths.length >= 3 && readable.length === 0,
		`${ readable.length } of ${ paths.length } objects are readable`
	);
	log( `${ paths.length } objects in Swift, all encrypted` );
}
