/** `npm run fix`: formats every file as lint checks it: Prettier, ESLint, stylelint and PHPCBF. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './lib/child.mjs';
import { projectRoot as root } from './lib/paths.mjs';

const bin = ( name ) => resolve( root, 'node_modules/.bin', name );
const CSS = '{src,plugin,theme,demo}/**/*.css';
const phpcbf = ( standard, ...folders ) => [
	'php',
	'-d',
	'error_reporting=24575',
	'vendor/bin/phpcbf',
	'-q',
	`--standard=${ standard }`,
	...folders,
];

/** In this order: Prettier formats what stylelint and ESLint have changed. */
const FORMATTERS = [
	{ name: 'ESLint', command: [ bin( 'eslint' ), '--fix', '--no-warn-ignored', 'src', 'tests', 'tools', '*.mjs' ] },
	{
		name: 'stylelint',
		command: [ bin( 'stylelint' ), '--fix', '--allow-empty-input', CSS, '--ignore-pattern', '**/build/**' ],
	},
	{ name: 'Prettier', command: [ bin( 'prettier' ), '--write', '--log-level', 'warn', '.' ] },
	{ name: 'PHPCBF, plugin', command: phpcbf( 'phpcs.plugin.xml', 'plugin' ), php: true },
	{ name: 'PHPCBF, theme', command: phpcbf( 'phpcs.theme.xml', 'theme' ), php: true },
	{ name: 'PHPCBF, tests and tools', command: phpcbf( 'phpcs.xml.dist', 'tests', 'tools', 'demo' ), php: true },
];

/** PHPCBF ends with 1 where it has fixed something and nothing is left. */
const hasFailed = ( { php }, code ) => ( php ? code > 1 : code !== 0 );

const hasPhp = existsSync( resolve( root, 'vendor/bin/phpcbf' ) );
let failed = 0;
for ( const formatter of FORMATTERS ) {
	if ( formatter.php && ! hasPhp ) {
		console.log( `skipped ${ formatter.name }: vendor/ is missing; run "composer install" (npm test does it)` );
		continue;
	}
	const { code, output } = await run( formatter.command, { cwd: root, env: { NO_COLOR: '1' } } );
	if ( hasFailed( formatter, code ) ) {
		failed += 1;
		console.log( `FAILED  ${ formatter.name }\n${ output.trim() }` );
	} else {
		console.log( `ok      ${ formatter.name }` );
	}
}
process.exitCode = failed > 0 ? 1 : 0;
