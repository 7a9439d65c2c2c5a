<?php

/**
 * Router script of PHP's built-in server for a development site: rejects and rewrites URLs as the configuration of a
 * web server does, because PHP's server does not read .htaccess.
 */

declare(strict_types=1);

$courantSent = array_map(static fn (mixed $value): string => is_scalar($value) ? (string) $value : '', $_SERVER);
$courantRoot = rtrim($courantSent['DOCUMENT_ROOT'], '/');
$courantPath = (string) preg_replace('~[/\\\\]+~', '/', rawurldecode(
    (string) parse_url('http://site' . $courantSent['REQUEST_URI'], PHP_URL_PATH)
));

$courantVerdict = (static function (string $root, string $path): string {
    $segments = explode('/', $path);
    if (str_contains($path, "\0") || in_array('..', $segments, true)) {
        return 'refuse';
    }
    foreach ($segments as $segment) {
        if (str_starts_with($segment, '.') && $segment !== '.' && $segment !== '.well-known') {
            return 'refuse';
        }
    }
    $closed = '~\.(sqlite3?|db|sql|log|bak|ini|sh|lock|phpt?|inc)(-wal|-shm|-journal)?$~i';
    if (preg_match('~^/(private-store|wp-content/database)(/|$)~i', $path) === 1) {
        return 'refuse';
    }
    if (preg_match('~^/wp-content/uploads/.*\.ph(p\d?|tml|ar|ps|t)(/|$)~i', $path) === 1) {
        return 'refuse';
    }
    if (preg_match('~\.php$~i', $path) !== 1 && preg_match($closed, $path) === 1 && is_file($root . $path)) {
        return 'refuse';
    }
    if (is_dir($root . $path)) {
        if (!is_file(rtrim($root . $path, '/') . '/index.php') || $path === '/') {
            return 'wordpress';
        }
        return str_ends_with($path, '/') ? 'php' : 'slash';
    }
    if (is_file($root . $path)) {
        return preg_match('~\.php$~i', $path) === 1 ? 'php' : 'file';
    }
    return 'wordpress';
})($courantRoot, $courantPath);

switch ($courantVerdict) {
    case 'refuse':
        http_response_code(403);
        header('Content-Type: text/plain; charset=utf-8');
        echo "Not served.\n";
        return true;

    case 'slash':
        $courantQuery = $courantSent['QUERY_STRING'] ?? '';
        header(
            'Location: ' . str_replace('%2F', '/', rawurlencode($courantPath)) . '/'
                . ($courantQuery === '' ? '' : "?{$courantQuery}"),
            true,
            301,
        );
        return true;

    case 'file':
        require_once __DIR__ . '/static-file.php';
        courant_serve_static_file($courantRoot . $courantPath);
        return true;

    case 'php':
        return false;

    default:
        $_SERVER['SCRIPT_NAME'] = '/index.php';
        $_SERVER['PHP_SELF'] = '/index.php';
        $_SERVER['SCRIPT_FILENAME'] = $courantRoot . '/index.php';
        unset($_SERVER['PATH_INFO']);
        chdir($courantRoot);
        require $courantRoot . '/index.php';
        return true;
}
