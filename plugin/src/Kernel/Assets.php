<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file of the package, not a URL.

namespace CourantDesk\Kernel;

/**
 * Registers the built scripts and styles: the loader on public pages, the map of islands, and one stylesheet per
 * module.
 *
 * The loader is a small classic script, deferred, without dependencies. The theme and the plugin both include it under
 * one handle, and the newer version is used. React is the copy in WordPress: the loader receives its URL and imports it
 * when an island first needs it.
 */
final class Assets
{
    public const LOADER_HANDLE = 'courant-loader';

    /**
     * Marks every island as failed when the file of the loader cannot be loaded, as the loader does for the file of an
     * island, so that the controls for browsers without JavaScript are shown. The error event of a resource does not
     * bubble, but can be captured.
     */
    private const LOADER_FAILURE_SCRIPT = <<<'JS'
        addEventListener('error',function(e){if(e.target.id!=='courant-loader-js')return;var f=function(){document.querySelectorAll('[data-island]').forEach(function(i){i.setAttribute('data-failed','')})};f();addEventListener('DOMContentLoaded',f)},true)
        JS;

    /** Registered only for its URL: the loader imports it as a module before the first island mounts. */
    public const KIT_HANDLE = 'courant-kit';

    public function __construct(private readonly string $pluginFile)
    {
    }

    public function register(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueueLoader'], 1);
        if (!$this->isBuilt('loader')) {
            // Only a development checkout can lack a build: packages always contain it.
            add_action('admin_notices', [$this, 'printMissingBuildNotice']);
        }
    }

    /** @internal Prints the command that builds the assets, for users who may manage plugins. */
    public function printMissingBuildNotice(): void
    {
        if (!current_user_can('activate_plugins')) {
            return;
        }
        wp_admin_notice(
            esc_html__('The scripts and stylesheets of Courant Desk are not built. Run “npm install” and “npm run build” in the project folder.', 'courant-desk'),
            ['type' => 'error']
        );
    }

    public function enqueueLoader(): void
    {
        if (!$this->isBuilt('loader')) {
            return;
        }
        $this->registerIfNewer(self::LOADER_HANDLE, 'loader', $this->buildUrl('loader.js'));
        $url = $this->buildUrl('kit.js?hash=' . $this->readAssetFile('kit')['hash']);
        $this->registerIfNewer(self::KIT_HANDLE, 'kit', $url);
        wp_enqueue_script(self::LOADER_HANDLE);
        wp_add_inline_script(self::LOADER_HANDLE, self::LOADER_FAILURE_SCRIPT, 'before');
    }

    /** Returns the URL of the module that all islands share: the newer copy of the theme's and this plugin's. */
    public function kitUrl(): string
    {
        return $this->scriptUrl(self::KIT_HANDLE);
    }

    /**
     * Returns the URLs of all public scripts in a folder of this plugin, by name.
     *
     * @param string $folder `islands`, or `modules` for scripts that need no React
     * @return array<string, string>
     */
    public function moduleUrls(string $folder): array
    {
        $urls = [];
        $files = glob($this->buildDirectory() . "/$folder/*.asset.php");
        foreach ($files === false ? [] : $files as $file) {
            $name = basename($file, '.asset.php');
            $version = $this->readAssetFile("$folder/$name")['version'];
            $urls[$name] = add_query_arg('ver', $version, $this->buildUrl("$folder/$name.js"));
        }

        return $urls;
    }

    /**
     * Returns the URLs of the React files of WordPress, with the filters that run when they are printed.
     *
     * @return array{react: string, dom: string}
     */
    public function reactUrls(): array
    {
        return ['react' => $this->scriptUrl('react'), 'dom' => $this->scriptUrl('react-dom')];
    }

    /** Enqueues the stylesheet of a module, an entry of `src/entries.mjs`. May be called while the page is printed. */
    public function enqueueStyle(string $module): void
    {
        $handle = $this->registerStyle($module);
        if (wp_style_is($handle, 'registered')) {
            wp_enqueue_style($handle);
        }
    }

    /** Returns the URL of a module's stylesheet, for scripts that add it when it is needed; '' without a build. */
    public function styleUrl(string $module): string
    {
        $style = wp_styles()->query($this->registerStyle($module));

        return is_object($style) ? add_query_arg('ver', (string) $style->ver, (string) $style->src) : '';
    }

    /**
     * @return non-empty-string the handle
     * @see docs/features/themes.md#cascade-layers
     */
    private function registerStyle(string $module): string
    {
        $handle = 'courant-desk-' . $module;
        $file = StyleVariant::file($this->buildDirectory(), $module);
        if (!wp_style_is($handle, 'registered') && is_file($this->buildDirectory() . "/$file")) {
            $version = $this->readAssetFile("styles/$module")['version'];
            $dependencies = StyleVariant::isUnlayered($file) ? ThemeColors::registerStyle() : [];
            wp_register_style($handle, $this->buildUrl($file), $dependencies, $version);
            wp_style_add_data($handle, 'path', $this->buildDirectory() . "/$file");
        }

        return $handle;
    }

    /** Enqueues the early script of a module, built from its entry in `src/entries.mjs`: deferred, without React. */
    public function enqueueEarlyScript(string $module): void
    {
        if (!$this->isBuilt("early/$module")) {
            return;
        }
        $handle = 'courant-desk-early-' . $module;
        $version = $this->readAssetFile("early/$module")['version'];
        $options = ['strategy' => 'defer', 'in_footer' => true];
        wp_enqueue_script($handle, $this->buildUrl("early/$module.js"), [], $version, $options);
    }

