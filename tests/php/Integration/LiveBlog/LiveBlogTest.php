<?php

declare(strict_types=1);

namespace CourantTests\Integration\LiveBlog;

use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

/** Tests live blogs: updates, state, structured data, and the route that readers' pages request. */
#[Group('each-version')]
final class LiveBlogTest extends SiteTestCase
{
    public function testUpdatesHaveTimeHeadlineAndLink(): void
    {
        $page = $this->page($this->liveBlog());

        self::assertSame('The bridge is open', $page->text('section[@id="update-abcd1234"]/h2'));
        self::assertSame(1, $page->count('section[@id="update-abcd1234"]//a[@href="#update-abcd1234"]/time'));
        self::assertSame('Ferries wait.', $page->text('section[@id="update-efgh5678"]/p[last()]'));
        self::assertSame(1, $page->count('div[@data-island="live-blog"]'));
        self::assertSame(1, $page->count('a[@data-live-reload]'), 'works without script');
        self::assertSame(
            $page->text('section[@id="update-abcd1234"]//time'),
            $page->text('div[@class="courant-live-status"]//time'),
            'the time of the newest update',
        );
    }

    public function testLiveBlogIsLabeledOnItsPageAndInLists(): void
    {
        $label = 'span[@class="kicker__layout"]';
        $page = $this->page($this->liveBlog('ended'));
        $list = new Page($this->http('GET', '/?s=&post_type=post')->body);

        self::assertSame('Live blog', $page->text("header[contains(@class, \"entry-header\")]//$label"));
        self::assertSame('Live blog', $list->text("div[contains(@class, \"post-list\")]//$label"));
        self::assertSame(0, $this->page($this->post(['title' => 'Usual']))->count("header//$label"));
    }

    public function testEndedLiveBlogRequestsNothing(): void
    {
        $page = $this->page($this->liveBlog('ended'));

        self::assertSame(0, $page->count('div[@data-island="live-blog"]'));
        self::assertSame('This live blog has ended.', $page->text('div[@class="courant-live-status"]'));
    }

    public function testStructuredDataListsUpdates(): void
    {
        $page = $this->page($this->liveBlog());
        $json = $page->text('script[@type="application/ld+json"]');

        self::assertStringContainsString('"@type":"LiveBlogPosting"', $json);
        self::assertStringContainsString('"headline":"The bridge is open"', $json);
        self::assertStringContainsString('"articleBody":"Ferries wait."', $json);
        self::assertStringContainsString('"datePublished":"2026-03-01T10:30:00+00:00"', $json);
        self::assertStringNotContainsString('coverageEndTime', $json);
        self::assertStringContainsString(
            '"coverageEndTime"',
            $this->page($this->liveBlog('ended'))->text('script[@type="application/ld+json"]'),
        );
    }

    public function testRouteIsCacheableAndNotModifiedWithoutChange(): void
    {
        $post = $this->liveBlog();
        $first = $this->request($post->ID);
        self::assertSame(200, $first->get_status());
        self::assertSame('public, max-age=15', $first->get_headers()['Cache-Control']);
        $body = (string) wp_json_encode($first->get_data());
        self::assertStringContainsString('"state":"live"', $body);
        self::assertStringContainsString('update-abcd1234', $body);

        $etag = $first->get_headers()['ETag'];
        self::assertSame(304, $this->request($post->ID, $etag)->get_status());

        update_post_meta($post->ID, LiveBlogMeta::STATE, 'ended');
        self::assertSame('ended', ((array) $this->request($post->ID, $etag)->get_data())['state']);
    }

    public function testRouteHasTheVersionsOfThePage(): void
    {
        $post = $this->liveBlog();
        self::assertSame($this->versionsOnPage($post), $this->versions($post->ID));

        $before = $this->versions($post->ID);
        wp_update_post(['ID' => $post->ID, 'post_content' => str_replace('wait', 'sail', $post->post_content)]);
        $after = $this->versions($post->ID);
        self::assertSame($before['update-abcd1234'], $after['update-abcd1234']);
        self::assertNotSame($before['update-efgh5678'], $after['update-efgh5678']);
        self::assertSame($this->versionsOnPage($post), $after);
    }

