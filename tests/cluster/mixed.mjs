/**
 * Reads and writes on all nodes at the same time: each PHP node writes to a separate database node, so that writes
 * conflict. Afterwards, the index, its facets and counts, and SQL agree on each node.
 */
import { until } from '../../tools/lib/services.mjs';
import { useOwnDatabase, useSharedDatabase } from './own-database.mjs';
import { act, check, parallel, request, runCommand, unique } from './support.mjs';

const NODES = [ 1, 2, 3 ];
const MAX_TRIES = 20;
const FACET = 'job__category_spec';
const CATEGORIES = [ 'editing', 'printing', 'sales', 'design', 'transport' ];
const WORDS = [ 'Editor', 'Printer', 'Designer', 'Driver', 'Writer', 'Manager', 'Analyst', 'Cook' ];

const pick = ( list ) => list[ Math.floor( Math.random() * list.length ) ];
const pickNode = ( cluster ) => cluster.nodes.url( pick( NODES ) );

/** @param {{ reads: number, writes: number, queries: number, log: (text: string) => void }} options */
export async function testMixedRequests( cluster, { reads, writes, queries, log } ) {
	for ( const node of NODES ) {
		await useOwnDatabase( cluster, node, { backups: true } );
	}
	const terms = await createCategories( cluster );
	const openings = new Map();
	for ( let number = 0; number < 30; number += 1 ) {
		await create( cluster, openings, terms );
	}
	const began = Date.now();
	const statuses = new Map();
	const repeated = { tries: 0 };
	let done = 0;
	await Promise.all( [
		parallel( writes, 6, async () => {
			await write( cluster, openings, terms, repeated );
			done += 1;
		} ),
		parallel( reads, 8, async () => {
			const url = pickNode( cluster ) + pick( listingUrls( terms ) );
			const { status, text } = await request( url );
			statuses.set( status, ( statuses.get( status ) ?? 0 ) + 1 );
			if ( status !== 200 ) {
				log( `${ new Date().toISOString() } ${ status } ${ url }: ${ text.slice( 0, 200 ) }` );
			}
		} ),
	] );
	log(
		`${ reads } reads and ${ done } writes in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s; statuses of reads: ${ [ ...statuses ].map( ( [ status, number ] ) => `${ status } ${ number }` ).join( ', ' ) }; repeated writes: ${ repeated.tries }`
	);
	check(
		[ ...statuses.keys() ].every( ( status ) => status === 200 ),
		'a read failed'
	);
	await compareNodes( cluster, openings, terms, { queries, log } );
	for ( const node of NODES ) {
		await useSharedDatabase( cluster, node );
	}
}

async function createCategories( cluster ) {
	const terms = [];
	for ( const name of CATEGORIES ) {
		const slug = `${ name }-${ unique() }`;
		terms.push( { id: Number( await act( cluster.url, 'term', { title: slug } ) ), slug } );
	}
	return terms;
}

const randomFields = ( terms ) => ( {
	title: `${ pick( WORDS ) } ${ pick( WORDS ) } ${ unique() }`,
	status: Math.random() < 0.75 ? 'publish' : 'expired',
	'job-category': [ pick( terms ).id ],
} );

/** Sends a change as the block editor does, until it is accepted. */
async function save( cluster, path, fields, repeated ) {
	for ( let tries = 0; tries < MAX_TRIES; tries += 1 ) {
		const response = await request( `${ pickNode( cluster ) }/wp-json/wp/v2/awsm_job_openings${ path }`, {
			method: 'POST',
			body: JSON.stringify( fields ),
			headers: { 'X-Cluster-User': '1', 'Content-Type': 'application/json' },
		} );
		if ( response.status === 200 || response.status === 201 ) {
			return response.json;
		}
		repeated.tries += 1;
		repeated.last = `${ response.status } ${ response.text.slice( 0, 300 ) }`;
	}
	throw new Error( `A change was not accepted: ${ repeated.last }` );
}

