<?php

/**
 * The theme's door. Written so that an old PHP can still read it and say what is missing.
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
 * Tells an administrator what the theme needs.
 *
 * @return void
 */
function courant_versions_notice()
{
    printf('<div class="notice notice-error"><p>%s</p></div>', esc_html(courant_versions_message()));
}

/**
 * A visitor sees a plain page instead of templates that this PHP cannot run.
 *
 * @return void
 */
function courant_versions_page()
{
    wp_die(esc_html(courant_versions_message()), '', array('response' => 503));
}

/**
 * @return string Plain text.
 */
function courant_versions_message()
{
    return __('The theme Courant needs WordPress 6.5 and PHP 8.1, or newer.', 'courant');
}
