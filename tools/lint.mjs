/**
 * npm run lint [-- php|ts|css|arch|docs] [--report=file]: every check prints "ok" or its errors.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenDocsReferences, brokenMarkdownLinks, citations, undocumentedHooks } from './lib/doc-checks.mjs';
import {
	fragments,
	lockfile,
	registryHosts,
	suppressions,
	textFiles,
	tooLong,
	unfinished,
} from './lib/text-checks.mjs';
import { packageReadmes } from './lib/readme-checks.mjs';
import { differentVersions, readVersion } from './lib/release.mjs';
import { run } from './lib/child.mjs';
import { replacedWords } from './lib/language-checks.mjs';
import { importCycles } from './lib/module-graph.mjs';
import { OLDEST_PHP, getOldestPhp } from './lib/php-versions.mjs';
import { renamedNames } from './lib/renamed-names.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const existing = ( ...names ) => names.filter( ( name ) => existsSync( resolve( root, name ) ) );
const wpScripts = ( name ) => [
	process.execPath,
	resolve( root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
	name,
];
const npx = ( name ) => resolve( root, 'node_modules/.bin', name );
const command =
	( ...args ) =>
	async () => {
		const { code, output } = await run( args, { cwd: root, env: { NO_COLOR: '1' } } );
		return code === 0 ? [] : [ output.trim() || `${ args[ 0 ] } ended with ${ code }` ];
	};
const phpcs = ( standard, ...names ) =>
	command(
		'php',
		'-d',
		'error_reporting=24575',
		'vendor/bin/phpcs',
		'-q',
		'-s',
		`--standard=${ standard }`,
		...existing( ...names )
	);

/** PHPStan and PHPCompatibility do not report all syntax of newer versions; compiling with the oldest PHP does. */
async function oldestPhp() {
	const { dir } = await getOldestPhp( { root } );
	const list = resolve( root, '.cache/shipped-php.txt' );
	writeFileSync(
		list,
		files()
			.map( ( { name } ) => name )
			.filter( ( name ) => /^(plugin|theme)\/.*\.php$/.test( name ) )
			.join( '\n' )
	);
	const { code, output } = await run(
		[
			resolve( dir, 'php' ),
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'memory_limit=1G',
			'tests/support/load-all.php',
			list,
		],
		{ cwd: root, timeout: 300 }
	);
	return code === 0 && /^\d+ files compiled, \d+ classes loaded$/m.test( output )
		? []
		: [ output.trim() || `PHP ended with ${ code }` ];
}

