<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\DatabaseSnapshot;
use PHPUnit\Framework\Attributes\Group;
use Throwable;
use WP_REST_Request;

/**
 * Sends random requests of five roles to all REST routes of this project and to those of WordPress for its types:
 * none may result in a status of 500 or more, a notice or an exception. COURANT_FUZZ sets their number,
 * COURANT_FUZZ_SEED the random seed.
 */
#[Group('once')]
final class RestFuzzTest extends AccessTestCase
{
    private const ROLES = ['anonymous', 'contributor', 'other author', 'hr', 'administrator'];
    private const OURS = '~^/courant/v1|^/wp/v2/(?:awsm_job_|job-(?:category|type|location)|search|types|taxonomies|statuses|block-renderer)~';

    /** Routes that are slow and do not depend on input. */
    private const SLOW = '~/mails/test$~';

    /**
     * Errors of WordPress itself that also occur with its own types: a template, namespace or name that is not a
     * string, a format without a name, a page of post formats beyond the largest number.
     */
    private const OF_WORDPRESS = '~class-wp-rest-posts-controller\.php:\d+$|class-wp-rest-server\.php:\d+$|class-wp-block-type-registry\.php:\d+$|class-wp-rest-post-format-search-handler\.php:\d+$|wp-includes/formatting\.php:\d+$~';

    private int $state = 0;

    public function testRandomRequestsCauseNoServerError(): void
    {
        $this->createFixtures();
        $number = self::setting('COURANT_FUZZ', 300);
        $this->state = self::setting('COURANT_FUZZ_SEED', 20261122);
        $routes = $this->endpoints();
        self::assertGreaterThan(60, count($routes));
        $before = DatabaseSnapshot::take();
        $found = [];
        $statuses = [];
        for ($i = 0; $i < $number; $i++) {
            // Each route in turn, so that a small number reaches all of them.
            [$method, $route, $arguments] = $routes[$i % count($routes)];
            $role = self::ROLES[$this->random(count(self::ROLES))];
            $request = $this->randomRequest($method, $route, $arguments);
            [$status, $complaint] = $this->dispatch($request, $role);
            $statuses[intdiv($status, 100)] = ($statuses[intdiv($status, 100)] ?? 0) + 1;
            if ($complaint !== '') {
                $found[] = "$i $role $method {$request->get_route()}: $complaint " . substr(
                    (string) json_encode(
                        [$request->get_query_params(), $request->get_json_params()],
                        JSON_INVALID_UTF8_SUBSTITUTE,
                    ),
                    0,
                    400,
                );
            }
            if ($i % 40 === 39) {
                $before->restore();
                self::forgetSettings();
            }
        }

        self::assertSame([], $found);
        self::assertGreaterThan(
            $number / 20,
            $statuses[2] ?? 0,
            'Some requests get through: ' . json_encode($statuses),
        );
        $report = (string) getenv('COURANT_FUZZ_REPORT');
        if ($report !== '') {
            ksort($statuses);
            file_put_contents(
                $report,
                "$number requests, responses by hundreds of the status: " . json_encode($statuses) . "\n",
                FILE_APPEND,
            );
        }
    }

    /** @return array{int, string} status, and description of the error; '' for none */
    private function dispatch(WP_REST_Request $request, string $role): array
    {
        wp_set_current_user($this->idOf($role));
        $notices = [];
        set_error_handler(static function (int $level, string $message, string $file, int $line) use (&$notices): bool {
            // WordPress splits the parameter "status" of its posts controller without checking its type.
            $ofSanitizer = in_array('sanitize_post_statuses', array_column(debug_backtrace(0, 8), 'function'), true);
            $isSilenced = (error_reporting() & $level) === 0;
            if (preg_match(self::OF_WORDPRESS, "$file:$line") !== 1 && !$ofSanitizer && !$isSilenced) {
                $notices[] = "$message in $file:$line";
            }

            return true;
        });
        ob_start();
        try {
            $response = rest_do_request($request);
            $status = $response->get_status();
            wp_json_encode(rest_get_server()->response_to_data($response, false));
        } catch (Throwable $thrown) {
            $ofWordPress = preg_match(self::OF_WORDPRESS, $thrown->getFile() . ':' . $thrown->getLine()) === 1;
            $status = $ofWordPress ? 400 : 500;
            $notices[] = $ofWordPress
                ? ''
                : $thrown::class . ': ' . $thrown->getMessage() . ' in ' . $thrown->getFile() . ':'
                    . $thrown->getLine();
        } finally {
            $printed = (string) ob_get_clean();
            restore_error_handler();
            wp_set_current_user(0);
        }
        // The store and the mail server may be unavailable in a test, which results in 503.
        $data = isset($response) ? (array) $response->get_data() : [];
        // WordPress returns an error of wp_insert_term() without a status, which REST converts to 500.
        $isBad = $status >= 500
            && $status !== 503
            && !in_array($data['code'] ?? '', ['empty_term_name', 'db_insert_error', 'invalid_term_id'], true);

        return [
            $status,
            implode('; ', [
                ...($isBad ? ["status $status"] : []),
                ...array_filter($notices, static fn (string $notice): bool => $notice !== ''),
                ...($printed === '' ? [] : ['prints ' . substr($printed, 0, 200)]),
            ]),
        ];
    }

