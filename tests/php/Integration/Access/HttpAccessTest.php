<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Openings\Fields\UnlistedField;
use CourantDesk\Openings\Storage\UnlistedOpeningIds;
use CourantTests\Support\Access\AccessRule;
use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\DatabaseSnapshot;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\SignIn;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * Requests every screen, action and other URL of the access matrix over HTTP as every role, and checks the changes
 * in the database; also checks that a wrong or missing nonce changes nothing for permitted roles.
 */
#[Group('once')]
final class HttpAccessTest extends AccessTestCase
{
    /** Views of bots are not counted. */
    private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

    private DatabaseSnapshot $before;

    protected function setUp(): void
    {
        parent::setUp();
        $this->createFixtures();
        (new ConsentSettings())->save(['log' => true]);
        $this->names += ['{unlisted}' => (string) $this->opening([
            'title' => 'Unlisted opening of the matrix',
            'meta' => [UnlistedField::KEY => UnlistedOpeningIds::UNLISTED_VALUE],
        ])->ID];
        $this->names += ['{hidden-salary}' => (string) $this->opening([
            'title' => 'Salary of the matrix',
            'meta' => ['courant_salary' => [
                'min' => 91234, 'max' => 98765, 'currency' => 'CHF', 'unit' => 'YEAR', 'shown' => false,
            ]],
        ])->ID];
        $this->names += ['{draft-ad}' => (string) $this->post([
            'type' => 'courant_ad',
            'status' => 'draft',
            'title' => 'Draft ad of the matrix',
            'meta' => ['_courant_ad' => ['kind' => 'house', 'places' => ['header']]],
        ])->ID];
        update_option('theme_mods_newscard', ['nav_menu_locations' => []], false);
        array_map(SignIn::cookies(...), array_filter($this->users));
        // The first requests store data that WordPress stores once.
        $editor = "/wp-admin/post.php?post={$this->names['{draft}']}&action=edit";
        $overview = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-overview';
        foreach (['/wp-admin/', $editor, $overview, '/', '/?p=999999'] as $path) {
            $this->http('GET', $path, as: $this->users['administrator']);
        }
        $this->http('GET', '/?p=999999');
        // Rows of this process stay until it ends; a request of the test would finish them after a minute.
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('DELETE FROM %i', $sql->table('job_queue'));
        $this->before = DatabaseSnapshot::take();
    }

    public function testEveryRoleSeesOnlyItsScreens(): void
    {
        $found = [];
        foreach ($this->rules('page') as $rule) {
            $requests = [];
            foreach ($this->users as $user) {
                $nonces = array_map(fn (string $action): string => $this->nonceFor($user, $action), $rule->nonces);
                $requests[] = new HttpRequest(
                    'GET', strtr((string) preg_replace('/#[\w-]+$/', '', $rule->name), $this->names),
                    query: $user === null ? [] : $nonces, as: $user,
                );
            }
            foreach (array_combine(array_keys($this->users), $this->sendAll($requests)) as $role => $response) {
                $found = [...$found, ...$this->compareReading($rule, $role, $response)];
            }
            $changes = $this->before->changes();
            if ($changes !== $rule->changes) {
                $found[] = "reading $rule->name: changes " . implode(', ', $changes);
            }
            if ($changes !== []) {
                $this->before->restore();
            }
        }

        self::assertSame([], $found);
    }

    public function testEveryRoleRunsOnlyItsActions(): void
    {
        $found = [];
        foreach ([...$this->rules('act'), ...$this->rules('post')] as $rule) {
            $found =
                [...$found, ...$this->tryRefused($rule), ...$this->tryWithoutNonce($rule), ...$this->tryAllowed($rule)];
        }

        self::assertSame([], $found);
    }

    public function testEveryAjaxActionRespondsToItsRoles(): void
    {
        $found = [];
        foreach ($this->rules('ajax') as $rule) {
            $roles = array_keys($this->users);
            // One request at a time, so that a change is attributed to the role that caused it.
            foreach ($rule->changes === [] ? [$roles] : array_chunk($roles, 1) as $together) {
                $found = [...$found, ...$this->tryAjax($rule, $together)];
            }
        }

        self::assertSame([], $found);
    }

    /** @return list<AccessRule> */
    private function rules(string $kind): array
    {
        return array_values(
            array_filter(AccessRule::all(), static fn (AccessRule $rule): bool => $rule->kind === $kind)
        );
    }

    /** @return list<string> */
    private function compareReading(AccessRule $rule, string $role, HttpResponse $response): array
    {
        $sees = str_contains($response->body, strtr($rule->shows, $this->names)) && $response->status < 400;

        return $sees === in_array($role, $rule->sees, true) ? [] : [
            "$role at $rule->name: " . (
                $sees
                ? "sees $rule->shows"
                : "does not see it, status $response->status " . $response->header('Location')
            ),
        ];
    }

    /** @return list<string> */
    private function tryRefused(AccessRule $rule): array
    {
        $roles = array_diff(array_keys($this->users), $rule->changes === [] ? $rule->who : $rule->writes);
        $found = [];
        foreach ($this->send($rule, $roles, static fn (string $nonce): string => $nonce) as $role => $response) {
            if (
                $rule->shows !== ''
                && !in_array($role, $rule->sees, true)
                && str_contains($response->body, $rule->shows)
            ) {
                $found[] = "$role at $rule->name: sees $rule->shows";
            }
            $isRefused = $response->status >= 400
                || str_contains($response->header('Location'), 'wp-login.php')
                || in_array($response->body, ['', '0', '-1'], true);
            if (!$isRefused && !in_array($role, $rule->who, true) && $rule->kind === 'act') {
                $found[] = "$role at $rule->name: passes with $response->status " . $response->header('Location');
            }
        }

        return [...$found, ...$this->unchanged("refused roles at $rule->name")];
    }

