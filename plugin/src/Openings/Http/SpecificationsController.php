<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Admin\SpecificationMessages;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\Storage\DeletionImpact;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\SpecificationTransaction;
use CourantDesk\Openings\Storage\SpecificationWriter;
use CourantDesk\Openings\Storage\TermWriter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes courant/v1/specifications. Everybody may read them; users who may edit the openings of others change
 * terms; users who may manage openings change the specifications. A change contains the `version` that the client saw,
 * and the response contains the new state. A change that deletes data is refused (409, with the impact) until it is
 * sent with `confirm`.
 */
final class SpecificationsController
{
    public const MANAGE_CAPABILITY = Capabilities::OPENINGS;
    public const EDIT_TERMS_CAPABILITY = 'edit_others_jobs';
    private const SPECIFICATION_PATH = '/specifications/(?P<key>[a-z0-9_-]{1,32})';
    private const TERM_PATH = self::SPECIFICATION_PATH . '/terms/(?P<id>\d+)';

    public function __construct(
        private readonly SpecificationWriter $store,
        private readonly TermWriter $terms,
        private readonly SpecificationsResponse $json,
        private readonly DeletionImpact $impact,
        private readonly SpecificationListSettings $uses,
        private readonly SpecificationTransaction $transaction,
        private readonly Log $log,
        private readonly string $pluginFile,
    ) {
    }

