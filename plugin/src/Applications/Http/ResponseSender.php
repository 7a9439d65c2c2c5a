<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- the name that page cache plugins read.

namespace CourantDesk\Applications\Http;

use CourantDesk\Kernel\Request;

/** Sends a response and lets PHP continue to run afterwards, so that no applicant waits for a mail server. */
final class ResponseSender
{
    /**
     * Sends a JSON response and exits.
     *
     * @param Request $request clients of WP Job Openings (no `courant` field) always get status 200
     *     (docs/features/applications.md#responses)
     */
    public function sendJson(Request $request, SubmissionResponse $response): never
    {
        $body = (string) wp_json_encode($response->toArray());
        self::preventCaching();
        status_header($request->text('courant') !== '' ? $response->status : 200);
        header('Content-Type: application/json; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        if ($response->status === 503 || $response->status === 429) {
            header('Retry-After: 60');
        }
        $this->sendAndExit($body);
    }

    public function redirect(string $url): never
    {
        self::preventCaching();
        wp_safe_redirect($url, 303, 'Courant Desk');
        $this->sendAndExit('');
    }

    /**
     * Sends headers that prevent caching, because the response is for one visitor. Old WordPress versions do not
     * send all of them.
     */
    public static function preventCaching(): void
    {
        nocache_headers();
        header('Cache-Control: no-store, no-cache, must-revalidate, max-age=0, private');
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    }

    private function sendAndExit(string $body): never
    {
        ignore_user_abort(true);
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        if (!in_array(strtolower((string) ini_get('zlib.output_compression')), ['1', 'on'], true)) {
            header('Content-Length: ' . strlen($body));
        }
        echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, not HTML.
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        }
        flush();
        exit;
    }
}
