<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/applications, which finds, returns and changes applications. plugin/schema/recruiting.json defines
 * the responses.
 */
final class ApplicationsController implements RestController
{
    private const CHANGES = [
        'version' => [
            'type' => 'integer',
            'minimum' => 1,
            'description' => 'Version of the application that the change is based on; required for stage and rating.',
        ],
        'stage' => ['type' => 'string'],
        'rating' => ['type' => 'integer', 'minimum' => 0, 'maximum' => 5],
        'read' => ['type' => 'boolean'],
    ];

    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly RecruitingPermissions $access,
        private readonly ApplicationRowSerializer $rowSerializer,
        private readonly ApplicationChangeHandler $changeHandler,
        private readonly RecruitingSchema $schema,
    ) {
    }

    public function routes(): array
    {
        $id = ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];
        $query = $this->queryArguments();
        $canHandle = $this->access->canHandle(...);
        $canHandleOne = $this->access->canHandleApplication(...);
        $path = '/applications/(?P<id>\d+)';
        $before = ['before' => [
            'type' => 'string',
            'pattern' => '^\d{1,15}-\d{1,15}$',
            'description' => 'Time received and ID of an application, such as 1764070000-42: returns those that follow it in the order "newest first".',
        ]];
        $list = $this->schema->createLoader('ApplicationList');
        $board = $this->schema->createLoader('ApplicationBoard');
        $detail = $this->schema->createLoader('ApplicationDetail');
        $row = $this->schema->createLoader('ApplicationRow');

        return [
            new RestRoute(
                method: 'GET',
                path: '/applications',
                permission: $canHandle,
                callback: $this->listApplications(...),
                parameters: $query + $before,
                schema: $list,
            ),
            new RestRoute(
                method: 'GET',
                path: '/applications/board',
                permission: $canHandle,
                callback: $this->getBoard(...),
                parameters: $query,
                schema: $board,
            ),
            new RestRoute(
                method: 'GET',
                path: $path,
                permission: $canHandleOne,
                callback: $this->getApplication(...),
                parameters: $id + $query,
                schema: $detail,
            ),
            new RestRoute(
                method: 'PATCH',
                path: $path,
                permission: $canHandleOne,
                callback: $this->updateApplication(...),
                parameters: $id + self::CHANGES,
                schema: $row,
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function listApplications(WP_REST_Request $request): WP_REST_Response
    {
        $list = (new ApplicationListSerializer($this->factory))
            ->serializeList($this->createQuery($request), $this->currentScope());

        return PrivateRestResponse::create(['counts' => (object) $list['counts']] + $list);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getBoard(WP_REST_Request $request): WP_REST_Response
    {
        $request->set_default_params(['per_page' => ApplicationListSerializer::PER_COLUMN]);

        return PrivateRestResponse::create((new ApplicationListSerializer($this->factory))->serializeBoard(
            $this->createQuery($request),
            $this->currentScope(),
        ));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getApplication(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $post = $this->access->findApplication($request);
        $candidate = $post instanceof WP_Error ? null : $this->factory->candidates->find($post->ID);
        if ($post instanceof WP_Error || $candidate === null) {
            return RecruitingPermissions::notFoundError();
        }

        return PrivateRestResponse::create((
            new ApplicationDetailSerializer($this->factory)
        )->serialize($post, $candidate, $this->createQuery($request)));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function updateApplication(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $post = $this->access->findApplication($request);
        if ($post instanceof WP_Error) {
            return $post;
        }
        $stage = $request->get_param('stage');
        $rating = $request->get_param('rating');
        if ($stage !== null || $rating !== null) {
            $version = RecruitingPermissions::toInt($request->get_param('version'));
            if ($version < 1) {
                return new WP_Error(
                    'courant_version_missing',
                    __('The version of the application is missing. Reload the page and try again.', 'courant-desk'),
                    ['status' => 400],
                );
            }
            $problem = $this->changeHandler->change(
                $post->ID,
                $version,
                is_string($stage) ? $stage : null,
                is_numeric($rating) ? (int) $rating : null,
            );
            if ($problem !== null) {
                return $problem;
            }
        }
        $read = $request->get_param('read');
        if (is_bool($read)) {
            $this->factory->editor->setRead($post->ID, $read);
        }
        $candidate = $this->factory->candidates->find($post->ID);

        return $candidate === null
            ? RecruitingPermissions::notFoundError()
            : PrivateRestResponse::create($this->rowSerializer->serializeAll([$candidate])[0] ?? []);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function createQuery(WP_REST_Request $request): ApplicationQuery
    {
        return ApplicationQuery::fromArray($request->get_params(), wp_timezone());
    }

    private function currentScope(): ApplicationScope
    {
        return $this->factory->team->findScope(get_current_user_id());
    }

    /** @return array<string, array<string, mixed>> */
    private function queryArguments(): array
    {
        $list = ['type' => 'array', 'items' => ['type' => 'string']];

        return [
            'folder' => ['type' => 'string', 'enum' => ['inbox', 'suspected', 'withdrawn', 'trash']],
            'search' => ['type' => 'string'],
            'opening' => $list,
            'stage' => $list,
            'rating' => $list,
            'tag' => $list,
            'assignee' => $list,
            'unread' => ['type' => 'boolean'],
            'from' => ['type' => 'string', 'description' => 'First day, such as 2026-11-21.'],
            'to' => ['type' => 'string', 'description' => 'Last day, inclusive.'],
            'orderby' => ['type' => 'string', 'enum' => ['received', 'name', 'rating']],
            'order' => ['type' => 'string', 'enum' => ['asc', 'desc']],
            'page' => ['type' => 'integer', 'minimum' => 1],
            'per_page' => ['type' => 'integer', 'minimum' => 1, 'maximum' => ApplicationQuery::MAX_PER_PAGE],
        ];
    }
}
