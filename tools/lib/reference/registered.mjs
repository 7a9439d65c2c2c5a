/** Markdown of what a site with the plugin registers: REST routes, settings, blocks, shortcodes and tables. */
import { code, section, sentence, table } from './markdown.mjs';

const list = ( values ) => values.map( ( value ) => code( value ) ).join( ', ' );

/** A value as PHP or JSON would print it, short enough for a table. */
const value = ( given ) => ( given === undefined ? '' : code( JSON.stringify( given ) ) );

const link = ( file ) => `[${ file }](../../${ file })`;

/** `/courant/v1/forms/(?P<id>\d+)` as `/courant/v1/forms/{id}`. */
const readable = ( route ) => route.replaceAll( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' );

/** @param {Record<string, {methods: string[], args: Record<string, object>}[]>} routes */
export function routesMarkdown( routes ) {
	return Object.entries( routes )
		.map( ( [ route, endpoints ] ) =>
			section(
				2,
				code( readable( route ) ),
				endpoints.map( ( { methods, args } ) => {
					const rows = Object.entries( args ).map( ( [ name, arg ] ) => [
						code( name ) + ( arg.required ? ' (required)' : '' ),
						typeOf( arg ),
						value( arg.default ),
						sentence( arg.description ?? '' ),
					] );
					return `${ list( methods ) }\n\n${ rows.length === 0 ? 'No parameters.' : table( [ 'Parameter', 'Type', 'Default', 'Description' ], rows ).trimEnd() }`;
				} )
			)
		)
		.join( '\n' );
}

function typeOf( { type, enum: choices, minimum, maximum, items } ) {
	const bounds = minimum === undefined && maximum === undefined ? '' : ` ${ minimum ?? '' }–${ maximum ?? '' }`;
	const name = [ type ?? 'string' ].flat().join( ' or ' );
	const of = items?.type === undefined ? '' : ` of ${ [ items.type ].flat().join( ' or ' ) }`;
	return choices === undefined ? `${ name }${ of }${ bounds }` : list( choices );
}

/** @param {{option: string, title: string, file: string, fields: object[]}[]} groups */
export function settingsMarkdown( groups ) {
	return [ ...groups ]
		.sort( ( a, b ) => ( a.option < b.option ? -1 : 1 ) )
		.map( ( { option, title, file, fields } ) => {
			const lines = fields.map(
				( { key, type, default: initial, label, help, choices, min, max, capability } ) => {
					const names = Object.keys( choices );
					const kind =
						names.length > 0
							? `${ type } of ${ list( names ) }`
							: type === 'int'
								? `int from ${ min } to ${ max }`
								: type;
					const text = [ label, help ].filter( Boolean ).map( sentence ).join( ' ' );
					return `- ${ code( key ) }: ${ kind }, ${ value( initial ) } by default. ${ text } Needs ${ code( capability ) }.`;
				}
			);
			return section( 2, `${ code( option ) }: ${ title }`, [ `Source: ${ link( file ) }`, lines.join( '\n' ) ] );
		} )
		.join( '\n' );
}

/**
 * @param {Record<string, {title: string, description: string, attributes: object}>} blocks @param {string[]} shortcodes
 */
export function blocksMarkdown( blocks, shortcodes ) {
	const sections = Object.entries( blocks ).map( ( [ name, { title, description, attributes } ] ) => {
		const rows = Object.entries( attributes ).map( ( [ key, { type, default: initial, enum: choices } ] ) => [
			code( key ),
			choices === undefined ? [ type ].flat().join( ' or ' ) : list( choices ),
			value( initial ),
		] );
		const head = [ 'Attribute', 'Type', 'Default' ];
		return section( 3, `${ code( name ) }: ${ title }`, [
			sentence( description ?? '' ),
			rows.length === 0 ? '' : table( head, rows ).trimEnd(),
		] );
	} );
	return `## Blocks\n\n${ sections.join( '\n' ) }\n## Shortcodes\n\n${ shortcodes.map( ( name ) => `- ${ code( `[${ name }]` ) }` ).join( '\n' ) }\n`;
}

/** @param {Record<string, string>} tables columns and keys in the format of dbDelta() */
export function tablesMarkdown( tables ) {
	return Object.entries( tables )
		.map( ( [ name, sql ] ) => {
			const lines = sql.split( /,?\n/ ).map( ( line ) => line.trim().replace( /,$/, '' ) );
			const keys = lines
				.filter( ( line ) => /^(PRIMARY |UNIQUE )?KEY /.test( line ) )
				.map( ( line ) => line.replaceAll( /\s+/g, ' ' ) );
			const rows = lines
				.filter( ( line ) => ! /^(PRIMARY |UNIQUE )?KEY /.test( line ) )
				.map( ( line ) => /^(\S+) (.*?)(?: DEFAULT (.*))?$/.exec( line ) )
				.filter( Boolean )
				.map( ( [ , column, type, initial ] ) => [
					code( column ),
					type,
					initial === undefined ? '' : code( initial ),
				] );
			return section( 2, code( name ), [
				table( [ 'Column', 'Type', 'Default' ], rows ).trimEnd(),
				keys.map( ( key ) => `- ${ code( key ) }` ).join( '\n' ),
			] );
		} )
		.join( '\n' );
}
