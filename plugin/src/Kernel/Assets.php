<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * The built scripts and styles: the loader on public pages, the map of islands, one style a room.
 *
 * The loader is a small classic script, deferred, without dependencies. Both packages carry it under one handle and
 * the newer version wins (Rulings 36). React is WordPress's own and only named here: the loader fetches it when an
 * island first needs it (design, decision 5).
 */
final class Assets
{
    public const LOADER = 'courant-loader';

    /** Registered for its URL only: the loader imports it as a module before the first island. */
    public const KIT = 'courant-kit';

    public function __construct(private readonly string $pluginFile)
    {
    }

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueueLoader'], 1);
        if (!$this->has('loader')) {
            // Only a checkout of the sources can be like this: packages are built.
            add_action('admin_notices', [$this, 'showMissingBuild']);
        }
    }

    /** @internal Says what to run, to people who can do something about it. */
    public function showMissingBuild(): void
    {
        if (!current_user_can('activate_plugins')) {
            return;
        }
        wp_admin_notice(
            esc_html__('The scripts and styles of Courant Desk are not built, so pages work without them. Run "npm install" and "npm run build" in the folder of the project.', 'courant-desk'),
            ['type' => 'error']
        );
    }

    public function enqueueLoader(): void
    {
        if (!$this->has('loader')) {
            return;
        }
        $this->registerNewer(self::LOADER, 'loader', $this->url('loader.js'));
        $this->registerNewer(self::KIT, 'kit', $this->url('kit.js?hash=' . $this->asset('kit')['hash']));
        wp_enqueue_script(self::LOADER);
    }

    /** URL of the module that all islands share, of the theme or of this plugin, whichever is newer. */
    public function kit(): string
    {
        return $this->source(self::KIT);
    }

    /**
     * Addresses of all public islands of this package, by name.
     *
     * @return array<string, string>
     */
    public function islands(): array
    {
        $urls = [];
        $files = glob($this->directory() . '/islands/*.asset.php');
        foreach ($files === false ? [] : $files as $file) {
            $name = basename($file, '.asset.php');
            $urls[$name] = add_query_arg('ver', $this->asset('islands/' . $name)['version'], $this->url("islands/$name.js"));
        }

        return $urls;
    }

    /**
     * Addresses of WordPress's own React, filtered as if they were printed.
     *
     * @return array{react: string, dom: string}
     */
    public function react(): array
    {
        return ['react' => $this->source('react'), 'dom' => $this->source('react-dom')];
    }

    /** Enqueues a room's style, built from `src/<room>/style.css`. May be called while the page is printed. */
    public function style(string $room): void
    {
        $handle = 'courant-desk-' . $room;
        if (!wp_style_is($handle, 'registered') && is_file($this->directory() . "/styles/$room.css")) {
            wp_register_style($handle, $this->url("styles/$room.css"), [], $this->asset("styles/$room")['version']);
            wp_style_add_data($handle, 'path', $this->directory() . "/styles/$room.css");
        }
        if (wp_style_is($handle, 'registered')) {
            wp_enqueue_style($handle);
        }
    }

    /** Enqueues a room's early script, built from `src/<room>/early.ts`: deferred, and never waiting for React (Rulings 1). */
    public function early(string $room): void
    {
        if (!$this->has("early/$room")) {
            return;
        }
        $handle = 'courant-desk-early-' . $room;
        $version = $this->asset("early/$room")['version'];
        wp_enqueue_script($handle, $this->url("early/$room.js"), [], $version, ['strategy' => 'defer', 'in_footer' => true]);
    }

    /** What never even waits for a file: an early script to be printed where it is needed, built from `src/<room>/early.<name>.ts`. @param string $name such as `consent-shown` */
    public function inline(string $name): string
    {
        $file = $this->directory() . "/early/$name.js";
        $script = is_file($file) ? trim((string) file_get_contents($file)) : '';

        return $script === '' ? '' : wp_get_inline_script_tag($script);
    }

    /** The address of a module that an early script imports when it needs it, built from `src/<room>/late.<name>.ts`. @param string $name such as `consent-banner` */
    public function late(string $name): string
    {
        return add_query_arg('ver', $this->asset('late/' . $name)['version'], $this->url("late/$name.js"));
    }

    /**
     * Enqueues a wp-admin or editor script, on WordPress's ordinary handles, with its translations. Nothing where it is not built.
     *
     * @param string $entry        such as `jobs-editor`, built into `admin/jobs-editor.js`
     * @param string ...$libraries entries that several screens share, such as `dataviews` (Rulings 42)
     */
    public function adminScript(string $entry, string ...$libraries): string
    {
        $handle = 'courant-desk-' . $entry;
        $asset = $this->asset('admin/' . $entry);
        foreach ($libraries as $library) {
            $asset['dependencies'][] = $this->adminLibrary($library);
        }
        if (!$this->has("admin/$entry")) {
            return $handle;
        }
        wp_register_script($handle, $this->url("admin/$entry.js"), $asset['dependencies'], $asset['version'], true);
        wp_set_script_translations($handle, 'courant-desk', dirname($this->pluginFile) . '/languages');
        wp_enqueue_script($handle);
        if (is_file($this->directory() . "/admin/$entry.css")) {
            wp_enqueue_style($handle, $this->url("admin/$entry.css"), [], $asset['version']);
        }

        return $handle;
    }

    /**
     * Registers a script that several wp-admin screens share, and enqueues its style.
     *
     * @return non-empty-string its handle
     */
    public function adminLibrary(string $name): string
    {
        $handle = 'courant-desk-' . $name;
        $asset = $this->asset('admin/' . $name);
        wp_register_script($handle, $this->url("admin/$name.js"), $asset['dependencies'], $asset['version'], true);
        $style = is_rtl() && is_file($this->directory() . "/admin/$name-rtl.css") ? "$name-rtl" : $name;
        if (is_file($this->directory() . "/admin/$style.css")) {
            wp_enqueue_style($handle, $this->url("admin/$style.css"), ['wp-components'], $asset['version']);
        }

        return $handle;
    }

    /**
     * Prints a script that requests a large script of the footer as soon as what is above was painted: on a slow connection it would
     * otherwise wait behind WordPress's many small ones.
     */
    public function requestAfterPaint(string $handle): void
    {
        $link = InlineJson::encode(['rel' => 'preload', 'as' => 'script', 'href' => $this->source($handle)]);
        wp_print_inline_script_tag("requestAnimationFrame(() => setTimeout(() => document.head.append(Object.assign(document.createElement('link'), $link))));");
    }

    /**
     * Registers what the theme may carry as well, unless a version that is as new is registered already.
     *
     * @param non-empty-string $handle
     * @param non-empty-string $url
     */
    private function registerNewer(string $handle, string $asset, string $url): void
    {
        $version = $this->asset($asset)['version'];
        $registered = wp_scripts()->query($handle);
        if (is_object($registered) && version_compare((string) $registered->ver, $version, '>=')) {
            return;
        }
        wp_deregister_script($handle);
        wp_register_script($handle, $url, [], $version, ['strategy' => 'defer']);
    }

    /** WordPress answers a request for a missing file with a page, which is no script. */
    private function has(string $name): bool
    {
        return is_file($this->directory() . "/$name.asset.php");
    }

    /** @return array{dependencies: list<non-empty-string>, version: string, hash: string} */
    private function asset(string $name): array
    {
        $file = $this->directory() . '/' . $name . '.asset.php';
        $asset = is_file($file) ? require $file : [];
        $asset = is_array($asset) ? $asset : [];

        return [
            'dependencies' => array_values(array_filter(
                (array) ($asset['dependencies'] ?? []),
                static fn (mixed $handle): bool => is_string($handle) && $handle !== ''
            )),
            'version' => is_string($asset['version'] ?? null) ? $asset['version'] : '0',
            'hash' => is_string($asset['hash'] ?? null) ? $asset['hash'] : '0',
        ];
    }

    private function source(string $handle): string
    {
        $script = wp_scripts()->query($handle);
        if (!is_object($script) || !is_string($script->src)) {
            return '';
        }
        $url = str_starts_with($script->src, '/') ? site_url($script->src) : $script->src;
        $url = is_string($script->ver) ? add_query_arg('ver', $script->ver, $url) : $url;
        /** This filter is documented in wp-includes/class-wp-scripts.php */
        $filtered = apply_filters('script_loader_src', $url, $handle);

        return is_string($filtered) ? $filtered : $url;
    }

    private function directory(): string
    {
        return dirname($this->pluginFile) . '/build';
    }

    /** @return non-empty-string */
    private function url(string $path): string
    {
        $url = plugins_url('build/' . $path, $this->pluginFile);

        return $url === '' ? '/' : $url;
    }
}