    public function testEachPageOfTheRouteHasTwentyUpdatesAndAllVersions(): void
    {
        $content = '';
        for ($number = 25; $number > 0; --$number) {
            $content .= sprintf('<!-- wp:courant/live-update {"key":"key%05d"} --><p>x</p><!-- /wp:courant/live-update -->', $number);
        }
        $post = $this->liveBlog('live', ['content' => $content]);
        $second = (array) $this->request($post->ID, null, 2)->get_data();

        self::assertCount(25, $this->versions($post->ID));
        self::assertSame($this->versions($post->ID), (array) $second['versions']);
        self::assertIsString($second['html']);
        self::assertSame(5, substr_count($second['html'], 'data-live-update'));
        self::assertStringContainsString('id="update-key00005"', $second['html']);
        self::assertSame(get_post($post->ID)?->post_modified_gmt, $second['modified']);
    }

    public function testRouteHidesWhatVisitorsMayNotRead(): void
    {
        self::assertSame(404, $this->request($this->liveBlog('live', ['status' => 'draft'])->ID)->get_status());
        self::assertSame(404, $this->request($this->liveBlog('live', ['password' => 'x'])->ID)->get_status());
        self::assertSame(404, $this->request($this->liveBlog('')->ID)->get_status(), 'no live blog');
        self::assertSame(404, $this->request(999999)->get_status());
    }

    public function testInvalidAttributesAreIgnored(): void
    {
        $html = do_blocks('<!-- wp:courant/live-update {"key":"\"><b>","time":"now","title":["a"]} --><p>Text.</p><!-- /wp:courant/live-update -->');

        self::assertStringNotContainsString(' id=', $html);
        self::assertStringNotContainsString('<time', $html);
        self::assertStringNotContainsString('<h2', $html);
        self::assertStringContainsString('<p>Text.</p>', $html);
    }

    public function testOtherStatesAreNotStored(): void
    {
        $post = $this->liveBlog('sometimes');
        self::assertSame('', get_post_meta($post->ID, LiveBlogMeta::STATE, true));
        self::assertSame(LiveBlogState::None, LiveBlogMeta::stateOf($post->ID));
    }

    /** @param array<string, mixed> $given */
    private function liveBlog(string $state = 'live', array $given = []): \WP_Post
    {
        $update = static fn (string $key, string $time, string $title, string $text): string
            => sprintf('<!-- wp:courant/live-update {"key":"%s","time":"2026-03-01T%s:00.000Z","title":"%s"} -->', $key, $time, $title)
            . "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph --><!-- /wp:courant/live-update -->";

        return $this->post($given + [
            'title' => 'The bridge',
            'content' => $update('abcd1234', '11:00', 'The bridge is open', 'Cars drive.')
                . $update('efgh5678', '10:30', '', 'Ferries wait.'),
            'meta' => [LiveBlogMeta::STATE => $state],
        ]);
    }

    private function page(\WP_Post $post): Page
    {
        return new Page($this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body);
    }

    /** @return array<array-key, mixed> by the ID of the element of each update */
    private function versions(int $id): array
    {
        return (array) ((array) $this->request($id)->get_data())['versions'];
    }

    /** @return array<string, string> by the ID of the element of each update */
    private function versionsOnPage(\WP_Post $post): array
    {
        $page = $this->page($post);

        return array_combine(
            $page->texts('section[@data-live-update]/@id'),
            $page->texts('section[@data-live-update]/@data-live-update'),
        );
    }

    private function request(int $id, mixed $etag = null, int $page = 1): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', "/courant/v1/live-blogs/{$id}");
        $request->set_param('page', $page);
        if (is_string($etag)) {
            $request->set_header('If-None-Match', $etag);
        }

        return rest_do_request($request);
    }
}
