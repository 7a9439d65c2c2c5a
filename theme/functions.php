<?php

/**
 * Entry point of the theme. Uses only syntax that an old PHP can parse, so that it can report the required version.
 *
 * @package Courant
 */

defined('ABSPATH') || exit;

if (version_compare(phpversion(), '8.1', '<') || version_compare(get_bloginfo('version'), '6.5', '<')) {
    add_action('admin_notices', 'courant_versions_notice');
    add_action('template_redirect', 'courant_versions_page');

    return;
}

require_once __DIR__ . '/autoload.php';

Courant\Theme::boot();

/**
 * Prints an admin notice with the versions of WordPress and PHP that the theme requires.
 *
 * @return void
 */
function courant_versions_notice()
{
    printf('<div class="notice notice-error"><p>%s</p></div>', esc_html(courant_versions_message()));
}

/**
 * Shows visitors a plain error page instead of templates that this PHP version cannot run.
 *
 * @return void
 */
function courant_versions_page()
{
    wp_die(esc_html(courant_versions_message()), '', array('response' => 503));
}

/**
 * Returns the message about the required versions.
 *
 * @return string Plain text.
 */
function courant_versions_message()
{
    return __('Courant requires WordPress 6.5 and PHP 8.1 or later.', 'courant');
}
