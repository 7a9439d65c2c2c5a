/**
 * Checks of the project's text files: sizes, suppressions, hosts of registries, the lockfile.
 * Each check takes text files and returns errors of the form "file:line: what is wrong".
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LINES = 300;
const SOURCE = /\.(php|m?[jt]sx?|css)$/;
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf|docx?|zip|gz|mo|mp4|sqlite)$/;
const GENERATED = /^(src\/shared\/config\/generated\.ts|(plugin|theme)\/build\/)/;
const FIXTURE = /(^|\/)fixtures\//;

/** Hosts are concatenated from parts, so that the check does not report this file. */
const HOSTS = [
	[ 'registry', 'npm' + 'js', 'org' ],
	[ 'registry', 'yarn' + 'pkg', 'com' ],
	[ 'packagist', 'org' ],
	[ 'npm', 'pkg', 'github', 'com' ],
].map( ( labels ) => labels.join( '.' ) );

/** @returns {{name: string, text: string}[]} every tracked or new text file */
export function textFiles( root ) {
	const names = execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard', '-z' ], {
		cwd: root,
		maxBuffer: 1 << 26,
	} )
		.toString()
		.split( '\0' )
		.filter( Boolean );
	return [ ...new Set( names ) ]
		.filter(
			( name ) => ! BINARY.test( name ) && statSync( join( root, name ), { throwIfNoEntry: false } )?.isFile()
		)
		.map( ( name ) => ( { name, text: readFileSync( join( root, name ), 'utf8' ) } ) );
}

export function tooLong( files ) {
	return files
		.filter( ( { name } ) => SOURCE.test( name ) && ! GENERATED.test( name ) && ! FIXTURE.test( name ) )
		.map( ( { name, text } ) => ( { name, lines: text.split( '\n' ).length - 1 } ) )
		.filter( ( { lines } ) => lines > MAX_LINES )
		.map(
			( { name, lines } ) =>
				`${ name }:1: ${ lines } lines; more than ${ MAX_LINES } is too long: move a responsibility to another file`
		);
}

export function registryHosts( files, more = [] ) {
	const hosts = [ ...HOSTS, ...more ];
	return eachLine( files, ( line ) => {
		const found = hosts.find( ( host ) => line.includes( host ) );
		return found === undefined ? undefined : 'names the host of a package registry';
	} );
}

export function lockfile( files ) {
	return files
		.filter( ( { name } ) => name === 'package-lock.json' )
		.flatMap( ( { name, text } ) =>
			Object.entries( JSON.parse( text ).packages ?? {} )
				.filter( ( [ , entry ] ) => 'resolved' in entry )
				.map(
					( [ path ] ) =>
						`${ name }:1: ${ path } has a "resolved" URL; npm's omit-lockfile-registry-resolved leaves it out`
				)
		)
		.concat(
			files
				.filter( ( { name } ) => name === 'composer.lock' )
				.map( ( { name } ) => `${ name }:1: contains a host; versions are pinned in composer.json` )
		);
}

/** A silenced error needs its reason next to it, after " -- ". */
export function suppressions( files ) {
	const silencer = new RegExp(
		[
			'@phpstan-' + 'ignore',
			'phpcs:' + '(ignore|disable)',
			'eslint-' + 'disable',
			'@ts-' + '(ignore|expect-error|nocheck)',
			'stylelint-' + 'disable',
			'markTest' + '(Skipped|Incomplete)',
			'\\b(test|it|describe)\\.' + '(only|skip|fix' + 'me|to' + 'do)\\b',
		].join( '|' )
	);
	return eachLine(
		files.filter( ( { name } ) => SOURCE.test( name ) && ! FIXTURE.test( name ) ),
		( line ) => {
			const found = silencer.exec( line );
			return found !== null && ! / -- \S+ \S+/.test( line.slice( found.index ) )
				? `${ found[ 0 ] } without a reason (" -- why")`
				: undefined;
		}
	);
}

/** Reports texts that are concatenated from translated parts: their word order could not be translated. */
export function fragments( files ) {
	const call = '(?:__|_n|_x|_e|esc_(?:html|attr)_(?:_|e|x))';
	const scripts = new RegExp( `\\$\\{(?:sprintf\\()?${ call }\\(` );
	const label = new RegExp( `\\b${ call }\\('[^']*:', '[^']*'\\) \\. '[^<]` );
	const hasOuterSpace = ( line ) =>
		[ ...line.matchAll( new RegExp( `\\b${ call }\\('([^'\\\\]*)'`, 'g' ) ) ].some(
			( [ , text ] ) => text !== text.trim()
		);
	return eachLine(
		files.filter(
			( { name } ) =>
				SOURCE.test( name ) &&
				/^(src|plugin|theme)\//.test( name ) &&
				! FIXTURE.test( name ) &&
				! GENERATED.test( name )
		),
		( line, name ) =>
			( /\.tsx?$/.test( name ) && scripts.test( line ) ) || hasOuterSpace( line ) || label.test( line )
				? 'puts a text together from pieces; translate the whole with placeholders'
				: undefined
	);
}

export function unfinished( files ) {
	const mark = new RegExp( '\\b(TO' + 'DO|FIX' + 'ME|XX' + 'X|[Ll]or' + 'em ip' + 'sum)\\b' );
	return eachLine(
		files.filter( ( { name } ) => SOURCE.test( name ) && ! FIXTURE.test( name ) ),
		( line ) => ( mark.exec( line ) === null ? undefined : 'is marked as unfinished' )
	);
}

function eachLine( files, error ) {
	return files.flatMap( ( { name, text } ) =>
		text.split( '\n' ).flatMap( ( line, index ) => {
			const found = error( line, name );
			return found === undefined ? [] : [ `${ name }:${ index + 1 }: ${ found }` ];
		} )
	);
}
