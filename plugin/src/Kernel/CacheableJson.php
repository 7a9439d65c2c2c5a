<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_REST_Request;
use WP_REST_Response;

/** Creates responses that browsers and shared caches may keep for a minute, with an ETag. */
final class CacheableJson
{
    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @param array<string, mixed> $body
     */
    public static function respond(WP_REST_Request $request, array $body): WP_REST_Response
    {
        $etag = '"' . md5((string) wp_json_encode($body)) . '"';
        $isNotModified = in_array($etag, array_map(
            static fn (string $tag): string => trim((string) preg_replace('~^\s*W/~', '', $tag)),
            explode(',', (string) $request->get_header('If-None-Match'))
        ), true);
        $response = $isNotModified ? new WP_REST_Response(null, 304) : new WP_REST_Response($body);
        $response->header('ETag', $etag);
        $response->header('Cache-Control', 'public, max-age=60');

        return $response;
    }
}
