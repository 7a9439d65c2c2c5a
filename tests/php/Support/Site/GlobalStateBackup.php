<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/** Backup of the hooks and globals of WordPress at the start of the tests. */
final class GlobalStateBackup
{
    private const GLOBALS = [
        'wp_actions', 'wp_filters', 'wp_current_filter', 'wp_meta_keys', 'wp_post_types', 'wp_taxonomies',
        'wp_post_statuses',
        'shortcode_tags', 'wp_registered_settings', 'new_allowed_options', 'wp_scripts', 'wp_styles', 'wp_query',
        'wp_the_query',
        'wp', 'post', 'current_screen', 'hook_suffix', 'pagenow', 'typenow', 'taxnow', 'menu', 'submenu',
        'wp_settings_errors', 'wp_rewrite',
        'wp_rest_server', 'phpmailer', 'wp_meta_boxes', 'id', 'authordata', 'more', 'page', 'pages', 'multipage',
        'numpages',
        '_wp_switched_stack', 'switched', 'wp_locale', 'wp_locale_switcher', 'wp_customize', 'wp_sitemaps',
        '_wp_post_type_features',
        'wp_registered_sidebars', 'wp_registered_widgets', 'sidebars_widgets', '_wp_sidebars_widgets',
        'wp_stylesheet_path', 'wp_template_path',
    ];
    private const INPUT = ['_GET', '_POST', '_REQUEST', '_FILES', '_COOKIE', '_SERVER'];

    /**
     * @param array<string, mixed> $globals
     * @param array<string, \WP_Hook> $hooks
     */
    private function __construct(private readonly array $globals, private readonly array $hooks)
    {
    }

    public static function keep(): self
    {
        $globals = [];
        foreach ([...self::GLOBALS, ...self::INPUT] as $name) {
            $globals[$name] = self::copy($GLOBALS[$name] ?? null);
        }

        return new self($globals, self::cloned(self::hooksNow()));
    }

    public function restore(): void
    {
        while (is_multisite() && ms_is_switched()) {
            restore_current_blog();
        }
        foreach ($this->globals as $name => $value) {
            if ($value === null) {
                unset($GLOBALS[$name]);
            } else {
                $GLOBALS[$name] = self::copy($value);
            }
        }
        $GLOBALS['wp_filter'] = self::cloned($this->hooks);
        wp_cache_flush();
        wp_set_current_user(0);
        unset($GLOBALS['wp_roles']);
        wp_roles();
    }

    /** @return array<string, \WP_Hook> */
    private static function hooksNow(): array
    {
        $hooks = [];
        foreach (is_array($GLOBALS['wp_filter']) ? $GLOBALS['wp_filter'] : [] as $name => $hook) {
            if ($hook instanceof \WP_Hook) {
                $hooks[(string) $name] = $hook;
            }
        }

        return $hooks;
    }

    /**
     * @param array<string, \WP_Hook> $hooks
     * @return array<string, \WP_Hook>
     */
    private static function cloned(array $hooks): array
    {
        return array_map(static fn (\WP_Hook $hook): \WP_Hook => clone $hook, $hooks);
    }

    private static function copy(mixed $value): mixed
    {
        return is_object($value) ? clone $value : $value;
    }
}
