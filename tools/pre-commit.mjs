/** The pre-commit hook: reports staged files that are not formatted. "npm run fix" formats them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/child.mjs';
import { stagedFiles } from './lib/git-hook.mjs';
import { projectRoot } from './lib/paths.mjs';

const program = join( projectRoot, 'node_modules', '.bin', 'prettier' );
const files = existsSync( program ) ? await stagedFiles( projectRoot ) : [];
if ( files.length > 0 ) {
	const { code, output } = await run( [ program, '--check', '--ignore-unknown', '--log-level', 'warn', ...files ], {
		cwd: projectRoot,
	} );
	if ( code !== 0 ) {
		console.error( `${ output.trim() }\nRun "npm run fix" and stage the files again, or commit with --no-verify.` );
		process.exitCode = 1;
	}
}
