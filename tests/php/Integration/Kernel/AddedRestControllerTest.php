<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Applications\Http\FormTokenController;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
use WP_User;

/**
 * Tests that a route of another plugin is served to users with its capability only (docs/how-to/rest-controller.md).
 */
final class AddedRestControllerTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testRouteIsServedToUsersWithItsCapabilityOnly(): void
    {
        $this->activateExamplePluginOnServer();

        self::assertSame([401, 403, 403], [
            $this->statusFor(null),
            $this->statusFor($this->user('subscriber')),
            $this->statusFor($this->user('editor')),
        ]);
        $hr = $this->user('hr');
        $response = $this->http(
            'GET',
            '/wp-json/courant/v1/ferries?harbor=Kiel',
            headers: ['X-WP-Nonce' => $this->nonceOf($hr, 'wp_rest')],
            as: $hr,
        );
        self::assertSame([200, '["07:30 Kiel"]'], [$response->status, $response->body]);
        self::assertSame(
            400,
            $this->http(
                'GET',
                '/wp-json/courant/v1/ferries',
                headers: ['X-WP-Nonce' => $this->nonceOf($hr, 'wp_rest')],
                as: $hr,
            )->status,
            'a parameter is required',
        );
    }

    public function testRouteIsInTheIndexWithItsSchema(): void
    {
        $this->activateExamplePluginOnServer();

        self::assertStringContainsString('\/courant\/v1\/ferries', $this->http('GET', '/wp-json/courant/v1')->body);
        self::assertStringContainsString(
            '"title":"example-ferries"',
            $this->http('OPTIONS', '/wp-json/courant/v1/ferries')->body,
        );
    }

    public function testTheListHasTheControllersOfAllModulesAndAFilterCanRemoveOne(): void
    {
        $isOther = static fn (mixed $controller): bool => !$controller instanceof FormTokenController;
        add_filter('courant_desk_rest_controllers', static fn (array $all): array => array_filter($all, $isOther));
        $GLOBALS['wp_rest_server'] = null;
        $routes = rest_get_server()->get_routes('courant/v1');

        self::assertArrayNotHasKey('/courant/v1/token', $routes);
        self::assertArrayHasKey('/courant/v1/forms', $routes);
    }

    private function statusFor(?WP_User $user): int
    {
        $headers = $user === null ? [] : ['X-WP-Nonce' => $this->nonceOf($user, 'wp_rest')];

        return $this->http('GET', '/wp-json/courant/v1/ferries?harbor=Kiel', headers: $headers, as: $user)->status;
    }
}
