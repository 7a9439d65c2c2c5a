/**
 * Rules of the plugin and theme directories for readme.txt: those of the directory's parser
 * (https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/) and of the check of readme files
 * in WordPress's Plugin Check.
 */

const REQUIRED = [
	'Contributors',
	'Requires at least',
	'Tested up to',
	'Requires PHP',
	'Stable tag',
	'License',
	'License URI',
];
const MAX_TAGS = 5;
const MAX_SHORT_DESCRIPTION = 150;
const MAX_UPGRADE_NOTICE = 300;
/** The directory removes these tags. */
const IGNORED_TAGS = [ 'plugin', 'wordpress' ];
/** Longer sections are cut; the changelog and the questions may have twice as many words. */
const MAX_SECTION_WORDS = 2500;
const LONG_SECTIONS = [ 'Changelog', 'Frequently Asked Questions' ];
/** Texts of the example that the directory offers. */
const EXAMPLE_TEXT = /^Tags:.*\btag1\b|Here is a short description of the plugin\.|^Donate link:.*\/\/example\.com\//m;
/** The text that the parsers read reliably; longer files are cut. */
export const MAX_BYTES = 20_000;
const SECTIONS = [
	'Description',
	'Installation',
	'Frequently Asked Questions',
	'Screenshots',
	'Changelog',
	'Upgrade Notice',
	'Resources',
	'Copyright',
	'Credits',
];

/** @typedef {{ title: string, version: string, header: Record<string, string>, needsTags: boolean }} Product */
/** @typedef {( start: string, message: string ) => void} Report for the first line with that start */

/** The fields between the title and the first empty line. @returns {Record<string, string>} */
function fieldsOf( lines ) {
	return Object.fromEntries(
		lines.map( ( line ) => [ line.slice( 0, line.indexOf( ':' ) ), line.slice( line.indexOf( ':' ) + 1 ).trim() ] )
	);
}

/** @param {Record<string, string>} fields @param {Product} product @param {Report} report */
function checkFields( fields, { version, header, needsTags }, report ) {
	REQUIRED.filter( ( field ) => ! fields[ field ] ).forEach( ( field ) =>
		report( '===', `"${ field }" is missing` )
	);
	if ( ! /^[a-z0-9-]+(, ?[a-z0-9-]+)*$/.test( fields.Contributors ?? '' ) ) {
		report( 'Contributors', 'contributors are user names of WordPress.org, separated by commas' );
	}
	const tags = ( fields.Tags ?? '' ).split( ',' ).filter( ( tag ) => tag.trim() !== '' );
	if ( ( needsTags && tags.length === 0 ) || tags.length > MAX_TAGS ) {
		report( 'Tags', `there must be one to ${ MAX_TAGS } tags, not ${ tags.length }` );
	}
	tags.filter( ( tag ) => IGNORED_TAGS.includes( tag.trim().toLowerCase() ) ).forEach( ( tag ) =>
		report( 'Tags', `the directory ignores the tag "${ tag.trim() }"` )
	);
	if ( fields[ 'Stable tag' ] !== version ) {
		report( 'Stable tag', `the stable tag must be the version ${ version }` );
	}
	for ( const field of [ 'Requires at least', 'Tested up to', 'Requires PHP' ] ) {
		if ( ! /^\d+\.\d+$/.test( fields[ field ] ?? '' ) ) {
			report( field, `"${ field }" must be a number such as 6.5` );
		}
		if ( header[ field ] !== undefined && header[ field ] !== fields[ field ] ) {
			report( field, `"${ field }" differs from the main file, which has ${ header[ field ] }` );
		}
	}
	checkLicense( fields, header, report );
}

function checkLicense( fields, header, report ) {
	if (
		! /^GPL-?[23]\.0|^GPLv[23]/.test( fields.License ?? '' ) ||
		! /^https:\/\//.test( fields[ 'License URI' ] ?? '' )
	) {
		report( 'License', 'the license must be a GPL, with the https URL of its text' );
	}
	if ( header.License !== undefined && licenseId( header.License ) !== licenseId( fields.License ?? '' ) ) {
		report( 'License', `the license differs from the main file, which has ${ header.License }` );
	}
}

