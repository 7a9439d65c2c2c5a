<?php

/**
 * A must-use plugin for browser tests of listings. For one page view: styled selects (`?styled`), repeated requests
 * (`?retry`), no filters in the URL (`?shallow`), text from right to left (`?rtl`).
 */

declare(strict_types=1);

add_filter('option_courant_listings', static fn (mixed $value): array => array_merge(
    (array) $value,
    isset($_GET['styled']) ? ['styled_selects' => true] : [],
    isset($_GET['retry']) ? ['retry' => true] : [],
    isset($_GET['shallow']) ? ['deep_search' => false, 'deep_spec' => false, 'deep_pagination' => false] : [],
));
add_action('template_redirect', static function (): void {
    global $wp_locale;
    if (isset($_GET['rtl']) && $wp_locale instanceof WP_Locale) {
        $wp_locale->text_direction = 'rtl';
    }
});
