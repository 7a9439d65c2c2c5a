/**
 * The ten queries of a listing, and how their cost grows with the number of openings: ratios to an empty
 * call side by side, and the time above that call at each size.
 */
const AJAX = '/wp-admin/admin-ajax.php';
const filter = ( more ) => ( { path: AJAX, body: { action: 'jobfilter', listings_per_page: '10', ...more } } );
const page = ( number, more = {} ) => ( {
	path: AJAX,
	body: { action: 'loadmore', paged: String( number ), pagination: 'classic', listings_per_page: '10', ...more },
} );

/** An empty call: WordPress and our plugin without a query. */
export const BASELINE = { path: `${ AJAX }?action=courant_empty`, body: { action: 'courant_empty' } };

/** grows: values on which the cost may depend; ratio: limits at the first number of openings and at all others. */
export const QUERIES = [
	{ name: 'nothing chosen', ...filter( {} ) },
	{ name: 'one category', ...filter( { job__category_spec: 'bench-job-category-3' } ) },
	{
		name: 'category and place',
		...filter( { job__category_spec: 'bench-job-category-3', job__location_spec: 'bench-job-location-4' } ),
	},
	{
		name: 'two categories, three places, remote',
		...filter( {
			job__category_spec: 'bench-job-category-3,bench-job-category-4',
			job__location_spec: 'bench-job-location-1,bench-job-location-2,bench-job-location-3',
			work_mode: 'remote',
		} ),
	},
	{ name: 'a common word', ...filter( { jq: 'newsroom' } ) },
	{ name: 'a rare word', ...filter( { jq: 'ref12' } ) },
	{ name: 'two words', ...filter( { jq: 'senior engineer' } ) },
	{ name: 'a prefix', ...filter( { jq: 'translat' } ) },
	{ name: 'page 100', ...page( 100 ) },
	{
		name: 'page 90 of a search and a category',
		...page( 90, { jq: 'newsroom', job__category_spec: 'bench-job-category-3' } ),
	},
];

/** Further queries: reported, without a limit. */
export const UNLIMITED_QUERIES = [
	{ name: 'one category, with facets', ...filter( { job__category_spec: 'bench-job-category-3', courant: '1' } ) },
	{ name: 'a common word, with facets', ...filter( { jq: 'newsroom', courant: '1' } ) },
	{ name: 'two words by relevance', ...filter( { jq: 'senior engineer', sort: 'relevance' } ) },
	{ name: 'closing soonest', ...filter( { sort: 'closing' } ) },
	{ name: 'at least 60,000 a year', ...filter( { salary_min: '60000' } ) },
	{ name: 'a phrase', ...filter( { jq: '"senior data engineer"' } ) },
	{ name: 'GET courant/v1/listings', path: '/wp-json/courant/v1/listings?job__category_spec=bench-job-category-3' },
	{ name: 'a view', path: AJAX, body: { action: 'awsm_view_count', awsm_job_id: '1' } },
];

const cell = ( text, width ) => String( text ).padStart( width );
const thousands = ( number ) => number.toLocaleString( 'en' );

/**
 * @typedef {{name: string, ratio: number, ratio95: number, cpu: number, queries: number, ms: number}} Row
 * @param {Array<{size: number, baselineQueries: number, rows: Row[]}>} measured
 * @returns {string} side by side: ratio, 95th percentile of the pairs, ratio of PHP's processor time, queries above an
 * empty call; then the growth
 */
export function sideBySide( measured ) {
	const names = measured[ 0 ]?.rows.map( ( row ) => row.name ) ?? [];
	const row = ( set, name ) => set.rows.find( ( row ) => row.name === name );
	const head = [
		'query'.padEnd( 40 ),
		...measured.map(
			( set ) =>
				cell( `${ thousands( set.size ) }: ratio`, 16 ) +
				cell( '95th', 7 ) +
				cell( 'cpu', 6 ) +
				cell( 'queries', 9 )
		),
	].join( '' );
	const lines = names.map(
		( name ) =>
			name.padEnd( 40 ) +
			measured
				.map( ( set ) => {
					const { ratio, ratio95, cpu, queries } = row( set, name );
					return (
						cell( ratio.toFixed( 2 ), 16 ) +
						cell( ratio95.toFixed( 2 ), 7 ) +
						cell( cpu.toFixed( 2 ), 6 ) +
						cell( queries - set.baselineQueries, 9 )
					);
				} )
				.join( '' )
	);
	const above = ( set, name ) => row( set, name ).ms - row( set, name ).ms / row( set, name ).ratio;
	const curve =
		measured.length < 2
			? []
			: [
					'',
					'milliseconds above an empty call, and how often the first of them the last are',
					...names.map(
						( name ) =>
							name.padEnd( 40 ) +
							measured.map( ( set ) => cell( above( set, name ).toFixed( 2 ), 16 ) ).join( '' ) +
							cell(
								`x${ ( above( measured[ measured.length - 1 ], name ) / Math.max( 0.05, above( measured[ 0 ], name ) ) ).toFixed( 1 ) }`,
								10
							)
					),
				];
	return [ head, ...lines, ...curve ].join( '\n' );
}

/** Returns what exceeds its limit: 1.5 empty calls, up to 10,000 openings 1.3; 8 queries. @returns {string[]} */
export function overLimit( measured ) {
	return measured.flatMap( ( { size, baselineQueries, rows } ) =>
		rows
			.filter( ( row ) => QUERIES.some( ( query ) => query.name === row.name ) )
			.flatMap( ( row ) => {
				const most = size <= 10000 ? 1.3 : 1.5;
				return [
					...( row.ratio > most
						? [
								`${ row.name } at ${ thousands( size ) }: ${ row.ratio.toFixed( 2 ) } times an empty call, ${ most } is the limit`,
							]
						: [] ),
					...( row.queries - baselineQueries > 8
						? [ `${ row.name } at ${ thousands( size ) }: ${ row.queries - baselineQueries } queries` ]
						: [] ),
				];
			} )
	);
}
