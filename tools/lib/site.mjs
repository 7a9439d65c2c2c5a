import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startEmailWorker, stopEmailWorker } from './email-worker.mjs';
import { startMailCatcher, stopMailCatcher } from './mail-catcher.mjs';
import { hasNativePhp, startNativeSite, stopNativeSite } from './native-site.mjs';
import { prepareSite } from './site-driver.mjs';
import { readSite } from './site-files.mjs';
import { getWordPress } from './wordpress.mjs';
import { destroyWpEnvSite, hasDocker, startWpEnvSite, stopWpEnvSite } from './wp-env-site.mjs';

export const RUNTIMES = [ 'native', 'playground', 'docker' ];

/**
 * Chooses native PHP where it can serve the site, else Docker where an engine and the internet are available, else
 * Playground. `COURANT_RUNTIME` overrides this.
 *
 * @returns {Promise<'native' | 'playground' | 'docker'>}
 */
export async function chooseRuntime( env = process.env, has = { native: hasNativePhp, docker: hasDocker } ) {
	const wanted = env.COURANT_RUNTIME;
	if ( wanted ) {
		if ( ! RUNTIMES.includes( wanted ) ) {
			throw new Error( `COURANT_RUNTIME is "${ wanted }"; it can be ${ RUNTIMES.join( ', ' ) }.` );
		}
		return wanted;
	}
	if ( await has.native() ) {
		return 'native';
	}
	return ( await has.docker() ) ? 'docker' : 'playground';
}

/**
 * Starts a whole site: mail catcher, WordPress, theme, plugin, demo content, and the process that sends its emails.
 *
 * @param {{
 *   runtime: 'native' | 'playground' | 'docker', dir: string, log: import('./log.mjs').Log,
 *   version?: 'newest' | 'oldest', fresh?: boolean, port?: number, demo?: boolean,
 *   mappings?: Record<string, string>, constants?: Record<string, string | number | boolean>,
 * }} options a port that is given is the only one taken
 * @returns {Promise<{ url: string, mail: string, version: string, key: string, dir: string }>}
 */
export async function startSite( {
	runtime,
	dir,
	log,
	version = 'newest',
	fresh = false,
	port,
	demo = true,
	mappings,
	constants,
} ) {
	const folder = resolve( dir );
	const wordpress = runtime === 'docker' ? null : await getWordPress( { version, log } );
	await stopSite( folder, { mail: fresh } );
	if ( fresh ) {
		await destroyWpEnvSite( folder );
		await rm( folder, { recursive: true, force: true } );
	}
	const email = await startMailCatcher( { dir: join( folder, 'mail' ) } );
	const start = runtime === 'native' ? startNativeSite : startWpEnvSite;
	const site = await start( {
		runtime,
		dir: folder,
		wordpress,
		log,
		mappings,
		// A separate process sends emails: cron over HTTP would occupy one of few workers, and delay pages.
		constants: { ...( runtime === 'native' ? { COURANT_EMAIL_WORKER: 'cli' } : {} ), ...constants },
		smtpPort: email.smtpPort,
		...( port ? { port, exactPort: true } : {} ),
	} );
	await prepareSite( site, { log, demo } );
	await startEmailWorker( folder );
	return { ...site, mail: email.url };
}

/** Stops the site of that folder and by default its mail catcher. Returns false when no site was running. */
export async function stopSite( dir, { mail: email = true } = {} ) {
	const folder = resolve( dir );
	await stopEmailWorker( folder );
	const site = await readSite( folder );
	const stopped =
		site === null
			? false
			: await ( site.runtime === 'native' ? stopNativeSite( folder ) : stopWpEnvSite( folder ) );
	if ( email ) {
		await stopMailCatcher( join( folder, 'mail' ) );
	}
	return stopped;
}
