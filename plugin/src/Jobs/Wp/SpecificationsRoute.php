<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\SpecificationUses;
use CourantDesk\Jobs\View\SpecificationWords;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\SqlFailure;
use CourantDesk\Kernel\Violation;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * courant/v1/specifications: everybody reads them; who edits everybody's openings changes their terms; who manages the desk changes
 * the specifications themselves. A change names the `version` it saw and answers with all of it as it is now. What loses something
 * is refused (409, with what would be lost) until it is sent with `confirm`.
 */
final class SpecificationsRoute
{
    public const MANAGE = Capabilities::OPENINGS;
    public const TERMS = 'edit_others_jobs';
    private const SPACE = 'courant/v1';
    private const ONE = '/specifications/(?P<key>[a-z0-9_-]{1,32})';
    private const TERM = self::ONE . '/terms/(?P<id>\d+)';

    public function __construct(
        private readonly SpecificationStore $store,
        private readonly TermStore $terms,
        private readonly SpecificationJson $json,
        private readonly SpecificationLoss $loss,
        private readonly SpecificationUses $uses,
        private readonly SpecificationTransaction $transaction,
        private readonly Log $log,
        private readonly string $pluginFile,
    ) {
    }

    public function register(): void
    {
        $manages = static fn (): bool => current_user_can(self::MANAGE);
        $terms = static fn (): bool => current_user_can(self::TERMS);
        $reads = static fn (WP_REST_Request $request): bool => $request->get_param('context') !== 'edit' || current_user_can(self::TERMS);
        $this->routes('/specifications', 'SpecificationsApi', [
            ['GET', $this->read(...), $reads],
            ['POST', $this->change(fn (WP_REST_Request $r): ?Violation => $this->add($r)), $manages],
            ['PUT', $this->change(fn (WP_REST_Request $r): ?Violation => $this->order($r)), $manages],
        ]);
        $this->routes(self::ONE, 'DeskSpecifications', [
            ['PUT', $this->change(fn (WP_REST_Request $r): ?Violation => $this->edit($r)), $manages],
            ['DELETE', $this->change(fn (WP_REST_Request $r): ?Violation => $this->store->remove(self::text($r, 'key')), true), $manages],
        ]);
        $this->routes(self::ONE . '/loss', 'SpecificationLoss', [['GET', $this->wouldLose(...), $manages]]);
        $this->routes(self::ONE . '/terms', 'DeskSpecifications', [
            ['POST', $this->change(fn (WP_REST_Request $r): ?Violation => $this->terms->add(self::text($r, 'key'), self::text($r, 'name'))), $terms],
            ['PUT', $this->change(fn (WP_REST_Request $r): ?Violation => $this->terms->order(self::text($r, 'key'), array_map('intval', self::strings($r->get_param('order'))))), $terms],
        ]);
        $this->routes(self::TERM, 'DeskSpecifications', [
            ['PUT', $this->change(fn (WP_REST_Request $r): ?Violation => $this->terms->rename(self::text($r, 'key'), self::int($r, 'id'), self::text($r, 'name'))), $terms],
            ['DELETE', $this->change(fn (WP_REST_Request $r): ?Violation => $this->terms->remove(self::text($r, 'key'), self::int($r, 'id')), true), $terms],
        ]);
        $this->routes(self::TERM . '/loss', 'SpecificationLoss', [['GET', $this->wouldLose(...), $terms]]);
        $this->routes(self::TERM . '/merge', 'DeskSpecifications', [
            ['POST', $this->change(fn (WP_REST_Request $r): ?Violation => $this->terms->merge(self::text($r, 'key'), self::int($r, 'id'), self::int($r, 'into'))), $terms],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function read(WP_REST_Request $request): WP_REST_Response
    {
        return $request->get_param('context') === 'edit' ? $this->desk() : new WP_REST_Response($this->json->forEverybody());
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function wouldLose(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        return $this->missing($request) ?? new WP_REST_Response($this->loss->of(self::text($request, 'key'), self::int($request, 'id')), 200, ['Cache-Control' => 'no-store']);
    }

    /**
     * A change that is made alone, on what its sender saw.
     *
     * @param callable(WP_REST_Request<array<string, mixed>>): ?Violation $work
     * @return callable(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error)
     */
    private function change(callable $work, bool $asks = false): callable
    {
        return fn (WP_REST_Request $request): WP_REST_Response|WP_Error => $this->transaction->withLock(function () use ($work, $asks, $request): WP_REST_Response|WP_Error {
            $missing = $this->missing($request);
            if ($missing !== null) {
                return $missing;
            }
            if (self::text($request, 'version') !== $this->json->version()) {
                return $this->refuse('courant_changed', __('Somebody changed the specifications meanwhile. Here they are as they are now; please try again.', 'courant-desk'), 409);
            }
            if ($asks && !rest_sanitize_boolean(self::text($request, 'confirm'))) {
                $loss = $this->loss->of(self::text($request, 'key'), self::int($request, 'id'));

                return new WP_Error('courant_confirm', __('This loses something. Send it again with confirm to go on.', 'courant-desk'), ['status' => 409, 'loss' => $loss]);
            }
            try {
                $problem = $this->transaction->run(static fn (): ?Violation => $work($request), $this->json->version(...));
            } catch (SqlFailure $failure) {
                $this->log->error('jobs.specifications', [], $failure);

                return $this->refuse('courant_unsaved', __('The change could not be saved. Please try again.', 'courant-desk'), 503);
            }

            return $problem === null
                ? $this->desk()
                : new WP_Error('courant_' . strtr($problem->code, '.', '_'), SpecificationWords::refusal($problem), ['status' => 400, 'field' => $problem->field]);
        }) ?? $this->refuse('courant_busy', __('Somebody else is changing the specifications at this moment. Please try again.', 'courant-desk'), 409);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function add(WP_REST_Request $request): ?Violation
    {
        $key = self::text($request, 'new_key');
        $problem = $this->store->add(self::text($request, 'name'), $key, self::text($request, 'icon'));
        if ($problem === null) {
            $this->uses->set($key, $request->get_param('filters') !== false, $request->get_param('shown') === true);
            $this->uses->arrange($this->store->keys());
        }

        return $problem;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function order(WP_REST_Request $request): ?Violation
    {
        $problem = $this->store->order(self::strings($request->get_param('order')));
        $this->uses->arrange($this->store->keys());

        return $problem;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function edit(WP_REST_Request $request): ?Violation
    {
        $key = self::text($request, 'key');
        $given = static fn (string $field): ?string => $request->has_param($field) ? self::text($request, $field) : null;
        $problem = $this->store->change($key, $given('name'), $given('icon'));
        $filters = $request->get_param('filters') ?? in_array($key, $this->uses->filters(), true);
        $shown = $request->get_param('shown') ?? in_array($key, $this->uses->shown(), true);
        if ($problem === null) {
            $this->uses->set($key, $filters === true, $shown === true);
            $this->uses->arrange($this->store->keys());
        }

        return $problem;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function missing(WP_REST_Request $request): ?WP_Error
    {
        $key = self::text($request, 'key');
        $id = self::int($request, 'id');
        $there = $key === '' || is_object_in_taxonomy(OpeningType::NAME, $key);

        return $there && ($id === 0 || get_term($id, $key) instanceof \WP_Term)
            ? null
            : $this->refuse('courant_gone', __('This is not there any more.', 'courant-desk'), 404);
    }

    private function desk(): WP_REST_Response
    {
        return new WP_REST_Response($this->json->forTheDesk(current_user_can(self::MANAGE)), 200, ['Cache-Control' => 'private, no-store']);
    }

    private function refuse(string $code, string $message, int $status): WP_Error
    {
        return new WP_Error($code, $message, ['status' => $status]);
    }

    /**
     * @param non-falsy-string                            $path
     * @param list<array{string, callable, callable}> $ways method, work, who may
     */
    private function routes(string $path, string $schema, array $ways): void
    {
        $routes = array_map(static fn (array $way): array => ['methods' => $way[0], 'callback' => $way[1], 'permission_callback' => $way[2]], $ways);
        register_rest_route(self::SPACE, $path, [...$routes, 'schema' => fn (): array => $this->schema($schema)]);
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
        // The key in the address wins over anything of that name in the body.
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
