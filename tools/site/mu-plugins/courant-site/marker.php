<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

/**
 * `POST /?courant-site=<step>` with the key of this start in `X-Courant-Key` prepares the site step by step.
 * The step `marker` only returns the instance's ID, so that another server on that port is not mistaken for the site.
 */
\add_action('wp_loaded', static function (): void {
    if (
        !defined('COURANT_SITE_KEY') || !isset($_GET['courant-site']) || ($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST'
    ) {
        return;
    }
    $key = $_SERVER['HTTP_X_COURANT_KEY'] ?? '';
    $step = $_GET['courant-site'];
    if (!is_string($key) || !is_string($step) || !hash_equals(COURANT_SITE_KEY, $key)) {
        return;
    }
    \nocache_headers();
    \header('X-Courant-Site: ' . hash('sha256', COURANT_SITE_KEY));
    try {
        $response = $step === 'marker'
            ? ['wordpress' => \get_bloginfo('version'), 'home' => \home_url('/'), 'ready' => ready()]
            : prepare($step);
        \wp_send_json(['ok' => true] + $response);
    } catch (\Throwable $error) {
        \wp_send_json(
            ['ok' => false, 'message' => $error->getMessage(), 'where' => $error->getFile() . ':' . $error->getLine()],
            500,
        );
    }
}, 1);
