<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Listings\Http;

use Closure;
use CourantDesk\Kernel\Request;

/**
 * Runs the AJAX actions of listings on `wp_loaded`, before WordPress loads wp-admin, which a listing does not need and
 * which takes a fifth of the response time. An action with callbacks of other plugins runs at its usual time, and so do
 * all actions when ENABLED_FILTER returns false.
 */
final class EarlyAjaxDispatcher
{
    public const ENABLED_FILTER = 'courant_desk_dispatch_ajax_early';

    /** @param array<string, Closure(): never> $handlers by action; they are also added to the action's hooks */
    public function __construct(private readonly array $handlers)
    {
    }

    public function dispatch(): void
    {
        if (!wp_doing_ajax() || !is_admin()) {
            return;
        }
        $action = Request::fromGlobals()->text('action');
        $handler = $this->handlers[$action] ?? null;
        $hook = (is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_') . $action;
        if ($handler === null || self::hasOtherListeners($hook, $handler)) {
            return;
        }
        /**
         * Filters whether list requests are handled before admin-ajax.php loads wp-admin.
         *
         * @since 0.1.0
         *
         * @param bool   $isEarly
         * @param string $action  such as `jobfilter`
         */
        if (apply_filters(self::ENABLED_FILTER, true, $action) !== true) {
            return;
        }
        // Sends the same headers as admin-ajax.php.
        send_origin_headers();
        header('X-Robots-Tag: noindex');
        send_nosniff_header();
        nocache_headers();
        do_action($hook);
    }

    /** Returns whether other callbacks are registered, or the callback of this plugin was removed. */
    private static function hasOtherListeners(string $hook, Closure $handler): bool
    {
        if (!remove_action($hook, $handler)) {
            return true;
        }
        $others = has_action($hook);
        add_action($hook, $handler);

        return $others;
    }
}
