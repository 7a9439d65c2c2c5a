<?php

/**
 * The newsletter sign-up: the widget area of that name and what plugins add. Prints nothing when both are empty.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

ob_start();
dynamic_sidebar('newsletter');

/**
 * Fires in the position of the newsletter sign-up, below articles and at the end of the front page.
 *
 * @since 0.1.0
 */
do_action('courant_newsletter');
$newsletter = trim((string) ob_get_clean());

if ($newsletter !== '') {
    printf(
        '<aside class="newsletter" aria-label="%s">%s</aside>',
        esc_attr__('Newsletter', 'courant'),
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by widgets and plugins.
        $newsletter,
    );
}
