/**
 * PHPUnit: units without WordPress, and the integration matrix, each cell on a separate site.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite, root } from '../../tests/support/site.mjs';
import { run } from './child.mjs';
import { environmentOf, getNewestPhp, getOldestPhp } from './php-versions.mjs';
import { freePort, startMariadb } from './services.mjs';
import { getWordPress } from './wordpress.mjs';

/**
 * Cells run on the machine's own PHP, or on the newest or the oldest that is supported (docs/testing-php-versions.md).
 * The oldest one is WebAssembly and several times slower: it runs the tests of the group `platform` only.
 *
 * A test in the group `once` depends on neither WordPress's version nor the database, one in `each-version` not on the
 * database: a whole run has each once, or once for each version. Two cells already have both versions and both
 * databases; the other two combinations run the tests of the group `database` in a whole run, and all when they are
 * named. Tests that are named on the command line run in any cell.
 */
export const CELLS = [
	{ wp: 'newest', db: 'mariadb', php: 'newest' },
	{ wp: 'oldest', db: 'sqlite', leaves: [ 'once' ] },
	{ wp: 'newest', db: 'sqlite', leaves: [ 'once', 'each-version' ], inWholeRun: 'database' },
	{ wp: 'oldest', db: 'mariadb', leaves: [ 'once', 'each-version' ], inWholeRun: 'database' },
	{ wp: 'newest', db: 'mariadb', multisite: true },
	{ wp: 'oldest', db: 'sqlite', php: 'oldest', only: 'platform' },
];

/**
 * @param {string[]} args what was named for PHPUnit
 * @param {boolean} isWhole whether all stages run
 */
export function groupsOf( { multisite, leaves = [], only, inWholeRun }, args = [], isWhole = false ) {
	if ( only !== undefined ) {
		return [ '--group', only ];
	}
	if ( multisite ) {
		return [ '--group', 'multisite' ];
	}
	return [
		...( isWhole && inWholeRun !== undefined ? [ '--group', inWholeRun ] : [] ),
		'--exclude-group',
		[ 'multisite', ...( args.length === 0 ? leaves : [] ) ].join( ',' ),
	];
}

export const cellName = ( { wp, db, multisite, php } ) =>
	`${ wp } WordPress on ${ db }${ multisite ? ', multisite' : '' }${ php === undefined ? '' : `, ${ php } PHP` }`;

/** The environment and the ini settings with which `php` is that version. */
async function phpOf( version, log ) {
	if ( version === undefined ) {
		return { env: {}, ini: COMPILED };
	}
	const { dir } = await ( version === 'oldest' ? getOldestPhp() : getNewestPhp( { log } ) );
	return {
		env: environmentOf( dir ),
		ini: version === 'oldest' ? [ '-d', 'error_reporting=-1' ] : [ ...COMPILED, '-d', 'error_reporting=-1' ],
	};
}

/** Runs unit tests that need no separate process on another PHP. */
export async function unitTestsOn( version, log ) {
	const report = join( root, '.cache', `unit-${ version }.xml` );
	rmSync( report, { force: true } );
	const { env } = await phpOf( version, log );
	const result = await run(
		[
			'php',
			'-d',
			'memory_limit=1G',
			'vendor/bin/phpunit',
			'--no-progress',
			'--log-junit',
			report,
			'tests/php/Unit',
		],
		{ cwd: root, env }
	);
	return {
		...verdict( result, countJUnit( report ) ),
		checks: passedInJUnit( report ),
		failures: failedInJUnit( report ),
	};
}

/** Counts of a JUnit report. A runner that wrote none, or ran nothing, has failed. */
export function countJUnit( file ) {
	const head = existsSync( file ) ? /<testsuite [^>]*>/.exec( readFileSync( file, 'utf8' ) )?.[ 0 ] : undefined;
	const number = ( name ) => Number( new RegExp( ` ${ name }="(\\d+)"` ).exec( head ?? '' )?.[ 1 ] ?? 0 );
	const failed = number( 'errors' ) + number( 'failures' ) + number( 'skipped' );
	return { passed: number( 'tests' ) - failed, failed };
}

