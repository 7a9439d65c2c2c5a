<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\PublicRestRoutes;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP;

final class PublicRestRoutesTest extends SiteTestCase
{
    #[TestWith(['/wp-json/courant/v1/search?term=harbor'])]
    #[TestWith(['/wp-json/courant/v1/listings'])]
    #[TestWith(['/wp-json/courant/v1/openings'])]
    #[TestWith(['/?rest_route=/courant/v1/search&term=harbor'])]
    public function testAnExpiredNonceIsIgnored(string $path): void
    {
        self::assertSame(200, $this->http('GET', $path, headers: ['X-WP-Nonce' => 'expired'])->status);
    }

    #[TestWith(['/wp-json/wp/v2/posts'])]
    #[TestWith(['/wp-json/wp/v2/posts?search=/courant/v1/searching'])]
    public function testAnExpiredNonceIsRefusedByOtherRoutes(string $path): void
    {
        self::assertSame(403, $this->http('GET', $path, headers: ['X-WP-Nonce' => 'expired'])->status);
    }

    #[TestWith(['/courant/v1/search', 'GET', '', false])]
    #[TestWith(['/courant/v1/search/', 'HEAD', '', false])]
    #[TestWith(['/courant/v1/search', 'GET', '1', true])]
    #[TestWith(['/courant/v1/search', 'POST', '', true])]
    #[TestWith(['/courant/v1/searches', 'GET', '', true])]
    #[TestWith(['/wp/v2/posts', 'GET', '', true])]
    public function testCoreRoutesAreNotRegisteredForThem(
        string $route,
        string $method,
        string $embed,
        bool $isRegistered,
    ): void {
        $before = [$_SERVER, $_GET];
        $wordpress = new WP();
        $wordpress->query_vars = ['rest_route' => $route];
        $_SERVER['REQUEST_METHOD'] = $method;
        $_GET = $embed === '' ? [] : ['_embed' => $embed];
        (new PublicRestRoutes(['search', 'listings']))->skipCoreRoutes($wordpress);
        $priority = has_action('rest_api_init', 'create_initial_rest_routes');
        [$_SERVER, $_GET] = $before;
        add_action('rest_api_init', 'create_initial_rest_routes', 99);
        self::assertSame($isRegistered ? 99 : false, $priority);
    }
}
