<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The registered REST routes match plugin/schema/routes.json, from which the types of the screens' requests are
 * generated.
 */
#[Group('once')]
final class RouteSchemasTest extends SiteTestCase
{
    /** Routes that no screen of wp-admin calls: those of visitors, and those that are only read by other programs. */
    private const OTHERS = [
        'GET /courant/v1', 'GET /courant/v1/opening-facts', 'GET /courant/v1/index', 'GET /courant/v1/index/health',
        'GET /courant/v1/listings', 'GET /courant/v1/listings/places', 'GET /courant/v1/live-blogs/{id}',
        'GET /courant/v1/openings', 'GET /courant/v1/search', 'GET /courant/v1/switch', 'GET /courant/v1/token',
    ];
    private const KEYWORDS = ['type', 'enum', 'items', 'minimum', 'maximum', 'minItems', 'maxItems', 'maxLength'];

    public function testEveryRegisteredRouteIsDescribed(): void
    {
        $described = [...array_keys($this->described()), ...self::OTHERS];
        $registered = array_keys($this->registered());
        sort($described);
        sort($registered);

        self::assertSame($registered, $described);
    }

    public function testRequestsContainTheRegisteredArguments(): void
    {
        $registered = $this->registered();
        $compared = 0;
        foreach ($this->described() as $route => ['data' => $data]) {
            $arguments = self::withoutParameters($route, $registered[$route] ?? []);
            // Routes without registered arguments validate the whole request themselves.
            if ($arguments === [] || str_starts_with($route, 'GET ')) {
                continue;
            }
            self::assertSame(
                ['arguments' => self::schemas($arguments), 'required' => self::requiredOf($arguments)],
                ['arguments' => self::schemas($data['properties'] ?? []), 'required' => $data['required'] ?? []],
                $route,
            );
            ++$compared;
        }
        self::assertGreaterThan(15, $compared);
    }

    /** @return array<string, array{data: array<array-key, mixed>, response: string}> by method and path */
    private function described(): array
    {
        $json = file_get_contents(dirname(__DIR__, 4) . '/plugin/schema/routes.json');
        $routes = [];
        foreach ((array) json_decode((string) $json, true) as $route => $schema) {
            self::assertIsArray($schema);
            self::assertIsString($schema['response'] ?? null);
            $routes[(string) $route] = ['data' => (array) ($schema['data'] ?? []), 'response' => $schema['response']];
        }
        return $routes;
    }

    /** @return array<string, array<array-key, mixed>> arguments by route, such as `GET /courant/v1/forms/{id}` */
    private function registered(): array
    {
        $routes = [];
        foreach (rest_get_server()->get_routes('courant/v1') as $pattern => $handlers) {
            $path = (string) preg_replace('~\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)~', '{$1}', (string) $pattern);
            foreach ((array) $handlers as $handler) {
                self::assertIsArray($handler);
                foreach (array_keys((array) ($handler['methods'] ?? [])) as $method) {
                    $routes["$method $path"] = (array) ($handler['args'] ?? []);
                }
            }
        }
        return $routes;
    }

    /**
     * @param array<array-key, mixed> $arguments
     * @return array<array-key, mixed>
     */
    private static function withoutParameters(string $route, array $arguments): array
    {
        return array_filter(
            $arguments,
            static fn (int|string $name): bool => !str_contains($route, '{' . $name . '}'),
            ARRAY_FILTER_USE_KEY,
        );
    }

    /**
     * @param mixed $arguments
     * @return array<array-key, array<array-key, mixed>> the keywords of JSON Schema by name, sorted
     */
    private static function schemas(mixed $arguments): array
    {
        $schemas = [];
        foreach ((array) $arguments as $name => $argument) {
            $schema = array_intersect_key((array) $argument, array_flip(self::KEYWORDS));
            if (is_array($schema['items'] ?? null)) {
                $schema['items'] = $schema['items']['type'] ?? '';
            }
            ksort($schema);
            $schemas[$name] = $schema;
        }
        ksort($schemas);
        return $schemas;
    }

    /**
     * @param array<array-key, mixed> $arguments
     * @return list<array-key>
     */
    private static function requiredOf(array $arguments): array
    {
        return array_keys(array_filter(
            $arguments,
            static fn (mixed $argument): bool => is_array($argument) && ($argument['required'] ?? false) === true,
        ));
    }
}
