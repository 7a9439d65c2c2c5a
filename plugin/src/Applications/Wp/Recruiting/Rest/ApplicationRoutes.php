<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\Recruiting\MovedApplications;
use CourantDesk\Applications\Wp\TokenRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** courant/v1/applications: find, show, change. Every answer's shape stands in plugin/schema/recruiting.json. */
final class ApplicationRoutes
{
    public function __construct(
        private readonly RecruitingParts $parts,
        private readonly Access $access,
        private readonly ApplicationJson $json,
        private readonly MovedApplications $moved,
        private readonly SchemaFile $schema,
    ) {
    }

    public function register(): void
    {
        $id = ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];
        $query = $this->queryArguments();
        $this->route('/applications', 'GET', $this->list(...), $this->access->handles(...), $query, 'ApplicationList');
        $this->route('/applications/board', 'GET', $this->board(...), $this->access->handles(...), $query, 'ApplicationBoard');
        $this->route('/applications/(?P<id>\d+)', 'GET', $this->show(...), $this->access->handlesThis(...), $id + $query, 'ApplicationDetail');
        $this->route('/applications/(?P<id>\d+)', 'PATCH', $this->change(...), $this->access->handlesThis(...), $id + [
            'version' => ['type' => 'integer', 'minimum' => 1, 'description' => 'The version that was seen; needed for stage and rating.'],
            'stage' => ['type' => 'string'],
            'rating' => ['type' => 'integer', 'minimum' => 0, 'maximum' => 5],
            'read' => ['type' => 'boolean'],
        ], 'ApplicationRow');
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function list(WP_REST_Request $request): WP_REST_Response
    {
        $list = (new ApplicationListJson($this->parts))->list($this->query($request), $this->scope());

        return Answer::of(['counts' => (object) $list['counts']] + $list);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function board(WP_REST_Request $request): WP_REST_Response
    {
        $request->set_default_params(['per_page' => ApplicationListJson::PER_COLUMN]);

        return Answer::of((new ApplicationListJson($this->parts))->board($this->query($request), $this->scope()));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function show(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $post = $this->access->application($request);
        $candidate = $post instanceof WP_Error ? null : $this->parts->candidates->find($post->ID);
        if ($post instanceof WP_Error || $candidate === null) {
            return Access::gone();
        }

        return Answer::of((new DetailJson($this->parts))->of($post, $candidate, $this->query($request)));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function change(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $post = $this->access->application($request);
        if ($post instanceof WP_Error) {
            return $post;
        }
        $stage = $request->get_param('stage');
        $rating = $request->get_param('rating');
        if ($stage !== null || $rating !== null) {
            $version = Access::number($request->get_param('version'));
            if ($version < 1) {
                return new WP_Error('courant_version_missing', __('A change must say which version it is about.', 'courant-desk'), ['status' => 400]);
            }
            $problem = $this->moved->change($post->ID, $version, is_string($stage) ? $stage : null, is_numeric($rating) ? (int) $rating : null);
            if ($problem !== null) {
                return $problem;
            }
        }
        $read = $request->get_param('read');
        if (is_bool($read)) {
            $this->parts->changes->read($post->ID, $read);
        }
        $candidate = $this->parts->candidates->find($post->ID);

        return $candidate === null ? Access::gone() : Answer::of($this->json->rows([$candidate])[0] ?? []);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function query(WP_REST_Request $request): ApplicationQuery
    {
        return ApplicationQuery::fromArray($request->get_params(), wp_timezone());
    }

    private function scope(): Scope
    {
        return $this->parts->team->scope(get_current_user_id());
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
            'unread' => ['type' => 'boolean'],
            'from' => ['type' => 'string', 'description' => 'A day, such as 2026-11-21.'],
            'to' => ['type' => 'string', 'description' => 'A day, itself included.'],
            'orderby' => ['type' => 'string', 'enum' => ['received', 'name', 'rating']],
            'order' => ['type' => 'string', 'enum' => ['asc', 'desc']],
            'page' => ['type' => 'integer', 'minimum' => 1],
            'per_page' => ['type' => 'integer', 'minimum' => 1, 'maximum' => ApplicationQuery::MOST],
        ];
    }

    /**
     * @param non-falsy-string                    $path
     * @param array<string, array<string, mixed>> $arguments
     */
    private function route(string $path, string $method, callable $work, callable $allowed, array $arguments, string $schema): void
    {
        register_rest_route(TokenRoute::SPACE, $path, [
            ['methods' => $method, 'callback' => $work, 'permission_callback' => $allowed, 'args' => $arguments],
            'schema' => $this->schema->of($schema),
        ]);
    }
}
