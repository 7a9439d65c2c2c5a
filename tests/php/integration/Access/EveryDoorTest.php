<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantDesk\Applications\Domain\FormShape;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpAnswer;
use CourantTests\Support\Http\HttpRequest;
use WP_REST_Request;
use WP_User;

/** Every route, screen and action of the desk against every role: tests/fixtures/access/doors.json (issue 5). */
final class EveryDoorTest extends ApplicationsTestCase
{
    /** @var array<string, WP_User|null> by role */
    private array $people = [];
    /** @var array<string, string> */
    private array $names = [];

    public function testEveryRoleAtEveryDoor(): void
    {
        $this->furnish();
        $wanted = [];
        $found = [];
        foreach ($this->doors() as $door) {
            $name = trim("{$door['route']} {$door['page']} {$door['act']} {$door['ajax']}");
            $wanted[$name] = array_values(array_intersect(array_keys($this->people), $door['who']));
            $found[$name] = match (true) {
                $door['route'] !== '' => $this->whoPassesRoute($door['route'], $door['body']),
                $door['page'] !== '' => $this->whoSees($door['page'], $door['shows'], $door['nonce']),
                $door['ajax'] !== '' => $this->whoIsAnswered($door['ajax']),
                default => $this->whoMayAct($door['act'], $door['nonce'], $door['body']),
            };
        }

        self::assertSame($wanted, $found);
    }

    public function testEveryDoorStandsInTheTable(): void
    {
        $missing = array_diff($this->routes(), array_map($this->pattern(...), $this->named('route')));
        $found = $this->registered();
        self::assertGreaterThan(20, count($this->routes()));
        self::assertGreaterThan(5, min(count($found['ajax']), count($found['act']), count($found['page'])), 'Something is no longer found.');
        $missing = [...$missing, ...array_diff($found['ajax'], $this->named('ajax')), ...array_diff($found['act'], $this->named('act'))];
        foreach ($found['page'] as $page) {
            $shown = array_filter($this->named('page'), static fn (string $one): bool => preg_match('/[?&]' . preg_quote($page, '/') . '(?:&|$)/', $one) === 1);
            $missing = $shown === [] ? [...$missing, $page] : $missing;
        }

        self::assertSame([], $missing, 'Say in doors.json who may pass here.');
    }

    public function testNoOtherRouteOfOursAnswersStrangers(): void
    {
        $public = (array) $this->dig($this->table(), 'public routes');
        wp_set_current_user(0);
        $open = [];
        foreach (array_keys(rest_get_server()->get_routes('courant/v1')) as $path) {
            $real = str_replace('(?P<id>\\d+)', '1', (string) $path);
            foreach (in_array($path, $public, true) ? [] : ['GET', 'POST', 'PUT', 'DELETE'] as $method) {
                // A request that lacks what the route wants is told so before it is asked who sends it.
                $status = rest_do_request(new WP_REST_Request($method, $real))->get_status();
                if (!in_array($status, [400, 401, 403, 404, 405], true)) {
                    $open[] = "$method $path: $status";
                }
            }
        }

        self::assertSame([], $open, 'A route that is meant for everybody stands in doors.json.');
    }

