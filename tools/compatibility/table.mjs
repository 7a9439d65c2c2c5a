/** Writes the tables of `npm run compatibility` as Markdown. */

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

const CHECKS = [
	'Console errors',
	'PHP notices',
	'Filter',
	'Application',
	'Closed opening leaves the list',
	'Structured data',
];
const HEAD = [ 'Site', 'Version', 'Commit', ...CHECKS, 'Checks of this plugin' ];

/** @param {Cell} cell */
const checks = ( cell ) => [
	list( cell.console ),
	list( cell.notices ),
	verdict( cell.filter ),
	verdict( cell.application ),
	verdict( cell.closed ),
	cell.structuredData.length === 0 ? 'complete, once' : list( cell.structuredData ),
];

/** @param {Cell} cell */
function row( cell ) {
	const single = cell.products.length === 1 ? cell.products[ 0 ] : undefined;
	return [
		escape( cell.title ),
		single?.version ?? '',
		single?.commit ?? '',
		...checks( cell ),
		cell.integration === undefined ? '' : list( cell.integration ).replace( /^none$/, 'passed' ),
	];
}

const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

/** @param {string[]} head @param {string[][]} rows */
const table = ( head, rows ) => [ line( head ), line( head.map( () => '---' ) ), ...rows.map( line ), '' ].join( '\n' );

/**
 * The table of combinations of PHP and WordPress; one that did not run has the reason in its row.
 *
 * @param {Cell[]} cells
 */
export const platformMatrix = ( cells ) =>
	table(
		[ 'Platform', ...CHECKS ],
		cells.map( ( cell ) => [
			escape( cell.title ),
			...( cell.failed === undefined
				? checks( cell )
				: [ `not run: ${ escape( cell.failed ) }`, ...CHECKS.slice( 1 ).map( () => '' ) ] ),
		] )
	);

/**
 * The table of themes.
 *
 * @param {{ name: string, version: string, commit: string, tooWide: string[] }[]} themes
 */
export const themeTable = ( themes ) =>
	table(
		[ 'Theme', 'Version', 'Commit', 'Pages that scroll horizontally' ],
		themes.map( ( { name, version, commit, tooWide } ) => [ escape( name ), version, commit, list( tooWide ) ] )
	);

/**
 * @param {Cell[]} cells
 * @returns {string} the table, and below it what could not be run
 */
export function matrix( cells ) {
	const run = cells.filter( ( { failed } ) => failed === undefined );
	const failed = cells.filter( ( cell ) => cell.failed !== undefined );
	const rest = failed.map(
		( { title, products, failed: reason = '' } ) =>
			`- ${ title }${ products.length === 1 ? ` ${ products[ 0 ].version } (${ products[ 0 ].commit })` : '' }: ${ escape( reason ) }`
	);
	return [
		table( HEAD, run.map( row ) ),
		...( rest.length > 0 ? [ 'Could not be run:', '', ...rest, '' ] : [] ),
	].join( '\n' );
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
