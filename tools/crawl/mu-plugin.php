<?php

/**
 * Plugin Name: Courant crawl
 * Description: The other direction of writing for a visitor who asks for it; pages of attachments. For tests only.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('pre_option_wp_attachment_pages_enabled', static fn (): string => '1');

add_action('init', static function (): void {
    if (($_SERVER['HTTP_X_COURANT_DIRECTION'] ?? '') === 'rtl' && isset($GLOBALS['wp_locale']) && $GLOBALS['wp_locale'] instanceof WP_Locale) {
        $GLOBALS['wp_locale']->text_direction = 'rtl';
    }
}, 0);
