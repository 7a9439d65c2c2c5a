<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
use ExamplePlugin\FerrySettings;
use WP_REST_Request;
use WP_REST_Response;

/** Tests that settings of another plugin are on the screen and in the REST route (docs/how-to/setting.md). */
final class AddedSettingsTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    private const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=example';

    protected function setUp(): void
    {
        parent::setUp();
        require_once dirname(__DIR__, 3) . '/fixtures/example-plugin/FerrySettings.php';
        // The object outlives a test.
        FerrySettings::get()->clearCache();
    }

    public function testRestRouteShowsAndStoresWhatTheUserMayChange(): void
    {
        $this->activateExamplePlugin();
        self::assertSame([], $this->values('editor'), 'an editor has none of its capabilities');

        self::assertSame(['max_passengers' => 300], $this->values('hr'));
        self::assertSame(403, $this->saveSettings(['api_key' => 'k'])->get_status());
        self::assertSame(200, $this->saveSettings(['max_passengers' => 12])->get_status());
        self::assertSame(12, FerrySettings::get()->maxPassengers());
        self::assertStringContainsString(
            '"refused":[{"group":"example","key":"max_passengers"',
            (string) wp_json_encode($this->saveSettings(['max_passengers' => 0])->get_data()),
        );
        self::assertSame(12, FerrySettings::get()->maxPassengers());

        self::assertSame(['max_passengers' => 12, 'api_key' => ''], $this->values('administrator'));
    }

    public function testChangesOfTheOptionAreSeenInTheSameRequest(): void
    {
        $this->activateExamplePlugin();
        self::assertSame(300, FerrySettings::get()->maxPassengers());

        update_option('courant_example', ['max_passengers' => 7]);

        self::assertSame(7, FerrySettings::get()->maxPassengers());
    }

    public function testScreenHasTheTabAndSavesItsForm(): void
    {
        $this->activateExamplePluginOnServer();
        $hr = $this->user('hr');
        $page = $this->http('GET', self::SCREEN, as: $hr)->body;
        self::assertMatchesRegularExpression('/tab=example"[^>]*aria-current="page"[^>]*>Ferries</', $page);
        self::assertStringContainsString('<h2>Ferries</h2>', $page);
        self::assertStringContainsString('name="courant_example[max_passengers]"', $page);
        self::assertStringNotContainsString('courant_example[api_key]', $page);

        $this->http('POST', '/wp-admin/options.php', [
            'option_page' => 'courant_example', 'action' => 'update',
            '_wpnonce' => $this->nonceOf($hr, 'courant_example-options'),
            '_wp_http_referer' => '/wp-admin/', 'courant_example' => ['max_passengers' => '42', 'api_key' => 'stolen'],
        ], as: $hr);
        self::assertEquals(['max_passengers' => 42, 'api_key' => ''], get_option('courant_example'));
    }

    /** @return array<array-key, mixed> values by key that the role can see */
    private function values(string $role): array
    {
        $this->signIn($role);
        $data = json_decode(
            (string) wp_json_encode(rest_do_request(new WP_REST_Request('GET', '/courant/v1/settings'))->get_data()),
            true,
        );
        foreach (is_array($data) && is_array($data['groups'] ?? null) ? $data['groups'] : [] as $group) {
            if (is_array($group) && ($group['group'] ?? '') === 'example' && is_array($group['fields'])) {
                return array_column($group['fields'], 'value', 'key');
            }
        }

        return [];
    }

    /** @param array<string, mixed> $values */
    private function saveSettings(array $values): WP_REST_Response
    {
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_body_params(['changes' => ['example' => $values]]);

        return rest_do_request($request);
    }
}
