<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_REST_Request;
use WP_REST_Response;

/** Creates responses that browsers and shared caches may keep for a short time (a minute by default), with an ETag. */
final class CacheableJson
{
    private const MAX_AGE_SECONDS = 60;

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @param array<string, mixed> $body
     */
    public static function respond(WP_REST_Request $request, array $body): WP_REST_Response
    {
        return self::respondLazily($request, (string) wp_json_encode($body), static fn (): array => $body);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @param string $version changes whenever the body changes
     * @param callable(): array<string, mixed> $createBody called only if the client does not have this version
     */
    public static function respondLazily(
        WP_REST_Request $request,
        string $version,
        callable $createBody,
        int $maxAgeSeconds = self::MAX_AGE_SECONDS,
    ): WP_REST_Response {
        $etag = '"' . md5($version) . '"';
        $isNotModified = in_array($etag, array_map(
            static fn (string $tag): string => trim((string) preg_replace('~^\s*W/~', '', $tag)),
            explode(',', (string) $request->get_header('If-None-Match'))
        ), true);
        $response = $isNotModified ? new WP_REST_Response(null, 304) : new WP_REST_Response($createBody());
        $response->header('ETag', $etag);
        $response->header('Cache-Control', "public, max-age={$maxAgeSeconds}");

        return $response;
    }
}
