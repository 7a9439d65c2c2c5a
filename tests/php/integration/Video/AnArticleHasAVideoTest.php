<?php

declare(strict_types=1);

namespace CourantTests\Integration\Video;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;
use WP_Post;

/** Where an article's video comes from, and the element that carries it (Spec 2.3 and 3, Rulings 33). */
final class AnArticleHasAVideoTest extends SiteTestCase
{
    private const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ?t=90';

    public function testTheEditorsAddressStandsInTheArticle(): void
    {
        $html = $this->page($this->post(['title' => 'Bats & "swifts"', 'meta' => ['courant_video_url' => self::ADDRESS]]));

        self::assertSame(['youtube_url' => self::ADDRESS], $this->settings($html));
        self::assertStringContainsString('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&#038;t=90s"', $html);
        self::assertStringContainsString('early/video.js', $html);
        self::assertStringContainsString('"category":"marketing"', $html);
        self::assertStringNotContainsString('ytimg', $html);
    }

    #[DataProvider('embeds')]
    public function testWithoutAnAddressTheFirstEmbedIsTheVideo(string $content, ?string $address): void
    {
        $this->signIn();
        $html = $this->page($this->post(['content' => $content]));

        self::assertSame($address === null ? null : ['youtube_url' => $address], $this->settings($html));
        self::assertStringContainsString('early/video.js', $html);
    }

    /** @return iterable<string, array{string, string|null}> */
    public static function embeds(): iterable
    {
        $id = 'dQw4w9WgXcQ';
        yield 'a block' => ["<!-- wp:group --><div><!-- wp:embed {\"url\":\"https://youtu.be/$id\",\"type\":\"video\",\"providerNameSlug\":\"youtube\"} --><figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://youtu.be/$id\n</div></figure><!-- /wp:embed --></div><!-- /wp:group -->", "https://youtu.be/$id"];
        yield 'a line' => ["Some words.\n\nhttps://www.youtube.com/watch?v=$id\n\nMore.", "https://www.youtube.com/watch?v=$id"];
        yield 'a shortcode' => ["[embed]https://youtu.be/{$id}[/embed]", "https://youtu.be/$id"];
        yield 'a frame before a line' => ["<iframe src=\"//www.youtube.com/embed/$id\"></iframe>\n\nhttps://youtu.be/AAAAAAAAAAA\n", "//www.youtube.com/embed/$id"];
        yield 'a link is none' => ["<p><a href=\"https://youtu.be/$id\">See</a> https://youtu.be/$id there.</p>", null];
        yield 'another service' => ["<iframe src=\"https://player.example/youtube/$id\"></iframe>", null];
        yield 'nothing' => ['Some words.', null];
    }

    public function testAnAddressThatIsNoneShowsNoVideo(): void
    {
        self::assertNull($this->settings($this->page($this->post(['meta' => ['courant_video_url' => 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ']]))));
    }

    public function testTheEditorOrTheOwnerTurnsItOff(): void
    {
        $content = "https://youtu.be/dQw4w9WgXcQ\n";
        self::assertNull($this->settings($this->page($this->post(['content' => $content, 'meta' => ['courant_video_off' => true]]))));
        update_option('courant_video', ['inherit' => false]);
        self::assertNull($this->settings($this->page($this->post(['content' => $content]))));
    }

    public function testThePosterComesFromTheSite(): void
    {
        $image = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Poster'], 'poster.png');
        $post = $this->post(['meta' => ['courant_video_url' => self::ADDRESS, '_thumbnail_id' => $image]]);

        self::assertStringContainsString('uploads/poster.png"', $this->page($post));
    }

    public function testAPageWithoutVideosPaysNothing(): void
    {
        self::assertStringNotContainsString('early/video.js', $this->http('GET', self::path($this->post(['type' => 'page'])))->body);
        self::assertStringNotContainsString('styles/video.css', $this->page($this->post()));
    }

    public function testAnEditorSetsItThroughRestAndAReaderDoesNot(): void
    {
        $post = $this->post();
        $path = '/?rest_route=/wp/v2/posts/' . $post->ID;
        $body = (string) wp_json_encode(['meta' => ['courant_video_url' => " https://youtu.be/dQw4w9WgXcQ\n"]]);
        $editor = $this->user('editor');
        $said = $this->http('POST', $path, $body, [], ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($editor, 'wp_rest')], $editor);
        self::assertSame(200, $said->status, $said->body);
        self::assertSame('https://youtu.be/dQw4w9WgXcQ', get_post_meta($post->ID, 'courant_video_url', true));
        self::assertSame(401, $this->http('POST', $path, $body, [], ['Content-Type' => 'application/json'])->status);
    }

    private function page(WP_Post $post): string
    {
        $answer = $this->http('GET', self::path($post));
        self::assertSame(200, $answer->status);

        return $answer->body;
    }

    private static function path(WP_Post $post): string
    {
        return (string) wp_parse_url(get_permalink($post), PHP_URL_PATH);
    }

    /** @return mixed what the element's attribute holds, or null without an element */
    private function settings(string $html): mixed
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'div'])) {
            $settings = $tags->get_attribute('data-video-settings');
            if (is_string($settings)) {
                return json_decode($settings, true);
            }
        }

        return null;
    }
}
