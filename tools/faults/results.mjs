/** Counts the checks of a run, and the requests of each scenario. */
export const rows = new Map();
export const failures = [];
export const totals = { passed: 0 };

export function row( name ) {
	const known = rows.get( name ) ?? { sent: 0, acknowledged: 0, stored: 0, lost: 0, orphans: 0 };
	rows.set( name, known );
	return known;
}

export function check( holds, text ) {
	if ( holds ) {
		totals.passed += 1;
	} else {
		failures.push( text );
	}
}

/** Positions in a list of that length: all, or some that are spread over it. */
export function positions( length, isShort, max = 3 ) {
	const all = [ ...Array( length ).keys() ];
	return isShort && length > max
		? all.filter(
				( index ) => Math.floor( ( index * max ) / length ) !== Math.floor( ( ( index - 1 ) * max ) / length )
			)
		: all;
}
