<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Request;

/** Sends an answer at once and lets the server go on working, so that no applicant waits for a mail server. */
final class Responder
{
    /** @param Request $request contract clients (no `courant` field) always get 200 (Rulings 16) */
    public function json(Request $request, Answer $answer): never
    {
        $body = (string) wp_json_encode($answer->toArray());
        self::keepOutOfCaches();
        status_header($request->text('courant') !== '' ? $answer->status : 200);
        header('Content-Type: application/json; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        if ($answer->status === 503 || $answer->status === 429) {
            header('Retry-After: 60');
        }
        $this->finish($body);
    }

    public function seeOther(string $url): never
    {
        self::keepOutOfCaches();
        wp_safe_redirect($url, 303, 'Courant Desk');
        $this->finish('');
    }

    /** What answers one visitor is kept nowhere; an old WordPress does not say so itself. */
    public static function keepOutOfCaches(): void
    {
        nocache_headers();
        header('Cache-Control: no-store, no-cache, must-revalidate, max-age=0, private');
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    }

    private function finish(string $body): never
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
