/**
 * Searches for the most expensive query of an anonymous visitor, and measures twenty fixed ones and the delay that eight
 * of the worst at once cause for another visitor. Times are ratios to an empty admin-ajax call of the same site.
 */
import { QueryGenerator } from './query-generator.mjs';
import { quantile } from './timing.mjs';

const AJAX = '/wp-admin/admin-ajax.php';
const MAX_LENGTH = 200;
const COMMON =
	'newsroom deadline archive reader story platform release interview budget print podcast weekend remote team research calendar festival harbour council orchestra senior junior lead staff data video editor engineer designer manager developer local news'.split(
		' '
	);
const repeat = ( text, separator = ' ' ) => {
	let all = text;
	while ( all.length + separator.length + text.length <= MAX_LENGTH ) {
		all += separator + text;
	}
	return all;
};

/** Queries of at most 200 characters with facets: two with a limit of 1.5 empty calls, and twenty hostile ones. */
export const HOSTILE = [
	[ 'three phrases (limit 1.5)', '"team print story" "reader story" "budget remote"' ],
	[ 'eight words (limit 1.5)', 'newsroom deadline archive reader story platform release interview' ],
	[
		'seven phrases of two',
		'"team print" "story team" "print story" "reader team" "budget print" "team story" "print reader"',
	],
	[
		'seven phrases of three',
		'"team print story" "story reader team" "budget remote team" "print team story" "team team print" "reader story team" "remote print team"',
	],
	[ 'a phrase of 39 words', `"${ repeat( 'team' ).slice( 0, 190 ) }"` ],
	[
		'phrases of one word repeated',
		'"team team team team" "story story story story" "print print print print" "story team story team" "print team print team" "reader reader reader"',
	],
	[ 'a long phrase of two words', `"${ repeat( 'team print' ).slice( 0, 190 ) }"` ],
	[ 'many phrases of common pairs', repeat( '"team data"' ) ],
	[ 'an open phrase', '"team pri' ],
	[ 'an open phrase of three', '"team print re' ],
	[ 'phrases and an open phrase', '"team print" "story team" "print story" "reader team" "te' ],
	[ 'twenty common words', COMMON.slice( 0, 20 ).join( ' ' ) ],
	[ 'as many words as fit', COMMON.join( ' ' ).slice( 0, MAX_LENGTH ) ],
	[ 'an expensive prefix', 're' ],
	[ 'words and a prefix', `${ COMMON.slice( 0, 12 ).join( ' ' ) } re` ],
	[ 'single letters', repeat( 'a' ) ],
	[ 'single Chinese characters', repeat( '京' ) ],
	[ 'pairs of Chinese characters', repeat( '東京' ) ],
	[ 'symbols', repeat( 'c++ .net node.js' ) ],
	[ 'quotes only', repeat( '"', '' ) ],
	[ 'nested quotes', repeat( '"team "print', '' ) ],
	[ 'names of terms', repeat( 'bench job category 1' ) ],
].map( ( [ name, jq ] ) => ( {
	name,
	path: AJAX,
	body: { action: 'jobfilter', courant: '1', listings_per_page: '10', jq: jq.slice( 0, MAX_LENGTH ) },
} ) );

const body = ( query ) => ( {
	action: 'jobfilter',
	courant: '1',
	listings_per_page: '100',
	jq: text( query ),
	...( query.sort ? { sort: query.sort } : {} ),
	...( query.salary ? { salary_min: '40000' } : {} ),
} );

function text( { terms } ) {
	return terms
		.map( ( { words, quoted, open } ) =>
			quoted ? `"${ words.join( ' ' ) }${ open ? '' : '"' }` : words.join( ' ' )
		)
		.join( ' ' )
		.slice( 0, MAX_LENGTH );
}

