<?php

declare(strict_types=1);

namespace Courant;

/**
 * The islands of the theme: the loader, and what it must know to fetch them. React is WordPress's own and is
 * only named here; the loader fetches it when an island first needs it.
 */
final class Islands implements Feature
{
    private const LOADER = 'courant-loader';
    private const KIT = 'courant-kit';
    private const CONFIG = 'courant-theme-config';

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', $this->enqueue(...), 5);
        add_action('wp_print_footer_scripts', $this->configure(...), 1);
    }

    /**
     * Prints the marker of an island in its start tag: which module mounts on it, when, with what.
     *
     * @param string $name The module's name in the build.
     * @param string $when load, idle, visible, interact, gesture, media(…) or delay(ms).
     * @param array<string, mixed> $props What the module gets, as JSON.
     */
    public static function mark(string $name, string $when, array $props = []): void
    {
        printf(' data-island="%s" data-when="%s"', esc_attr($name), esc_attr($when));

        if ($props !== []) {
            printf(' data-props="%s"', esc_attr(InlineJson::encode($props)));
        }
    }

    /**
     * Theme and plugin carry the loader and the kit of the islands under one handle each, and the newer version is
     * used. Without a build there is none, and every page works without it.
     */
    private function enqueue(): void
    {
        if (! Build::has('loader')) {
            return;
        }

        $this->registerNewer(self::LOADER, 'loader', Build::address('loader.js'));
        $this->registerNewer(self::KIT, 'kit', Build::address('kit.js?hash=' . Build::hash('kit')));
        wp_enqueue_script(self::LOADER);
        wp_enqueue_script('courant-early', Build::address('early/furniture.js'), [], Build::version('early/furniture'), [
            'strategy' => 'defer',
            'in_footer' => true,
        ]);
    }

    /**
     * @param non-empty-string $handle
     * @param non-empty-string $url
     */
    private function registerNewer(string $handle, string $asset, string $url): void
    {
        $version = Build::version($asset);
        $registered = wp_scripts()->query($handle);

        if (! $registered instanceof \_WP_Dependency || version_compare((string) $registered->ver, $version, '<')) {
            wp_deregister_script($handle);
            wp_register_script($handle, $url, [], $version, ['strategy' => 'defer', 'in_footer' => false]);
        }
    }

    /**
     * All is nested under one key: WordPress turns top-level scalars into strings.
     */
    private function configure(): void
    {
        if (is_admin() || ! Build::has('loader')) {
            return;
        }

        wp_register_script(self::CONFIG, false, [], Build::version('loader'), true);
        InlineJson::localize(self::CONFIG, 'courantTheme', ['config' => [
            'react' => ['react' => $this->source('react'), 'dom' => $this->source('react-dom')],
            'kit' => $this->source(self::KIT),
            'islands' => (object) Build::islands(),
            // A visitor who only reads an article fetches no React (Rulings 3).
            'prefetch' => ! is_singular('post'),
        ]]);
        wp_enqueue_script(self::CONFIG);
    }

    /**
     * The address of one of WordPress's own scripts, as if it were printed.
     */
    private function source(string $handle): string
    {
        $script = wp_scripts()->query($handle);

        if (! $script instanceof \_WP_Dependency || ! is_string($script->src)) {
            return '';
        }

        $address = str_starts_with($script->src, '/') ? site_url($script->src) : $script->src;
        $address = is_string($script->ver) ? add_query_arg('ver', $script->ver, $address) : $address;

        /** This filter is documented in wp-includes/class-wp-scripts.php */
        $filtered = apply_filters('script_loader_src', $address, $handle);

        return is_string($filtered) ? $filtered : $address;
    }
}