/** @returns {string[]} the tests that passed, by class and name: the same test has the same name in all cells */
export const passedInJUnit = ( file ) =>
	casesInJUnit( file )
		.filter( ( { hasPassed } ) => hasPassed )
		.map( ( { name } ) => name );

/** @returns {string[]} the tests that failed or were skipped, by class and name */
export const failedInJUnit = ( file ) =>
	casesInJUnit( file )
		.filter( ( { hasPassed } ) => ! hasPassed )
		.map( ( { name } ) => name );

function casesInJUnit( file ) {
	const cases = existsSync( file )
		? readFileSync( file, 'utf8' ).matchAll( /<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g )
		: [];
	const attribute = ( text, name ) => new RegExp( `(?:^| )${ name }="([^"]*)"` ).exec( text )?.[ 1 ] ?? '';
	return [ ...cases ].map( ( [ , head, inside = '' ] ) => ( {
		name: `${ attribute( head, 'class' ) }::${ attribute( head, 'name' ) }`,
		hasPassed: ! /<(?:failure|error|skipped)\b/.test( inside ),
	} ) );
}

/** @returns {string[]} names of the tests that passed; one that runs in several browsers has one name */
export function passedInTap( text ) {
	return [ ...text.matchAll( /^ok \d+ - (.*)$/gm ) ].map( ( [ , name ] ) =>
		name.replaceAll( /\b(?:Chromium|Firefox|WebKit)\b/g, 'a browser' )
	);
}

/** @returns {string[]} names of the tests that failed, without those of groups */
export const failedInTap = ( text ) => [ ...text.matchAll( /^ *not ok \d+ - (.*)$/gm ) ].map( ( [ , name ] ) => name );

/** Counts of what `node --test --test-reporter=tap` printed. */
export function countTap( text ) {
	const number = ( name ) => Number( new RegExp( `^# ${ name } (\\d+)$`, 'm' ).exec( text )?.[ 1 ] ?? 0 );
	return {
		passed: number( 'pass' ),
		failed: number( 'fail' ) + number( 'cancelled' ) + number( 'skipped' ) + number( 'todo' ),
	};
}

/**
 * @returns {string} the failed tests of a TAP report with their errors, without those that passed; empty when none
 * failed
 */
export function failuresInTap( text ) {
	return [ ...text.matchAll( /^( *)not ok [\s\S]*?^\1 {2}\.\.\.$/gm ) ].map( ( [ block ] ) => block ).join( '\n' );
}

/** The result of a run: a failing exit code or an empty run always has at least one failure. */
export function verdict( { code, output, seconds }, counted ) {
	const empty = counted.passed + counted.failed === 0;
	const failed = counted.failed === 0 && ( code !== 0 || empty ) ? 1 : counted.failed;
	return { passed: counted.passed, failed, output: empty ? `${ output }\nNo test ran.` : output, seconds };
}

export async function unitTests( args = [] ) {
	const report = join( root, '.cache', 'unit.xml' );
	rmSync( report, { force: true } );
	const result = await run(
		[ 'php', '-d', 'memory_limit=1G', 'vendor/bin/phpunit', '--no-progress', '--log-junit', report, ...args ],
		{ cwd: root }
	);
	return {
		...verdict( result, countJUnit( report ) ),
		checks: passedInJUnit( report ),
		failures: failedInJUnit( report ),
	};
}

/** Saves a third of the time on SQLite, where the drop-in converts all queries and results in PHP. */
const COMPILED = [ '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=tracing', '-d', 'opcache.jit_buffer_size=64M' ];

const GB = 1024 ** 3;

