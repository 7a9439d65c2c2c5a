/**
 * Runs after `npm install` and `npm ci` (script `prepare`): installs the pre-commit hook, builds, and without the
 * internet installs WordPress for `npx wp-env start --runtime=playground`. It never fails an installation.
 *
 * `COURANT_PREPARE=0` skips all of it, `COURANT_HOOKS=0` the hook. In CI only what a test calls is prepared.
 */
import { buildIfChanged } from './lib/build.mjs';
import { installPreCommitHook } from './lib/git-hook.mjs';
import { createLog } from './lib/log.mjs';
import { projectRoot } from './lib/paths.mjs';
import { isOnline, prepareWpEnv } from './lib/wp-env-offline.mjs';

const log = createLog( { stream: process.stdout } );

const STEPS = [
	[ 'The pre-commit hook was not installed', () => installPreCommitHook( projectRoot ) ],
	[ 'Scripts and styles were not built ("npm run build" tries again)', () => buildIfChanged( projectRoot, log ) ],
	[
		'WordPress was not installed for "npx wp-env start" ("npm start" tries again)',
		async () => ( await isOnline() ) || prepareWpEnv( { root: projectRoot, log } ),
	],
];

if ( process.env.COURANT_PREPARE !== '0' && ! process.env.CI ) {
	for ( const [ failure, step ] of STEPS ) {
		await step().catch( ( error ) => log.note( `${ failure }: ${ error.message.split( '\n' )[ 0 ] }` ) );
	}
}
