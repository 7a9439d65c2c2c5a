<?php

/*
 * Sets up products for `npm run compatibility` through their public functions. A product may be missing.
 */

declare(strict_types=1);

namespace CourantTools\Compatibility;

/** Calls a function or method of a product; null where there is none. */
function call(mixed $function, mixed ...$arguments): mixed
{
    return is_callable($function) ? $function(...$arguments) : null;
}

/** Returns a property of an object of a product; null where there is none. */
function property(mixed $object, string $name): mixed
{
    return is_object($object) ? get_object_vars($object)[$name] ?? null : null;
}

function configure(): void
{
    ob_start();
    // The demo content selects the banner of Courant Desk.
    delete_option('courant_consent');
    enable_super_cache();
    enable_total_cache();
    add_languages();
    add_consent_banner();
    $redis = WP_PLUGIN_DIR . '/redis-cache/includes/object-cache.php';
    if (defined('WP_REDIS_VERSION') && is_file($redis)) {
        copy($redis, WP_CONTENT_DIR . '/object-cache.php');
    }
    ob_end_clean();
}

/** Adds the default banner of Complianz, which it otherwise creates on its own screen, and its styles. */
function add_consent_banner(): void
{
    call('cmplz_install_cookiebanner_table');
    $class = 'CMPLZ_COOKIEBANNER';
    if (class_exists($class) && in_array(call('cmplz_get_default_banner_id'), [null, 0, ''], true)) {
        call([new $class(), 'save']);
    }
    call('cmplz_update_all_banners');
}

function enable_super_cache(): void
{
    call('wp_cache_verify_cache_dir');
    call('wp_cache_verify_config_file');
    call('wp_cache_create_advanced_cache');
    call('wp_cache_enable');
    call('wp_super_cache_enable');
}

function enable_total_cache(): void
{
    $config = call(['W3TC\Dispatcher', 'config']);
    call([$config, 'set'], 'pgcache.enabled', true);
    call([$config, 'set'], 'pgcache.engine', 'file');
    call([$config, 'save']);
    call([call(['W3TC\Dispatcher', 'component'], 'Root_Environment'), 'fix_in_wpadmin'], $config, true);
}

/** Adds English and German to Polylang; everything on the site is in English. */
function add_languages(): void
{
    $model = property(call('PLL'), 'model');
    $languages = property($model, 'languages');
    foreach (['en' => 'en_US', 'de' => 'de_DE'] as $slug => $locale) {
        call([$languages, 'add'], [
            'name' => $slug === 'en' ? 'English' : 'Deutsch',
            'slug' => $slug,
            'locale' => $locale,
            'rtl' => false,
            'term_group' => 0,
        ]);
    }
    call([$languages, 'update_default'], 'en');
    call([$model, 'set_language_in_mass']);
}

/** @return list<string> URLs of pages with a listing, one for each page builder */
function create_builder_pages(): array
{
    $shortcode = '[awsmjobs filters="yes"]';
    $builders = [
        'ELEMENTOR_VERSION' => [
            '_elementor_edit_mode' => 'builder',
            '_elementor_data' => wp_slash((string) wp_json_encode([[
                'id' => 'c0a1b2c',
                'elType' => 'container',
                'settings' => [],
                'elements' => [[
                    'id' => 'c0a1b2d',
                    'elType' => 'widget',
                    'widgetType' => 'shortcode',
                    'settings' => ['shortcode' => $shortcode],
                    'elements' => [],
                ]],
                'isInner' => false,
            ]])),
        ],
        'FL_BUILDER_VERSION' => ['_fl_builder_enabled' => '1', '_fl_builder_data' => beaver_layout($shortcode)],
        'SITEORIGIN_PANELS_VERSION' => [
            'panels_data' => [
                'widgets' => [[
                    'title' => '',
                    'text' => $shortcode,
                    'filter' => true,
                    'panels_info' => ['class' => 'WP_Widget_Text', 'raw' => false, 'grid' => 0, 'cell' => 0, 'id' => 0],
                ]],
                'grids' => [['cells' => 1, 'style' => []]],
                'grid_cells' => [['grid' => 0, 'index' => 0, 'weight' => 1, 'style' => []]],
            ],
        ],
    ];
    $urls = [];
    foreach (array_filter($builders, defined(...), ARRAY_FILTER_USE_KEY) as $builder => $meta) {
        $id = wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_title' => "Listing of {$builder}",
            'post_content' => $shortcode,
            'meta_input' => $meta,
        ]);
        $urls[] = (string) get_permalink($id);
    }

    return $urls;
}

