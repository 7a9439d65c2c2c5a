<?php

declare(strict_types=1);

namespace CourantTests\Integration\Consent;

use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantTests\Support\SiteTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Scans pages for markup that an enforced Content-Security-Policy blocks. */
final class PolicyScanTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->signIn();
        add_filter(
            'courant_desk_policy_scan_urls',
            static fn (): array => [home_url('/'), home_url('/a/'), 'https://other.example/'],
        );
    }

    public function testListsHandlersScriptUrlsAndScriptsOfOtherHosts(): void
    {
        self::assertSame([home_url('/'), home_url('/a/')], $this->data($this->send('POST'))['pending']);
        $this->send('PUT', [
            'url' => home_url('/'),
            'html' => '<p onclick="a()" ONLOAD=b()>x</p><a href=" java&#10;script:c()">x</a><a href="/javascript:">x</a><script src="https://evil.example/x.js"></script>',
        ]);
        $this->send('PUT', [
            'url' => home_url('/a/'),
            'html' => '<p onclick="a()">x</p><button data-onclick="a()">x</button><script src="/own.js"></script>',
        ]);
        $found = array_map(
            static fn (object $finding): array => [$finding->kind, $finding->tag, $finding->code, $finding->url],
            (new PolicyScanRepository())->find()->findings,
        );

        self::assertSame([
            ['handler', 'p', 'onclick="a()"', home_url('/')],
            ['handler', 'p', 'onload="b()"', home_url('/')],
            ['url', 'a', "href=\"java\nscript:c()\"", home_url('/')],
            ['host', 'script', 'https://evil.example/x.js', home_url('/')],
        ], $found);
    }

    public function testNamesThePostThatContainsTheHandler(): void
    {
        $post = $this->post(['content' => '<button onclick="showTheMap(this)">Map</button>']);
        $url = get_permalink($post);
        add_filter('courant_desk_policy_scan_urls', static fn (): array => [$url], 20);
        $this->send('POST');
        $this->send(
            'PUT',
            ['url' => $url, 'html' => '<body>' . $post->post_content . '<p onclick="fromSomewhereElse()"></p></body>'],
        );
        $sources = array_map(
            static fn (object $finding): string => $finding->source,
            (new PolicyScanRepository())->find()->findings,
        );

        self::assertSame(['Content of the page', ''], $sources);
    }

    public function testEnforcingIsRefusedWithoutAScanAndWithFindings(): void
    {
        self::assertStringContainsString('Scan the site', $this->savePolicy('enforce'));
        self::assertSame('off', $this->storedPolicy());
        $this->send('POST');
        $this->send('PUT', ['url' => home_url('/'), 'html' => '<p onclick="a()">x</p>']);
        self::assertStringContainsString('Scan the site', $this->savePolicy('enforce'), 'The scan is not complete.');
        $this->send('PUT', ['url' => home_url('/a/'), 'html' => '']);
        self::assertStringContainsString('1 inline event handler', $this->savePolicy('enforce'));
        self::assertSame('off', $this->storedPolicy());
        self::assertSame('', $this->savePolicy('report'));
        self::assertSame('', $this->savePolicy('enforce_anyway'));
        self::assertSame('enforce_anyway', $this->storedPolicy());
    }

    public function testEnforcingIsAcceptedAfterACleanScanAndStays(): void
    {
        $this->send('POST');
        $this->send('PUT', ['url' => home_url('/'), 'html' => '<p>x</p>']);
        $this->send('PUT', ['url' => home_url('/a/'), 'html' => '<script src="https://other.example/x.js"></script>']);
        self::assertSame('', $this->savePolicy('enforce'));
        self::assertSame('enforce', $this->storedPolicy());
        (new PolicyScanRepository())->delete();
        self::assertSame('', $this->savePolicy('enforce'), 'A site on which it is enforced keeps it.');
        self::assertSame(409, $this->send('PUT', ['url' => home_url('/'), 'html' => 'x'])->get_status());
    }

    public function testTheScanReadsOnePageOfEachTemplate(): void
    {
        remove_all_filters('courant_desk_policy_scan_urls');
        $post = $this->post();
        $page = $this->post(['type' => 'page']);
        $pending = $this->data($this->send('POST'))['pending'];
        self::assertIsArray($pending);

        foreach ([home_url('/'), get_permalink($post), get_permalink($page), get_search_link('a')] as $url) {
            self::assertContains($url, $pending);
        }
    }

    private function savePolicy(string $policy): string
    {
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_param('changes', ['consent' => ['csp' => $policy]]);
        $refused = $this->data(rest_do_request($request))['refused'];

        return implode(' ', array_filter(array_column(is_array($refused) ? $refused : [], 'message'), 'is_string'));
    }

    private function storedPolicy(): mixed
    {
        $stored = get_option('courant_consent');

        return is_array($stored) ? $stored['csp'] ?? 'off' : 'off';
    }

    /** @param array<string, string> $parameters */
    private function send(string $method, array $parameters = []): WP_REST_Response
    {
        $request = new WP_REST_Request($method, '/courant/v1/policy-scan');
        $request->set_body_params($parameters);

        return rest_do_request($request);
    }

    /** @return array<array-key, mixed> */
    private function data(WP_REST_Response $response): array
    {
        $data = $response->get_data();
        self::assertIsArray($data);

        return $data;
    }
}
