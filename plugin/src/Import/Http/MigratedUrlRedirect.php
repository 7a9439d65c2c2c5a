<?php

declare(strict_types=1);

namespace CourantDesk\Import\Http;

use CourantDesk\Import\Storage\MigratedPostMeta;
use CourantDesk\Kernel\Request;

/**
 * Redirects the URL of an opening in another job board to the imported opening. A query runs only for URLs that are not
 * found.
 */
final class MigratedUrlRedirect
{
    public function __construct(private readonly MigratedPostMeta $meta)
    {
    }

    public function redirect(): void
    {
        if (!is_404() || get_option(MigratedPostMeta::OPTION) !== '1') {
            return;
        }
        $path = wp_parse_url(Request::fromGlobals()->uri(), PHP_URL_PATH);
        $home = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
        $path = is_string($path) && str_starts_with($path, $home) ? substr($path, strlen($home)) : '';
        $path = trim(rawurldecode($path), '/');
        $opening = $path === '' || strlen($path) > 300 ? 0 : $this->meta->findOpeningByPath($path);
        $url = $opening > 0 ? get_permalink($opening) : false;
        if (is_string($url)) {
            wp_safe_redirect($url, 301, 'Courant Desk');
            exit;
        }
    }
}
