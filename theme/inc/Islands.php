<?php

declare(strict_types=1);

namespace Courant;

/**
 * Enqueues the island loader with its configuration. React is the copy of WordPress: it is only registered here, and
 * the loader loads it when an island first needs it.
 */
final class Islands implements Module
{
    private const LOADER_HANDLE = 'courant-loader';
    private const KIT_HANDLE = 'courant-kit';
    private const CONFIG_HANDLE = 'courant-theme-config';

    /**
     * Names of elements whose behavior is in the module `page-controls`.
     */
    private const PAGE_CONTROLS = ['back-to-top', 'categories', 'masthead'];

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', $this->enqueueLoader(...), 5);
        add_action('wp_print_footer_scripts', $this->printConfig(...), 1);
    }

    /**
     * Prints the attributes of an island or a plain module in its start tag: its name, its trigger and its props.
     *
     * @param string $name Name of the module in the build.
     * @param string $when load, idle, visible, interact or gesture.
     * @param array<string, mixed> $props Props of the module, encoded as JSON.
     */
    public static function printAttributes(string $name, string $when, array $props = []): void
    {
        printf(' data-island="%s" data-when="%s"', esc_attr($name), esc_attr($when));

        if ($props !== []) {
            printf(' data-props="%s"', esc_attr(InlineJson::encode($props)));
        }
    }

    /**
     * Enqueues the loader. Theme and plugin share the handles of the loader and its library, and the newer version is
     * used. Without a build nothing is enqueued, and every page works without it.
     */
    private function enqueueLoader(): void
    {
        if (! BuildManifest::has('loader')) {
            return;
        }

        $this->registerNewerVersion(self::LOADER_HANDLE, 'loader', BuildManifest::url('loader.js'));
        $this->registerNewerVersion(self::KIT_HANDLE, 'kit', BuildManifest::url(
            'kit.js?hash=' . BuildManifest::contentHash('kit')
        ));
        wp_enqueue_script(self::LOADER_HANDLE);
        wp_enqueue_script(
            'courant-early',
            BuildManifest::url('early/theme.js'),
            [],
            BuildManifest::version('early/theme'),
            [
                'strategy' => 'defer',
                'in_footer' => true,
            ],
        );
    }

    /**
     * Registers a script unless a newer version is already registered.
     *
     * @param non-empty-string $handle
     * @param non-empty-string $url
     */
    private function registerNewerVersion(string $handle, string $asset, string $url): void
    {
        $version = BuildManifest::version($asset);
        $registered = wp_scripts()->query($handle);

        if (! $registered instanceof \_WP_Dependency || version_compare((string) $registered->ver, $version, '<')) {
            // This is the plugin's copy of the script: no script of WordPress has this handle.
            wp_scripts()->remove($handle);
            wp_register_script($handle, $url, [], $version, ['strategy' => 'defer', 'in_footer' => false]);
        }
    }

    /**
     * Prints the loader's configuration. All values are nested under one key, because WordPress casts top-level scalars
     * to strings.
     */
    private function printConfig(): void
    {
        if (is_admin() || ! BuildManifest::has('loader')) {
            return;
        }

        wp_register_script(self::CONFIG_HANDLE, false, [], BuildManifest::version('loader'), true);
        InlineJson::localize(self::CONFIG_HANDLE, 'courantTheme', ['config' => [
            'react' => ['react' => $this->scriptUrl('react'), 'dom' => $this->scriptUrl('react-dom')],
            'kit' => $this->scriptUrl(self::KIT_HANDLE),
            'islands' => (object) BuildManifest::moduleUrls('islands'),
            'modules' => (object) $this->moduleUrls(),
            // Readers of a single article do not load React.
            'prefetch' => ! is_singular('post'),
        ]]);
        wp_enqueue_script(self::CONFIG_HANDLE);
    }

    /**
     * @return array<string, string> URLs of plain modules by the names of their elements
     */
    private function moduleUrls(): array
    {
        $urls = BuildManifest::moduleUrls('modules');

        return $urls + array_fill_keys(self::PAGE_CONTROLS, $urls['page-controls'] ?? '');
    }

    /**
     * Returns the URL of a core script as WordPress would print it.
     */
    private function scriptUrl(string $handle): string
    {
        $script = wp_scripts()->query($handle);

        if (! $script instanceof \_WP_Dependency || ! is_string($script->src)) {
            return '';
        }

        $url = str_starts_with($script->src, '/') ? wp_scripts()->base_url . $script->src : $script->src;
        $url = is_string($script->ver) ? add_query_arg('ver', $script->ver, $url) : $url;

        /** This filter is documented in wp-includes/class-wp-scripts.php */
        $filtered = apply_filters('script_loader_src', $url, $handle);

        return is_string($filtered) ? $filtered : $url;
    }
}
