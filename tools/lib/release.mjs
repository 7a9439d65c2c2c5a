import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTemplates } from './languages.mjs';
import { UsageError } from './options.mjs';
import { packAll, sourceDate } from './pack.mjs';
import { MAX_BYTES } from './readme-checks.mjs';
import { run } from './run.mjs';

/** Files that repeat the version of package.json, each with a pattern of the text before it and of the version. */
const VERSION_FILES = {
	'package-lock.json': [
		/^(\{\s*"name": "courant",\s*"version": ")([^"]+)/,
		/("packages": \{\s*"": \{\s*"name": "courant",\s*"version": ")([^"]+)/,
	],
	'plugin/courant-desk.php': [ /^( \* Version: +)(\S+)/m, /(define\('COURANT_DESK_VERSION', ')([^']+)/ ],
	'plugin/readme.txt': [ /^(Stable tag: )(\S+)/m ],
	'theme/style.css': [ /^(Version: )(\S+)/m ],
	'theme/readme.txt': [ /^(Stable tag: )(\S+)/m ],
	'theme/accessibility.txt': [ /^(\* Theme: Courant, version )(\S+)/m ],
};

const read = ( root, name ) => readFileSync( join( root, name ), 'utf8' );

export const readVersion = ( root ) => JSON.parse( read( root, 'package.json' ) ).version;

/** @param {string} version @param {string} kind @throws {UsageError} for an unknown kind */
export function nextVersion( version, kind ) {
	const [ major, minor, patch ] = version.split( '.' ).map( Number );
	const next = { major: [ major + 1, 0, 0 ], minor: [ major, minor + 1, 0 ], patch: [ major, minor, patch + 1 ] }[
		kind
	];
	if ( next === undefined ) {
		throw new UsageError( 'Usage: npm run release -- patch|minor|major' );
	}
	return next.join( '.' );
}

/** Reports files whose version is not that of package.json. @returns {string[]} */
export function differentVersions( root ) {
	const version = readVersion( root );
	return Object.entries( VERSION_FILES ).flatMap( ( [ name, patterns ] ) =>
		patterns
			.map( ( pattern ) => pattern.exec( read( root, name ) )?.[ 2 ] ?? 'none' )
			.filter( ( found ) => found !== version )
			.map( ( found ) => `${ name }:1: has the version ${ found }, package.json has ${ version }` )
	);
}

/** Writes the version to package.json and to every file that repeats it. @returns {string[]} names of the files */
export function setVersion( root, version ) {
	const locations = { 'package.json': [ /^(\{[\s\S]*?"version": ")([^"]+)/ ], ...VERSION_FILES };
	for ( const [ name, patterns ] of Object.entries( locations ) ) {
		const text = patterns.reduce(
			( before, pattern ) => before.replace( pattern, `$1${ version }` ),
			read( root, name )
		);
		writeFileSync( join( root, name ), text );
	}
	return Object.keys( locations );
}

/**
 * Moves the entries below "Unreleased" to a section of the version.
 *
 * @param {string} changelog
 * @throws {UsageError} when there is nothing to release
 */
export function moveUnreleased( changelog, version, date ) {
	const found = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec( changelog );
	if ( found === null || ! /^- /m.test( found[ 1 ] ) ) {
		throw new UsageError( 'CHANGELOG.md has no entries below "Unreleased".' );
	}
	return changelog.replace( found[ 0 ], `## Unreleased\n\n## ${ version } - ${ date }\n${ found[ 1 ] }` );
}

/** The last line of a section that cannot contain all entries. */
const MORE_CHANGES = '* The complete list is in the file CHANGELOG.md of the source code.';

/**
 * The section of a version for readme.txt: the first sentence of each entry, as many as fit into `maxBytes`.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {number} maxBytes
 */
export function readmeSection( changelog, version, maxBytes = Infinity ) {
	const start = changelog.indexOf( `## ${ version } - ` );
	const body = changelog.slice( start ).split( /^## /m )[ 1 ] ?? '';
	const lines = body
		.split( /^- /m )
		.slice( 1 )
		.map( ( entry ) => entry.split( /^###/m )[ 0 ].replaceAll( /\s+/g, ' ' ).trim() )
		.map( ( entry ) => `* ${ /^.*?[.:](?=\s|$)/.exec( entry )?.[ 0 ].replace( /:$/, '.' ) ?? entry }` );
	const sectionOf = ( count ) =>
		[
			`= ${ version } =`,
			...lines.slice( 0, count ),
			...( count < lines.length ? [ MORE_CHANGES ] : [] ),
			'',
		].join( '\n' );
	let count = lines.length;
	while ( count > 0 && Buffer.byteLength( sectionOf( count ) ) > maxBytes ) {
		count--;
	}
	return sectionOf( count );
}

/**
 * Bumps the version everywhere, moves the changelog, commits, builds, packs both zips and tags the commit.
 *
 * @param {{ root: string, kind: string, date: string, build: () => Promise<void>,
 *   log: import('./log.mjs').Log }} options
 * @returns {Promise<{ version: string, packed: { file: string, files: number }[] }>}
 */
export async function release( { root, kind, date, build, log } ) {
	const git = async ( ...args ) => ( await run( 'git', args, { cwd: root } ) ).stdout.trim();
	if ( ( await git( 'status', '--porcelain' ) ) !== '' ) {
		throw new UsageError( 'There are changes that are not committed. Commit or stash them first.' );
	}
	const version = nextVersion( readVersion( root ), kind );
	const changelog = moveUnreleased( read( root, 'CHANGELOG.md' ), version, date );
	log.step( `Version ${ version }` );
	const changed = setVersion( root, version );
	writeFileSync( join( root, 'CHANGELOG.md' ), changelog );
	for ( const name of [ 'plugin/readme.txt', 'theme/readme.txt' ] ) {
		const text = read( root, name );
		const section = readmeSection( changelog, version, MAX_BYTES - Buffer.byteLength( text ) - 1 );
		writeFileSync(
			join( root, name ),
			text.replace( /^== Changelog ==\n\n?/m, ( head ) => `${ head }${ section }\n` )
		);
	}
	await git( 'commit', '--quiet', '--message', `Release ${ version }`, '--', ...changed, 'CHANGELOG.md' );
	await build();
	await writeTemplates( root );
	const packed = await packAll( root, { date: await sourceDate( root, {} ) } );
	await git( 'tag', '--annotate', `v${ version }`, '--message', `Courant ${ version }` );
	return { version, packed };
}
