/** How tools and tests start Chromium. */
import { existsSync } from 'node:fs';

/** Options of Chromium for measurements: no requests of the browser itself. */
export const BROWSER_OPTIONS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

export const CHROMIUM = process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without a user interface, which would take half of the time of a short test; Debian has a separate package
 * for it.
 */
export const HEADLESS_SHELL = process.env.COURANT_CHROMIUM ?? ( existsSync( SHELL ) ? SHELL : CHROMIUM );
