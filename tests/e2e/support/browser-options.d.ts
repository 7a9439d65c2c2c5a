/** tools/lib/browser-options.mjs has no types of its own. */
declare module '*/browser-options.mjs' {
	export const BROWSER_OPTIONS: string[];
	export const CHROMIUM: string;
	export const HEADLESS_SHELL: string;
}
