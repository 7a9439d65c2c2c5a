<?php

declare(strict_types=1);

namespace Courant\Furniture;

/**
 * The places where a plugin may put advertising. Without a listener nothing is
 * printed; a place that its listener left empty takes no room.
 */
final class Places
{
    /**
     * @param 'header'|'navigation'|'sidebar' $place
     * @return bool Whether anything stands there.
     */
    public static function print(string $place): bool
    {
        if (! has_action('courant_place')) {
            return false;
        }

        printf('<div class="place place--%s">', esc_attr($place));
        ob_start();

        /**
         * Fires at a place of advertising: `header` (in the masthead, where a header image would be),
         * `navigation` (next to the logo column) and `sidebar` (at its beginning).
         *
         * @param string $place Its id.
         */
        do_action('courant_place', $place);

        $filled = trim((string) ob_get_contents()) !== '';
        ob_end_flush();
        echo '</div>';

        return $filled;
    }
}
