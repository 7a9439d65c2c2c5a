<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\SearchIndex\Admin\IndexSiteHealthCheck;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/index, for users who manage openings: GET returns the progress, POST `{do:
 * rebuild|repair|continue}` runs the action for a few seconds and returns the progress. GET `courant/v1/index/health`
 * runs the Site Health test.
 */
final class IndexController implements RestController
{
    private const MAX_SECONDS = 4;

    public function __construct(
        private readonly IndexBuilder $builder,
        private readonly IndexSiteHealthCheck $healthTest,
    ) {
    }

    public function routes(): array
    {
        $action = ['type' => 'string', 'enum' => ['rebuild', 'repair', 'continue'], 'required' => true];
        $schema = [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-index',
            'type' => 'object',
            'properties' => [
                'state' => ['type' => 'string', 'enum' => ['ready', 'building', 'waiting']],
                'done' => ['type' => 'integer'],
                'all' => ['type' => 'integer'],
            ],
        ];
        $health = fn (): WP_REST_Response => new WP_REST_Response($this->healthTest->runTest());

        return [
            new RestRoute('GET', '/index', Capabilities::OPENINGS, $this->createProgressResponse(...), schema: $schema),
            new RestRoute(
                method: 'POST',
                path: '/index',
                permission: Capabilities::OPENINGS,
                callback: $this->runAction(...),
                parameters: ['do' => $action],
                schema: $schema,
            ),
            new RestRoute('GET', '/index/health', 'view_site_health_checks', $health),
        ];
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
}
