<?php

declare(strict_types=1);

namespace CourantTests\Support\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

/**
 * Creates articles and requests pages of the theme.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait RequestsThemePages
{
    /** @param array<string, mixed> $given */
    private function article(string $title, array $given = []): \WP_Post
    {
        return $this->post($given + ['title' => $title, 'content' => '<p>Some words.</p>', 'comment_status' => 'open']);
    }

    private function page(mixed $url): Page
    {
        self::assertIsString($url);
        $response = $this->http('GET', $this->path($url));
        self::assertSame(200, $response->status, $url);

        return new Page($response->body);
    }

    private function path(mixed $url): string
    {
        self::assertIsString($url);

        return str_starts_with($url, '/') ? $url : substr($url, strlen(home_url()));
    }
}
