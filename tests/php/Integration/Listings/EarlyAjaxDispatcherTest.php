<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

/** Listing AJAX actions run before admin_init, unless other code listens to them. */
final class EarlyAjaxDispatcherTest extends ListingCase
{
    private const FOLDER = WP_CONTENT_DIR . '/mu-plugins/';
    private const ADMIN_INIT_HEADER = "add_action('admin_init', static fn () => headers_sent() || header('X-Ready: wp-admin'));";

    private string $plugin = '';

    protected function setUp(): void
    {
        parent::setUp();
        wp_mkdir_p(self::FOLDER);
        $this->openings(3);
    }

    protected function tearDown(): void
    {
        $this->plugin === '' || unlink($this->plugin);
        parent::tearDown();
    }

    public function testHandlesListingActionsBeforeAdminInit(): void
    {
        $this->with(self::ADMIN_INIT_HEADER);

        foreach (['jobfilter', 'loadmore', 'block_jobfilter', 'block_loadmore'] as $call) {
            foreach ([null, $this->user('hr')] as $who) {
                $response = $this->ajax($call, ['listings_per_page' => '2'], as: $who);
                self::assertSame('', $response->header('X-Ready'), $call);
                self::assertSame(
                    [200, 'noindex', 'nosniff'],
                    [$response->status, $response->header('X-Robots-Tag'), $response->header('X-Content-Type-Options')],
                    $call,
                );
                self::assertStringContainsString('no-cache', $response->header('Cache-Control'), $call);
                self::assertStringContainsString(
                    str_contains($call, 'loadmore') ? 'Opening 3' : 'Opening 1',
                    $response->body,
                    $call,
                );
            }
        }
        self::assertSame('wp-admin', $this->ajax('heartbeat')->header('X-Ready'), 'Other actions run as usual.');
        self::assertSame('wp-admin', $this->ajax('jobfilter[]')->header('X-Ready'));
    }

    public function testActionsWithOtherListenersRunThroughAdminAjax(): void
    {
        $this->with(
            self::ADMIN_INIT_HEADER
                . "add_action('wp_ajax_nopriv_jobfilter', static fn () => header('X-Hook-Ran: yes'), 5);"
        );

        $shared = $this->ajax('jobfilter');
        self::assertSame(['wp-admin', 'yes'], [$shared->header('X-Ready'), $shared->header('X-Hook-Ran')]);
        self::assertSame(self::named(1, 2, 3), self::titles($shared->body));
        self::assertSame('', $this->ajax('loadmore')->header('X-Ready'));

        $this->with(
            self::ADMIN_INIT_HEADER
                . "add_action('init', static function () { remove_all_actions('wp_ajax_nopriv_jobfilter'); });"
        );
        self::assertSame(
            [400, 'wp-admin'],
            [$this->ajax('jobfilter')->status, $this->ajax('jobfilter')->header('X-Ready')],
        );

        $this->with(self::ADMIN_INIT_HEADER . "add_filter('courant_desk_dispatch_ajax_early', '__return_false');");
        self::assertSame('wp-admin', $this->ajax('jobfilter')->header('X-Ready'));
    }

    public function testListingsRouteSkipsCoreRoutes(): void
    {
        $this->with("add_filter('rest_post_dispatch', static function (\$response, \$server) { header('X-Routes: ' . count(\$server->get_routes('wp/v2'))); return \$response; }, 10, 2);");
        $routes = fn (string $path, string $method = 'GET'): int => (int) $this->http($method, $path)->header(
            'X-Routes'
        );

        $response = $this->http('GET', '/wp-json/courant/v1/listings?listings_per_page=2');
        self::assertSame('0', $response->header('X-Routes'));
        self::assertSame([3, 2], [$response->json()['total'] ?? 0, count((array) ($response->json()['items'] ?? []))]);
        self::assertSame(0, $routes('/?rest_route=/courant/v1/openings/'));
        foreach (
            ['/wp-json/courant/v1/listings?_embed', '/wp-json/wp/v2/types', '/wp-json/', '/wp-json/courant/v1'] as $path
        ) {
            self::assertGreaterThan(20, $routes($path), $path);
        }
        self::assertGreaterThan(20, $routes('/wp-json/courant/v1/listings', 'OPTIONS'));
    }

    private function with(string $code): void
    {
        $this->plugin === '' || unlink($this->plugin);
        // A new name each time, because OPcache checks for changed files only occasionally.
        $this->plugin = self::FOLDER . uniqid('takes-part-in-lists-', true) . '.php';
        file_put_contents($this->plugin, "<?php $code");
    }
}
