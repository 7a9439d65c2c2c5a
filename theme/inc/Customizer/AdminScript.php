<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\BuildManifest;
use Courant\InlineJson;

/**
 * Enqueues admin scripts together with core handles. They are built into build/admin; without a build nothing is
 * enqueued and nothing else depends on them.
 */
final class AdminScript
{
    /** The library that the screens of the plugin use, too. */
    private const DRAG_AND_DROP = 'courant-desk-drag-and-drop';

    /**
     * Enqueues an admin script.
     *
     * @param array<string, mixed> $settings For the script, as `window.courantTheme{Name}`; nested, so that numbers
     *     keep their type.
     */
    public static function enqueue(string $name, array $settings = []): void
    {
        $file = 'admin/' . $name;

        if (! BuildManifest::has($file) || ! is_file(BuildManifest::path($file . '.js'))) {
            return;
        }

        $handle = 'courant-' . $name;
        $version = BuildManifest::version($file);
        $dependencies = BuildManifest::dependencies($file);

        if (in_array(self::DRAG_AND_DROP, $dependencies, true)) {
            self::registerDragAndDrop();
        }

        wp_enqueue_script($handle, BuildManifest::url($file . '.js'), $dependencies, $version, ['in_footer' => true]);
        wp_set_script_translations($handle, 'courant', get_template_directory() . '/languages');

        // WordPress has script handles for its packages, and a style handle with the same name for this one.
        $styles = array_intersect($dependencies, ['wp-components']);
        array_map('wp_enqueue_style', $styles);

        if (is_file(BuildManifest::path($file . '.css'))) {
            wp_enqueue_style($handle, BuildManifest::url($file . '.css'), $styles, $version);
        }

        if ($settings !== []) {
            wp_add_inline_script($handle, sprintf(
                'window.courantThemeDesk = Object.assign(window.courantThemeDesk || {}, %s);',
                InlineJson::encode([$name => $settings])
            ), 'before');
        }
    }

    /** Registers the theme's copy of the library, unless the plugin has registered the same file. */
    private static function registerDragAndDrop(): void
    {
        $version = BuildManifest::version('admin/drag-and-drop');
        $registered = wp_scripts()->query(self::DRAG_AND_DROP);

        if ($registered instanceof \_WP_Dependency && $registered->ver === $version) {
            return;
        }

        // An older version could lack what this script needs. No script of WordPress has this handle.
        wp_scripts()->remove(self::DRAG_AND_DROP);
        wp_register_script(
            self::DRAG_AND_DROP,
            BuildManifest::url('admin/drag-and-drop.js'),
            BuildManifest::dependencies('admin/drag-and-drop'),
            $version,
            ['in_footer' => true]
        );
    }
}
