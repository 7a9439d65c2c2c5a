<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantDesk\Kernel\Capabilities;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_User;

/** Tests that each setting can be seen and changed only with the capability it requires, over REST and in the form. */
#[Group('each-version')]
final class SettingsCapabilitiesTest extends SiteTestCase
{
    private const SECRET = 'the-captcha-secret-0815';

    public function testRecruitersCannotChangeScriptsTrustedProxiesOrDeletionSettings(): void
    {
        $this->signIn('hr');
        $before = $this->options();
        foreach (
            [
                ['consent' => ['gtm' => 'GTM-ATTACK1']],
                ['consent' => ['fallback' => 'open']],
                ['jobs' => ['uninstall' => 'erase']],
                ['protection' => ['scanner' => true, 'scanner_address' => 'tcp://192.0.2.1:3310']],
                ['protection' => ['secret_key' => null]],
                ['applications' => ['proxies' => '192.0.2.1']],
                ['advertising' => ['client' => 'ca-pub-0000000000000000']],
                ['contents' => ['label' => 'Mine']],
                ['video' => ['once' => true]],
                // With one forbidden field, nothing of the request is stored.
                ['jobs' => ['company' => 'Mine', 'uninstall' => 'erase']],
            ] as $changes
        ) {
            [$status, $body] = $this->request('PUT', $changes);
            self::assertSame(
                [403, 'courant_setting_forbidden'],
                [$status, $body['code'] ?? ''],
                (string) wp_json_encode($changes),
            );
        }
        self::assertSame($before, $this->options());
        self::assertSame(200, $this->request('PUT', ['jobs' => ['company' => 'Mine']])[0]);
    }

    public function testEditorsChangeTheNewsroomAndAdvertisingButNoNetworks(): void
    {
        $this->signIn('editor');
        self::assertSame(['contents', 'contents_looks', 'contents_types', 'video', 'advertising'], array_keys(
            $this->fields()
        ));
        self::assertSame(['places', 'paragraph', 'header', 'navigation'], $this->fields()['advertising']);
        self::assertNotContains('category', $this->fields()['video']);
        self::assertSame(
            200,
            $this->request(
                'PUT',
                ['contents' => ['label' => 'In this article'], 'advertising' => ['paragraph' => 5]],
            )[0],
        );
        self::assertSame(
            ['In this article', 5],
            [$this->stored('contents', 'label'), $this->stored('advertising', 'paragraph')],
        );
        self::assertSame(403, $this->request('PUT', ['advertising' => ['client' => 'ca-pub-0000000000000000']])[0]);
    }

    public function testScriptsNeedUnfilteredHtmlToo(): void
    {
        $admin = $this->signIn('administrator');
        self::assertContains('gtm', $this->fields()['consent']);
        add_filter(
            'map_meta_cap',
            static fn (array $required, string $capability): array => $capability === 'unfiltered_html'
                ? ['do_not_allow']
                : $required,
            10,
            2,
        );
        self::assertFalse(user_can($admin, Capabilities::SCRIPTS));
        self::assertNotContains('gtm', $this->fields()['consent']);
        self::assertSame(403, $this->request('PUT', ['consent' => ['gtm' => 'GTM-ATTACK1']])[0]);
        self::assertSame(200, $this->request('PUT', ['consent' => ['banner' => 'own']])[0]);
    }

    public function testASecretIsNeverReturnedAndOnlyRemovedExplicitly(): void
    {
        $admin = $this->signIn('administrator');
        self::assertSame(200, $this->request('PUT', ['protection' => ['secret_key' => self::SECRET]])[0]);
        [, $body] = $this->request('GET');
        self::assertStringNotContainsString(self::SECRET, (string) wp_json_encode($body));
        self::assertSame(['', true], $this->secret($body));
        $page = $this->http(
            'GET',
            '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=protection',
            as: $admin,
        );
        self::assertStringContainsString('courant_protection[secret_key]', $page->body);
        self::assertStringNotContainsString(self::SECRET, $page->body);

        wp_set_current_user($admin->ID);
        $this->request('PUT', ['protection' => ['secret_key' => '']]);
        self::assertSame(self::SECRET, $this->stored('protection', 'secret_key'));
        [, $body] = $this->request('PUT', ['protection' => ['secret_key' => null]]);
        self::assertSame(['', false], $this->secret($body));
        self::assertSame('', $this->stored('protection', 'secret_key'));
    }

    public function testTheFormWithoutScriptKeepsWhatItsSenderMayNotChange(): void
    {
        update_option('courant_jobs', array_merge((array) get_option('courant_jobs'), ['company' => 'Before']));
        $hr = $this->user('hr');
        $this->submit($hr, 'courant_jobs', ['company' => 'After', 'uninstall' => 'erase', 'slug' => 'stolen']);
        self::assertSame(
            ['After', 'keep', 'jobs'],
            [$this->stored('jobs', 'company'), $this->stored('jobs', 'uninstall'), $this->stored('jobs', 'slug')],
        );
        self::assertSame(403, $this->submit($hr, 'courant_consent', ['gtm' => 'GTM-ATTACK1']));
        self::assertSame('', $this->stored('consent', 'gtm'));

        $admin = $this->user('administrator');
        update_option('courant_protection', array_merge((array) get_option('courant_protection'), [
            'secret_key' => self::SECRET,
        ]));
        $this->submit($admin, 'courant_protection', ['secret_key' => '', 'site_key' => 'key']);
        self::assertSame(
            [self::SECRET, 'key'],
            [$this->stored('protection', 'secret_key'), $this->stored('protection', 'site_key')],
        );
        $this->submit($admin, 'courant_protection', ['secret_key' => '', 'secret_key:remove' => '1']);
        self::assertSame('', $this->stored('protection', 'secret_key'));
    }

