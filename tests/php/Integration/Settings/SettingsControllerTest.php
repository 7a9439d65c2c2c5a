<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantTests\Support\SiteTestCase;
use WP_REST_Request;

final class SettingsControllerTest extends SiteTestCase
{
    public function testOnlyUsersWithTheCapabilityReadAndWriteSettings(): void
    {
        foreach (['subscriber', 'contributor', 'author'] as $role) {
            $this->signIn($role);
            self::assertSame(403, $this->request('GET')[0], $role);
            self::assertSame(403, $this->request('PUT', ['jobs' => ['company' => 'Mine']])[0], $role);
        }
        wp_set_current_user(0);
        self::assertSame(401, $this->request('GET')[0]);
        $this->signIn('hr');
        self::assertSame(200, $this->request('GET')[0]);
    }

    public function testValidChangesAreStoredAndInvalidOnesAreReported(): void
    {
        $this->signIn('administrator');
        [$status, $body] = $this->request('PUT', [
            'jobs' => [
                'company' => 'The Harbour <b>Courant</b>', 'hr_email' => 'no address', 'slug' => 'feed', 'unknown' => 1,
                'warn_days' => 7,
            ],
            'listings' => 'nonsense',
            'nobody' => ['x' => 1],
        ]);
        $stored = get_option('courant_jobs');

        self::assertSame(200, $status);
        self::assertIsArray($stored);
        self::assertSame(
            ['hr_email', 'slug'],
            array_column(is_array($body['refused'] ?? null) ? $body['refused'] : [], 'key'),
        );
        self::assertSame(['The Harbour <b>Courant</b>', '', 'jobs', 7], [
            $stored['company'], $stored['hr_email'], $stored['slug'], $stored['warn_days'],
        ]);
        self::assertArrayNotHasKey('unknown', $stored);
    }

    public function testEveryFieldHasALabel(): void
    {
        $this->signIn('administrator');
        [, $body] = $this->request('GET');
        self::assertIsArray($body['groups']);
        self::assertGreaterThan(5, count($body['groups']));
        foreach ($body['groups'] as $group) {
            self::assertIsArray($group);
            self::assertIsArray($group['fields']);
            foreach ($group['fields'] as $field) {
                self::assertIsArray($field);
                foreach (
                    [
                        'key', 'type', 'label', 'help', 'placeholder', 'choices', 'min', 'max', 'default', 'value',
                        'saved',
                    ] as $part
                ) {
                    self::assertArrayHasKey($part, $field);
                }
            }
        }
    }

    public function testTextFieldsContainTheTextThatIsUsedWhileTheyAreEmpty(): void
    {
        $this->signIn('administrator');
        [, $body] = $this->request('GET');
        self::assertIsArray($body['groups']);
        $texts = [];
        foreach ($body['groups'] as $group) {
            self::assertIsArray($group);
            self::assertIsArray($group['fields']);
            self::assertIsString($group['group']);
            $texts[$group['group']] = array_column($group['fields'], 'placeholder', 'key');
        }

        self::assertSame(
            'We have received your application for {job-title}',
            $texts['applications']['acknowledgement_subject'] ?? null,
        );
        self::assertSame('There are no openings at the moment.', $texts['listings']['empty_message'] ?? null);
        $consent = $texts['applications']['consent_text'] ?? null;
        self::assertIsString($consent);
        self::assertStringStartsWith('I agree that my data', $consent);
        self::assertSame('', $texts['applications']['limit'] ?? null, 'a number is never empty');
    }

    public function testAChangeOfAValueThatAnotherUserChangedIsAConflict(): void
    {
        $this->signIn('administrator');
        $this->request('PUT', ['jobs' => ['company' => 'Theirs', 'warn_days' => 5]]);

        [$status, $body] = $this->request('PUT', ['jobs' => ['company' => 'Mine', 'warn_days' => 9]], [
            'jobs' => ['company' => 'Before', 'warn_days' => 5],
        ]);
        $stored = get_option('courant_jobs');
        self::assertIsArray($stored);
        self::assertSame([409, 'courant_settings_changed'], [$status, $body['code'] ?? null]);
        self::assertSame(['Theirs', 5], [$stored['company'], $stored['warn_days']], 'nothing was stored');
        self::assertIsArray($body['data']);
        self::assertIsArray($body['data']['groups'], 'the error contains the stored settings');

        $other = $this->request('PUT', ['jobs' => ['warn_days' => 9]], ['jobs' => ['warn_days' => 5]]);
        self::assertSame(200, $other[0], 'a change of another value is no conflict');
        $same = $this->request('PUT', ['jobs' => ['company' => 'Theirs']], ['jobs' => ['company' => 'Before']]);
        self::assertSame(200, $same[0], 'nor is the same change');
        $overwrite = $this->request('PUT', ['jobs' => ['company' => 'Mine']]);
        $stored = get_option('courant_jobs');
        self::assertIsArray($stored);
        self::assertSame([200, 'Mine', 9], [$overwrite[0], $stored['company'], $stored['warn_days']]);
    }

    /**
     * @param array<string, mixed>|null $changes
     * @param array<string, mixed>|null $base
     * @return array{int, array<array-key, mixed>}
     */
    private function request(string $method, ?array $changes = null, ?array $base = null): array
    {
        $request = new WP_REST_Request($method, '/courant/v1/settings');
        if ($changes !== null) {
            $request->set_body_params(['changes' => $changes] + ($base === null ? [] : ['base' => $base]));
        }
        $response = rest_do_request($request);
        $data = json_decode((string) wp_json_encode($response->get_data()), true);

        return [$response->get_status(), is_array($data) ? $data : []];
    }
}