async function create( cluster, openings, terms, repeated = { tries: 0 } ) {
	const fields = randomFields( terms );
	const { id } = await save( cluster, '', fields, repeated );
	openings.set( id, { ...fields, isBusy: false } );
}

/** Creates an opening, or changes title, status or category of one that no other request changes. */
async function write( cluster, openings, terms, repeated ) {
	const idle = [ ...openings ].filter( ( [ , { isBusy } ] ) => ! isBusy );
	if ( Math.random() < 0.3 || idle.length === 0 ) {
		await create( cluster, openings, terms, repeated );
		return;
	}
	const [ id, opening ] = pick( idle );
	opening.isBusy = true;
	const all = randomFields( terms );
	const name = pick( Object.keys( all ) );
	await save( cluster, `/${ id }`, { [ name ]: all[ name ] }, repeated );
	opening[ name ] = all[ name ];
	opening.isBusy = false;
}

/** Returns URLs of listings: by category, by word, by both, and pages of all. */
function listingUrls( terms ) {
	const list = '/wp-json/courant/v1/listings?listings_per_page=10';
	return [
		...[ 1, 2, 3, 4, 5 ].map( ( page ) => `${ list }&paged=${ page }` ),
		...WORDS.map( ( word ) => `${ list }&jq=${ word }` ),
		...terms.map( ( { slug } ) => `${ list }&job__category_spec=${ slug }` ),
		...terms.flatMap( ( { slug } ) =>
			WORDS.map( ( word ) => `${ list }&job__category_spec=${ slug }&jq=${ word }` )
		),
		...[ 'title', 'oldest' ].flatMap( ( sort ) =>
			[ 1, 2, 3 ].flatMap( ( page ) =>
				[ '', ...terms.map( ( { slug } ) => `&job__category_spec=${ slug }` ) ].map(
					( filter ) => `${ list }&sort=${ sort }&paged=${ page }${ filter }`
				)
			)
		),
		...WORDS.map( ( word ) => `/wp-json/courant/v1/listings?listings_per_page=100&jq=${ word }&sort=newest` ),
	];
}

async function compareNodes( cluster, openings, terms, { queries, log } ) {
	const stored = await Promise.all( NODES.map( ( node ) => readOpenings( cluster, node ) ) );
	const lost = [ ...openings ].filter( ( [ id, opening ] ) => {
		const row = stored[ 0 ].find( ( each ) => each.id === id );
		return (
			row?.title !== opening.title ||
			row?.status !== opening.status ||
			row?.term !== opening[ 'job-category' ][ 0 ]
		);
	} );
	check( lost.length === 0, `${ lost.length } accepted changes are not stored` );
	NODES.slice( 1 ).forEach( ( node, index ) =>
		check( JSON.stringify( stored[ index + 1 ] ) === JSON.stringify( stored[ 0 ] ), `db${ node } has other rows` )
	);
	const urls = listingUrls( terms );
	// Evenly distributed over the kinds of queries.
	const all = urls.filter( ( url, index ) => ( index * queries ) % urls.length < queries );
	const wrong = [];
	for ( const path of all ) {
		const bodies = await Promise.all(
			NODES.map( async ( node ) => ( await request( cluster.nodes.url( node ) + path ) ).json )
		);
		const summary = ( body ) =>
			JSON.stringify( [ body?.total, body?.items?.map( ( { id } ) => id ), body?.facets ] );
		const total = totalBySql( stored[ 0 ], path, terms );
		const facets = facetsBySql( stored[ 0 ], path, terms );
		const shown = bodies[ 0 ]?.facets?.[ FACET ] ?? {};
		if (
			new Set( bodies.map( summary ) ).size !== 1 ||
			bodies[ 0 ]?.total !== total ||
			Object.entries( facets ).some( ( [ slug, number ] ) => shown[ slug ] !== number )
		) {
			wrong.push(
				`${ path }: SQL ${ total } ${ JSON.stringify( facets ) }, nodes ${ bodies.map( summary ).join( ' ' ).slice( 0, 600 ) }`
			);
		}
	}
	check( wrong.length === 0, `${ wrong.length } of ${ all.length } responses differ: ${ wrong.join( '; ' ) }` );
	log( `${ all.length } queries compared on each node with SQL, ${ stored[ 0 ].length } openings` );
	await compareCounters( cluster, stored[ 0 ], terms );
	for ( const node of NODES ) {
		const { code, output } = await until( () => runCommand( cluster, node, 'index' ), {
			what: 'the index command',
		} );
		check( code === 0, `node ${ node }: ${ output.slice( -500 ) }` );
	}
}

