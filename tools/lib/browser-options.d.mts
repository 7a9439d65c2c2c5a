export const BROWSER_OPTIONS: string[];
export const CHROMIUM: string;
export const HEADLESS_SHELL: string;
