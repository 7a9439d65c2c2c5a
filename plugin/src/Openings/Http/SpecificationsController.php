<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use Closure;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
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
 * Handles courant/v1/specifications. All visitors may read specifications; users who may edit the openings of others
 * may change terms; users who may manage openings may change specifications. A change request contains the `version`
 * that the client has loaded, and the response contains the new state. A change that deletes data is rejected (409,
 * with the impact) unless the request contains `confirm`.
 */
final class SpecificationsController implements RestController
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

    public function routes(): array
    {
        return [...$this->specificationRoutes(), ...$this->termRoutes()];
    }

    /** @return list<RestRoute> */
    private function specificationRoutes(): array
    {
        $canRead = static fn (WP_REST_Request $request): bool => $request->get_param('context') !== 'edit'
            || current_user_can(self::EDIT_TERMS_CAPABILITY);
        $add = $this->createChangeCallback($this->add(...));
        $saveOrder = $this->createChangeCallback($this->saveOrder(...));
        $update = $this->createChangeCallback($this->update(...));
        $delete = $this->createChangeCallback(
            fn (WP_REST_Request $r): ?Violation => $this->store->delete(self::text($r, 'key')),
            true,
        );
        $api = fn (): array => $this->schema('SpecificationsApi');
        $editor = fn (): array => $this->schema('DeskSpecifications');
        $impact = fn (): array => $this->schema('SpecificationDeletionImpact');
        $manage = self::MANAGE_CAPABILITY;
        $path = self::SPECIFICATION_PATH;

        return [
            new RestRoute('GET', '/specifications', $canRead, $this->read(...), schema: $api),
            new RestRoute('POST', '/specifications', $manage, $add, schema: $api),
            new RestRoute('PUT', '/specifications', $manage, $saveOrder, schema: $api),
            new RestRoute('PUT', $path, $manage, $update, schema: $editor),
            new RestRoute('DELETE', $path, $manage, $delete, schema: $editor),
            new RestRoute('GET', "$path/loss", $manage, $this->getDeletionImpact(...), schema: $impact),
        ];
    }

    /** @return list<RestRoute> */
    private function termRoutes(): array
    {
        $key = static fn (WP_REST_Request $r): string => self::text($r, 'key');
        $id = static fn (WP_REST_Request $r): int => self::int($r, 'id');
        $name = static fn (WP_REST_Request $r): string => self::text($r, 'name');
        $order = static fn (WP_REST_Request $r): array => array_map('intval', self::strings($r->get_param('order')));
        $add = fn (WP_REST_Request $r): ?Violation => $this->terms->add($key($r), $name($r));
        $saveOrder = fn (WP_REST_Request $r): ?Violation => $this->terms->saveOrder($key($r), $order($r));
        $rename = fn (WP_REST_Request $r): ?Violation => $this->terms->rename($key($r), $id($r), $name($r));
        $delete = fn (WP_REST_Request $r): ?Violation => $this->terms->delete($key($r), $id($r));
        $merge = fn (WP_REST_Request $r): ?Violation => $this->terms->merge($key($r), $id($r), self::int($r, 'into'));
        $editor = fn (): array => $this->schema('DeskSpecifications');
        $impact = fn (): array => $this->schema('SpecificationDeletionImpact');
        $edit = self::EDIT_TERMS_CAPABILITY;
        $all = self::SPECIFICATION_PATH . '/terms';
        $path = self::TERM_PATH;

        return [
            new RestRoute('POST', $all, $edit, $this->createChangeCallback($add), schema: $editor),
            new RestRoute('PUT', $all, $edit, $this->createChangeCallback($saveOrder), schema: $editor),
            new RestRoute('PUT', $path, $edit, $this->createChangeCallback($rename), schema: $editor),
            new RestRoute('DELETE', $path, $edit, $this->createChangeCallback($delete, true), schema: $editor),
            new RestRoute('GET', "$path/loss", $edit, $this->getDeletionImpact(...), schema: $impact),
            new RestRoute('POST', "$path/merge", $edit, $this->createChangeCallback($merge), schema: $editor),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function read(WP_REST_Request $request): WP_REST_Response
    {
        return $request->get_param('context') === 'edit'
            ? $this->editorResponse()
            : new WP_REST_Response($this->json->forPublic());
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function getDeletionImpact(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        return $this->notFoundError($request) ?? new WP_REST_Response(
            $this->impact->forSpecification(self::text($request, 'key'), self::int($request, 'id')),
            200,
            ['Cache-Control' => 'no-store'],
        );
    }

    /**
     * Creates a callback for a change that runs under a lock, if the version is still the one that the client has
     * loaded.
     *
     * @param callable(WP_REST_Request<array<string, mixed>>): ?Violation $work
     * @return Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error)
     */
    private function createChangeCallback(callable $work, bool $requiresConfirmation = false): Closure
    {
        return fn (WP_REST_Request $request): WP_REST_Response|WP_Error => $this->transaction
            ->withLock(function () use ($work, $requiresConfirmation, $request): WP_REST_Response|WP_Error {
                $missing = $this->notFoundError($request);
                if ($missing !== null) {
                    return $missing;
                }
                if (self::text($request, 'version') !== $this->json->version()) {
                    return $this->createError(
                        'courant_changed',
                        __('The specifications were changed by another user and have been reloaded. Try again.', 'courant-desk'),
                        409,
                    );
                }
                if ($requiresConfirmation && !rest_sanitize_boolean(self::text($request, 'confirm'))) {
                    $impact = $this->impact->forSpecification(self::text($request, 'key'), self::int($request, 'id'));

                    return new WP_Error(
                        'courant_confirm',
                        __('This change deletes data. To continue, send the request again with the parameter “confirm”.', 'courant-desk'),
                        ['status' => 409, 'loss' => $impact],
                    );
                }
                try {
                    $violation = $this->transaction
                        ->run(static fn (): ?Violation => $work($request), $this->json->version(...));
                } catch (SqlException $failure) {
                    $this->log->error('jobs.specifications', [], $failure);

                    return $this->createError(
                        'courant_unsaved',
                        __('The change could not be saved. Try again.', 'courant-desk'),
                        503,
                    );
                }

                return $violation === null
                    ? $this->editorResponse()
                    : new WP_Error(
                        'courant_' . strtr($violation->code, '.', '_'),
                        SpecificationMessages::errorMessage($violation),
                        ['status' => 400, 'field' => $violation->field],
                    );
            }) ?? $this->createError(
                'courant_busy',
                __('Another user is changing the specifications. Try again.', 'courant-desk'),
                409,
            );
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
        $optionalText = static fn (string $field): ?string => $request->has_param($field)
            ? self::text($request, $field)
            : null;
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
        return new WP_REST_Response($this->json->forEditor(current_user_can(self::MANAGE_CAPABILITY)), 200, [
            'Cache-Control' => 'private, no-store',
        ]);
    }

    private function createError(string $code, string $message, int $status): WP_Error
    {
        return new WP_Error($code, $message, ['status' => $status]);
    }

    /** @return array<array-key, mixed> */
    private function schema(string $name): array
    {
        $read = wp_json_file_decode(dirname($this->pluginFile) . '/schema/specifications.json', [
            'associative' => true,
        ]);
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
