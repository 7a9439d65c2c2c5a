<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use Closure;
use CourantDesk\Kernel\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Creates the REST routes below one application. Each route requires access to the application and returns its new
 * state.
 */
final class ApplicationRoutes
{
    private const BASE_PATH = '/applications/(?P<id>\d+)';

    public function __construct(
        private readonly RecruitingPermissions $access,
        private readonly RecruitingSchema $schema,
    ) {
    }

    /**
     * @param 'POST'|'DELETE' $method
     * @param string $path path after the ID of the application, such as `/notes`
     * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
     * @param array<string, array<string, mixed>> $parameters
     */
    public function create(string $method, string $path, Closure $callback, array $parameters = []): RestRoute
    {
        return new RestRoute(
            method: $method,
            path: self::BASE_PATH . $path,
            permission: $this->access->canHandleApplication(...),
            callback: $callback,
            parameters: ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]] + $parameters,
            schema: $this->schema->createLoader('ApplicationDetail'),
        );
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public static function applicationId(WP_REST_Request $request): int
    {
        return RecruitingPermissions::toInt($request->get_param('id'));
    }
}