    /**
     * @param 'route'|'page'|'act'|'ajax' $kind
     * @return list<string> doors of this kind in the table
     */
    private function named(string $kind): array
    {
        return array_values(array_filter(array_map(static fn (array $door): string => $door[$kind], $this->doors()), static fn (string $name): bool => $name !== ''));
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

    /** A route without the names and shapes of what is put in. */
    private function pattern(string $route): string
    {
        return (string) preg_replace(['/\(\?P<\w+>[^)]+\)/', '/\{\w+\}/', '/\b999999\b/'], '{}', $route);
    }

    /** @return array{ajax: list<string>, act: list<string>, page: list<string>} what the plugin has hooked in wp-admin */
    private function registered(): array
    {
        $plugin = WP_CONTENT_DIR . '/mu-plugins/tells-the-doors.php';
        copy(dirname(__DIR__, 3) . '/fixtures/access/tells-the-doors.php', $plugin);
        try {
            $answer = $this->http('GET', '/wp-admin/index.php?tell_the_doors=1', as: $this->user('administrator'));
        } finally {
            unlink($plugin);
        }
        $told = json_decode((string) preg_replace('/^.*<!--doors (.*?) doors-->.*$/s', '$1', $answer->body), true);
        self::assertIsArray($told, substr($answer->body, 0, 500));
        $list = static fn (string $key): array => array_values(array_filter((array) ($told[$key] ?? []), 'is_string'));

        return ['ajax' => $list('ajax'), 'act' => $list('act'), 'page' => $list('page')];
    }

    private function furnish(): void
    {
        $this->people = ['anonymous' => null];
        foreach (['subscriber', 'contributor', 'author'] as $role) {
            $this->people[$role] = $this->user($role);
        }
        $this->people['other author'] = $this->user('author');
        foreach (['hr', 'editor', 'administrator'] as $role) {
            $this->people[$role] = $this->user($role);
        }
        $author = $this->user('author');
        $this->people['author'] = $author;
        $opening = $this->opening(['author' => $author->ID])->ID;
        $this->submit($opening, ['awsm_applicant_email' => 'applicant-of-the-matrix@courant.example', 'awsm_applicant_name' => 'applicant-of-the-matrix']);
        $application = $this->applications()[0];
        $form = $this->parts()->library()->save(FormShape::read([
            ['name' => 'awsm_applicant_name', 'label' => 'N', 'required' => true],
            ['name' => 'awsm_applicant_email', 'label' => 'E', 'required' => true],
        ], title: 'The form of the matrix'));
        $this->names = [
            '{opening}' => (string) $opening,
            '{application}' => (string) $application,
            '{file}' => (string) $this->parts()->files()->ofApplication($application)[0]->id,
            '{form}' => (string) $form?->id,
            '{mail}' => (string) $this->parts()->emails->findByApplication($application)[0]->id,
            '{note}' => str_repeat('0a', 8),
            '{specification}' => 'job-type',
            '{term}' => (string) $this->term('job-type', 'Full Time')->term_id,
        ];
        update_option('ez-toc-settings', ['smooth_scroll' => 1]);
    }

    /**
     * @param array<mixed>|null $body
     * @return list<string>
     */
    private function whoPassesRoute(string $route, ?array $body): array
    {
        [$method, $path] = explode(' ', strtr($route, $this->names), 2);
        $who = [];
        foreach ($this->people as $role => $user) {
            wp_set_current_user($user->ID ?? 0);
            $request = new WP_REST_Request($method, $path);
            $request->set_header('Content-Type', 'application/json');
            // Whoever gets past the door is told that the request lacks something, or that all is well.
            $request->set_body(strtr((string) wp_json_encode($body ?? ['title' => '', 'fields' => [], 'version' => 0, 'reached' => []]), $this->names));
            $answer = rest_do_request($request);
            $code = ((array) $answer->get_data())['code'] ?? '';
            if (!in_array($answer->get_status(), [401, 403, 404, 405], true) || $code === 'courant_note_gone') {
                $who[] = $role;
            }
        }
        wp_set_current_user(0);

        return $who;
    }

    /** @return list<string> */
    private function whoSees(string $page, string $shows, string $nonce): array
    {
        $requests = [];
        foreach ($this->people as $user) {
            $path = strtr($page, $this->names);
            $requests[] = new HttpRequest('GET', $user === null || $nonce === '' ? $path : $path . '&awsm_nonce=' . $this->nonceOf($user, $nonce), as: $user);
        }

        return $this->pass($this->sendAll($requests), static fn (HttpAnswer $answer): bool => $answer->status === 200 && str_contains($answer->body, $shows));
    }

    /**
     * @param array<mixed>|null $sent
     * @return list<string>
     */
    private function whoMayAct(string $action, string $nonce, ?array $sent): array
    {
        $requests = [];
        foreach ($this->people as $user) {
            $body = ['action' => $action] + $this->filled($sent ?? ['application' => '{application}', 'mail' => '{mail}']);
            $name = strtr($nonce !== '' ? $nonce : "$action-{application}", $this->names);
            $requests[] = new HttpRequest('POST', '/wp-admin/admin-post.php', $body + ($user === null ? [] : ['_wpnonce' => $this->nonceOf($user, $name)]), as: $user);
        }

        return $this->pass($this->sendAll($requests), static fn (HttpAnswer $answer): bool => in_array($answer->status, [200, 302], true)
            && !str_contains($answer->header('Location'), 'wp-login.php') && ($answer->status === 302 || str_contains($answer->header('Content-Type'), 'text/csv')));
    }

    /** @return list<string> */
    private function whoIsAnswered(string $action): array
    {
        $requests = array_map(static fn (?WP_User $user): HttpRequest => new HttpRequest('POST', "/wp-admin/admin-ajax.php?action=$action", ['courant' => '1'], as: $user), array_values($this->people));

        // WordPress answers an action that nobody takes with 400 and a nought.
        return $this->pass($this->sendAll($requests), static fn (HttpAnswer $answer): bool => in_array($answer->status, [200, 204, 422], true) && $answer->body !== '0');
    }

    /**
     * @param array<mixed> $body
     * @return array<mixed>
     */
    private function filled(array $body): array
    {
        return array_map(fn (mixed $value): mixed => is_string($value) ? strtr($value, $this->names) : $value, $body);
    }

    /**
     * @param list<HttpAnswer>           $answers in the order of the people
     * @param callable(HttpAnswer): bool $passed
     * @return list<string>
     */
    private function pass(array $answers, callable $passed): array
    {
        $who = [];
        foreach (array_keys($this->people) as $index => $role) {
            if ($passed($answers[$index])) {
                $who[] = $role;
            }
        }

        return $who;
    }

    /** @return list<array{route: string, page: string, act: string, ajax: string, shows: string, nonce: string, body: array<mixed>|null, who: list<string>}> */
    private function doors(): array
    {
        $doors = [];
        foreach ((array) $this->dig($this->table(), 'doors') as $raw) {
            self::assertIsArray($raw);
            $text = static fn (string $key): string => is_string($raw[$key] ?? null) ? $raw[$key] : '';
            $who = array_values(array_filter(is_array($raw['who']) ? $raw['who'] : [], 'is_string'));
            $body = is_array($raw['body'] ?? null) ? $raw['body'] : null;
            $doors[] = ['route' => $text('route'), 'page' => $text('page'), 'act' => $text('act'), 'ajax' => $text('ajax'), 'shows' => $text('shows'), 'nonce' => $text('nonce'), 'body' => $body, 'who' => $who];
        }

        return $doors;
    }

    /** @return array<mixed> */
    private function table(): array
    {
        $table = json_decode((string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/access/doors.json'), true);
        self::assertIsArray($table);

        return $table;
    }
}
