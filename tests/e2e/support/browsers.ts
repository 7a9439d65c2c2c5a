import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

const args = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Chromium without the browser's own user interface, which takes half of the time of a short test; Debian has it in a
 * package of its own.
 */
export const headlessShell = {
	executablePath: process.env[ 'COURANT_CHROMIUM' ] ?? ( existsSync( HEADLESS_SHELL ) ? HEADLESS_SHELL : CHROMIUM ),
	args,
};

/** `test.use( { launchOptions: chromium } )` for what the shell does not have: PDF viewer, error pages, new tabs. */
export const chromium = { executablePath: process.env[ 'COURANT_CHROMIUM' ] ?? CHROMIUM, args };
