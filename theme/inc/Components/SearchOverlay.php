<?php

declare(strict_types=1);

namespace Courant\Components;

/**
 * The overlay with the search form. A plugin can add suggestions to it.
 */
final class SearchOverlay
{
    private const STYLE = 'courant-suggestions';

    public static function printSuggestions(): void
    {
        $style = wp_styles()->query(self::STYLE);
        $url = $style instanceof \_WP_Dependency && is_string($style->src)
            ? add_query_arg('ver', (string) $style->ver, $style->src)
            : '';

        /**
         * Fires in the search overlay, below the form, for a plugin that prints an element with suggestions.
         *
         * @since 0.1.0
         *
         * @param string $url URL of the theme's style sheet for suggestions, to be loaded when the overlay opens.
         */
        do_action('courant_search_overlay', $url);
    }
}
