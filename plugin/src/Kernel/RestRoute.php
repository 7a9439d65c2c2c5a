<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Describes a REST route and who may call it. */
final class RestRoute
{
    /**
     * @param 'GET'|'POST'|'PUT'|'PATCH'|'DELETE' $method
     * @param string $path       below the namespace, such as `/ferries/(?P<id>\d+)`
     * @param string $capability capability of the user; no route is public
     * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
     * @param array<string, array<string, mixed>> $parameters JSON Schema by name, as `args` of register_rest_route()
     * @param array<string, mixed> $schema JSON Schema of the response
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly string $capability,
        public readonly Closure $callback,
        public readonly array $parameters = [],
        public readonly array $schema = [],
    ) {
    }
}