const CHECKS = [
	{
		group: 'php',
		name: 'PHPStan (max, strict, our rules and phpat)',
		check: command(
			'php',
			'-d',
			'memory_limit=2G',
			'vendor/bin/phpstan',
			'analyse',
			'-c',
			'phpstan.neon.dist',
			'--no-progress',
			'--error-format=raw',
			...existing( 'plugin', 'theme', 'demo', 'tests/php', 'tests/bootstrap.php', 'tools' )
		),
	},
	...( existsSync( resolve( root, 'plugin' ) )
		? [ { group: 'php', name: 'PHPCS, plugin', check: phpcs( 'phpcs.plugin.xml', 'plugin' ) } ]
		: [] ),
	...( existsSync( resolve( root, 'theme' ) )
		? [ { group: 'php', name: 'PHPCS, theme', check: phpcs( 'phpcs.theme.xml', 'theme' ) } ]
		: [] ),
	{ group: 'php', name: 'PHPCS, tests and tools', check: phpcs( 'phpcs.xml.dist', 'tests', 'tools', 'demo' ) },
	...existing( 'tsconfig.json', 'tests/e2e/tsconfig.json' ).map( ( project ) => ( {
		group: 'ts',
		name: `TypeScript, ${ project }`,
		check: command( npx( 'tsc' ), '--noEmit', '-p', project ),
	} ) ),
	{ group: 'php', name: `PHP ${ OLDEST_PHP } compiles every file and loads every class`, check: oldestPhp },
	{
		group: 'ts',
		name: 'ESLint',
		check: command(
			...wpScripts( 'lint-js' ),
			'--max-warnings=0',
			'--no-warn-ignored',
			'--no-error-on-unmatched-pattern',
			...existing( 'src', 'tests', 'tools', 'plugin', 'theme', 'demo' ),
			'eslint.config.mjs',
			'stylelint.config.mjs'
		),
	},
	{ group: 'ts', name: 'Prettier', check: command( npx( 'prettier' ), '--check', '--log-level', 'warn', '.' ) },
	{
		group: 'css',
		name: 'Stylelint',
		check: command(
			...wpScripts( 'lint-style' ),
			'--allow-empty-input',
			'--max-warnings=0',
			'{src,plugin,theme,demo}/**/*.css'
		),
	},
	{ group: 'arch', name: 'no file over 300 lines', check: async () => tooLong( files() ) },
	{ group: 'arch', name: 'no import cycles in src', check: async () => importCycles( root, 'src' ) },
	{ group: 'arch', name: 'no host of a package registry', check: async () => registryHosts( files() ) },
	{ group: 'arch', name: 'lockfiles without URLs', check: async () => lockfile( files() ) },
	{ group: 'arch', name: 'texts are translated as a whole', check: async () => fragments( files() ) },
	{ group: 'arch', name: 'nothing silenced without a reason', check: async () => suppressions( files() ) },
	{ group: 'arch', name: 'no replaced names or words', check: async () => replacedWords( files() ) },
	{ group: 'arch', name: 'no renamed public names', check: async () => renamedNames( files() ) },
	{ group: 'arch', name: 'nothing left unfinished', check: async () => unfinished( files() ) },
	{
		group: 'arch',
		name: 'links and anchors of documentation',
		check: async () => brokenMarkdownLinks( files(), exists ),
	},
	{
		group: 'arch',
		name: 'links from code to documentation',
		check: async () => brokenDocsReferences( files(), exists ),
	},
	{
		group: 'arch',
		name: 'every hook of the plugin is in the reference',
		check: async () => undocumentedHooks( files() ),
	},
	{
		group: 'arch',
		name: 'no citation of documents outside of the repository',
		check: async () => citations( files() ),
	},
	{ group: 'arch', name: 'one version in all files', check: async () => differentVersions( root ) },
	{
		group: 'arch',
		name: 'readme.txt follows the rules of the directories',
		check: async () => packageReadmes( files(), readVersion( root ) ),
	},
	{
		group: 'docs',
		name: 'generated references are current',
		check: command( process.execPath, 'tools/docs.mjs', '--check' ),
	},
];

let read;
const files = () => ( read ??= textFiles( root ) );
const exists = ( path ) => existsSync( resolve( root, path ) );

async function main( args ) {
	const report = args.find( ( arg ) => arg.startsWith( '--report=' ) )?.slice( '--report='.length );
	const groups = args.filter( ( arg ) => ! arg.startsWith( '-' ) );
	const unknown = groups.filter( ( group ) => ! CHECKS.some( ( check ) => check.group === group ) );
	if ( unknown.length > 0 ) {
		console.error( `There is no check called ${ unknown.join( ', ' ) }; there are php, ts, css, arch and docs.` );
		return 2;
	}
	if ( ! existsSync( resolve( root, 'vendor/autoload.php' ) ) ) {
		console.error( 'vendor/ is missing: run "composer install" (npm test does it).' );
		return 2;
	}
	mkdirSync( resolve( root, '.cache' ), { recursive: true } );

	const queue = CHECKS.filter( ( { group } ) => groups.length === 0 || groups.includes( group ) );
	const results = [];
	const work = async () => {
		for ( let next = queue.shift(); next !== undefined; next = queue.shift() ) {
			const began = Date.now();
			const errors = await next.check().catch( ( error ) => [ String( error.stack ?? error ) ] );
			results.push( { name: next.name, ok: errors.length === 0, errors } );
			console.log(
				`${ errors.length === 0 ? 'ok    ' : 'FAILED' } ${ next.name } (${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s)`
			);
			errors.forEach( ( error ) => console.log( error.replaceAll( /^/gm, '       ' ) ) );
		}
	};
	await Promise.all( cpus().slice( 0, 2 ).map( work ) );
	const failed = results.filter( ( { ok } ) => ! ok ).length;
	if ( report !== undefined ) {
		writeFileSync( report, JSON.stringify( { passed: results.length - failed, failed } ) );
	}
	console.log(
		failed === 0
			? `lint: ${ results.length } checks, nothing found`
			: `lint: ${ failed } of ${ results.length } checks found something`
	);

	return failed === 0 ? 0 : 1;
}

process.exitCode = await main( process.argv.slice( 2 ) );
