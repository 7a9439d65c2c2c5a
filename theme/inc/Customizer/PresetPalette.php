<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Replaces the colors of the theme's palette in theme.json with the configured ones, so that the color pickers of the
 * editor show the colors of the page. Without a change in the Customizer, the palette stays as in the file.
 */
final class PresetPalette implements Module
{
    private const COLORS = ['accent', 'paper', 'ink'];

    public function boot(): void
    {
        add_filter('wp_theme_json_data_theme', $this->replaceColors(...));
    }

    private function replaceColors(\WP_Theme_JSON_Data $theme): \WP_Theme_JSON_Data
    {
        $data = $theme->get_data();
        $palette = $this->themePalette($data);
        $changed = array_filter(
            self::COLORS,
            static fn (string $id): bool => ThemeOptions::text($id) !== ThemeOptions::defaultValue($id),
        );

        if ($changed === [] || $palette === []) {
            return $theme;
        }

        $colors = AppearanceStyles::palette()->presetColors();

        foreach ($palette as $index => $preset) {
            $slug = is_array($preset) && is_string($preset['slug'] ?? null) ? $preset['slug'] : '';

            if (is_array($preset) && isset($colors[$slug])) {
                $palette[$index] = ['color' => $colors[$slug]] + $preset;
            }
        }

        return $theme->update_with([
            'version' => $data['version'] ?? 2,
            'settings' => ['color' => ['palette' => $palette]],
        ]);
    }

    /**
     * Returns the palette of the theme, which WordPress stores under the key `theme`.
     *
     * @return array<mixed>
     */
    private function themePalette(mixed $data): array
    {
        foreach (['settings', 'color', 'palette', 'theme'] as $key) {
            $data = is_array($data) ? $data[$key] ?? null : null;
        }

        return is_array($data) ? $data : [];
    }
}
