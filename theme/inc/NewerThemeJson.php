<?php

declare(strict_types=1);

namespace Courant;

/**
 * Adds keys to the theme's `theme.json` that WordPress 6.5, the oldest supported version, does not have. The file
 * itself keeps version 2.
 */
final class NewerThemeJson implements Module
{
    /** First version of WordPress with version 3 of theme.json and with aspect ratios. */
    private const VERSION_3 = '6.6';
    /** First version of WordPress with presets of border radii. */
    private const RADIUS_SIZES = '6.9';

    public function boot(): void
    {
        add_filter('wp_theme_json_data_theme', $this->addSettings(...));
    }

    private function addSettings(\WP_Theme_JSON_Data $theme): \WP_Theme_JSON_Data
    {
        if (! is_wp_version_compatible(self::VERSION_3)) {
            return $theme;
        }

        $settings = [
            'dimensions' => ['defaultAspectRatios' => false, 'aspectRatios' => $this->aspectRatios()],
            'shadow' => ['defaultPresets' => false],
        ];

        if (is_wp_version_compatible(self::RADIUS_SIZES)) {
            $settings['border'] = ['radiusSizes' => $this->radiusSizes()];
        }

        return $theme->update_with(['version' => 3, 'settings' => $settings]);
    }

    /**
     * Returns the aspect ratios of the theme's images, and other common ones.
     *
     * @return list<array{slug: string, name: string, ratio: string}>
     */
    private function aspectRatios(): array
    {
        return [
            ['slug' => 'article', 'name' => __('Article image - 16:9', 'courant'), 'ratio' => '16/9'],
            ['slug' => 'photo', 'name' => __('Photo - 3:2', 'courant'), 'ratio' => '3/2'],
            ['slug' => 'square', 'name' => __('Square - 1:1', 'courant'), 'ratio' => '1'],
            ['slug' => 'portrait', 'name' => __('Portrait - 3:4', 'courant'), 'ratio' => '3/4'],
        ];
    }

    /** @return list<array{slug: string, name: string, size: string}> */
    private function radiusSizes(): array
    {
        return [
            ['slug' => 'small', 'name' => __('Like buttons', 'courant'), 'size' => '2px'],
            ['slug' => 'round', 'name' => __('Round', 'courant'), 'size' => '2rem'],
        ];
    }
}
