/** Writes the compatibility matrix of `npm run compatibility` as Markdown. */

/**
 * @typedef {{
 *   products: { name: string, version: string, commit: string }[], title: string,
 *   console: string[], notices: string[], filter: string, application: string, closed: string, structuredData: string[],
 *   integration?: string[], failed?: string,
 * }} Cell `filter`, `application`, `closed`: empty, or what was wrong; `integration`: problems found by the checks of
 *   single products, undefined if there are none; `failed`: why the site did not run
 */

const escape = ( text ) => text.replaceAll( '|', '\\|' ).replace( /\s+/g, ' ' ).trim();
const list = ( problems ) => ( problems.length === 0 ? 'none' : problems.map( escape ).join( '<br>' ) );
const verdict = ( problem ) => ( problem === '' ? 'yes' : escape( problem ) );

const HEAD = [
	'Site',
	'Version',
	'Commit',
	'Console errors',
	'PHP notices',
	'Filter',
	'Application',
	'Closed opening leaves the list',
	'Structured data',
	'Checks of this plugin',
];

/** @param {Cell} cell */
function row( cell ) {
	const single = cell.products.length === 1 ? cell.products[ 0 ] : undefined;
	return [
		escape( cell.title ),
		single?.version ?? '',
		single?.commit ?? '',
		list( cell.console ),
		list( cell.notices ),
		verdict( cell.filter ),
		verdict( cell.application ),
		verdict( cell.closed ),
		cell.structuredData.length === 0 ? 'complete, once' : list( cell.structuredData ),
		cell.integration === undefined ? '' : list( cell.integration ).replace( /^none$/, 'passed' ),
	];
}

const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

/**
 * @param {Cell[]} cells
 * @returns {string} the table, and below it what could not be run
 */
export function matrix( cells ) {
	const run = cells.filter( ( { failed } ) => failed === undefined );
	const failed = cells.filter( ( cell ) => cell.failed !== undefined );
	const table = [ line( HEAD ), line( HEAD.map( () => '---' ) ), ...run.map( ( cell ) => line( row( cell ) ) ) ];
	const rest = failed.map(
		( { title, products, failed: reason = '' } ) =>
			`- ${ title }${ products.length === 1 ? ` ${ products[ 0 ].version } (${ products[ 0 ].commit })` : '' }: ${ escape( reason ) }`
	);
	return [ ...table, ...( rest.length > 0 ? [ '', 'Could not be run:', '', ...rest ] : [] ), '' ].join( '\n' );
}

/** True when every cell that ran is without a problem. */
export const isClean = ( cells ) =>
	cells
		.filter( ( { failed } ) => failed === undefined )
		.every(
			( cell ) =>
				[ cell.console, cell.notices, cell.structuredData, cell.integration ?? [] ].every(
					( problems ) => problems.length === 0
				) && [ cell.filter, cell.application, cell.closed ].every( ( problem ) => problem === '' )
		);

/**
 * Replaces the generated part of a page.
 *
 * @param {string} page
 * @param {string} text
 */
export function replaceGenerated( page, text ) {
	const [ before, rest ] = page.split( '<!-- compatibility:begin -->' );
	const after = rest?.split( '<!-- compatibility:end -->' )[ 1 ];
	if ( after === undefined ) {
		throw new Error( 'The page has no marks "compatibility:begin" and "compatibility:end".' );
	}
	return `${ before }<!-- compatibility:begin -->\n\n${ text }\n<!-- compatibility:end -->${ after }`;
}
