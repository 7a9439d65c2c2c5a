<?php

/**
 * Plugin Name: Courant crawl
 * Description: For tests only: the opposite text direction on request; attachment pages; a list of all articles, as on
 * a site with a static front page; the name of the template that was used.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('pre_option_wp_attachment_pages_enabled', static fn (): string => '1');

add_action('init', static function (): void {
    if (
        ($_SERVER['HTTP_X_COURANT_DIRECTION'] ?? '') === 'rtl'
        && isset($GLOBALS['wp_locale'])
        && $GLOBALS['wp_locale'] instanceof WP_Locale
    ) {
        $GLOBALS['wp_locale']->text_direction = 'rtl';
    }
}, 0);

add_action('muplugins_loaded', static function (): void {
    $uri = $_SERVER['REQUEST_URI'] ?? '';
    $pages = get_option('courant_crawl_blog');
    if (!is_array($pages) || !is_string($uri) || preg_match('#^/all-articles(?:/|$)#', $uri) !== 1) {
        return;
    }
    add_filter('pre_option_show_on_front', static fn (): string => 'page');
    add_filter('pre_option_page_on_front', static fn (): mixed => $pages['front'] ?? 0);
    add_filter('pre_option_page_for_posts', static fn (): mixed => $pages['posts'] ?? 0);
});

add_filter('template_include', static function (string $file): string {
    header('X-Courant-Template: ' . ltrim(str_replace(get_template_directory(), '', $file), '/'));

    return $file;
}, PHP_INT_MAX);
