<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\AccessRule;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * Tests that everything theme and plugin register is in the access matrix, and that each entry names what it shows
 * or changes.
 */
#[Group('each-version')]
final class MatrixCoverageTest extends AccessTestCase
{
    private const LISTS = ['shortcodes', 'blocks', 'boxes', 'widgets', 'feeds', 'importers', 'dashboard'];

    public function testEverythingRegisteredIsInTheMatrix(): void
    {
        $found = $this->registered();
        $missing = array_diff($this->routes(), array_map($this->pattern(...), $this->named('route')));
        self::assertGreaterThan(20, count($this->routes()));
        self::assertGreaterThan(
            5,
            min(count($found['ajax']), count($found['act']), count($found['page'])),
            'Something is no longer found.',
        );
        $missing = [
            ...$missing,
            ...array_diff($found['ajax'], [...$this->named('ajax'), ...$this->coreActions()]),
            ...array_diff($found['act'], $this->named('act')),
        ];
        foreach ($found['page'] as $page) {
            $shown = array_filter(
                $this->named('page'),
                static fn (string $url): bool => preg_match('/[?&]' . preg_quote($page, '/') . '(?:&|$)/', $url) === 1,
            );
            $missing = $shown === [] ? [...$missing, $page] : $missing;
        }
        self::assertSame([], $missing, 'Enter them in tests/fixtures/access/access-rules.json.');
        $lists = array_intersect_key($found, array_flip(self::LISTS));
        self::assertSame(
            $lists,
            array_intersect_key(array_replace(array_fill_keys(self::LISTS, []), AccessRule::table()), $lists),
            'Lists of tests/fixtures/access/access-rules.json.',
        );
    }

    public function testEveryEntryPointDeclaresWhatItShowsOrChanges(): void
    {
        $vague = [];
        foreach (AccessRule::all() as $rule) {
            $isPublic = in_array('anonymous', $rule->who, true) && in_array($rule->kind, ['route', 'ajax'], true);
            if ($rule->shows === '' && $rule->changes === [] && $rule->who !== [] && !$isPublic) {
                $vague[] = $rule->name;
            }
            foreach (
                array_diff([...$rule->who, ...$rule->sees, ...$rule->writes], [
                    'anonymous', 'subscriber', 'contributor', 'author', 'other author', 'team member', 'hr', 'editor',
                    'administrator',
                ]) as $unknown
            ) {
                $vague[] = "$rule->name: role $unknown";
            }
        }
        $vague = array_values(
            array_diff($vague, array_filter((array) (AccessRule::table()['without effect'] ?? []), is_string(...)))
        );

        self::assertSame([], $vague, 'Describe in `shows` or `changes` what a request of those who may reads or changes.');
    }

    public function testNoOtherRouteOfOursIsPublic(): void
    {
        $public = (array) (AccessRule::table()['public routes'] ?? []);
        wp_set_current_user(0);
        $open = [];
        foreach (array_keys(rest_get_server()->get_routes('courant/v1')) as $path) {
            $real = str_replace('(?P<id>\\d+)', '1', (string) $path);
            foreach (in_array($path, $public, true) ? [] : ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as $method) {
                // WordPress rejects a request without a required parameter before it checks permissions.
                $status = rest_do_request(new WP_REST_Request($method, $real))->get_status();
                if (!in_array($status, [400, 401, 403, 404, 405], true)) {
                    $open[] = "$method $path: $status";
                }
            }
        }

        self::assertSame([], $open, 'A route that is meant for everybody is in `public routes` of access-rules.json.');
    }

    /** @return list<string> */
    private function named(string $kind): array
    {
        $names = [];
        foreach (AccessRule::all() as $rule) {
            if ($rule->kind === $kind) {
                $names[] = (string) preg_replace('/#[\w-]+$/', '', $rule->name);
            }
        }

        return $names;
    }

    /** @return list<string> actions of WordPress that the plugin only restricts */
    private function coreActions(): array
    {
        $actions = [];
        foreach (AccessRule::all() as $rule) {
            if (preg_match('/admin-ajax\.php\?action=([\w-]+)/', $rule->name, $matches) === 1) {
                $actions[] = $matches[1];
            }
        }

        return $actions;
    }

    /** @return list<string> such as "PATCH /courant/v1/applications/{}" */
    private function routes(): array
    {
        $routes = [];
        foreach (rest_get_server()->get_routes('courant/v1') as $path => $handlers) {
            foreach (is_array($handlers) ? $handlers : [] as $handler) {
                foreach (array_keys(is_array($handler) ? (array) ($handler['methods'] ?? []) : []) as $method) {
                    $routes[] = $this->pattern("$method $path");
                }
            }
        }

        return array_values(array_unique($routes));
    }

    /** Returns a route without the names and patterns of its parameters. */
    private function pattern(string $route): string
    {
        return (string) preg_replace(['/\(\?P<\w+>[^)]+\)/', '/\{[\w-]+\}/', '/\?.*$/'], ['{}', '{}', ''], $route);
    }

    /** @return array<string, list<string>> */
    private function registered(): array
    {
        $this->createFixtures();
        $plugin = WP_CONTENT_DIR . '/mu-plugins/print-registered-names.php';
        copy(dirname(__DIR__, 3) . '/fixtures/access/print-registered-names.php', $plugin);
        try {
            $response = $this->http(
                'GET',
                '/wp-admin/index.php?print_registered_names=1&post=' . $this->names['{opening}'],
                as: $this->users['administrator'],
            );
        } finally {
            unlink($plugin);
        }
        $reported = json_decode(
            (string) preg_replace('/^.*<!--registered (.*?) registered-->.*$/s', '$1', $response->body),
            true,
        );
        self::assertIsArray($reported, substr($response->body, 0, 500));
        $found = [];
        foreach (['ajax', 'act', 'page', ...self::LISTS] as $list) {
            $found[$list] = array_values(array_filter((array) ($reported[$list] ?? []), is_string(...)));
        }

        return $found;
    }
}
