<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\AccessRule;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Tests each setting with each role: who can see it, who can change it, and which value is stored. */
#[Group('each-version')]
final class SettingsAccessTest extends AccessTestCase
{
    /** Values that the validation of these settings accepts. */
    private const VALID = [
        'jobs.slug' => 'careers', 'consent.gtm' => 'GTM-ABCDEF1', 'consent.ga4' => 'G-ABCDEF1',
        'consent.clarity' => 'abcdef1', 'consent.hotjar' => '123456',
        'map.tiles' => 'https://tiles.example/{z}/{x}/{y}.png',
        'consent.conversion' => 'AW-123456789/abcDEF', 'consent.images' => 'https://cdn.optimole.com/script.js',
        'applications.proxies' => '192.0.2.7',
        'mails.notification_to' => 'a@courant.example', 'mails.notification_cc' => 'b@courant.example',
        'mails.acknowledgement_cc' => 'c@courant.example',
        'protection.scanner_address' => 'tcp://127.0.0.1:3310',
        'advertising.places' => 'header | Header | 300x250', 'advertising.client' => 'ca-pub-1234567890123',
    ];

    public function testEverySettingIsShownToAndChangedByItsRolesAlone(): void
    {
        $this->createFixtures();
        $table = AccessRule::table();
        $settings = $this->capabilities($table);
        $roles = (array) ($table['capabilities'] ?? []);
        $fields = $this->findVisibleSettings('administrator');
        self::assertEqualsCanonicalizing(
            array_keys($fields),
            array_keys($settings),
            'Every setting with its capability is in `settings` of tests/fixtures/access/access-rules.json.',
        );

        $found = [];
        foreach (array_keys($this->users) as $role) {
            $shown = $this->findVisibleSettings($role);
            if (
                $shown === [] && !in_array(
                    $role,
                    array_merge(...array_map(static fn (mixed $role): array => (array) $role, array_values($roles))),
                    true,
                )
            ) {
                // The route itself rejects the request, whatever the setting.
                $settingsOfRole = array_slice($settings, 0, 1);
            } else {
                $settingsOfRole = $settings;
            }
            foreach ($settingsOfRole as $name => $capability) {
                $may = in_array($role, (array) ($roles[$capability] ?? []), true);
                if (isset($shown[$name]) !== $may) {
                    $found[] = "$role is " . ($may ? 'not ' : '') . "shown $name";
                }
                $found = [...$found, ...$this->tryChange($role, $name, $fields[$name], $may)];
            }
        }

        self::assertSame([], $found);
    }

    /**
     * @param array<mixed> $table
     * @return array<string, string> capability by `module.key`
     */
    private function capabilities(array $table): array
    {
        $capabilities = [];
        foreach (is_array($table['settings'] ?? null) ? $table['settings'] : [] as $group => $keys) {
            foreach (is_array($keys) ? $keys : [] as $capability => $names) {
                foreach (array_filter(is_array($names) ? $names : [], is_string(...)) as $name) {
                    $capabilities["$group.$name"] = (string) $capability;
                }
            }
        }

        return $capabilities;
    }

    /**
     * @param array<mixed> $field
     * @return list<string>
     */
    private function tryChange(string $role, string $name, array $field, bool $may): array
    {
        [$group, $key] = explode('.', $name);
        $before = (array) get_option("courant_$group");
        $status = 0;
        foreach (isset(self::VALID[$name]) ? [self::VALID[$name]] : $this->otherValues($field) as $value) {
            $status = $this->change($role, $group, $key, $value);
            $after = (array) get_option("courant_$group");
            update_option("courant_$group", $before);
            if (!$may && (!self::areEqual($after, $before) || !in_array($status, [401, 403], true))) {
                return ["$role changes $name: $status"];
            }
            if ($may && $status === 200 && self::areEqual($after, array_replace($after, $before, [$key => $value]))) {
                return [];
            }
        }

        return $may ? ["$role does not change $name: $status"] : [];
    }

    /**
     * @param array<mixed> $first
     * @param array<mixed> $second
     */
    private static function areEqual(array $first, array $second): bool
    {
        ksort($first);
        ksort($second);

        return $first === $second;
    }

    private function change(string $role, string $group, string $key, mixed $value): int
    {
        $this->signInAs($role);
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_body_params(['changes' => [$group => [$key => $value]]]);
        $status = rest_do_request($request)->get_status();
        wp_set_current_user(0);

        return $status;
    }

    /**
     * @param array<mixed> $field field in the response of the route
     * @return list<mixed> values, at least one of which is valid
     */
    private function otherValues(array $field): array
    {
        $values = array_column(
            array_filter(is_array($field['choices']) ? $field['choices'] : [], is_array(...)),
            'value',
        );
        $others = array_values(array_filter($values, static fn (mixed $value): bool => $value !== $field['value']));

        return match ($field['type']) {
            'bool' => [$field['value'] !== true],
            'int' => [
                is_int($field['value']) && $field['value'] < $field['max'] ? $field['value'] + 1 : $field['min'],
                700,
            ],
            'choice' => [$others[0] ?? ''],
            'choices' => $values === [] ? [[]] : [$field['value'] === [$values[0]] ? $values : [$values[0]]],
            'color' => ['#123456'],
            'image' => [0],
            'email' => ['other@courant.example'],
            default => ['Changed by the matrix', '#123456', '7px', '2,3', 'changed'],
        };
    }

    /** @return array<string, array<mixed>> settings by `module.key` */
    private function findVisibleSettings(string $role): array
    {
        $this->signInAs($role);
        $data = (array) rest_do_request(new WP_REST_Request('GET', '/courant/v1/settings'))->get_data();
        wp_set_current_user(0);
        $fields = [];
        foreach (is_array($data['groups'] ?? null) ? $data['groups'] : [] as $group) {
            self::assertIsArray($group);
            foreach (is_array($group['fields']) ? $group['fields'] : [] as $field) {
                self::assertIsArray($field);
                $module = is_string($group['group']) ? $group['group'] : '';
                $key = is_string($field['key']) ? $field['key'] : '';
                $fields["$module.$key"] = $field;
            }
        }

        return $fields;
    }

    private function signInAs(string $role): void
    {
        wp_set_current_user($this->users[$role]->ID ?? 0);
    }
}
