/** Lists in the Customizer's storage format (text). Pure. */
export interface SectionRow {
	readonly category: number;
	readonly count: number;
	readonly layout: string;
	readonly title: string;
}

export const NEW_SECTION: SectionRow = { category: 0, count: 4, layout: 'feature', title: '' };

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const number = ( value: unknown, fallback: number ): number => {
	const read = Number( value );
	return Number.isInteger( read ) ? read : fallback;
};

const parse = ( text: unknown ): unknown => {
	try {
		return JSON.parse( typeof text === 'string' ? text : '' );
	} catch {
		return [];
	}
};

export const readSections = ( text: unknown ): SectionRow[] => {
	const rows = parse( text );
	return ( Array.isArray( rows ) ? rows : [] ).filter( isRecord ).map( ( row ) => ( {
		category: number( row[ 'category' ], 0 ),
		count: number( row[ 'count' ], NEW_SECTION.count ),
		layout: typeof row[ 'layout' ] === 'string' ? row[ 'layout' ] : NEW_SECTION.layout,
		title: typeof row[ 'title' ] === 'string' ? row[ 'title' ] : '',
	} ) );
};

export const writeSections = ( rows: readonly SectionRow[] ): string =>
	rows.length === 0 ? '' : JSON.stringify( rows );

export const readIds = ( text: unknown ): number[] => [
	...new Set(
		( typeof text === 'string' ? text : '' )
			.split( /\D+/ )
			.map( Number )
			.filter( ( id ) => id > 0 )
	),
];

export const writeIds = ( ids: readonly number[] ): string => ids.join( ',' );

/** Returns the list with one row moved; an impossible move changes nothing. */
export const moveRow = < T >( rows: readonly T[], from: number, to: number ): readonly T[] => {
	const row = rows[ from ];
	if ( row === undefined || to < 0 || to >= rows.length || from === to ) {
		return rows;
	}
	const rest = rows.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), row, ...rest.slice( to ) ];
};

export const removeAt = < T >( rows: readonly T[], at: number ): readonly T[] =>
	rows.filter( ( _, index ) => index !== at );

export const changed = < T >( rows: readonly T[], at: number, row: T ): readonly T[] =>
	rows.map( ( current, index ) => ( index === at ? row : current ) );