    /**
     * Returns an early script as an inline script element, built from its entry in `src/entries.mjs`, for code that
     * must run before any file is loaded.
     *
     * @param string $name such as `consent-banner-visibility`
     * @param array<string, string> $attributes of the element
     */
    public function inlineScriptTag(string $name, array $attributes = []): string
    {
        $file = $this->buildDirectory() . "/early/$name.js";
        $script = is_file($file) ? trim((string) file_get_contents($file)) : '';
        return $script === '' ? '' : wp_get_inline_script_tag($script, $attributes);
    }

    /**
     * Returns the URL of a module that an early script imports on demand, built from its entry in `src/entries.mjs`.
     *
     * @param string $name such as `consent-banner`
     */
    public function lazyModuleUrl(string $name): string
    {
        return add_query_arg('ver', $this->readAssetFile('lazy/' . $name)['version'], $this->buildUrl("lazy/$name.js"));
    }

    /**
     * Enqueues a wp-admin or editor script with its translations, with the script handles of WordPress as dependencies.
     * Does nothing when the entry is not built.
     *
     * @param string $entry        such as `openings`, built into `admin/openings.js`
     * @param string ...$libraries entries that several screens share, such as `dataviews`
     * @return non-empty-string the script handle
     */
    public function enqueueAdminScript(string $entry, string ...$libraries): string
    {
        $handle = $this->registerAdminScript($entry, ...array_map([$this, 'registerAdminLibrary'], $libraries));
        if (wp_script_is($handle, 'registered')) {
            wp_enqueue_script($handle);
        }

        return $handle;
    }

    /**
     * Registers a script, as enqueueAdminScript() does, and enqueues its stylesheet.
     *
     * @param non-empty-string ...$handles dependencies in addition to those that the build has found
     * @return non-empty-string the script handle
     */
    public function registerAdminScript(string $entry, string ...$handles): string
    {
        $handle = 'courant-desk-' . $entry;
        $asset = $this->readAssetFile('admin/' . $entry);
        if (!$this->isBuilt("admin/$entry")) {
            return $handle;
        }
        $styles = array_intersect($asset['dependencies'], ['wp-components']);
        array_map('wp_enqueue_style', $styles);
        $dependencies = [...$asset['dependencies'], ...array_values($handles)];
        wp_register_script($handle, $this->buildUrl("admin/$entry.js"), $dependencies, $asset['version'], true);
        wp_set_script_translations($handle, 'courant-desk', dirname($this->pluginFile) . '/languages');
        if (is_file($this->buildDirectory() . "/admin/$entry.css")) {
            wp_enqueue_style($handle, $this->buildUrl("admin/$entry.css"), $styles, $asset['version']);
        }

        return $handle;
    }

    /**
     * Registers a script that several wp-admin screens share, and enqueues its stylesheet.
     *
     * @return non-empty-string the script handle
     */
    public function registerAdminLibrary(string $name): string
    {
        $handle = 'courant-desk-' . $name;
        $asset = $this->readAssetFile('admin/' . $name);
        wp_register_script($handle, $this->buildUrl("admin/$name.js"), $asset['dependencies'], $asset['version'], true);
        $style = is_rtl() && is_file($this->buildDirectory() . "/admin/$name-rtl.css") ? "$name-rtl" : $name;
        if (is_file($this->buildDirectory() . "/admin/$style.css")) {
            wp_enqueue_style($handle, $this->buildUrl("admin/$style.css"), ['wp-components'], $asset['version']);
        }

        return $handle;
    }

    /** Returns the URL of a registered script. */
    public function scriptUrl(string $handle): string
    {
        $script = wp_scripts()->query($handle);
        if (!is_object($script) || !is_string($script->src)) {
            return '';
        }
        $url = str_starts_with($script->src, '/') ? site_url($script->src) : $script->src;
        $url = is_string($script->ver) ? add_query_arg('ver', $script->ver, $url) : $url;
        /** This filter is documented in wp-includes/class-wp-scripts.php */
        $filtered = apply_filters('script_loader_src', $url, $handle); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- of WordPress.

        return is_string($filtered) ? $filtered : $url;
    }

    /**
     * Registers an asset that the theme may include as well, unless the same or a newer version is already registered.
     *
     * @param non-empty-string $handle
     * @param non-empty-string $url
     */
    private function registerIfNewer(string $handle, string $asset, string $url): void
    {
        $version = $this->readAssetFile($asset)['version'];
        $registered = wp_scripts()->query($handle);
        if (is_object($registered) && version_compare((string) $registered->ver, $version, '>=')) {
            return;
        }
        wp_deregister_script($handle);
        wp_register_script($handle, $url, [], $version, ['strategy' => 'defer']);
    }

    /** Without a check, WordPress responds to a request for a missing file with an HTML page, which is not a script. */
    private function isBuilt(string $name): bool
    {
        return is_file($this->buildDirectory() . "/$name.asset.php");
    }

    /** @return array{dependencies: list<non-empty-string>, version: string, hash: string} */
    private function readAssetFile(string $name): array
    {
        return AssetFile::read($this->buildDirectory() . '/' . $name . '.asset.php');
    }

    private function buildDirectory(): string
    {
        return dirname($this->pluginFile) . '/build';
    }

    /** @return non-empty-string */
    private function buildUrl(string $path): string
    {
        $url = plugins_url('build/' . $path, $this->pluginFile);

        return $url === '' ? '/' : $url;
    }
}