function checkShortDescription( lines, report ) {
	const summary = lines.find( ( line ) => line.trim() !== '' ) ?? '';
	if ( summary.startsWith( '=' ) || summary.length > MAX_SHORT_DESCRIPTION || /[*_`<[]/.test( summary ) ) {
		report(
			summary,
			`the short description is one line of plain text with at most ${ MAX_SHORT_DESCRIPTION } characters`
		);
	}
}

function checkSections( lines, text, { version }, report ) {
	const sections = lines.filter( ( line ) => /^== .+ ==$/.test( line ) ).map( ( line ) => line.slice( 3, -3 ) );
	for ( const section of [ 'Description', 'Changelog' ].filter( ( needed ) => ! sections.includes( needed ) ) ) {
		report( '===', `the section "${ section }" is missing` );
	}
	sections
		.filter( ( section ) => ! SECTIONS.includes( section ) )
		.forEach( ( section ) =>
			report( `== ${ section }`, `the section "${ section }" is unknown to the directory` )
		);
	if ( ! text.includes( `\n= ${ version } =\n` ) ) {
		report( '== Changelog', `the changelog has no section for ${ version }` );
	}
	for ( const content of text.split( /^== (?=.+ ==$)/m ).slice( 1 ) ) {
		const section = content.slice( 0, content.indexOf( ' ==' ) );
		const max = MAX_SECTION_WORDS * ( LONG_SECTIONS.includes( section ) ? 2 : 1 );
		if ( content.split( /\s+/ ).length > max ) {
			report( `== ${ section }`, `the section "${ section }" has more than ${ max } words` );
		}
	}
	const notices = text.split( /^== Upgrade Notice ==$/m )[ 1 ]?.split( /^== /m )[ 0 ] ?? '';
	if ( notices.split( /^= .+ =$/m ).some( ( notice ) => notice.trim().length > MAX_UPGRADE_NOTICE ) ) {
		report( '== Upgrade Notice', `an upgrade notice has at most ${ MAX_UPGRADE_NOTICE } characters` );
	}
}

/**
 * @param {string} name path of the readme
 * @param {string} text
 * @param {Product} product the header of its main file
 * @returns {string[]} errors as "file:line: message"
 */
export function readmeErrors( name, text, product ) {
	const lines = text.split( '\n' );
	const errors = [];
	const report = ( start, message ) => {
		const index = lines.findIndex( ( line ) => line.startsWith( start ) );
		errors.push( `${ name }:${ Math.max( 1, index + 1 ) }: ${ message }` );
	};
	if ( lines[ 0 ] !== `=== ${ product.title } ===` ) {
		report( '===', `the first line must be "=== ${ product.title } ==="` );
	}
	const end = lines.findIndex( ( line, index ) => index > 0 && line.trim() === '' );
	checkFields( fieldsOf( lines.slice( 1, end ) ), product, report );
	if ( EXAMPLE_TEXT.test( text ) ) {
		report( '===', 'text of the example readme is left' );
	}
	checkShortDescription( lines.slice( end ), report );
	checkSections( lines, text, product, report );
	if ( Buffer.byteLength( text ) > MAX_BYTES ) {
		errors.push( `${ name }:1: is larger than ${ MAX_BYTES } bytes` );
	}
	return errors;
}

/** Spellings of one GPL are equal: "GPL-3.0-or-later" and "GNU General Public License v3.0 or later". */
const licenseId = ( text ) =>
	text
		.replace( /GNU General Public License/i, 'GPL' )
		.replace( /[ -]or[ -]later$|\+$/i, '' )
		.replace( /\.0$/, '' )
		.replaceAll( /[\s.v-]|version/gi, '' )
		.toUpperCase();

/** Bundles that a readme names and that are not built. @returns {string[]} */
function missingBundles( readme, text, entries ) {
	return [ ...text.matchAll( /build\/([\w/-]+)\.js/g ) ]
		.map( ( [ , name ] ) => name )
		.filter( ( name ) => ! entries.includes( `'${ name }':` ) )
		.map( ( name ) => `${ readme }:1: names build/${ name }.js, which src/entries.mjs does not have` );
}

/** The fields of a plugin's or theme's main file. */
export const headerOf = ( text ) =>
	Object.fromEntries(
		[ ...text.slice( 0, 8192 ).matchAll( /^[\s*]*([A-Z][A-Za-z ]+):[ \t]+(.+)$/gm ) ].map(
			( [ , field, value ] ) => [ field, value.trim() ]
		)
	);

/** Checks the readme files of both packages. @param {{name: string, text: string}[]} files */
export function packageReadmes( files, version ) {
	const text = ( name ) => files.find( ( file ) => file.name === name )?.text ?? '';
	return [
		[ 'plugin/readme.txt', 'plugin/courant-desk.php', 'Plugin Name' ],
		[ 'theme/readme.txt', 'theme/style.css', 'Theme Name' ],
	].flatMap( ( [ readme, main, field ] ) => {
		const header = headerOf( text( main ) );
		return [
			...readmeErrors( readme, text( readme ), {
				title: header[ field ],
				version,
				header,
				needsTags: field === 'Plugin Name',
			} ),
			...missingBundles( readme, text( readme ), text( 'src/entries.mjs' ) ),
		];
	} );
}
