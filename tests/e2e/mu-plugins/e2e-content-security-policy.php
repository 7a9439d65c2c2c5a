<?php

/**
 * A must-use plugin for browser tests of the Content-Security-Policy: it prints a parameter without escaping it, and
 * with `?e2e_csp_handlers` an inline event handler, which the policy blocks.
 */

declare(strict_types=1);

add_action('wp_body_open', static function (): void {
    $printed = $_GET['e2e_echo'] ?? '';
    echo is_string($printed) ? wp_unslash($printed) : '';
    if (isset($_GET['e2e_csp_handlers'])) {
        echo '<button id="handler" onclick="window.e2eHandler = true">Press</button>';
    }
});
add_filter(
    'courant_desk_policy_scan_urls',
    static fn (array $urls): array => [home_url('/?e2e_csp_handlers'), home_url('/')],
);
