<?php

declare(strict_types=1);

namespace CourantTests\Integration\Consent;

use CourantDesk\Consent\ConsentSettings;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
use WP_REST_Request;

/** Tests that a service of another plugin is wherever services are (docs/how-to/consent-service.md). */
final class AddedConsentServiceTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testBannerScriptTableAndPolicyHaveTheService(): void
    {
        update_option('courant_consent', ['banner' => 'own', 'visit_counter' => 'VC-123', 'csp' => 'report']);
        $this->activateExamplePluginOnServer();
        $response = $this->http(
            'GET',
            (string) wp_parse_url(get_permalink($this->post(['content' => '[courant_services]'])), PHP_URL_PATH),
        );
        $page = $response->body;

        self::assertMatchesRegularExpression(
            '~name="statistics">.*?Visit counter</span>~s',
            $page,
            'in its category of the banner',
        );
        self::assertMatchesRegularExpression(
            '~<th scope="row">Visit counter</th>\s*<td>statistics</td>\s*<td>_visits</td>~',
            $page,
            'in the table',
        );
        self::assertStringContainsString(
            '"src":"https:\/\/counter.example\/count.js?site=VC-123"',
            str_replace('://', ':\/\/', str_replace('.example/', '.example\/', $page)),
            'in the configuration of the script',
        );
        self::assertStringContainsString(
            '"statistics":["_visits"]',
            $page,
            'what is deleted when consent is withdrawn',
        );
        self::assertStringNotContainsString('src="https://counter.example', $page, 'not loaded before consent');
        self::assertStringContainsString('https://counter.example', implode(
            ' ',
            (array) (array_change_key_case($response->headers)['content-security-policy-report-only'] ?? ''),
        ));
    }

    public function testItsSettingIsStoredWithItsCapabilityAndItsPattern(): void
    {
        $this->activateExamplePlugin();
        $this->signIn('hr');
        self::assertSame(403, $this->saveSettings(['visit_counter' => 'VC-123']));
        self::assertNotSame('VC-123', ((array) get_option('courant_consent'))['visit_counter'] ?? '');

        $this->signIn('administrator');
        self::assertSame(200, $this->saveSettings(['visit_counter' => 'VC-123']));
        self::assertSame('VC-123', (new ConsentSettings())->serviceId('visit_counter'));
        self::assertNotSame('', (new ConsentSettings())->validationError('visit_counter', 'VC-<script>'));
        update_option('courant_consent', ['visit_counter' => "VC-1');alert(1)//"]);
        self::assertSame('', (new ConsentSettings())->serviceId('visit_counter'));
    }

    public function testServiceIsGoneWithoutTheOtherPlugin(): void
    {
        update_option('courant_consent', ['banner' => 'own', 'visit_counter' => 'VC-123']);

        self::assertStringNotContainsString('counter.example', $this->http('GET', '/')->body);
    }

    /** @param array<string, string> $values */
    private function saveSettings(array $values): int
    {
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_body_params(['changes' => ['consent' => $values]]);

        return rest_do_request($request)->get_status();
    }
}
