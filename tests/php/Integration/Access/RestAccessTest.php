<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\DatabaseSnapshot;
use CourantTests\Support\Access\AccessRule;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * Requests every REST route of the access matrix as every role: which succeed, which data they show, and which
 * tables change.
 */
#[Group('each-version')]
final class RestAccessTest extends AccessTestCase
{
    private int $count = 0;

    public function testEveryRoleCallsOnlyItsRoutes(): void
    {
        $this->createFixtures();
        $this->names['{spec-version}'] = $this->specificationVersion();
        $this->names['{home}'] = home_url();
        $before = DatabaseSnapshot::take();
        $found = [];
        foreach (AccessRule::all() as $rule) {
            if ($rule->kind === 'route') {
                $found = [...$found, ...$this->tryRoute($rule, $before)];
            }
        }

        self::assertSame([], $found);
    }

    /** @return list<string> differences from the matrix */
    private function tryRoute(AccessRule $rule, DatabaseSnapshot $before): array
    {
        $found = [];
        $taxonomies = $GLOBALS['wp_taxonomies'] ?? [];
        foreach ($this->users as $role => $user) {
            wp_set_current_user($user->ID ?? 0);
            // WordPress cannot completely unregister a taxonomy within a request.
            $this->names['{n}'] = (string) ++$this->count;
            $response = rest_do_request($this->request($rule));
            $status = $response->get_status();
            $body = (string) wp_json_encode($response->get_data());
            wp_set_current_user(0);
            $changes = $before->changes();
            $what = "$role at $rule->name: ";
            if (in_array($role, $rule->who, true) !== ($status >= 200 && $status < 300)) {
                $found[] = $what . $status . ' ' . substr($body, 0, 200);
            } elseif (
                !in_array($role, $rule->who, true)
                && !in_array($status, [401, 403, 404], true)
                && !str_contains($body, 'rest_forbidden_status')
            ) {
                $found[] = $what . "refused with $status " . substr($body, 0, 200);
            }
            if ($rule->shows !== '' && in_array($role, $rule->sees, true) !== str_contains($body, $rule->shows)) {
                $found[] = $what . (
                    in_array($role, $rule->sees, true)
                    ? 'does not see it: ' . substr($body, 0, 200)
                    : "sees $rule->shows"
                );
            }
            $expected = in_array($role, $rule->writes, true) ? $rule->changes : [];
            if ($expected === [] ? $changes !== [] : array_diff($expected, $changes) !== []) {
                $found[] = $what . 'changes ' . implode(', ', $changes) . " (status $status)";
            }
            if ($changes !== []) {
                $before->restore();
                self::forgetSettings();
                $GLOBALS['wp_taxonomies'] = $taxonomies;
            }
        }

        return $found;
    }

    /** @return WP_REST_Request<array<string, mixed>> */
    private function request(AccessRule $rule): WP_REST_Request
    {
        [$method, $url] = explode(' ', strtr((string) preg_replace('/#\w+$/', '', $rule->name), $this->names), 2);
        [$path, $query] = [...explode('?', $url, 2), ''];
        $request = new WP_REST_Request($method, $path);
        parse_str($query, $parameters);
        $request->set_query_params($parameters);
        if ($method !== 'GET') {
            $request->set_header('Content-Type', 'application/json');
            $request->set_body((string) wp_json_encode((object) $this->fillPlaceholders($rule->body)));
        }
        if ($method === 'POST' && str_ends_with($path, '/attachments')) {
            $file = __DIR__ . '/../../../fixtures/applications/the-smallest-cv-that-opens.pdf';
            $request->set_file_params(['file' => [
                'name' => 'a.pdf',
                'type' => 'application/pdf',
                'tmp_name' => $file,
                'size' => (int) filesize($file),
                'error' => UPLOAD_ERR_OK,
            ]]);
        }

        return $request;
    }

    private function specificationVersion(): string
    {
        wp_set_current_user($this->users['administrator']->ID ?? 0);
        $request = new WP_REST_Request('GET', '/courant/v1/specifications');
        $request->set_query_params(['context' => 'edit']);
        $data = (array) rest_do_request($request)->get_data();
        wp_set_current_user(0);

        return is_string($data['version'] ?? null) ? $data['version'] : '';
    }
}
