import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { run } from './run.mjs';

const HOOK = `#!/bin/sh
# Installed by npm install. Skip it once with "git commit --no-verify", or delete this file.
# Branches from before the hook have no such file.
[ -f tools/pre-commit.mjs ] || exit 0
exec node tools/pre-commit.mjs
`;

/**
 * Installs the pre-commit hook, unless the repository has one, or `COURANT_HOOKS=0`.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it was installed now
 */
export async function installPreCommitHook( root, env = process.env ) {
	if ( env.COURANT_HOOKS === '0' || ! existsSync( resolve( root, '.git' ) ) ) {
		return false;
	}
	const { stdout } = await run( 'git', [ 'rev-parse', '--git-path', 'hooks/pre-commit' ], { cwd: root } );
	const file = resolve( root, stdout.trim() );
	if ( existsSync( file ) ) {
		return false;
	}
	await mkdir( dirname( file ), { recursive: true } );
	await writeFile( file, HOOK );
	await chmod( file, 0o755 );
	return true;
}

/** Names of the staged files that Prettier formats. */
export async function stagedFiles( root ) {
	const { stdout } = await run( 'git', [ 'diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z' ], {
		cwd: root,
	} );
	return stdout.split( '\0' ).filter( ( name ) => /\.([mc]?js|tsx?|css|json|md|ya?ml)$/.test( name ) );
}