    /** @return list<array{string, string, array<string, array<mixed>>}> method, route, arguments */
    private function endpoints(): array
    {
        $endpoints = [];
        foreach (rest_get_server()->get_routes() as $route => $handlers) {
            $route = (string) $route;
            if (preg_match(self::OURS, $route) !== 1 || preg_match(self::SLOW, $route) === 1) {
                continue;
            }
            foreach (is_array($handlers) ? $handlers : [] as $handler) {
                $handler = is_array($handler) ? $handler : [];
                foreach (array_keys((array) ($handler['methods'] ?? [])) as $method) {
                    /** @var array<string, array<mixed>> $arguments */
                    $arguments = array_filter((array) ($handler['args'] ?? []), is_array(...));
                    $endpoints[] = [(string) $method, $route, $arguments];
                }
            }
        }

        return $endpoints;
    }

    /**
     * @param array<string, array<mixed>> $arguments
     * @return WP_REST_Request<array<string, mixed>>
     */
    private function randomRequest(string $method, string $route, array $arguments): WP_REST_Request
    {
        $path = (string) preg_replace_callback(
            '/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/',
            fn (array $match): string => $this->pathPart($match[1]),
            $route,
        );
        $path = (string) preg_replace('/[()?^$*+|]|\[[^\]]*\]/', '', $path);
        $request = new WP_REST_Request($method, $path);
        $values = [];
        $names = [
            ...array_keys($arguments), 'changes', 'items', 'fields', 'version', 'settings', 'content', 'order', 'name',
            'text', 'stages', 'templates', 'days', 'jq', 'paged', 'awsm_job_spec', 'meta', 'status', 'context',
        ];
        foreach ($names as $name) {
            if ($this->random(3) > 0) {
                $values[$name] = $this->random(2) === 0
                    ? $this->createValidValue($arguments[$name] ?? [])
                    : $this->createArbitraryValue(0);
            }
        }
        if ($method === 'GET' || $method === 'DELETE' || $this->random(4) === 0) {
            $request->set_query_params($values);

            return $request;
        }
        if ($this->random(2) === 0) {
            $request->set_body_params($values);

            return $request;
        }
        $request->set_header('Content-Type', 'application/json');
        $request->set_body((string) json_encode($values, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR));

        return $request;
    }

    private function pathPart(string $name): string
    {
        $known = match ($name) {
            'key' => ['job-type', 'job-category', 'category', 'none'],
            'note' => [$this->names['{note}'], str_repeat('0', 16)],
            'mail' => [$this->names['{mail}'], '0'],
            'type' => ['awsm_job_openings', 'awsm_job_application', 'courant_ad'],
            'name' => ['wp-job-openings/blocks', 'courant/contents', 'courant/application-form', 'none'],
            default => [
                $this->names['{opening}'], $this->names['{draft}'], $this->names['{application}'],
                $this->names['{form}'], $this->names['{term}'], '1', '0', '99999999999999999999',
            ],
        };

        return $known[$this->random(count($known))];
    }

    /** @param array<mixed> $argument schema of an argument from the route */
    private function createValidValue(array $argument): mixed
    {
        $enum = is_array($argument['enum'] ?? null) ? array_values($argument['enum']) : [];
        if ($enum !== []) {
            return $enum[$this->random(count($enum))];
        }
        $type = is_array($argument['type'] ?? null) ? $argument['type'][0] ?? '' : $argument['type'] ?? '';

        return match ($type) {
            'integer', 'number' => $this->random(2) === 0 ? 1 : (int) $this->pathPart('id'),
            'boolean' => $this->random(2) === 0,
            'array' => [$this->createValidValue(is_array($argument['items'] ?? null) ? $argument['items'] : [])],
            'object' => [
                'jobs' => ['company' => $this->createArbitraryValue(1)], 'publish' => $this->createArbitraryValue(1),
                'id' => (int) $this->pathPart('id'), 'name' => 'awsm_applicant_name', 'slug' => 'publish',
                'label' => $this->createArbitraryValue(1),
            ],
            default => ['text', '2031-01-01', 'edit', 'publish', 'title', '1', 'x@courant.example'][$this->random(7)],
        };
    }

    private function createArbitraryValue(int $depth): mixed
    {
        return match ($this->random($depth > 3 ? 14 : 18)) {
            0 => '',
            1 => null,
            2 => -1,
            3 => PHP_INT_MAX,
            4 => 1.5e308,
            5 => '99999999999999999999999',
            6 => str_repeat('ä', 20000),
            7 => "\xff\xfe bad \xc3\x28",
            8 => "a\0b",
            9 => "' OR 1=1 -- \\",
            10 => '%s %d %1$s %',
            11 => '<script>alert(1)</script>',
            12 => "\u{202e}\u{0301}\u{1f600}",
            13 => $this->random(2) === 0,
            14 => [],
            15 => [$this->createArbitraryValue($depth + 1), $this->createArbitraryValue($depth + 1)],
            16 => [
                'a' => $this->createArbitraryValue($depth + 1),
                '0' => $this->createArbitraryValue($depth + 1),
                'id' => $this->createArbitraryValue($depth + 1),
            ],
            default => [
                'name' => $this->createArbitraryValue($depth + 1), 'label' => $this->createArbitraryValue($depth + 1),
                'jobs' => $this->createArbitraryValue($depth + 1), 'slug' => $this->createArbitraryValue($depth + 1),
            ],
        };
    }

    private static function setting(string $name, int $default): int
    {
        $value = getenv($name);

        return is_numeric($value) ? (int) $value : $default;
    }

    /** Returns a number from 0 to $below - 1, the same for the same seed on every platform. */
    private function random(int $below): int
    {
        $this->state = ($this->state * 1103515245 + 12345) & 0x7fffffff;

        return intdiv($this->state, 65536) % $below;
    }
}
