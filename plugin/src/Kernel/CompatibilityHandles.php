<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use _WP_Dependency;

/**
 * Registers the script and style handles of WP Job Openings without a file of their own, so that themes and plugins can
 * still depend on these handles or add inline code to them. Otherwise nothing is printed.
 *
 * @see docs/compatibility/wp-job-openings.md#javascript
 */
final class CompatibilityHandles
{
    public const SCRIPT = 'awsm-job-scripts';
    public const STYLES = ['awsm-jobs-general', 'awsm-jobs-style'];

    public static function register(): void
    {
        add_action('wp_enqueue_scripts', [self::class, 'enqueue'], 1);
        add_action('wp_print_footer_scripts', [self::class, 'addJqueryForInlineCode'], 0);
    }

    public static function enqueue(): void
    {
        wp_register_script(self::SCRIPT, false, [], COURANT_DESK_VERSION, true);
        wp_enqueue_script(self::SCRIPT);
        foreach (self::STYLES as $handle) {
            wp_register_style($handle, false, [], COURANT_DESK_VERSION);
            wp_enqueue_style($handle);
        }
    }

    /**
     * Adds jQuery as a dependency if inline code was added to the script, because the script of WP Job Openings depends
     * on jQuery.
     */
    public static function addJqueryForInlineCode(): void
    {
        $script = wp_scripts()->query(self::SCRIPT);
        if (
            $script instanceof _WP_Dependency
            && (isset($script->extra['before']) || isset($script->extra['after']))
            && !in_array('jquery', $script->deps, true)
        ) {
            $script->deps[] = 'jquery';
        }
    }
}
