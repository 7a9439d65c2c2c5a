import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { installPreCommitHook } from '../../../tools/lib/git-hook.mjs';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { parseWpEnv, prepareWpEnv, wpEnvFolder } from '../../../tools/lib/wp-env-offline.mjs';
import { silentLog } from '../../../tools/lib/log.mjs';
import { writeFiles, scratch } from './support.mjs';

const git = ( folder, ...args ) =>
	execFileSync( 'git', [ '-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args ], {
		stdio: 'pipe',
	} );

test( "wp-env's own parser accepts .wp-env.json, and every mapped path exists", async ( t ) => {
	const env = { WP_ENV_HOME: await scratch( t ) };
	await writeFiles( wpEnvFolder( projectRoot, env ), { 'wp-env-cache.json': '{"latestWordPressVersion":"7.0"}' } );
	const { mappings, config } = await parseWpEnv( projectRoot, env );
	assert.ok( Object.keys( mappings ).includes( 'wp-content/plugins/courant-desk' ) );
	for ( const [ site, { path } ] of Object.entries( mappings ) ) {
		assert.ok( existsSync( path ), `${ site }: ${ path } does not exist` );
	}
	assert.equal( config.COURANT_SITE, true );
} );

test( "wp-env's parser rejects unknown options, so that the check above can fail", async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'package.json': '{}',
		'.wp-env.json': '{"core":"./wp","color":"red"}',
	} );
	await symlink( join( projectRoot, 'node_modules' ), join( root, 'node_modules' ) );
	const env = { WP_ENV_HOME: join( root, 'home' ) };
	await writeFiles( wpEnvFolder( root, env ), { 'wp-env-cache.json': '{"latestWordPressVersion":"7.0"}' } );
	await assert.rejects( parseWpEnv( root, env ), /"color" is not a configuration option/ );
} );

test( 'the offline preparation names WordPress in the override, and keeps an override of the developer', async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'wp/wp-includes/version.php': '<?php',
		'.wp-env.json': '{}',
	} );
	const env = { WP_ENV_HOME: join( root, 'home' ) };
	const wordpress = { dir: join( root, 'wp' ), version: '7.0' };
	assert.equal( await prepareWpEnv( { root, log: silentLog, env, wordpress } ), true );
	const override = JSON.parse( await readFile( join( root, '.wp-env.override.json' ), 'utf8' ) );
	assert.ok( existsSync( join( root, override.core, 'wp-includes/version.php' ) ) );
	assert.deepEqual( JSON.parse( await readFile( join( wpEnvFolder( root, env ), 'wp-env-cache.json' ), 'utf8' ) ), {
		latestWordPressVersion: '7.0',
	} );
	await writeFile( join( root, '.wp-env.override.json' ), '{"port":9000}' );
	assert.equal( await prepareWpEnv( { root, log: silentLog, env, wordpress } ), false );
	assert.equal( await readFile( join( root, '.wp-env.override.json' ), 'utf8' ), '{"port":9000}' );
} );

test( 'the pre-commit hook is installed once, keeps an existing hook, and can be declined', async ( t ) => {
	const root = await scratch( t );
	git( root, 'init', '-q' );
	assert.equal( await installPreCommitHook( root, { COURANT_HOOKS: '0' } ), false );
	assert.equal( await installPreCommitHook( root, {} ), true );
	assert.equal( await installPreCommitHook( root, {} ), false );
	assert.match( await readFile( join( root, '.git/hooks/pre-commit' ), 'utf8' ), /tools\/pre-commit\.mjs/ );
} );

test( 'the hook rejects staged files that are not formatted', async ( t ) => {
	const root = await scratch( t );
	execFileSync( 'git', [ 'clone', '--quiet', projectRoot, join( root, 'clone' ) ], { stdio: 'ignore' } );
	const clone = join( root, 'clone' );
	await symlink( join( projectRoot, 'node_modules' ), join( clone, 'node_modules' ) );
	for ( const name of [ 'tools/pre-commit.mjs', 'tools/lib/git-hook.mjs' ] ) {
		await writeFile( join( clone, name ), await readFile( join( projectRoot, name ) ) );
	}
	await installPreCommitHook( clone, {} );
	await writeFile( join( clone, 'src/unformatted.ts' ), 'export const a = {b:1}\n' );
	git( clone, 'add', 'src/unformatted.ts' );
	assert.throws( () => git( clone, 'commit', '-qm', 'Add' ), /npm run fix/ );
	await writeFile( join( clone, 'src/unformatted.ts' ), 'export const a = { b: 1 };\n' );
	git( clone, 'add', 'src/unformatted.ts' );
	git( clone, 'commit', '-qm', 'Add' );
} );