    public function testRolesOfAnOlderVersionAreMigratedOnce(): void
    {
        $desk = add_role('desk_lead', 'Desk lead', ['read' => true, 'manage_awsm_jobs' => true]);
        foreach (['hr', 'editor', 'administrator'] as $role) {
            foreach (Capabilities::roleCapabilities() as $capability) {
                get_role($role)?->remove_cap($capability);
            }
        }
        $user = $this->user('author');
        $user->add_cap(Capabilities::LEGACY);
        Capabilities::grant();
        wp_cache_flush();

        $has = static fn (string $role): array => array_values(array_filter(
            Capabilities::roleCapabilities(),
            static fn (string $capability): bool => get_role($role)?->has_cap($capability) ?? false,
        ));
        self::assertNotNull($desk);
        self::assertSame(['courant_manage_openings', 'courant_manage_applications'], $has('desk_lead'));
        self::assertSame(['courant_manage_openings', 'courant_manage_applications'], $has('hr'));
        self::assertSame(['courant_manage_newsroom', 'courant_manage_advertising'], $has('editor'));
        self::assertSame(Capabilities::roleCapabilities(), $has('administrator'));
        self::assertSame([], $has('author'));
        self::assertTrue((new WP_User($user->ID))->has_cap(Capabilities::APPLICATIONS));
        remove_role('desk_lead');
    }

    public function testEditorsCannotChangeAdsOfNetworks(): void
    {
        $ad = $this->post([
            'type' => 'courant_ad',
            'title' => 'Code ad',
            'meta' => ['_courant_ad' => ['kind' => 'code', 'unit' => '<b>code</b>', 'places' => ['header']]],
        ])->ID;
        $own = $this->post([
            'type' => 'courant_ad',
            'title' => 'House ad',
            'meta' => ['_courant_ad' => ['kind' => 'house', 'places' => ['header']]],
        ])->ID;
        $editor = $this->user('editor');
        self::assertTrue(user_can($editor, 'edit_post', $own));
        foreach (['edit_post', 'delete_post', 'publish_post'] as $capability) {
            self::assertFalse(user_can($editor, $capability, $ad), $capability);
            self::assertTrue(user_can($this->user('administrator'), $capability, $ad), $capability);
        }
        foreach (
            ['code' => '<script>alert(1)</script>', 'adsense' => '1234567890', 'gpt' => '/1234/name'] as $kind => $unit
        ) {
            $this->http('POST', '/wp-admin/post.php', [
                'action' => 'editpost', 'post_ID' => (string) $own, 'post_type' => 'courant_ad',
                'post_title' => 'Changed ' . $kind,
                '_wpnonce' => $this->nonceOf($editor, "update-post_$own"),
                'courant_ad_nonce' => $this->nonceOf($editor, 'courant_save_ad'),
                'courant_ad' => ['kind' => $kind, 'unit' => $unit, 'places' => ['sidebar']],
            ], as: $editor);
            $data = get_post_meta($own, '_courant_ad', true);
            self::assertIsArray($data);
            self::assertSame(['Changed ' . $kind, 'house', '', ['sidebar']], [
                get_post_field('post_title', $own), $data['kind'], $data['unit'], $data['places'],
            ]);
        }
    }

    /** @return array<string, mixed> */
    private function options(): array
    {
        $options = [];
        foreach (['jobs', 'consent', 'protection', 'applications', 'advertising', 'contents', 'video'] as $group) {
            $options[$group] = get_option("courant_$group");
        }

        return $options;
    }

    private function stored(string $group, string $key): mixed
    {
        $option = get_option("courant_$group");

        return is_array($option) ? $option[$key] ?? null : null;
    }

    /** @return array<string, list<string>> keys by module, of the settings that the current user can see */
    private function fields(): array
    {
        $fields = [];
        foreach ((array) ($this->request('GET')[1]['groups'] ?? []) as $group) {
            self::assertIsArray($group);
            $fields[is_string($group['group']) ? $group['group'] : ''] = array_values(
                array_filter(array_column((array) $group['fields'], 'key'), is_string(...))
            );
        }

        return $fields;
    }

    /**
     * @param array<array-key, mixed> $body
     * @return array{mixed, mixed}
     */
    private function secret(array $body): array
    {
        foreach ((array) ($body['groups'] ?? []) as $group) {
            foreach (is_array($group) ? (array) $group['fields'] : [] as $field) {
                if (is_array($field) && $field['key'] === 'secret_key') {
                    return [$field['value'], $field['saved']];
                }
            }
        }
        self::fail('no secret');
    }

    /**
     * @param array<string, array<string, mixed>>|null $changes
     * @return array{int, array<array-key, mixed>}
     */
    private function request(string $method, ?array $changes = null): array
    {
        $request = new WP_REST_Request($method, '/courant/v1/settings');
        if ($changes !== null) {
            $request->set_body_params(['changes' => $changes]);
        }
        $response = rest_do_request($request);
        $data = json_decode((string) wp_json_encode($response->get_data()), true);

        return [$response->get_status(), is_array($data) ? $data : []];
    }

    /** @param array<string, string> $values */
    private function submit(WP_User $user, string $option, array $values): int
    {
        return $this->http('POST', '/wp-admin/options.php', [
            'option_page' => $option, 'action' => 'update', '_wpnonce' => $this->nonceOf($user, "$option-options"),
            '_wp_http_referer' => '/wp-admin/', $option => $values,
        ], as: $user)->status;
    }
}