async function call( site, sent, path = AJAX ) {
	const began = performance.now();
	const response = await fetch(
		site + path,
		sent
			? { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' }, body: new URLSearchParams( sent ) }
			: { headers: { Accept: 'text/html' } }
	);
	await response.arrayBuffer();
	return {
		ms: performance.now() - began,
		status: response.status,
		cpu: Number( response.headers.get( 'x-courant-cpu' ) ),
		megabytes: Number( response.headers.get( 'x-courant-memory' ) ) / 1048576,
	};
}

/**
 * Hill climbing from several start points: a query is changed at random and kept when it costs more.
 *
 * @param {string} site URL
 * @param {{seconds: number, seed?: number, words?: string[], log: (text: string) => void}} options
 * @returns {Promise<{jq: string, body: Record<string, string>, tried: number, failures: string[]}>} the worst; failures: not status 200
 */
export async function findWorst( site, { seconds, seed = 1, words = COMMON, log } ) {
	const generator = new QueryGenerator( { seed, words } );
	const failures = [];
	let tried = 0;
	// The minimum of three: other work on the machine only ever adds time.
	const cost = async ( query ) => {
		const times = [];
		for ( let time = 0; time < 3; time++ ) {
			const response = await call( site, body( query ) );
			tried++;
			if ( response.status !== 200 ) {
				failures.push( `${ response.status }: ${ text( query ) }` );
			}
			times.push( response.ms );
		}
		return Math.min( ...times );
	};
	const end = Date.now() + seconds * 1000;
	let worst = { query: null, cost: 0 };
	while ( Date.now() < end ) {
		let query = generator.create();
		let current = await cost( query );
		for ( let unchanged = 0; unchanged < 12 && Date.now() < end; ) {
			const next = generator.change( query );
			const nextCost = await cost( next );
			unchanged = nextCost > current ? 0 : unchanged + 1;
			[ query, current ] = nextCost > current ? [ next, nextCost ] : [ query, current ];
		}
		// Measured again, so that a temporary slowdown of the machine does not make a query the worst.
		current = Math.min( current, await cost( query ) );
		if ( current > worst.cost ) {
			worst = { query, cost: current };
			log( `${ current.toFixed( 0 ) } ms ${ describe( query ) }` );
		}
	}
	return { jq: text( worst.query ), body: body( worst.query ), tried, failures };
}

const describe = ( query ) =>
	`${ text( query ) }${ query.sort ? ` by ${ query.sort }` : '' }${ query.salary ? ' with a salary' : '' }`;

/**
 * @param {string} site
 * @param {{path: string, body: Record<string, string>}} baseline
 * @param {Array<{name: string, path: string, body: Record<string, string>}>} queries
 * @returns {Promise<Array<{name: string, ratio: number, cpu: number, megabytes: number, ms: number, status: number}>>} medians of interleaved pairs
 */
export async function measure( site, baseline, queries, rounds ) {
	const rows = [];
	for ( const query of queries ) {
		const pairs = [];
		await call( site, query.body );
		for ( let round = 0; round < rounds; round++ ) {
			pairs.push( [ await call( site, baseline.body, baseline.path ), await call( site, query.body ) ] );
		}
		const median = ( of ) => quantile( pairs.map( of ), 0.5 );
		rows.push( {
			name: query.name,
			ratio: median( ( [ , item ] ) => item.ms ) / median( ( [ empty ] ) => empty.ms ),
			cpu: median( ( [ , item ] ) => item.cpu ) / median( ( [ empty ] ) => empty.cpu ),
			megabytes: Math.max( ...pairs.map( ( [ , item ] ) => item.megabytes ) ),
			ms: median( ( [ , item ] ) => item.ms ),
			status: Math.max( ...pairs.map( ( [ , item ] ) => item.status ) ),
		} );
	}
	return rows;
}

/**
 * An ordinary list request, alone and at the same time as that many of the slowest requests.
 *
 * @returns {Promise<{underEmptyCalls: number, alone: number, underLoad: number, alone95: number, underLoad95: number}>} milliseconds
 */
export async function delayOfVisitor( site, hostile, { atOnce = 8, rounds = 20 } = {} ) {
	const visitor = { action: 'jobfilter', listings_per_page: '10', job__category_spec: 'bench-job-category-3' };
	const empty = { action: 'courant_empty' };
	const alone = [];
	const underLoad = [];
	const underEmptyCalls = [];
	for ( let round = 0; round < rounds; round++ ) {
		alone.push( ( await call( site, visitor ) ).ms );
		for ( const [ times, sent ] of [
			[ underEmptyCalls, empty ],
			[ underLoad, hostile ],
		] ) {
			const others = Array.from( { length: atOnce }, () => call( site, sent ) );
			times.push( ( await call( site, visitor ) ).ms );
			await Promise.all( others );
		}
	}
	return {
		underEmptyCalls: quantile( underEmptyCalls, 0.5 ),
		alone: quantile( alone, 0.5 ),
		underLoad: quantile( underLoad, 0.5 ),
		alone95: quantile( alone, 0.95 ),
		underLoad95: quantile( underLoad, 0.95 ),
	};
}

export function hostileTable( rows ) {
	const line = ( cells ) =>
		cells
			.map( ( cell, index ) =>
				index === 0 ? String( cell ).slice( 0, 36 ).padEnd( 38 ) : String( cell ).padStart( 9 )
			)
			.join( '' );
	return [
		line( [ 'query', 'ratio', 'cpu', 'MB', 'ms', 'status' ] ),
		...rows.map( ( row ) =>
			line( [
				row.name,
				row.ratio.toFixed( 2 ),
				row.cpu.toFixed( 2 ),
				row.megabytes.toFixed( 1 ),
				row.ms.toFixed( 0 ),
				row.status,
			] )
		),
	].join( '\n' );
}
