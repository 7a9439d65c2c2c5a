<?php

/*
 * A captcha's provider for tests, behind PHP's own server: its response is taken from the visitor's response.
 */

declare(strict_types=1);

$courantAnswer = is_string($_POST['response'] ?? null) ? $_POST['response'] : '';
header('Content-Type: application/json');
if ($courantAnswer === 'down') {
    http_response_code(503);
    echo 'Service Unavailable';

    return;
}
$courantSays =
    ['success' => true, 'hostname' => $_SERVER['SERVER_NAME'] ?? '', 'action' => 'applicationform', 'score' => 0.9];
echo json_encode(match ($courantAnswer) {
    'wrong' => ['success' => false, 'error-codes' => ['timeout-or-duplicate']],
    'keys' => ['success' => false, 'error-codes' => ['invalid-input-secret']],
    'program' => ['score' => 0.1] + $courantSays,
    'elsewhere' => ['hostname' => 'evil.example'] + $courantSays,
    'other-action' => ['action' => 'login'] + $courantSays,
    'nonsense' => 'yes',
    default => ['path' => $_SERVER['REQUEST_URI'] ?? '', 'secret' => $_POST['secret'] ?? ''] + $courantSays,
});
