<?php

/*
 * A stub of a captcha provider, run by PHP's built-in server. The token in the request determines the response.
 */

declare(strict_types=1);

$courantResponse = is_string($_POST['response'] ?? null) ? $_POST['response'] : '';
header('Content-Type: application/json');
if ($courantResponse === 'down') {
    http_response_code(503);
    echo 'Service Unavailable';

    return;
}
$courantReply =
    ['success' => true, 'hostname' => $_SERVER['SERVER_NAME'] ?? '', 'action' => 'applicationform', 'score' => 0.9];
echo json_encode(match ($courantResponse) {
    'wrong' => ['success' => false, 'error-codes' => ['timeout-or-duplicate']],
    'keys' => ['success' => false, 'error-codes' => ['invalid-input-secret']],
    'program' => ['score' => 0.1] + $courantReply,
    'elsewhere' => ['hostname' => 'evil.example'] + $courantReply,
    'other-action' => ['action' => 'login'] + $courantReply,
    'nonsense' => 'yes',
    default => ['path' => $_SERVER['REQUEST_URI'] ?? '', 'secret' => $_POST['secret'] ?? ''] + $courantReply,
});
