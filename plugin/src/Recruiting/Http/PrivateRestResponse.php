<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use WP_REST_Response;

/** Creates responses with personal data that no cache may store. */
final class PrivateRestResponse
{
    /** @param array<array-key, mixed> $data */
    public static function create(array $data, int $status = 200): WP_REST_Response
    {
        return new WP_REST_Response($data, $status, ['Cache-Control' => 'private, no-store']);
    }
}
