<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST courant/v1/applications/bulk: one action on many applications. Failures are reported per
 * application.
 */
final class BulkActionsController implements RestController
{
    private const ACTIONS = ['stage', 'read', 'unread', 'not_spam', 'trash', 'restore', 'delete'];

    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly RecruitingPermissions $access,
        private readonly ApplicationChangeHandler $changeHandler,
    ) {
    }

    public function routes(): array
    {
        $item = [
            'type' => 'object',
            'properties' => [
                'id' => ['type' => 'integer', 'required' => true],
                'version' => ['type' => 'integer', 'minimum' => 0],
            ],
        ];
        $parameters = [
            'action' => ['type' => 'string', 'enum' => self::ACTIONS, 'required' => true],
            'stage' => ['type' => 'string'],
            'items' => [
                'type' => 'array',
                'required' => true,
                'minItems' => 1,
                'maxItems' => ApplicationQuery::MAX_PER_PAGE,
                'items' => $item,
            ],
        ];

        return [new RestRoute(
            method: 'POST',
            path: '/applications/bulk',
            permission: $this->access->canHandle(...),
            callback: $this->handle(...),
            parameters: $parameters,
        )];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function handle(WP_REST_Request $request): WP_REST_Response
    {
        $requested = [];
        $items = $request->get_param('items');
        foreach (is_array($items) ? $items : [] as $item) {
            if (is_array($item)) {
                $requested[RecruitingPermissions::toInt($item['id'] ?? 0)] = RecruitingPermissions::toInt(
                    $item['version'] ?? 0
                );
            }
        }
        _prime_post_caches(array_keys($requested), false, true);
        $action = $request->get_param('action');
        $stage = $request->get_param('stage');
        $done = [];
        $problems = [];
        foreach ($requested as $id => $version) {
            $problem =
                $this->runAction(is_string($action) ? $action : '', $id, $version, is_string($stage) ? $stage : '');
            if ($problem === null) {
                $done[] = $id;
            } else {
                $name = get_post_type($id) === PostTypes::APPLICATION && current_user_can('edit_post', $id)
                    ? get_post_field('post_title', $id, 'raw')
                    : (string) $id;
                $problems[] = ['id' => $id, 'name' => $name, 'message' => $problem->get_error_message()];
            }
        }

        return PrivateRestResponse::create(['done' => $done, 'problems' => $problems]);
    }

    private function runAction(string $action, int $id, int $version, string $stage): ?WP_Error
    {
        if (get_post_type($id) !== PostTypes::APPLICATION) {
            return RecruitingPermissions::notFoundError();
        }
        $deletes = in_array($action, ['trash', 'restore', 'delete'], true);
        if (!current_user_can($deletes ? 'delete_post' : 'edit_post', $id)) {
            return new WP_Error('courant_forbidden', __('You are not allowed to do this.', 'courant-desk'));
        }
        $status = (string) get_post_status($id);

        return match ($action) {
            'stage' => $this->changeHandler->change($id, $version, $stage, null),
            'read', 'unread' => $this->errorUnlessDone($this->setRead($id, $action === 'read')),
            'not_spam' => $this->errorUnlessDone($status !== ApplicationStatus::SUSPECTED || $this->markNotSpam($id)),
            'trash' => $this->errorUnlessDone($status === 'trash' || wp_trash_post($id) !== false),
            'restore' => $this->errorUnlessDone($status !== 'trash' || wp_untrash_post($id) !== false),
            default => $status === 'trash' || $status === ApplicationStatus::SUSPECTED
                ? $this->errorUnlessDone(wp_delete_post($id, true) !== false)
                : new WP_Error(
                    'courant_not_in_trash',
                    __('Only applications in the trash can be deleted permanently.', 'courant-desk'),
                ),
        };
    }

    /**
     * @return bool whether the application is no longer suspected spam, also when another user has already changed it
     */
    private function markNotSpam(int $id): bool
    {
        $this->factory->applications->markNotSpam($id);

        return get_post_status($id) !== ApplicationStatus::SUSPECTED;
    }

    private function setRead(int $id, bool $read): bool
    {
        $this->factory->editor->setRead($id, $read);

        return true;
    }

    private function errorUnlessDone(mixed $worked): ?WP_Error
    {
        return $worked === false || $worked === null
            ? new WP_Error('courant_failed', __('The action failed. Try again.', 'courant-desk'))
            : null;
    }
}
