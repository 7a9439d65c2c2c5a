<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use Closure;
use CourantDesk\Kernel\Request;

/**
 * Answers the calls of lists as soon as WordPress and all plugins stand. wp-admin would next make itself ready for its own
 * screens, of which a visitor's list needs nothing and which takes a fifth of the time of an answer (issue 4). Where anybody
 * else takes part in a call, it goes WordPress's way, and so it does where FILTER says no.
 */
final class PromptCalls
{
    public const FILTER = 'courant_desk_answer_promptly';

    /** @param array<string, Closure(): never> $calls by action */
    public function __construct(private readonly array $calls)
    {
    }

    public function boot(): void
    {
        foreach ($this->calls as $action => $call) {
            add_action("wp_ajax_$action", $call);
            add_action("wp_ajax_nopriv_$action", $call);
        }
        add_action('wp_loaded', [$this, 'answer'], PHP_INT_MAX);
    }

    public function answer(): void
    {
        if (!wp_doing_ajax() || !is_admin()) {
            return;
        }
        $action = Request::current()->text('action');
        $call = $this->calls[$action] ?? null;
        $hook = (is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_') . $action;
        if ($call === null || self::isShared($hook, $call) || apply_filters(self::FILTER, true, $action) !== true) {
            return;
        }
        // What admin-ajax.php says before every answer.
        send_origin_headers();
        header('X-Robots-Tag: noindex');
        send_nosniff_header();
        nocache_headers();
        do_action($hook);
    }

    /** Whether others listen too, or ours was taken away. */
    private static function isShared(string $hook, Closure $call): bool
    {
        if (!remove_action($hook, $call)) {
            return true;
        }
        $others = has_action($hook);
        add_action($hook, $call);

        return $others;
    }
}
