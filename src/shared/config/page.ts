import type { PageConfig } from './generated';

/** The configuration that a package prints for its scripts. The theme's has islands and modules only. */
export type PackageConfig = Partial< PageConfig >;

declare global {
	interface Window {
		courantDesk?: { config?: PackageConfig };
		courantTheme?: { config?: PackageConfig };
	}
}

/** Returns the plugin's configuration. Read it when it is needed: it is printed in the footer, after the loader. */
export function pluginConfig(): PackageConfig {
	return window.courantDesk?.config ?? {};
}

/** Returns the configuration of the package that provides an island or a plain module. */
export function configForIsland( island: string ): PackageConfig | undefined {
	return [ window.courantDesk?.config, window.courantTheme?.config ].find(
		( config ) => config?.islands?.[ island ] ?? config?.modules?.[ island ]
	);
}
