<?php

declare(strict_types=1);

namespace CourantTests\Integration\LiveBlog;

use CourantDesk\LiveBlog\Domain\StoredUpdate;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\StoredUpdates;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use WP_REST_Request;

/** Tests updates that editors write outside of the block editor, also two editors at the same time. */
final class StoredUpdatesTest extends SiteTestCase
{
    public function testReadersSeePublishedUpdatesBetweenBlocksByTime(): void
    {
        $block = static fn (string $key, string $time): string
            => "<!-- wp:courant/live-update {\"key\":\"{$key}\",\"time\":\"2026-03-01T{$time}:00.000Z\"} --><p>Block.</p><!-- /wp:courant/live-update -->";
        $post = $this->liveBlog($block('block1200', '12:00') . $block('block1000', '10:00'));
        StoredUpdates::add($post->ID, $this->update('stored1100', '11:00'));
        StoredUpdates::add($post->ID, $this->update('hidden1130', '11:30', false));
        $expected = ['update-block1200', 'update-stored1100', 'update-block1000'];

        $page = new Page($this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body);
        self::assertSame($expected, $page->texts('section[@data-live-update]/@id'));
        self::assertSame('Text \ “one” é.', $page->text('section[@id="update-stored1100"]/p[last()]'));

        $response = rest_do_request(new WP_REST_Request('GET', "/courant/v1/live-blogs/{$post->ID}"));
        $html = (string) wp_json_encode($response->get_data());
        self::assertSame(3, substr_count($html, 'data-live-update'));
        $etag = $response->get_headers()['ETag'];
        StoredUpdates::add($post->ID, $this->update('stored1300', '13:00'));
        $changed = rest_do_request(new WP_REST_Request('GET', "/courant/v1/live-blogs/{$post->ID}"));
        self::assertNotSame($etag, $changed->get_headers()['ETag']);
    }

    public function testTextWithoutBlocksKeepsItsParagraphs(): void
    {
        $post = $this->liveBlog("Intro.\n\nSecond.");
        StoredUpdates::add($post->ID, $this->update('stored1100', '11:00'));
        $body = $this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body;

        self::assertStringContainsString('<p>Intro.</p>', $body);
        self::assertGreaterThan(strpos($body, '<p>Second.</p>'), strpos($body, 'id="update-stored1100"'));
    }

    public function testChangeOfAnOutdatedUpdateChangesNothing(): void
    {
        $post = $this->liveBlog('');
        $old = $this->update('stored1100', '11:00');
        StoredUpdates::add($post->ID, $old);
        StoredUpdates::add($post->ID, $this->update('stored1200', '12:00'));
        $first = new StoredUpdate($old->key, $old->time, 'First editor', $old->text, true);
        $second = new StoredUpdate($old->key, $old->time, 'Second editor', $old->text, true);

        self::assertTrue(StoredUpdates::replace($post->ID, $old, $first));
        self::assertFalse(StoredUpdates::replace($post->ID, $old, $second));
        self::assertFalse(StoredUpdates::delete($post->ID, $old));
        self::assertSame(
            ['Update 12:00', 'First editor'],
            array_map(static fn (StoredUpdate $update): string => $update->title, StoredUpdates::all($post->ID)),
        );
        self::assertTrue(StoredUpdates::delete($post->ID, $first));
        self::assertCount(1, StoredUpdates::all($post->ID));
    }

    private function update(string $key, string $time, bool $isPublished = true): StoredUpdate
    {
        return new StoredUpdate($key, "2026-03-01T{$time}:00Z", "Update {$time}", 'Text \ "one" é.', $isPublished);
    }

    private function liveBlog(string $content): \WP_Post
    {
        return $this->post(['content' => $content, 'meta' => [LiveBlogMeta::STATE => 'live']]);
    }
}
