<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\DatabaseSnapshot;
use CourantTests\Support\Access\Door;
use CourantTests\Support\Http\HttpAnswer;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\SignIn;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * Every screen, action and other request of the access matrix over HTTP as every role, with what changes in the database; and
 * that a wrong or missing nonce changes nothing for those who may.
 */
#[Group('once')]
final class HttpAccessTest extends AccessTestCase
{
    private DatabaseSnapshot $before;

    protected function setUp(): void
    {
        parent::setUp();
        $this->furnish();
        array_map(SignIn::cookies(...), array_filter($this->people));
        // First requests store what WordPress stores once.
        foreach (['/wp-admin/', "/wp-admin/post.php?post={$this->names['{draft}']}&action=edit", '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-overview', '/', '/?p=999999'] as $path) {
            $this->http('GET', $path, as: $this->people['administrator']);
        }
        $this->http('GET', '/?p=999999');
        $this->before = DatabaseSnapshot::take();
    }

    public function testEveryRoleAtEveryScreen(): void
    {
        $found = [];
        foreach ($this->doors('page') as $door) {
            $requests = [];
            foreach ($this->people as $user) {
                $nonces = array_map(fn (string $action): string => $this->nonceFor($user, $action), $door->nonces);
                $requests[] = new HttpRequest('GET', strtr((string) preg_replace('/#[\w-]+$/', '', $door->name), $this->names), query: $user === null ? [] : $nonces, as: $user);
            }
            foreach (array_combine(array_keys($this->people), $this->sendAll($requests)) as $role => $answer) {
                $found = [...$found, ...$this->compareReading($door, $role, $answer)];
            }
            $changes = $this->before->changes();
            if ($changes !== $door->changes) {
                $found[] = "reading $door->name: changes " . implode(', ', $changes);
            }
            if ($changes !== []) {
                $this->before->restore();
            }
        }

        self::assertSame([], $found);
    }

    public function testEveryRoleAtEveryAction(): void
    {
        $found = [];
        foreach ([...$this->doors('act'), ...$this->doors('post')] as $door) {
            $found = [...$found, ...$this->tryRefused($door), ...$this->tryWithoutNonce($door), ...$this->tryAllowed($door)];
        }

        self::assertSame([], $found);
    }

    public function testEveryAjaxActionAnswersItsRoles(): void
    {
        $found = [];
        foreach ($this->doors('ajax') as $door) {
            $requests = array_map(static fn (?WP_User $user): HttpRequest => new HttpRequest('POST', "/wp-admin/admin-ajax.php?action=$door->name", ['courant' => '1'], as: $user), array_values($this->people));
            foreach (array_combine(array_keys($this->people), $this->sendAll($requests)) as $role => $answer) {
                // WordPress answers an action that nobody takes with 400 and a zero.
                $passes = in_array($answer->status, [200, 204, 422], true) && $answer->body !== '0';
                if ($passes !== in_array($role, $door->who, true)) {
                    $found[] = "$role at $door->name: $answer->status " . substr($answer->body, 0, 100);
                }
            }
            $found = [...$found, ...$this->unchanged("ajax $door->name without values")];
        }

        self::assertSame([], $found);
    }

    /** @return list<Door> */
    private function doors(string $kind): array
    {
        return array_values(array_filter(Door::all(), static fn (Door $door): bool => $door->kind === $kind));
    }

    /** @return list<string> */
    private function compareReading(Door $door, string $role, HttpAnswer $answer): array
    {
        $sees = str_contains($answer->body, strtr($door->shows, $this->names)) && $answer->status < 400;

        return $sees === in_array($role, $door->sees, true) ? [] : ["$role at $door->name: " . ($sees ? "sees $door->shows" : "does not see it, status $answer->status " . $answer->header('Location'))];
    }

    /** @return list<string> */
    private function tryRefused(Door $door): array
    {
        $roles = array_diff(array_keys($this->people), $door->changes === [] ? $door->who : $door->writes);
        $found = [];
        foreach ($this->send($door, $roles, static fn (string $nonce): string => $nonce) as $role => $answer) {
            if ($door->shows !== '' && !in_array($role, $door->sees, true) && str_contains($answer->body, $door->shows)) {
                $found[] = "$role at $door->name: sees $door->shows";
            }
            $isRefused = $answer->status >= 400 || str_contains($answer->header('Location'), 'wp-login.php') || in_array($answer->body, ['', '0', '-1'], true);
            if (!$isRefused && !in_array($role, $door->who, true) && $door->kind === 'act') {
                $found[] = "$role at $door->name: passes with $answer->status " . $answer->header('Location');
            }
        }

        return [...$found, ...$this->unchanged("refused roles at $door->name")];
    }

    /** @return list<string> */
    private function tryWithoutNonce(Door $door): array
    {
        if ($door->nonces === []) {
            return [];
        }
        $this->send($door, $door->who, static fn (): ?string => null);
        $found = $this->unchanged("missing nonce at $door->name");
        $this->send($door, $door->who, static fn (): string => 'abcdef0123');

        return [...$found, ...$this->unchanged("wrong nonce at $door->name")];
    }

    /** @return list<string> */
    private function tryAllowed(Door $door): array
    {
        $found = [];
        foreach (array_unique([...$door->who, ...$door->writes]) as $role) {
            $answer = $this->send($door, [$role], static fn (string $nonce): string => $nonce)[$role];
            if ($door->shows !== '' && in_array($role, $door->sees, true) !== str_contains($answer->body, $door->shows)) {
                $found[] = "$role at $door->name: " . (in_array($role, $door->sees, true) ? 'does not see it: ' . $answer->status . substr($answer->body, 0, 200) : "sees $door->shows");
            }
            $changes = $this->before->changes();
            $expected = in_array($role, $door->writes, true) ? $door->changes : [];
            if (array_diff($expected, $changes) !== [] || ($expected === [] && $door->shows !== '' && $changes !== [])) {
                $found[] = "$role at $door->name: changes " . implode(', ', $changes) . " (status $answer->status " . $answer->header('Location') . ')';
            }
            if ($changes !== []) {
                $this->before->restore();
            }
        }

        return $found;
    }

    /**
     * @param array<string>              $roles
     * @param callable(string): ?string $change of each nonce; null leaves it out
     * @return array<string, HttpAnswer> by role
     */
    private function send(Door $door, array $roles, callable $change): array
    {
        $path = $door->kind === 'act' ? '/wp-admin/admin-post.php' : (string) preg_replace('/#[\w-]+$/', '', $door->name);
        $requests = [];
        foreach ($roles as $role) {
            $user = $this->people[$role] ?? null;
            $nonces = [];
            foreach ($door->nonces as $field => $action) {
                $nonces[$field] = $change($this->nonceFor($user, $action));
            }
            $body = ($door->kind === 'act' ? ['action' => $door->name] : []) + $this->filled($door->body, false) + array_filter($nonces, is_string(...));
            $files = array_map(static fn (string $file): string => dirname(__DIR__, 3) . "/fixtures/$file", $door->files);
            $requests[] = new HttpRequest('POST', strtr($path, $this->names), $body, $files, headers: ['Referer' => home_url('/wp-admin/')], as: $user);
        }

        return $requests === [] ? [] : array_combine(array_values($roles), $this->sendAll($requests));
    }

    private function nonceFor(?WP_User $user, string $action): string
    {
        return $user === null ? wp_create_nonce(strtr($action, $this->names)) : $this->nonceOf($user, strtr($action, $this->names));
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
