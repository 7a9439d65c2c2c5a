<?php

/*
 * Installs a test site: `php install.php <web root> <URL> site|network|packages`.
 */

declare(strict_types=1);

[, $courantRoot, $courantUrl, $courantStep] = $argv;
require __DIR__ . '/request.php';

set_exception_handler(static function (Throwable $error): never {
    fwrite(STDERR, $error . "\n");
    exit(1);
});

if ($courantStep === 'packages') {
    require $courantRoot . '/wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    wp_set_current_user(1);
    if (wp_get_theme('courant')->exists()) {
        if (is_multisite()) {
            WP_Theme::network_enable_theme('courant');
        }
        switch_theme('courant');
    }
    $courantPlugin = 'courant-desk/courant-desk.php';
    if (is_file(WP_PLUGIN_DIR . '/' . $courantPlugin)) {
        $courantResult = activate_plugin($courantPlugin, '', is_multisite());
        if ($courantResult instanceof WP_Error) {
            fwrite(STDERR, $courantResult->get_error_code() . ': ' . $courantResult->get_error_message() . "\n"
                . print_r($courantResult->get_error_data(), true) . "\n");
            exit(1);
        }
    }
    // Tests begin with the defaults, not with the values of a new site.
    delete_option('courant_contents');
    add_option('courant_contents', []);
    flush_rewrite_rules(false);
    exit(0);
}

define('WP_INSTALLING', true);
require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

/** A test site sends no requests to update services. */
function wp_new_blog_notification(): void
{
}

wp_install('Courant tests', 'admin', 'admin@courant.example', true, '', 'password');
update_option('permalink_structure', '/%postname%/');
update_option('show_avatars', 0);
update_option('timezone_string', 'Europe/London');
update_option('siteurl', $courantUrl);
update_option('home', $courantUrl);

if ($courantStep === 'network') {
    foreach ($wpdb->tables('ms_global') as $courantName => $courantTable) {
        $wpdb->$courantName = $courantTable;
    }
    install_network();
    $courantResult = populate_network(1, $_SERVER['HTTP_HOST'], 'admin@courant.example', 'Courant network', '/', false);
    if ($courantResult instanceof WP_Error && $courantResult->get_error_code() !== 'no_wildcard_dns') {
        fwrite(STDERR, $courantResult->get_error_message() . "\n");
        exit(1);
    }
}
