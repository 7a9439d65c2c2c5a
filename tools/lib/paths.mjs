import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project that these tools belong to. */
export const projectRoot = resolve( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );

/** Returns the folder of downloads that all clones of the project share: `COURANT_CACHE`, or `~/.cache/courant`. */
export function cacheRoot( env = process.env ) {
	return env.COURANT_CACHE ? resolve( env.COURANT_CACHE ) : join( homedir(), '.cache', 'courant' );
}