    public function registerRoutes(): void
    {
        $canManage = static fn (): bool => current_user_can(self::MANAGE_CAPABILITY);
        $terms = static fn (): bool => current_user_can(self::EDIT_TERMS_CAPABILITY);
        $canRead = static fn (WP_REST_Request $request): bool => $request->get_param('context') !== 'edit' || current_user_can(self::EDIT_TERMS_CAPABILITY);
        $this->registerRoute('/specifications', 'SpecificationsApi', [
            ['GET', $this->read(...), $canRead],
            ['POST', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->add($r)), $canManage],
            ['PUT', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->saveOrder($r)), $canManage],
        ]);
        $this->registerRoute(self::SPECIFICATION_PATH, 'DeskSpecifications', [
            ['PUT', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->update($r)), $canManage],
            ['DELETE', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->store->delete(self::text($r, 'key')), true), $canManage],
        ]);
        $this->registerRoute(self::SPECIFICATION_PATH . '/loss', 'SpecificationLoss', [['GET', $this->getDeletionImpact(...), $canManage]]);
        $this->registerRoute(self::SPECIFICATION_PATH . '/terms', 'DeskSpecifications', [
            ['POST', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->terms->add(self::text($r, 'key'), self::text($r, 'name'))), $terms],
            ['PUT', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->terms->saveOrder(self::text($r, 'key'), array_map('intval', self::strings($r->get_param('order'))))), $terms],
        ]);
        $this->registerRoute(self::TERM_PATH, 'DeskSpecifications', [
            ['PUT', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->terms->rename(self::text($r, 'key'), self::int($r, 'id'), self::text($r, 'name'))), $terms],
            ['DELETE', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->terms->delete(self::text($r, 'key'), self::int($r, 'id')), true), $terms],
        ]);
        $this->registerRoute(self::TERM_PATH . '/loss', 'SpecificationLoss', [['GET', $this->getDeletionImpact(...), $terms]]);
        $this->registerRoute(self::TERM_PATH . '/merge', 'DeskSpecifications', [
            ['POST', $this->createChangeCallback(fn (WP_REST_Request $r): ?Violation => $this->terms->merge(self::text($r, 'key'), self::int($r, 'id'), self::int($r, 'into'))), $terms],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function read(WP_REST_Request $request): WP_REST_Response
    {
        return $request->get_param('context') === 'edit' ? $this->editorResponse() : new WP_REST_Response($this->json->forPublic());
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function getDeletionImpact(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        return $this->notFoundError($request) ?? new WP_REST_Response($this->impact->forSpecification(self::text($request, 'key'), self::int($request, 'id')), 200, ['Cache-Control' => 'no-store']);
    }

    /**
     * Creates a callback for a change that runs under a lock, on the version that the client saw.
     *
     * @param callable(WP_REST_Request<array<string, mixed>>): ?Violation $work
     * @return callable(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error)
     */
    private function createChangeCallback(callable $work, bool $requiresConfirmation = false): callable
    {
        return fn (WP_REST_Request $request): WP_REST_Response|WP_Error => $this->transaction->withLock(function () use ($work, $requiresConfirmation, $request): WP_REST_Response|WP_Error {
            $missing = $this->notFoundError($request);
            if ($missing !== null) {
                return $missing;
            }
            if (self::text($request, 'version') !== $this->json->version()) {
                return $this->createError('courant_changed', __('The specifications were changed by another user and have been reloaded. Try again.', 'courant-desk'), 409);
            }
            if ($requiresConfirmation && !rest_sanitize_boolean(self::text($request, 'confirm'))) {
                $impact = $this->impact->forSpecification(self::text($request, 'key'), self::int($request, 'id'));

                return new WP_Error('courant_confirm', __('This change deletes data. Send the request again with confirm to continue.', 'courant-desk'), ['status' => 409, 'loss' => $impact]);
            }
            try {
                $violation = $this->transaction->run(static fn (): ?Violation => $work($request), $this->json->version(...));
            } catch (SqlException $failure) {
                $this->log->error('jobs.specifications', [], $failure);

                return $this->createError('courant_unsaved', __('The change could not be saved. Try again.', 'courant-desk'), 503);
            }

            return $violation === null
                ? $this->editorResponse()
                : new WP_Error('courant_' . strtr($violation->code, '.', '_'), SpecificationMessages::errorMessage($violation), ['status' => 400, 'field' => $violation->field]);
        }) ?? $this->createError('courant_busy', __('Another user is changing the specifications. Try again.', 'courant-desk'), 409);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function add(WP_REST_Request $request): ?Violation
    {
        $key = self::text($request, 'new_key');
        $violation = $this->store->add(self::text($request, 'name'), $key, self::text($request, 'icon'));
        if ($violation === null) {
            $this->uses->update($key, $request->get_param('filters') !== false, $request->get_param('shown') === true);
            $this->uses->saveOrder($this->store->keys());
        }

        return $violation;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function saveOrder(WP_REST_Request $request): ?Violation
    {
        $violation = $this->store->saveOrder(self::strings($request->get_param('order')));
        $this->uses->saveOrder($this->store->keys());

        return $violation;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function update(WP_REST_Request $request): ?Violation
    {
        $key = self::text($request, 'key');
        $optionalText = static fn (string $field): ?string => $request->has_param($field) ? self::text($request, $field) : null;
        $violation = $this->store->update($key, $optionalText('name'), $optionalText('icon'));
        $filters = $request->get_param('filters') ?? in_array($key, $this->uses->filterTaxonomies(), true);
        $shown = $request->get_param('shown') ?? in_array($key, $this->uses->listedTaxonomies(), true);
        if ($violation === null) {
            $this->uses->update($key, $filters === true, $shown === true);
            $this->uses->saveOrder($this->store->keys());
        }

        return $violation;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function notFoundError(WP_REST_Request $request): ?WP_Error
    {
        $key = self::text($request, 'key');
        $id = self::int($request, 'id');
        $exists = $key === '' || is_object_in_taxonomy(OpeningPostType::NAME, $key);

        return $exists && ($id === 0 || get_term($id, $key) instanceof \WP_Term)
            ? null
            : $this->createError('courant_gone', __('This item no longer exists.', 'courant-desk'), 404);
    }

    private function editorResponse(): WP_REST_Response
    {
        return new WP_REST_Response($this->json->forEditor(current_user_can(self::MANAGE_CAPABILITY)), 200, ['Cache-Control' => 'private, no-store']);
    }

    private function createError(string $code, string $message, int $status): WP_Error
    {
        return new WP_Error($code, $message, ['status' => $status]);
    }

    /**
     * @param non-falsy-string                            $path
     * @param list<array{string, callable, callable}> $endpoints method, callback, permission callback
     */
    private function registerRoute(string $path, string $schema, array $endpoints): void
    {
        $routes = array_map(static fn (array $endpoint): array => ['methods' => $endpoint[0], 'callback' => $endpoint[1], 'permission_callback' => $endpoint[2]], $endpoints);
        register_rest_route(RestApi::NAMESPACE, $path, [...$routes, 'schema' => fn (): array => $this->schema($schema)]);
    }

    /** @return array<array-key, mixed> */
    private function schema(string $name): array
    {
        $read = wp_json_file_decode(dirname($this->pluginFile) . '/schema/specifications.json', ['associative' => true]);
        $read = is_array($read) ? $read : [];
        $definitions = is_array($read['definitions'] ?? null) ? $read['definitions'] : [];
        $schema = $definitions[$name] ?? ['type' => 'object', 'properties' => $read['properties'] ?? []];

        return ['title' => $name, 'definitions' => $definitions] + (is_array($schema) ? $schema : []);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private static function text(WP_REST_Request $request, string $name): string
    {
        // The key in the URL takes precedence over a body parameter of the same name.
        $value = $request->get_url_params()[$name] ?? $request->get_param($name);

        return is_scalar($value) ? (string) $value : '';
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private static function int(WP_REST_Request $request, string $name): int
    {
        return (int) self::text($request, $name);
    }

    /** @return list<string> */
    private static function strings(mixed $raw): array
    {
        return array_map(strval(...), array_values(array_filter(is_array($raw) ? $raw : [], is_scalar(...))));
    }
}
