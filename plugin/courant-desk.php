<?php
/**
 * Plugin Name:       Courant Desk
 * Description:       The jobs desk of a magazine: openings, listings, applications and views.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            The Courant maintainers
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       courant-desk
 * Domain Path:       /languages
 *
 * This file only checks the requirements. PHP 5.6 and later can parse it, so that an old server shows a notice instead
 * of an error.
 *
 * @package CourantDesk
 */

defined('ABSPATH') || exit;

define('COURANT_DESK_FILE', __FILE__);
define('COURANT_DESK_VERSION', '0.1.0');

if (version_compare(phpversion(), '8.1', '<') || version_compare(get_bloginfo('version'), '6.5', '<')) {
    add_action(
        'admin_notices',
        static function () {
            echo '<div class="notice notice-error"><p>'
                . esc_html__('Courant Desk requires WordPress 6.5 and PHP 8.1, or later. The plugin is inactive.', 'courant-desk')
                . '</p></div>';
        }
    );

    return;
}

require __DIR__ . '/autoload.php';

CourantDesk\Plugin::start(__FILE__, COURANT_DESK_VERSION);
