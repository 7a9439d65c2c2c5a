<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantDesk\Kernel\Settings\SettingsLock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests that of several users who change the same setting at the same time, one succeeds and the others get 409. */
#[Group('database')]
final class ConcurrentSettingsTest extends SiteTestCase
{
    public function testOfConcurrentChangesWithTheSameBaseOneIsStored(): void
    {
        $admin = get_user_by('id', 1);
        self::assertInstanceOf(WP_User::class, $admin);
        update_option('courant_jobs', ['company' => 'Before']);
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($admin, 'wp_rest')];
        $responses = $this->sendAll(array_map(static fn (int $number): HttpRequest => new HttpRequest(
            method: 'PUT',
            path: '/?rest_route=/courant/v1/settings',
            body: (string) json_encode([
                'changes' => ['jobs' => ['company' => "Number $number"]],
                'base' => ['jobs' => ['company' => 'Before']],
            ]),
            files: [],
            query: [],
            headers: $headers,
            as: $admin,
        ), range(0, 7)));

        $statuses = array_map(static fn (HttpResponse $response): int => $response->status, $responses);
        self::assertEquals([200 => 1, 409 => 7], array_count_values($statuses));
        $stored = get_option('courant_jobs');
        self::assertSame(
            'Number ' . (int) array_search(200, $statuses, true),
            is_array($stored) ? $stored['company'] ?? '' : '',
        );
    }

    public function testALockOfADeadProcessExpires(): void
    {
        $lock = new SettingsLock(Sql::fromGlobal(), new SystemClock());
        add_option(SettingsLock::OPTION, (time() - 1) . '.dead', '', false);

        self::assertSame('done', $lock->withLock([], static fn (): string => 'done'));
        wp_cache_flush();
        self::assertFalse(get_option(SettingsLock::OPTION));
    }
}
