<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\RestApi;
use CourantDesk\SearchIndex\Admin\IndexSiteHealthCheck;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes `courant/v1/index`, for users who manage openings: GET returns the progress, POST `{do: rebuild|repair|continue}` works
 * for a few seconds and returns the progress. GET `courant/v1/index/health` runs the Site Health test.
 */
final class IndexController
{
    private const MAX_SECONDS = 4;

    public function __construct(private readonly IndexBuilder $builder, private readonly IndexSiteHealthCheck $healthTest)
    {
    }

    public function register(): void
    {
        register_rest_route(RestApi::NAMESPACE, '/index', [
            [
                'methods' => 'GET',
                'callback' => fn (): WP_REST_Response => $this->createProgressResponse(),
                'permission_callback' => self::canManage(...),
            ],
            [
                'methods' => 'POST',
                'callback' => $this->runAction(...),
                'permission_callback' => self::canManage(...),
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
        register_rest_route(RestApi::NAMESPACE, '/index/health', [
            'methods' => 'GET',
            'callback' => fn (): WP_REST_Response => new WP_REST_Response($this->healthTest->runTest()),
            'permission_callback' => static fn (): bool => current_user_can('view_site_health_checks'),
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function runAction(WP_REST_Request $request): WP_REST_Response
    {
        match ($request->get_param('do')) {
            'rebuild' => $this->builder->startRebuild(self::MAX_SECONDS),
            'repair' => $this->builder->repairAll(),
            default => $this->builder->resume(self::MAX_SECONDS),
        };

        return $this->createProgressResponse();
    }

    private function createProgressResponse(): WP_REST_Response
    {
        $response = new WP_REST_Response($this->builder->getProgress());
        $response->header('Cache-Control', 'no-store');

        return $response;
    }

    public static function canManage(): bool
    {
        return current_user_can(Capabilities::OPENINGS);
    }
}
