<?php

/**
 * Prints what the plugin registers, as JSON, for the reference pages: `php reference.php <folder with wp-load.php>
 * tables` on a site where the plugin is not active yet (it activates it), then `… registered`.
 */

declare(strict_types=1);

namespace CourantSite;

use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

if (PHP_SAPI !== 'cli') {
    exit(1);
}

$root = $argv[1] ?? '';
$_SERVER += [
    'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SCRIPT_NAME' => '/index.php',
    'HTTP_HOST' => 'localhost',
];
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

/** @return array<string, string> SQL by name of the table, without the prefix of the site */
function tables(): array
{
    /** @var \wpdb $wpdb */
    global $wpdb;
    $prefix = $wpdb->prefix;
    $found = [];
    \add_filter('dbdelta_create_queries', static function (array $queries) use (&$found, $prefix): array {
        foreach ($queries as $sql) {
            if (is_string($sql) && preg_match('/CREATE TABLE (\S+) \(\n(.*)\n\)/s', $sql, $matches) === 1) {
                $found[substr($matches[1], strlen($prefix))] = $matches[2];
            }
        }

        return $queries;
    });
    $failure = \activate_plugin('courant-desk/courant-desk.php');
    if (\is_wp_error($failure)) {
        throw new \RuntimeException($failure->get_error_message());
    }
    ksort($found);

    return $found;
}

/** @return array<string, list<array<string, mixed>>> endpoints by route */
function routes(): array
{
    $keys = array_flip(['type', 'required', 'default', 'enum', 'description', 'minimum', 'maximum', 'items']);
    $routes = [];
    foreach (\rest_get_server()->get_routes('courant/v1') as $route => $endpoints) {
        foreach (is_array($endpoints) && $route !== '/courant/v1' ? $endpoints : [] as $endpoint) {
            if (is_array($endpoint) && is_array($endpoint['methods'] ?? null)) {
                $args = is_array($endpoint['args'] ?? null) ? array_filter($endpoint['args'], 'is_array') : [];
                $routes[(string) $route][] = [
                    'methods' => array_keys($endpoint['methods']),
                    'args' => array_map(static fn (array $arg): array => array_intersect_key($arg, $keys), $args),
                ];
            }
        }
    }
    ksort($routes);

    return $routes;
}

/** @return list<array<string, mixed>> groups of settings with their fields, as the settings route has them */
function settings(): array
{
    $endpoints = \rest_get_server()->get_routes('courant/v1')['/courant/v1/settings'] ?? [];
    $endpoint = is_array($endpoints) ? $endpoints[0] ?? null : null;
    $permission = is_array($endpoint) ? $endpoint['permission_callback'] ?? null : null;
    $controller = $permission instanceof \Closure ? (new \ReflectionFunction($permission))->getClosureThis() : null;
    if ($controller === null) {
        throw new \RuntimeException('The route of the settings has no controller.');
    }
    $groups = (new \ReflectionProperty($controller, 'groups'))->getValue($controller);
    $list = [];
    foreach (is_array($groups) ? $groups : [] as $group) {
        if ($group instanceof ModuleSettings) {
            $list[] = [
                'option' => $group->optionName(),
                'title' => $group->title(),
                'file' => 'plugin/src/' . str_replace('\\', '/', substr($group::class, strlen('CourantDesk\\')))
                    . '.php',
                'fields' => array_map(
                    static fn (SettingsField $field): array
                        => [...get_object_vars($field), 'capability' => $group->capabilityFor($field)],
                    $group->fields(),
                ),
            ];
        }
    }

    return $list;
}

/**
 * @return array<string, array<string, true>> names of the attributes in the block.json files of the plugin, by block
 *     name
 */
function declaredAttributes(): array
{
    $declared = [];
    foreach ((array) glob(dirname(COURANT_DESK_FILE) . '/blocks/*/block.json') as $file) {
        $block = wp_json_file_decode((string) $file, ['associative' => true]);
        if (is_array($block) && is_string($block['name'] ?? null)) {
            $declared[$block['name']] = array_fill_keys(
                array_map(strval(...), array_keys((array) ($block['attributes'] ?? []))),
                true,
            );
        }
    }

    return $declared;
}

/** @return array<string, array<string, mixed>> blocks of the plugin by name */
function blocks(): array
{
    $blocks = [];
    foreach (\WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block) {
        if (preg_match('/^(courant|courant-desk|wp-job-openings|easytoc)\//', (string) $name) === 1) {
            // WordPress adds attributes for what a block supports; which ones depends on its version.
            $attributes = array_intersect_key(
                (array) $block->attributes,
                declaredAttributes()[(string) $name] ?? (array) $block->attributes,
            );
            unset($attributes['lock'], $attributes['metadata']);
            $blocks[(string) $name] =
                ['title' => $block->title, 'description' => $block->description, 'attributes' => $attributes];
        }
    }
    ksort($blocks);

    return $blocks;
}

/** @return list<string> shortcodes of the plugin */
function shortcodes(): array
{
    $core = ['audio', 'caption', 'embed', 'gallery', 'playlist', 'video', 'wp_caption'];
    $tags = $GLOBALS['shortcode_tags'] ?? [];
    $names = array_values(array_diff(array_map('strval', array_keys(is_array($tags) ? $tags : [])), $core));
    sort($names);

    return $names;
}

$result = ($argv[2] ?? '') === 'tables'
    ? tables()
    : [
        'routes' => routes(),
        'settings' => settings(),
        'blocks' => blocks(),
        'shortcodes' => shortcodes(),
        'commands' => \apply_filters('courant_desk_commands', []),
    ];
file_put_contents(
    'php://stdout',
    json_encode($result, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR),
);