/** A folder in memory when it has space for all sites of a run, so that their databases do not wait for the disk. */
export function quickFolder( shared = '/dev/shm', needed = 6 * GB ) {
	try {
		const { bavail, bsize } = statfsSync( shared );
		return bavail * bsize >= needed ? shared : tmpdir();
	} catch {
		return tmpdir();
	}
}

/** A test environment has one temporary folder and one MariaDB for all cells that need it. */
export class TestEnvironment {
	#dir;
	#mariadb;

	/** @param {string} parent a folder; times are measured on a disk, the default */
	constructor( parent = tmpdir() ) {
		this.#dir = mkdtempSync( join( parent, 'courant-' ) );
	}

	mariadb() {
		this.#mariadb ??= ( mkdirSync( join( this.#dir, 'db' ) ), startMariadb( join( this.#dir, 'db' ) ) );
		return this.#mariadb;
	}

	async site( cell, { url, ...more } = {} ) {
		const name = [
			cell.wp,
			cell.db,
			cell.multisite ? 'multisite' : 'single',
			Math.random().toString( 36 ).slice( 2, 6 ),
		].join( '_' );
		let mariadb = null;
		if ( cell.db === 'mariadb' ) {
			const server = await this.mariadb();
			await server.sql( `CREATE DATABASE ${ name }` );
			mariadb = { ...server, name };
		}
		const { dir: core, version } = await getWordPress( { version: cell.wp } );
		const siteUrl = url ?? ( cell.multisite ? 'http://courant.example' : `http://127.0.0.1:${ await freePort() }` );
		return {
			version,
			...( await buildSite( {
				dir: join( this.#dir, name ),
				core,
				url: siteUrl,
				mariadb,
				multisite: cell.multisite,
				...more,
			} ) ),
		};
	}

	get dir() {
		return this.#dir;
	}

	async close() {
		await ( await this.#mariadb )?.stop();
		rmSync( this.#dir, { recursive: true, force: true } );
	}
}

/** One cell of the matrix. @param {string[]} args for PHPUnit: paths, --filter */
export async function siteTests( environment, cell, { args = [], log = undefined, isWhole = false } = {} ) {
	const began = Date.now();
	const report = resolve(
		root,
		'.cache',
		`site-${ cell.wp }-${ cell.db }${ cell.multisite ? '-multisite' : '' }${ cell.php === undefined ? '' : `-php-${ cell.php }` }.xml`
	);
	mkdirSync( resolve( root, '.cache' ), { recursive: true } );
	rmSync( report, { force: true } );
	let site;
	let php;
	try {
		php = await phpOf( cell.php, log );
		site = await environment.site( cell, {
			env: php.env,
			// Its SQLite maps no memory that several processes share, which a write-ahead log needs.
			...( cell.php === 'oldest' ? { constants: { SQLITE_JOURNAL_MODE: 'DELETE' } } : {} ),
		} );
	} catch ( error ) {
		return { passed: 0, failed: 1, output: String( error.stack ?? error ), seconds: ( Date.now() - began ) / 1000 };
	}
	// Each test process has its own temporary folder.
	const temporary = join( site.dir, 'tmp' );
	mkdirSync( temporary );
	const result = await run(
		[
			'php',
			...php.ini,
			'-d',
			'memory_limit=1G',
			'-d',
			'zend.assertions=1',
			'tests/support/phpunit.php',
			'-c',
			'phpunit.site.xml',
			'--no-progress',
			'--log-junit',
			report,
			...groupsOf( cell, args, isWhole ),
			...args,
		],
		{
			cwd: root,
			env: { ...php.env, TMPDIR: temporary, COURANT_TEST_SITE: site.www, COURANT_TEST_URL: site.url },
			timeout: 2700,
		}
	);
	return {
		...verdict( result, countJUnit( report ) ),
		checks: passedInJUnit( report ),
		failures: failedInJUnit( report ),
		version: site.version,
		seconds: ( Date.now() - began ) / 1000,
	};
}
