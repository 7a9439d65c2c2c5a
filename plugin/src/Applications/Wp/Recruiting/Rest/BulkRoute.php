<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\NotSpam;
use CourantDesk\Applications\Wp\Recruiting\MovedApplications;
use CourantDesk\Applications\Wp\TokenRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** POST courant/v1/applications/bulk: one action on many. What could not be done is told for each. */
final class BulkRoute
{
    private const ACTIONS = ['stage', 'read', 'unread', 'not_spam', 'trash', 'restore', 'delete'];

    public function __construct(
        private readonly RecruitingParts $parts,
        private readonly Access $access,
        private readonly MovedApplications $moved,
    ) {
    }

    public function register(): void
    {
        register_rest_route(TokenRoute::SPACE, '/applications/bulk', [
            'methods' => 'POST',
            'callback' => $this->answer(...),
            'permission_callback' => $this->access->handles(...),
            'args' => [
                'action' => ['type' => 'string', 'enum' => self::ACTIONS, 'required' => true],
                'stage' => ['type' => 'string'],
                'items' => [
                    'type' => 'array',
                    'required' => true,
                    'minItems' => 1,
                    'maxItems' => ApplicationQuery::MOST,
                    'items' => [
                        'type' => 'object',
                        'properties' => ['id' => ['type' => 'integer', 'required' => true], 'version' => ['type' => 'integer', 'minimum' => 0]],
                    ],
                ],
            ],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function answer(WP_REST_Request $request): WP_REST_Response
    {
        $wanted = [];
        $items = $request->get_param('items');
        foreach (is_array($items) ? $items : [] as $item) {
            if (is_array($item)) {
                $wanted[Access::number($item['id'] ?? 0)] = Access::number($item['version'] ?? 0);
            }
        }
        _prime_post_caches(array_keys($wanted), false, true);
        $action = $request->get_param('action');
        $stage = $request->get_param('stage');
        $done = [];
        $problems = [];
        foreach ($wanted as $id => $version) {
            $problem = $this->one(is_string($action) ? $action : '', $id, $version, is_string($stage) ? $stage : '');
            if ($problem === null) {
                $done[] = $id;
            } else {
                $name = get_post_type($id) === ApplicationType::NAME && current_user_can('edit_post', $id) ? get_post_field('post_title', $id, 'raw') : (string) $id;
                $problems[] = ['id' => $id, 'name' => $name, 'message' => $problem->get_error_message()];
            }
        }

        return Answer::of(['done' => $done, 'problems' => $problems]);
    }

    private function one(string $action, int $id, int $version, string $stage): ?WP_Error
    {
        if (get_post_type($id) !== ApplicationType::NAME) {
            return Access::gone();
        }
        $deletes = in_array($action, ['trash', 'restore', 'delete'], true);
        if (!current_user_can($deletes ? 'delete_post' : 'edit_post', $id)) {
            return new WP_Error('courant_forbidden', __('You are not allowed to do this.', 'courant-desk'));
        }
        $status = (string) get_post_status($id);

        return match ($action) {
            'stage' => $this->moved->change($id, $version, $stage, null),
            'read', 'unread' => $this->done($this->mark($id, $action === 'read')),
            'not_spam' => $this->done($status !== ApplicationType::SUSPECTED || $this->markNotSpam($id)),
            'trash' => $this->done($status === 'trash' || wp_trash_post($id) !== false),
            'restore' => $this->done($status !== 'trash' || wp_untrash_post($id) !== false),
            default => $status === 'trash' || $status === ApplicationType::SUSPECTED
                ? $this->done(wp_delete_post($id, true) !== false)
                : new WP_Error('courant_not_in_trash', __('Only what lies in the trash can be deleted for good.', 'courant-desk')),
        };
    }

    /** @return bool whether it is no suspected spam now: also when somebody else was faster */
    private function markNotSpam(int $id): bool
    {
        (new NotSpam($this->parts->room))->mark($id);

        return get_post_status($id) !== ApplicationType::SUSPECTED;
    }

    private function mark(int $id, bool $read): bool
    {
        $this->parts->changes->read($id, $read);

        return true;
    }

    private function done(mixed $worked): ?WP_Error
    {
        return $worked === false || $worked === null ? new WP_Error('courant_failed', __('This could not be done. Please try again.', 'courant-desk')) : null;
    }
}
