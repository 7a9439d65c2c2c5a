<?php

/**
 * A must-use plugin for browser tests of the application form: `?e2e_jquery` loads the site's own jQuery, the captcha
 * provider's verification responds as it does for a solved captcha, and the applicant “slow@…” waits for the server.
 */

declare(strict_types=1);

add_action('wp_enqueue_scripts', static function (): void {
    if (isset($_GET['e2e_jquery'])) {
        wp_enqueue_script('jquery');
    }
});
add_filter(
    'pre_http_request',
    static fn (mixed $response, mixed $request, string $url): mixed => str_contains($url, '/turnstile/v0/siteverify')
        ? [
            'headers' => [],
            'cookies' => [],
            'filename' => null,
            'response' => ['code' => 200, 'message' => 'OK'],
            'body' => (string) wp_json_encode(['success' => true, 'hostname' => '127.0.0.1']),
        ]
        : $response,
    10,
    3,
);
add_action('wp_ajax_nopriv_awsm_applicant_form_submission', static function (): void {
    $email = $_POST['awsm_applicant_email'] ?? '';
    if (is_string($email) && str_starts_with($email, 'slow@')) {
        sleep(4);
    }
}, 1);