    /** @return list<string> */
    private function tryWithoutNonce(AccessRule $rule): array
    {
        if ($rule->nonces === []) {
            return [];
        }
        $this->send($rule, $rule->who, static fn (): ?string => null);
        $found = $this->unchanged("missing nonce at $rule->name");
        $this->send($rule, $rule->who, static fn (): string => 'abcdef0123');

        return [...$found, ...$this->unchanged("wrong nonce at $rule->name")];
    }

    /** @return list<string> */
    private function tryAllowed(AccessRule $rule): array
    {
        $found = [];
        foreach (array_unique([...$rule->who, ...$rule->writes]) as $role) {
            $response = $this->send($rule, [$role], static fn (string $nonce): string => $nonce)[$role];
            if (
                $rule->shows !== ''
                && in_array($role, $rule->sees, true) !== str_contains($response->body, $rule->shows)
            ) {
                $found[] = "$role at $rule->name: " . (
                    in_array($role, $rule->sees, true)
                    ? 'does not see it: ' . $response->status . substr($response->body, 0, 200)
                    : "sees $rule->shows"
                );
            }
            $changes = $this->before->changes();
            $expected = in_array($role, $rule->writes, true) ? $rule->changes : [];
            if (
                array_diff($expected, $changes) !== [] || ($expected === [] && $rule->shows !== '' && $changes !== [])
            ) {
                $found[] = "$role at $rule->name: changes " . implode(', ', $changes) . " (status $response->status "
                    . $response->header('Location') . ')';
            }
            if ($changes !== []) {
                $this->before->restore();
            }
        }

        return $found;
    }

    /**
     * @param array<string> $roles
     * @return list<string>
     */
    private function tryAjax(AccessRule $rule, array $roles): array
    {
        $found = [];
        foreach ($this->send($rule, $roles, static fn (string $nonce): string => $nonce) as $role => $response) {
            // WordPress responds to an action without a callback with 400 and a zero.
            $passes = in_array($response->status, [200, 204, 422], true) && $response->body !== '0';
            if ($passes !== in_array($role, $rule->who, true)) {
                $found[] = "$role at $rule->name: $response->status " . substr($response->body, 0, 100);
            }
            if (
                $rule->shows !== '' && str_contains($response->body, strtr($rule->shows, $this->names)) !== in_array(
                    $role, $rule->sees, true,
                )
            ) {
                $found[] = "$role at $rule->name: " . (
                    in_array($role, $rule->sees, true)
                    ? "does not see $rule->shows: $response->status " . substr($response->body, 0, 200)
                    : "sees $rule->shows"
                );
            }
        }
        $changes = $this->before->changes();
        $expected = array_intersect($roles, $rule->writes) === [] ? [] : $rule->changes;
        sort($expected);
        if ($changes !== $expected) {
            $found[] = implode(', ', $roles) . " at $rule->name: changes " . implode(', ', $changes);
        }
        $this->before->restore();

        return $found;
    }

    /**
     * @param array<string>              $roles
     * @param callable(string): ?string $change changes each nonce; null omits it
     * @return array<string, HttpResponse> responses by role
     */
    private function send(AccessRule $rule, array $roles, callable $change): array
    {
        $name = (string) preg_replace('/#[\w-]+$/', '', $rule->name);
        $path = match ($rule->kind) {
            'act' => '/wp-admin/admin-post.php',
            'ajax' => "/wp-admin/admin-ajax.php?action=$name",
            default => $name,
        };
        $requests = [];
        foreach ($roles as $role) {
            $user = $this->users[$role] ?? null;
            $nonces = [];
            foreach ($rule->nonces as $field => $action) {
                $nonces[$field] = $change($this->nonceFor($user, $action));
            }
            $body = ($rule->kind === 'act' ? ['action' => $rule->name] : [])
                + $this->fillPlaceholders($rule->body, false)
                + array_filter($nonces, is_string(...));
            $files =
                array_map(static fn (string $file): string => dirname(__DIR__, 3) . "/fixtures/$file", $rule->files);
            $headers = [
                'Referer' => home_url($rule->kind === 'ajax' ? '/jobs/' : '/wp-admin/'),
                'User-Agent' => self::BROWSER,
            ];
            $requests[] = new HttpRequest(
                'POST', strtr($path, $this->names), $body, $files, headers: $headers, as: $user,
            );
        }

        return $requests === [] ? [] : array_combine(array_values($roles), $this->sendAll($requests));
    }

    private function nonceFor(?WP_User $user, string $action): string
    {
        return $user === null
            ? wp_create_nonce(strtr($action, $this->names))
            : $this->nonceOf($user, strtr($action, $this->names));
    }

    /** @return list<string> */
    private function unchanged(string $what): array
    {
        $changes = $this->before->changes();
        if ($changes !== []) {
            $this->before->restore();
        }

        return $changes === [] ? [] : ["$what: changes " . implode(', ', $changes)];
    }
}
