/** `wp-scripts build` for the tools: production bundles of both packages and the compiled translations. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './lib/paths.mjs';

const { status } = spawnSync(
	process.execPath,
	[ join( projectRoot, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ), 'build' ],
	{ cwd: projectRoot, stdio: 'inherit' }
);
process.exitCode = status ?? 1;
