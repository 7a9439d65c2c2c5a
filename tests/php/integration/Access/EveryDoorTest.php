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
            $name = trim("{$door['route']} {$door['page']} {$door['act']}");
            $wanted[$name] = array_values(array_intersect(array_keys($this->people), $door['who']));
            $found[$name] = match (true) {
                $door['route'] !== '' => $this->whoPassesRoute($door['route']),
                $door['page'] !== '' => $this->whoSees($door['page'], $door['shows'], $door['nonce']),
                default => $this->whoMayAct($door['act']),
            };
        }

        self::assertSame($wanted, $found);
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
            '{mail}' => (string) $this->parts()->outbox()->ofApplication($application)[0]->id,
        ];
    }

    /** @return list<string> */
    private function whoPassesRoute(string $route): array
    {
        [$method, $path] = explode(' ', strtr($route, $this->names), 2);
        $who = [];
        foreach ($this->people as $role => $user) {
            wp_set_current_user($user->ID ?? 0);
            $request = new WP_REST_Request($method, $path);
            $request->set_header('Content-Type', 'application/json');
            // Whoever gets past the door is told that the request lacks something, or that all is well.
            $request->set_body((string) wp_json_encode(['title' => '', 'fields' => [], 'version' => 0, 'reached' => []]));
            if (!in_array(rest_do_request($request)->get_status(), [401, 403, 404, 405], true)) {
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

    /** @return list<string> */
    private function whoMayAct(string $action): array
    {
        $requests = [];
        foreach ($this->people as $user) {
            $body = ['action' => $action, 'application' => $this->names['{application}'], 'mail' => $this->names['{mail}']];
            $nonce = $user === null ? [] : ['_wpnonce' => $this->nonceOf($user, "$action-{$this->names['{application}']}")];
            $requests[] = new HttpRequest('POST', '/wp-admin/admin-post.php', $body + $nonce, as: $user);
        }

        return $this->pass($this->sendAll($requests), static fn (HttpAnswer $answer): bool => $answer->status === 302 && !str_contains($answer->header('Location'), 'wp-login.php'));
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

    /** @return list<array{route: string, page: string, act: string, shows: string, nonce: string, who: list<string>}> */
    private function doors(): array
    {
        $doors = [];
        foreach ((array) $this->dig($this->table(), 'doors') as $raw) {
            self::assertIsArray($raw);
            $text = static fn (string $key): string => is_string($raw[$key] ?? null) ? $raw[$key] : '';
            $who = array_values(array_filter(is_array($raw['who']) ? $raw['who'] : [], 'is_string'));
            $doors[] = ['route' => $text('route'), 'page' => $text('page'), 'act' => $text('act'), 'shows' => $text('shows'), 'nonce' => $text('nonce'), 'who' => $who];
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
