<?php

declare(strict_types=1);

namespace Courant\Migration;

/**
 * Finds the settings of a known theme or of its child themes: WordPress stores them in an option for each theme that
 * was active.
 */
final class PreviousThemeFinder
{
    private const OPTION_PREFIX = 'theme_mods_';

    /**
     * Returns the theme with its settings; null for none. If a site has settings of several themes, those of the theme
     * that was replaced last: WordPress stores the time with its widgets.
     *
     * @return array{theme: PreviousTheme, settings: array<mixed>}|null
     */
    public static function find(): ?array
    {
        $found = null;
        $latest = -1;

        foreach (self::stylesheets() as $stylesheet) {
            $settings = get_option(self::OPTION_PREFIX . $stylesheet);
            $settings = is_array($settings) ? $settings : [];
            $theme = self::recognize($stylesheet, $settings);
            $widgets = $settings['sidebars_widgets'] ?? [];
            $time = is_array($widgets) && is_numeric($widgets['time'] ?? null) ? (int) $widgets['time'] : 0;

            if ($theme !== null && $time > $latest) {
                [$found, $latest] = [['theme' => $theme, 'settings' => $settings], $time];
            }
        }

        return $found;
    }

    /** @return list<string> Other themes with stored settings. */
    private static function stylesheets(): array
    {
        global $wpdb;

        if (! $wpdb instanceof \wpdb) {
            return [];
        }

        $names = $wpdb->get_col($wpdb->prepare(
            'SELECT option_name FROM %i WHERE option_name LIKE %s ORDER BY option_id',
            $wpdb->options,
            $wpdb->esc_like(self::OPTION_PREFIX) . '%',
        ));
        $stylesheets = array_map(
            static fn (string $name): string => substr($name, strlen(self::OPTION_PREFIX)),
            array_values(array_filter($names, 'is_string')),
        );

        return array_values(array_diff($stylesheets, [get_stylesheet(), get_template()]));
    }

    /**
     * Returns the known theme that the settings belong to. A child theme is recognized by its template, or by the names
     * of its settings if it was deleted.
     *
     * @param array<mixed> $settings
     */
    private static function recognize(string $stylesheet, array $settings): ?PreviousTheme
    {
        $template = wp_get_theme($stylesheet)->get_template();

        foreach ([new NewsCard(), new ColorMag()] as $theme) {
            $own = array_filter(
                array_keys($settings),
                static fn (int|string $name): bool => str_starts_with((string) $name, $theme->stylesheet . '_'),
            );

            if (in_array($theme->stylesheet, [$stylesheet, $template], true) || $own !== []) {
                return $theme;
            }
        }

        return null;
    }
}
