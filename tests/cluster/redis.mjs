/**
 * Redis as the object cache of three PHP nodes: no query for openings is run twice on the database, and
 * while Redis is empty, full, slow or not running, no node responds with an error or shows a closed opening as open.
 */
import { pause } from '../../tools/lib/services.mjs';
import { createApplication, submit } from './application-requests.mjs';
import { act, check, request, unique } from './support.mjs';

const NODES = [ 1, 2, 3 ];

/** @param {{ log: (text: string) => void }} options */
export async function testRedis( cluster, { log } ) {
	await act( cluster.url, 'setup' );
	await testRepeatedQueries( cluster, log );
	const faults = {
		'Redis is empty': {
			begin: () => cluster.redis( 'FLUSHALL' ),
			end: () => {},
		},
		'Redis is full': {
			begin: async () => {
				await cluster.redis( 'CONFIG', 'SET', 'maxmemory', '1mb' );
				await cluster.redis( 'DEBUG', 'POPULATE', '20000', 'other', '100' );
			},
			end: () => cluster.redis( 'CONFIG', 'SET', 'maxmemory', '64mb' ),
		},
		'Redis is slow': {
			// Connections are accepted, and commands get no response.
			begin: () => cluster.services.signal( 'redis', 'SIGSTOP' ),
			end: () => cluster.services.signal( 'redis', 'SIGCONT' ),
		},
		'Redis is not running, and is restarted with its old data': {
			begin: async () => {
				await cluster.redis( 'SAVE' );
				await cluster.services.kill( 'redis' );
				await pause( 300 );
			},
			end: () => cluster.startRedis(),
		},
	};
	for ( const [ name, fault ] of Object.entries( faults ) ) {
		await testFault( cluster, name, fault, log );
	}
}

async function testRepeatedQueries( cluster, log ) {
	const title = `Cached ${ unique() }`;
	const id = await act( cluster.url, 'opening', { title } );
	const path = '/wp-json/courant/v1/listings?html=1&jq=Cached';
	const read = async ( node ) => {
		const response = await request( cluster.nodes.url( node ) + path, { headers: { 'X-Cluster-Queries': '1' } } );
		check( response.text.includes( title ) || response.status !== 200, `node ${ node } does not find the opening` );
		return {
			number: Number( response.headers.get( 'x-opening-queries' ) ),
			statements: decodeURIComponent( response.headers.get( 'x-opening-statements' ) ?? '' ),
		};
	};
	const first = await read( 1 );
	const others = [ await read( 2 ), await read( 3 ), await read( 1 ) ];
	log( `Statements that read openings: ${ [ first, ...others ].map( ( { number } ) => number ).join( ', ' ) }` );
	check( first.number > 1, 'the first node reads openings' );
	// One statement checks whether openings have changed (docs/operations/scaling.md).
	others.forEach( ( { number, statements } ) => check( number <= 1, `a repeated query: ${ statements }` ) );
	const renamed = `Renamed ${ unique() }`;
	await act( cluster.nodes.url( 2 ), 'rename', { id, title: `Cached ${ renamed }` } );
	for ( const node of NODES ) {
		const { text } = await request( cluster.nodes.url( node ) + path );
		check( text.includes( renamed ) && ! text.includes( title ), `node ${ node } has the former title` );
	}
}

async function testFault( cluster, name, { begin, end }, log ) {
	const title = `Closing ${ unique() }`;
	const id = await act( cluster.url, 'opening', { title } );
	// Every node stores the open opening in Redis.
	const before = await readAll( cluster, id, title );
	check(
		before.every( ( { isListed, hasForm } ) => isListed && hasForm ),
		`${ name }: the opening is not shown`
	);
	await begin();
	const began = Date.now();
	await act( cluster.nodes.url( 2 ), 'close', { id } );
	const during = await readAll( cluster, id, title );
	const seconds = ( Date.now() - began ) / 1000;
	await end();
	const after = await readAll( cluster, id, title );
	for ( const [ when, results ] of Object.entries( { during, after } ) ) {
		const statuses = results.flatMap( ( result ) => result.statuses );
		check(
			statuses.every( ( status ) => status > 0 && status < 500 ),
			`${ name } (${ when }): statuses ${ statuses.join( ' ' ) }`
		);
		check( ! results.some( ( { isListed } ) => isListed ), `${ name } (${ when }): the closed opening is listed` );
		check( ! results.some( ( { hasForm } ) => hasForm ), `${ name } (${ when }): the closed opening has a form` );
	}
	for ( const node of NODES ) {
		const { isAccepted } = await submit( cluster.nodes.url( node ), createApplication( id, 4096 ) );
		check( ! isAccepted, `${ name }: node ${ node } accepts an application for a closed opening` );
	}
	log( `${ name }: ${ seconds.toFixed( 1 ) } s for a save and six pages` );
}

/** The listing and the page of the opening on each node. */
const readAll = ( cluster, id, title ) =>
	Promise.all(
		NODES.map( async ( node ) => {
			const base = cluster.nodes.url( node );
			// The page first: a listing would make the node detect that the cache is outdated.
			const page = await request( `${ base }/?post_type=awsm_job_openings&p=${ id }` );
			const list = await request( `${ base }/wp-json/courant/v1/listings?html=1` );
			return {
				isListed: list.text.includes( title ),
				hasForm: page.text.includes( 'name="awsm_file"' ),
				statuses: [ list.status, page.status ],
			};
		} )
	);
