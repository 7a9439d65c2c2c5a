<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Describes one method of a REST route and who may call it. Each method of a path is a separate object.
 *
 * @phpstan-type Response WP_REST_Response|WP_Error|array<array-key, mixed>
 */
final class RestRoute
{
    /**
     * @param 'GET'|'POST'|'PUT'|'PATCH'|'DELETE' $method
     * @param string $path below the namespace, such as `/ferries/(?P<id>\d+)`
     * @param string|Closure(WP_REST_Request<array<string, mixed>>): (bool|WP_Error) $permission required capability, or
     *     a function that checks the request; `__return_true(...)` for a public route
     * @param Closure(WP_REST_Request<array<string, mixed>>): Response $callback
     * @param array<string, array<string, mixed>> $parameters JSON Schema by name, with `validate_callback` and
     *   `sanitize_callback` where needed, as `args` of register_rest_route()
     * @param array<array-key, mixed>|Closure(): array<array-key, mixed> $schema JSON Schema of the response, or a
     *   function that loads it for an OPTIONS request; empty for none
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly string|Closure $permission,
        public readonly Closure $callback,
        public readonly array $parameters = [],
        public readonly array|Closure $schema = [],
    ) {
    }
}
