import type { PageConfig } from './generated';

/** What a package tells its scripts. The theme has islands only, and no rooms. */
export type PackageConfig = Partial<PageConfig>;

declare global {
    interface Window {
        courantDesk?: { config?: PackageConfig };
        courantTheme?: { config?: PackageConfig };
    }
}

/** The plugin's configuration, read when it is needed: it is printed in the footer, after the loader's tag. */
export function deskConfig(): PackageConfig {
    return window.courantDesk?.config ?? {};
}

/** The configuration of the package that owns an island. */
export function configOf(island: string): PackageConfig | undefined {
    return [window.courantDesk?.config, window.courantTheme?.config].find((config) => config?.islands?.[island]);
}