/** @return array<string, object> a row with a text, as Beaver Builder stores it */
function beaver_layout(string $text): array
{
    $parents = ['row' => null, 'column-group' => 'c0row', 'column' => 'c0column-group', 'module' => 'c0column'];
    $settings = ['column' => ['size' => 100], 'module' => ['type' => 'rich-text', 'text' => $text]];
    $nodes = [];
    foreach ($parents as $type => $parent) {
        $nodes["c0{$type}"] = (object) [
            'node' => "c0{$type}",
            'type' => $type,
            'parent' => $parent,
            'position' => 0,
            'settings' => (object) ($settings[$type] ?? []),
        ];
    }

    return $nodes;
}

/** @return list<string> names of the authors that Co-Authors Plus stores for the article */
function add_authors(int $article): array
{
    if (!isset($GLOBALS['coauthors_plus'])) {
        return [];
    }
    $logins = [];
    foreach (['Ada', 'Grace'] as $name) {
        $id = wp_insert_user([
            'user_login' => strtolower("author-{$name}"),
            'user_pass' => wp_generate_password(),
            'display_name' => "{$name} Example",
            'role' => 'author',
        ]);
        $user = is_int($id) ? get_userdata($id) : false;
        $logins[] = $user === false ? '' : $user->user_nicename;
    }
    call([$GLOBALS['coauthors_plus'], 'add_coauthors'], $article, $logins);

    return ['Ada Example', 'Grace Example'];
}

/** @return list<array{name: string, value: string}> cookies of the administrator's session */
function admin_cookies(): array
{
    $expiration = time() + DAY_IN_SECONDS;
    $token = \WP_Session_Tokens::get_instance(1)->create($expiration);

    return [
        ['name' => LOGGED_IN_COOKIE, 'value' => wp_generate_auth_cookie(1, $expiration, 'logged_in', $token)],
        ['name' => AUTH_COOKIE, 'value' => wp_generate_auth_cookie(1, $expiration, 'auth', $token)],
    ];
}

/** Sets hCaptcha's public test keys in the hCaptcha plugin and in Courant Desk. */
function enable_captcha(): bool
{
    $keys = [
        'site_key' => '10000000-ffff-ffff-ffff-000000000001',
        'secret_key' => '0x' . str_repeat('0', 40),
    ];
    update_option('courant_protection', ['captcha' => 'hcaptcha'] + $keys);
    $settings = get_option('hcaptcha_settings');

    return update_option('hcaptcha_settings', $keys + (is_array($settings) ? $settings : []));
}

/** Hides an opening from visitors with the membership plugin that is active. */
function hide_from_visitors(int $opening): bool
{
    if (function_exists('members_can_current_user_view_post')) {
        return (bool) add_post_meta($opening, '_members_access_role', 'administrator');
    }
    if (function_exists('pmpro_has_membership_access')) {
        /** @var \wpdb $wpdb */
        $wpdb = $GLOBALS['wpdb'];
        $level = $wpdb->insert("{$wpdb->prefix}pmpro_membership_levels", ['name' => 'Test', 'allow_signups' => 1]);
        $row = ['membership_id' => $wpdb->insert_id, 'page_id' => $opening];

        return $level === 1 && $wpdb->insert("{$wpdb->prefix}pmpro_memberships_pages", $row) === 1;
    }

    return function_exists('rcp_user_can_access') && add_post_meta($opening, 'rcp_user_level', 'Administrator') > 0;
}
