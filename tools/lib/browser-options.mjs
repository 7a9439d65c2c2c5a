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
