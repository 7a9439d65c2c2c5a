<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Kernel\Settings\SettingsLock;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Recruiting\RecruitersTestCase;

/** Tests that two users who change the hiring process do not overwrite each other. */
final class RecruitingSettingsConflictTest extends RecruitersTestCase
{
    public function testOfConcurrentChangesWithTheSameVersionOneIsStored(): void
    {
        $hr = $this->user('hr');
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($hr, 'wp_rest')];
        $version = $this->rest('GET', '/settings', [], $hr)->json()['version'];
        $responses = $this->sendAll(array_map(
            static fn (int $number): HttpRequest => new HttpRequest(
                method: 'PUT',
                path: '/?rest_route=/courant/v1/applications/settings',
                body: (string) json_encode(['version' => $version, 'templates' => [
                    ['key' => 'no', 'name' => "Number $number", 'subject' => 'About', 'content' => 'No.'],
                ]]),
                files: [],
                query: [],
                headers: $headers,
                as: $hr,
            ),
            range(0, 7),
        ));

        $stored = array_keys(array_filter(
            $responses,
            static fn (HttpResponse $response): bool => $response->status === 200,
        ));
        self::assertCount(1, $stored);
        self::assertSame(
            array_fill(0, 7, 409),
            array_values(array_diff(array_map(
                static fn (HttpResponse $response): int => $response->status,
                $responses,
            ), [200])),
        );
        wp_cache_flush();
        self::assertSame(
            ["Number $stored[0]"],
            array_column($this->recruiting()->replyTemplates->findAll(), 'name'),
        );
        self::assertFalse(get_option(SettingsLock::OPTION));
    }

    public function testSettingsThatAnotherUserChangedAreNotOverwritten(): void
    {
        $hr = $this->user('hr');
        $first = $this->rest('GET', '/settings', [], $hr)->json();
        $template = static fn (string $name): array => [
            ['key' => 'no', 'name' => $name, 'subject' => 'About {job-title}', 'content' => 'No.'],
        ];
        $theirs = $this->rest('PUT', '/settings', [
            'version' => $first['version'], 'templates' => $template('Theirs'),
        ], $hr);
        $this->assertMatchesSchema('RecruitingSettings', $theirs);
        self::assertNotSame($first['version'], $theirs->json()['version']);

        $mine = $this->rest('PUT', '/settings', [
            'version' => $first['version'], 'templates' => $template('Mine'),
        ], $hr);
        self::assertSame([409, 'courant_settings_changed'], [$mine->status, $mine->json()['code'] ?? null]);
        self::assertSame(['Theirs'], array_column($this->recruiting()->replyTemplates->findAll(), 'name'));
        $data = $mine->json()['data'] ?? null;
        self::assertIsArray($data);
        self::assertIsArray($data['current']);
        self::assertSame($theirs->json()['version'], $data['current']['version'], 'the error has the stored settings');

        $again = $this->rest('PUT', '/settings', [
            'version' => $data['current']['version'], 'templates' => $template('Mine'),
        ], $hr);
        self::assertSame(200, $again->status);
        self::assertSame(['Mine'], array_column($this->recruiting()->replyTemplates->findAll(), 'name'));
    }

    public function testViewsOfTwoWindowsAreKeptAndRemovedOnesStayRemoved(): void
    {
        $hr = $this->user('hr');
        $save = fn (string $names, ?string $before): string => $this->saveViews($hr, $names, $before);

        self::assertSame('Ada Grace', $save('Ada Grace', ''));
        self::assertSame('Ada Grace Alan', $save('Alan', ''), 'a window without the views of the other one');
        self::assertSame('Ada Alan', $save('Ada', 'Ada Grace'), 'a window that removes one');
        self::assertSame(
            'Ada Alan Edsger',
            $save('Ada Grace Edsger', 'Ada Grace'),
            'a window that still shows the removed one adds another',
        );
        self::assertSame(
            'Edsger Alan Ada',
            $save('Edsger Alan Ada', 'Ada Alan Edsger'),
            'the order of a window that knows all views',
        );
        self::assertSame('Barbara', $save('Barbara', null), 'a client that does not name its state');
    }

    /**
     * @param string $names Names of views, separated by spaces.
     * @param string|null $before Those that the change is based on.
     * @return string The names of the stored views.
     */
    private function saveViews(\WP_User $user, string $names, ?string $before): string
    {
        $views = static fn (string $list): array => array_map(
            static fn (string $name): array => ['name' => $name, 'query' => "search=$name"],
            $list === '' ? [] : explode(' ', $list),
        );
        $data = ['views' => $views($names)] + ($before === null ? [] : ['before' => $views($before)]);

        $stored = $this->rest('PUT', '/views', $data, $user)->json();

        return implode(' ', array_filter(array_column($stored, 'name'), is_string(...)));
    }
}