/** Compares the stored number of openings of each category, and of each status in wp-admin, with SQL, on each node. */
async function compareCounters( cluster, rows, terms ) {
	const open = rows.filter( ( { status } ) => status === 'publish' );
	for ( const node of NODES ) {
		const counts = new Map(
			await cluster.galera.rows(
				node,
				`SELECT term_id, count FROM wp_term_taxonomy WHERE term_id IN (${ terms.map( ( { id } ) => id ).join() })`
			)
		);
		const wrong = terms.filter(
			( { id } ) => Number( counts.get( String( id ) ) ) !== open.filter( ( { term } ) => term === id ).length
		);
		check( wrong.length === 0, `db${ node }: the stored numbers of ${ wrong.length } categories are wrong` );
		const screen = await request( `${ cluster.nodes.url( node ) }/wp-admin/edit.php?post_type=awsm_job_openings`, {
			headers: { 'X-Cluster-User': '1' },
		} );
		const shown = ( status ) =>
			Number(
				new RegExp( `class=['"]${ status }['"]>.*?class="count">\\(([\\d,]+)\\)`, 's' ).exec(
					screen.text
				)?.[ 1 ]
			);
		for ( const status of [ 'publish', 'expired' ] ) {
			const number = rows.filter( ( row ) => row.status === status ).length;
			check(
				shown( status ) === number,
				`node ${ node }: ${ shown( status ) } ${ status } instead of ${ number }`
			);
		}
	}
}

async function readOpenings( cluster, node ) {
	const rows = await cluster.galera.rows(
		node,
		`SELECT p.ID, p.post_title, p.post_status, COALESCE(MAX(x.term_id), 0) FROM wp_posts p
		LEFT JOIN wp_term_relationships r ON r.object_id = p.ID
		LEFT JOIN wp_term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'job-category'
		WHERE p.post_type = 'awsm_job_openings' AND p.post_status IN ('publish', 'expired') GROUP BY p.ID ORDER BY p.ID`
	);
	return rows.map( ( [ id, title, status, term ] ) => ( { id: Number( id ), title, status, term: Number( term ) } ) );
}

/** Returns the open openings that match the search of a URL. */
function findBySql( rows, path ) {
	const word = new URL( path, 'http://site' ).searchParams.get( 'jq' )?.toLowerCase();
	return rows.filter(
		( row ) =>
			row.status === 'publish' && ( word === undefined || row.title.toLowerCase().split( ' ' ).includes( word ) )
	);
}

/** Returns the number of open openings that match the search and the category of a URL. */
function totalBySql( rows, path, terms ) {
	const slug = new URL( path, 'http://site' ).searchParams.get( FACET );
	const term = terms.find( ( each ) => each.slug === slug )?.id;
	return findBySql( rows, path ).filter( ( row ) => term === undefined || row.term === term ).length;
}

/** Returns the numbers of the category filter, which do not depend on the chosen category. */
function facetsBySql( rows, path, terms ) {
	const found = findBySql( rows, path );
	return Object.fromEntries(
		terms.map( ( { id, slug } ) => [ slug, found.filter( ( { term } ) => term === id ).length ] )
	);
}
