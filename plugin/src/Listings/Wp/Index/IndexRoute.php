<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Capabilities;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `courant/v1/index`, for who manages openings: GET tells how far the index is, POST `{do: rebuild|repair|continue}` works on it for
 * some seconds and tells the same. GET `courant/v1/index/health` is the test of Site Health.
 */
final class IndexRoute
{
    private const SECONDS = 4;

    public function __construct(private readonly IndexBuilder $builder, private readonly IndexHealth $health)
    {
    }

    public function register(): void
    {
        register_rest_route('courant/v1', '/index', [
            [
                'methods' => 'GET',
                'callback' => fn (): WP_REST_Response => $this->answer(),
                'permission_callback' => self::mayManage(...),
            ],
            [
                'methods' => 'POST',
                'callback' => $this->work(...),
                'permission_callback' => self::mayManage(...),
                'args' => ['do' => ['type' => 'string', 'enum' => ['rebuild', 'repair', 'continue'], 'required' => true]],
            ],
            'schema' => fn (): array => [
                '$schema' => 'http://json-schema.org/draft-04/schema#',
                'title' => 'courant-index',
                'type' => 'object',
                'properties' => [
                    'state' => ['type' => 'string', 'enum' => ['ready', 'building', 'waiting']],
                    'done' => ['type' => 'integer'],
                    'all' => ['type' => 'integer'],
                ],
            ],
        ]);
        register_rest_route('courant/v1', '/index/health', [
            'methods' => 'GET',
            'callback' => fn (): WP_REST_Response => new WP_REST_Response($this->health->test()),
            'permission_callback' => static fn (): bool => current_user_can('view_site_health_checks'),
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function work(WP_REST_Request $request): WP_REST_Response
    {
        match ($request->get_param('do')) {
            'rebuild' => $this->builder->startAnew(self::SECONDS),
            'repair' => $this->builder->repairAll(),
            default => $this->builder->resume(self::SECONDS),
        };

        return $this->answer();
    }

    private function answer(): WP_REST_Response
    {
        $response = new WP_REST_Response($this->builder->progress());
        $response->header('Cache-Control', 'no-store');

        return $response;
    }

    public static function mayManage(): bool
    {
        return current_user_can(Capabilities::OPENINGS);
    }
}
