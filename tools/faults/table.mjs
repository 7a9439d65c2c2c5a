/** Prints a line for each kind of fault, and their sum. @param {Map<string, object>} rows */
export function printTable( rows, isWanted = () => true ) {
	const names = [ ...rows.keys() ].filter( isWanted );
	const width = Math.max( ...names.map( ( name ) => name.length ), 5 );
	const heads = [ 'sent', 'acknowledged', 'stored', 'acknowledged but not stored', 'orphans' ];
	const line = ( name, cells ) =>
		`${ name.padEnd( width ) }${ cells.map( ( cell, index ) => `   ${ String( cell ).padStart( heads[ index ].length ) }` ).join( '' ) }`;
	console.log( `\n${ line( 'fault', heads ) }` );
	const sums = { sent: 0, acknowledged: 0, stored: 0, lost: 0, orphans: 0 };
	for ( const name of names ) {
		const counted = rows.get( name );
		Object.keys( sums ).forEach( ( key ) => {
			sums[ key ] += counted[ key ];
		} );
		console.log(
			line(
				name,
				Object.keys( sums ).map( ( key ) => counted[ key ] )
			)
		);
	}
	console.log( `${ line( 'all', Object.values( sums ) ) }\n` );
}
