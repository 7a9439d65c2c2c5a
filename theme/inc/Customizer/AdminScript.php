<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\InlineJson;

/**
 * Enqueues admin scripts together with core handles. They are built into build/admin; without a build nothing is
 * enqueued and nothing else depends on them.
 */
final class AdminScript
{
    /**
     * Enqueues an admin script.
     *
     * @param array<string, mixed> $settings For the script, as `window.courantTheme{Name}`; nested, so that numbers
     *     keep their type.
     */
    public static function enqueue(string $name, array $settings = []): void
    {
        $folder = get_template_directory() . '/build/admin/';

        if (! is_file("{$folder}{$name}.js") || ! is_file("{$folder}{$name}.asset.php")) {
            return;
        }

        $asset = require "{$folder}{$name}.asset.php";
        $asset = is_array($asset) ? $asset : [];
        $handle = 'courant-' . $name;
        $version = is_string($asset['version'] ?? null) ? $asset['version'] : '0';
        $needs = array_values(array_filter((array) ($asset['dependencies'] ?? []), static fn (mixed $need): bool => is_string($need) && $need !== ''));

        wp_enqueue_script($handle, get_template_directory_uri() . "/build/admin/{$name}.js", $needs, $version, ['in_footer' => true]);
        wp_set_script_translations($handle, 'courant', get_template_directory() . '/languages');

        if (is_file("{$folder}{$name}.css")) {
            wp_enqueue_style($handle, get_template_directory_uri() . "/build/admin/{$name}.css", [], $version);
        }

        if ($settings !== []) {
            wp_add_inline_script($handle, sprintf(
                'window.courantThemeDesk = Object.assign(window.courantThemeDesk || {}, %s);',
                InlineJson::encode([$name => $settings])
            ), 'before');
        }
    }
}
