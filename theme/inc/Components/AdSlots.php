<?php

declare(strict_types=1);

namespace Courant\Components;

/**
 * Prints the slots in which a plugin can show advertising. Prints nothing when no plugin uses the hook or when the slot
 * stays empty.
 */
final class AdSlots
{
    /**
     * Prints an advertising slot.
     *
     * @param 'header'|'navigation'|'front'|'sidebar' $slot
     * @return bool Whether the slot has content.
     */
    public static function print(string $slot): bool
    {
        if (! has_action('courant_ad_slot')) {
            return false;
        }

        ob_start();
        printf('<div class="ad-slot ad-slot--%s">', esc_attr($slot));
        $emptyLength = ob_get_length();

        /**
         * Fires in an advertising slot: `header` (in the masthead, in the position of the header image), `navigation`
         * (next to the logo column), `front` (on the front page, below the top stories) and `sidebar` (at its start).
         *
         * @since 0.1.0
         *
         * @param string $slot Slot ID.
         */
        do_action('courant_ad_slot', $slot);

        if (trim(substr((string) ob_get_contents(), (int) $emptyLength)) === '') {
            ob_end_clean();

            return false;
        }

        echo '</div>';
        ob_end_flush();

        return true;
    }

    /**
     * Returns whether a slot of the current page will show an ad, without printing it.
     *
     * @param 'header'|'navigation'|'front'|'sidebar' $slot
     */
    public static function hasAds(string $slot): bool
    {
        /**
         * Filters whether there are ads for an advertising slot of the current page. The theme estimates the height of
         * the sidebar with it.
         *
         * @since 0.1.0
         *
         * @param bool $hasAds Whether there are ads.
         * @param string $slot Slot ID.
         */
        return (bool) apply_filters('courant_has_ads', false, $slot);
    }
}
