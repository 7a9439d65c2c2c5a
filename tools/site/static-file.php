<?php

declare(strict_types=1);

/**
 * Sends one static file with its type, validators and byte ranges, which PHP's own server does only in part.
 */
function courant_serve_static_file(string $file): void
{
    $types = [
        'css' => 'text/css; charset=utf-8', 'js' => 'text/javascript; charset=utf-8',
        'mjs' => 'text/javascript; charset=utf-8',
        'json' => 'application/json', 'map' => 'application/json', 'webmanifest' => 'application/manifest+json',
        'html' => 'text/html; charset=utf-8', 'htm' => 'text/html; charset=utf-8', 'txt' => 'text/plain; charset=utf-8',
        'vtt' => 'text/vtt; charset=utf-8', 'xml' => 'application/xml', 'xsl' => 'application/xml',
        'svg' => 'image/svg+xml', 'png' => 'image/png', 'jpg' => 'image/jpeg', 'jpeg' => 'image/jpeg',
        'gif' => 'image/gif',
        'webp' => 'image/webp', 'avif' => 'image/avif', 'ico' => 'image/x-icon',
        'woff' => 'font/woff', 'woff2' => 'font/woff2', 'ttf' => 'font/ttf', 'otf' => 'font/otf',
        'mp4' => 'video/mp4', 'webm' => 'video/webm', 'mp3' => 'audio/mpeg', 'ogg' => 'audio/ogg',
        'pdf' => 'application/pdf', 'wasm' => 'application/wasm', 'zip' => 'application/zip',
    ];
    $size = (int) filesize($file);
    $changed = (int) filemtime($file);
    $tag = sprintf('"%x-%x"', $changed, $size);
    header('Content-Type: ' . ($types[strtolower(pathinfo($file, PATHINFO_EXTENSION))] ?? 'application/octet-stream'));
    header('Last-Modified: ' . gmdate('D, d M Y H:i:s', $changed) . ' GMT');
    header("ETag: {$tag}");
    header('Cache-Control: no-cache');
    header('Accept-Ranges: bytes');
    header('X-Content-Type-Options: nosniff');
    if (($_SERVER['HTTP_IF_NONE_MATCH'] ?? '') === $tag) {
        http_response_code(304);
        return;
    }
    $range = $_SERVER['HTTP_RANGE'] ?? '';
    [$from, $to] = courant_byte_range(is_string($range) ? $range : '', $size);
    if ($from > 0 || $to < $size - 1) {
        http_response_code(206);
        header("Content-Range: bytes {$from}-{$to}/{$size}");
    }
    header('Content-Length: ' . max(0, $to - $from + 1));
    if ($_SERVER['REQUEST_METHOD'] === 'HEAD' || $size === 0) {
        return;
    }
    $handle = fopen($file, 'rb');
    if ($handle === false) {
        return;
    }
    fseek($handle, $from);
    $out = fopen('php://output', 'wb');
    if ($out !== false) {
        stream_copy_to_stream($handle, $out, $to - $from + 1);
    }
    fclose($handle);
}

/**
 * Returns the requested range; any other range header means the whole file.
 *
 * @return array{int, int} first and last byte
 */
function courant_byte_range(string $header, int $size): array
{
    $whole = [0, $size - 1];
    if (preg_match('/^bytes=(\d*)-(\d*)$/', $header, $matches) !== 1 || ($matches[1] === '' && $matches[2] === '')) {
        return $whole;
    }
    $from = $matches[1] === '' ? max(0, $size - (int) $matches[2]) : (int) $matches[1];
    $to = $matches[1] === '' || $matches[2] === '' ? $size - 1 : min((int) $matches[2], $size - 1);
    return $from <= $to ? [$from, $to] : $whole;
}
