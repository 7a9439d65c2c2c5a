import { BROWSER_OPTIONS, CHROMIUM, HEADLESS_SHELL } from '../../../tools/lib/browser-options.mjs';

/** The browser of most tests. */
export const headlessShell = { executablePath: HEADLESS_SHELL, args: BROWSER_OPTIONS };

/** `test.use( { launchOptions: chromium } )` for what the shell does not have: PDF viewer, error pages, new tabs. */
export const chromium = { executablePath: CHROMIUM, args: BROWSER_OPTIONS };
