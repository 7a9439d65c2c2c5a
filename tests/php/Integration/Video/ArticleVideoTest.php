<?php

declare(strict_types=1);

namespace CourantTests\Integration\Video;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Tests the source and the element of an article's video (docs/features/video.md,
 * docs/features/video.md#video-element).
 */
final class ArticleVideoTest extends SiteTestCase
{
    private const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ?t=90';

    public function testRendersTheVideoOfTheEditorsUrl(): void
    {
        $html = $this->page(
            $this->post(['title' => 'Bats & "swifts"', 'meta' => ['courant_video_url' => self::ADDRESS]])
        );

        self::assertSame(['youtube_url' => self::ADDRESS], $this->settings($html));
        self::assertStringContainsString('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&#038;t=90s"', $html);
        self::assertStringContainsString('early/video.js', $html);
        self::assertStringContainsString('"category":"marketing"', $html);
        self::assertStringNotContainsString('ytimg', $html);
    }

    public function testElementDescribesWhatPlayingLoads(): void
    {
        $html = $this->page($this->post(['meta' => ['courant_video_url' => self::ADDRESS]]));

        self::assertSame(1, preg_match('/aria-describedby="(courant-video-note-\d+)"/', $html, $matches));
        self::assertStringContainsString(
            'id="' . $matches[1] . '">Plays from YouTube. When you play it, your browser sends data such as your IP address to www.youtube-nocookie.com',
            $html,
        );
    }

