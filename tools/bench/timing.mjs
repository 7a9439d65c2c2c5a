/**
 * Times calls of one site against a baseline of the same site, one at a time, interleaved, so that only the ratio matters.
 */

const sorted = ( values ) => [ ...values ].sort( ( a, b ) => a - b );
export const quantile = ( values, share ) =>
	sorted( values )[ Math.min( values.length - 1, Math.floor( values.length * share ) ) ] ?? NaN;

/** @returns {Promise<{ms: number, queries: number, cpu: number, status: number, bytes: number}>} */
export async function measureRequest( site, { path, body, headers = {} } ) {
	const began = performance.now();
	const response = await fetch( site + path, {
		method: body ? 'POST' : 'GET',
		redirect: 'manual',
		headers: {
			Accept: body ? '*/*' : 'text/html',
			...( body
				? { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' }
				: {} ),
			...headers,
		},
		...( body ? { body: new URLSearchParams( body ).toString() } : {} ),
	} );
	const text = await response.text();
	return {
		ms: performance.now() - began,
		queries: Number( response.headers.get( 'x-courant-queries' ) ),
		cpu: Number( response.headers.get( 'x-courant-cpu' ) ?? 0 ),
		rows: Number( response.headers.get( 'x-courant-rows' ) ?? 0 ),
		status: response.status,
		bytes: text.length,
	};
}

/** Queries of one call. @returns {Promise<number>} */
export async function queriesOf( site, call ) {
	await measureRequest( site, call );
	return ( await measureRequest( site, call ) ).queries;
}

/**
 * @param {string} site URL
 * @param {{path: string, body?: Record<string, string>}} baseline
 * @param {Array<{name: string, path: string, body?: Record<string, string>}>} cases
 * @returns {Promise<Array<{name: string, ratio: number, ratio95: number, queries: number, status: number, ms: number,
 * cpu: number}>>} cpu: PHP's processor time, as a ratio
 */
export async function compare( site, baseline, cases, rounds = 50 ) {
	const rows = [];
	for ( const testCase of cases ) {
		const times = [];
		const floors = [];
		const ratios = [];
		const spent = [];
		const floorSpent = [];
		let last = await measureRequest( site, testCase );
		await measureRequest( site, baseline );
		for ( let round = 0; round < rounds; round++ ) {
			const empty = await measureRequest( site, baseline );
			last = await measureRequest( site, testCase );
			floors.push( empty.ms );
			times.push( last.ms );
			ratios.push( last.ms / empty.ms );
			spent.push( last.cpu );
			floorSpent.push( empty.cpu );
		}
		rows.push( {
			name: testCase.name,
			ratio: quantile( times, 0.5 ) / quantile( floors, 0.5 ),
			ratio95: quantile( ratios, 0.95 ),
			queries: last.queries,
			status: last.status,
			ms: quantile( times, 0.5 ),
			cpu: quantile( spent, 0.5 ) / quantile( floorSpent, 0.5 ),
		} );
	}
	return rows;
}

export function table( rows ) {
	const line = ( cells ) =>
		cells
			.map( ( cell, index ) => ( index === 0 ? String( cell ).padEnd( 38 ) : String( cell ).padStart( 10 ) ) )
			.join( '' );
	return [
		line( [ 'call', 'ratio', '95th', 'cpu', 'queries', 'ms', 'status' ] ),
		...rows.map( ( row ) =>
			line( [
				row.name,
				row.ratio.toFixed( 2 ),
				row.ratio95.toFixed( 2 ),
				row.cpu.toFixed( 2 ),
				row.queries,
				row.ms.toFixed( 1 ),
				row.status,
			] )
		),
	].join( '\n' );
}
