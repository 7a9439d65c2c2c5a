<?php

declare(strict_types=1);

namespace Courant\Components;

/**
 * The overlay with the search form. A plugin can add suggestions to it.
 */
final class SearchOverlay
{
    private const STYLE = 'courant-suggestions';

    /**
     * Prints the attributes of a plugin that adds suggestions; none without one.
     */
    public static function printAttributes(): void
    {
        /**
         * Filters the attributes of the search overlay. `data-overlay-island` is the name of an island that is mounted
         * when the overlay opens, `data-props` its props. The island renders into the element with `data-suggestions`.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $attributes Values by name, not escaped.
         */
        $attributes = apply_filters('courant_search_overlay_attributes', []);

        if (! is_array($attributes) || $attributes === []) {
            return;
        }

        $style = wp_styles()->query(self::STYLE);

        if ($style instanceof \_WP_Dependency && is_string($style->src)) {
            $attributes['data-style'] = add_query_arg('ver', (string) $style->ver, $style->src);
        }

        foreach ($attributes as $name => $value) {
            if (is_string($name) && is_string($value)) {
                printf(' %s="%s"', esc_attr($name), esc_attr($value));
            }
        }
    }
}