    /** @param list<string> $players URLs of the players in the text */
    #[DataProvider('embeds')]
    public function testEmbeddedVideosPlayInPlace(string $content, array $players): void
    {
        $this->signIn();
        $html = $this->page($this->post(['content' => $content]));

        self::assertNull($this->settings($html));
        self::assertStringContainsString('early/video.js', $html);
        self::assertSame($players, $this->players($html));
        self::assertSame(count($players), substr_count($html, 'data-courant-player'));
        self::assertSame(count($players), substr_count($html, 'Accept and play</button>'));
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function embeds(): iterable
    {
        $id = 'dQw4w9WgXcQ';
        $player = "https://www.youtube-nocookie.com/embed/$id?playsinline=1&rel=0&enablejsapi=1";
        yield 'a frame' => ["<iframe src=\"//www.youtube.com/embed/$id?feature=oembed\" title=\"A film\"></iframe>", [$player]];
        yield 'two, with a start time and a playlist' => [
            "<iframe src=\"https://www.youtube.com/embed/$id?start=90\"></iframe><p>Text</p><iframe src=\"https://www.youtube.com/embed/videoseries?list=PL12\"></iframe>",
            ["$player&start=90", 'https://www.youtube-nocookie.com/embed/videoseries?playsinline=1&rel=0&enablejsapi=1&list=PL12'],
        ];
        yield 'a link is not allowed' => ["<p><a href=\"https://youtu.be/$id\">See</a> https://youtu.be/$id there.</p>", []];
        yield 'another service' => ["<iframe src=\"https://player.example/youtube/$id\"></iframe>", []];
        yield 'nothing' => ['Some text.', []];
    }

    public function testBlocksWithoutAnEmbedShowAMessageAndALinkInTheSizeOfTheVideo(): void
    {
        $block = static fn (string $url, string $html, string $type = 'video'): string => do_blocks(
            "<!-- wp:embed {\"url\":\"$url\",\"type\":\"$type\"} --><figure class=\"wp-block-embed wp-has-aspect-ratio\">"
            . "<div class=\"wp-block-embed__wrapper\">\n$html\n</div></figure><!-- /wp:embed -->"
        );
        $url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

        self::assertStringContainsString(
            '<div class="wp-block-embed__wrapper"><span class="courant-embed-failed">The video could not be loaded. '
            . "<a href=\"$url\">Watch on YouTube</a></span></div></figure>",
            $block($url, "<a href=\"$url\">$url</a>"),
        );
        self::assertTrue(wp_style_is('courant-desk-consent-embeds'));
        self::assertStringContainsString('>Watch on vimeo.com</a>', $block('https://vimeo.com/1', 'https://vimeo.com/1'));
        self::assertStringNotContainsString('failed', $block($url, '<iframe src="https://a.example"></iframe>'));
        self::assertStringNotContainsString('failed', $block('https://a.example/post', 'A link', 'rich'));
    }

    public function testEmbeddedVideosNeedTheVideoConsent(): void
    {
        $this->signIn();
        update_option('courant_video', ['category' => 'statistics']);
        $post = $this->post(['content' => '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>']);

        self::assertSame(['statistics', 'marketing'], $this->categories($this->page($post)));
    }

    public function testEnhancedPlayerCanBeDisabled(): void
    {
        $this->signIn();
        update_option('courant_video', ['inherit' => false]);
        $html = $this->page(
            $this->post(['content' => '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'])
        );

        self::assertSame([], $this->players($html));
        self::assertStringContainsString('src="https://www.youtube.com/embed/dQw4w9WgXcQ"', $html);
        self::assertNull($this->settings($html));
    }

    public function testInvalidUrlRendersNoVideo(): void
    {
        self::assertNull($this->settings($this->page(
            $this->post(['meta' => ['courant_video_url' => 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ']])
        )));
    }

    public function testEditorCanDisableTheVideo(): void
    {
        self::assertNull($this->settings(
            $this->page($this->post(['meta' => ['courant_video_url' => self::ADDRESS, 'courant_video_off' => true]]))
        ));
    }

    public function testPosterIsLocal(): void
    {
        $image = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Poster'], 'poster.png');
        $post = $this->post(['meta' => ['courant_video_url' => self::ADDRESS, '_thumbnail_id' => $image]]);

        self::assertStringContainsString('uploads/poster.png"', $this->page($post));
    }

    public function testPagesWithoutVideoEnqueueNothing(): void
    {
        self::assertStringNotContainsString(
            'early/video.js',
            $this->http('GET', self::path($this->post(['type' => 'page'])))->body,
        );
        self::assertStringNotContainsString('styles/video.css', $this->page($this->post()));
    }

    public function testOnlyEditorsCanSetTheVideoThroughRest(): void
    {
        $post = $this->post();
        $path = '/?rest_route=/wp/v2/posts/' . $post->ID;
        $body = (string) wp_json_encode(['meta' => ['courant_video_url' => " https://youtu.be/dQw4w9WgXcQ\n"]]);
        $editor = $this->user('editor');
        $saved = $this->http('POST', $path, $body, [], [
            'Content-Type' => 'application/json',
            'X-WP-Nonce' => $this->nonceOf($editor, 'wp_rest'),
        ], $editor);
        self::assertSame(200, $saved->status, $saved->body);
        self::assertSame('https://youtu.be/dQw4w9WgXcQ', get_post_meta($post->ID, 'courant_video_url', true));
        self::assertSame(401, $this->http('POST', $path, $body, [], ['Content-Type' => 'application/json'])->status);
    }

    public function testUrlOfAVideoIsAPlayerIfItsServiceDoesNotRespond(): void
    {
        $this->signIn();
        // Without a network, no service responds.
        $html = $this->page($this->post([
            'content' => "Above.\n\nhttp://www.youtube.com/watch?v=SQEQr7c0-dw\n\nhttps://vimeo.com/22439234\n\nBelow.",
        ]));

        self::assertSame(
            ['https://www.youtube-nocookie.com/embed/SQEQr7c0-dw?playsinline=1&rel=0&enablejsapi=1'],
            $this->players($html),
        );
        self::assertSame(1, substr_count($html, 'Accept and play</button>'));
        self::assertStringContainsString(
            '<span class="courant-embed-failed">The video could not be loaded. '
            . '<a href="https://vimeo.com/22439234">Watch on vimeo.com</a></span>',
            $html,
        );
        self::assertStringContainsString('courant-desk-consent-embeds-', $html);
    }

    public function testUrlOfAVideoIsAMessageIfItsServiceDoesNotRespondAndThePlayerIsDisabled(): void
    {
        update_option('courant_video', ['inherit' => false]);
        $url = 'https://www.youtube.com/watch?v=SQEQr7c0-dw&t=5';

        self::assertSame(
            '<span class="courant-embed-failed">The video could not be loaded. '
            . '<a href="https://www.youtube.com/watch?v=SQEQr7c0-dw&#038;t=5">Watch on YouTube</a></span>',
            self::failedEmbed($url),
        );
        self::assertSame('https://a.example/video', self::failedEmbed('https://a.example/video'));
    }

    private static function failedEmbed(string $url): string
    {
        $embed = new \WP_Embed();
        $embed->linkifunknown = false;

        return (string) $embed->maybe_make_link($url);
    }

    private function page(WP_Post $post): string
    {
        $response = $this->http('GET', self::path($post));
        self::assertSame(200, $response->status);

        return $response->body;
    }

    private static function path(WP_Post $post): string
    {
        return (string) wp_parse_url(get_permalink($post), PHP_URL_PATH);
    }

    /** @return mixed decoded attribute of the element, or null without an element */
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

    /** @return list<string> URLs of the players in placeholders */
    private function players(string $html): array
    {
        preg_match_all('~<template>(<iframe[^>]*></iframe>)~', $html, $frames);

        return $this->sources($frames[1]);
    }

    /**
     * @param list<string> $frames
     * @return list<string>
     */
    private function sources(array $frames): array
    {
        $sources = [];
        foreach ($frames as $frame) {
            $tag = new WP_HTML_Tag_Processor($frame);
            if ($tag->next_tag(['tag_name' => 'iframe']) && $tag->get_attribute('data-courant-player') !== null) {
                $sources[] = (string) $tag->get_attribute('src');
            }
        }

        return $sources;
    }

    /** @return list<string> consent that placeholders wait for */
    private function categories(string $html): array
    {
        $found = [];
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['class_name' => 'courant-embed'])) {
            $found[] = (string) $tags->get_attribute('data-courant-embed');
        }

        return $found;
    }
}
