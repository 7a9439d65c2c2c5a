<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;
use PHPUnit\Framework\Attributes\Group;

/** Tests pages of images, galleries, audio, video and documents. */
#[Group('each-version')]
final class AttachmentPagesTest extends SiteTestCase
{
    use RequestsThemePages;

    public function testAttachmentsAndGalleriesShowTheirImages(): void
    {
        update_option('wp_attachment_pages_enabled', '1');
        $parent = $this->post(['type' => 'page', 'title' => 'Atlas']);
        $files = array_map(fn (int $number): int => $this->picture("Map {$number}", $parent->ID), [1, 2]);
        $page = $this->page(get_permalink($files[0]));

        self::assertSame('Map 1', $page->text('h1'));
        self::assertSame('Caption of Map 1', $page->text('figcaption'));
        self::assertSame(1, $page->count('figure//img'), 'Once, not again in the text.');
        self::assertSame(
            1,
            $page->count('figure/a/img[@alt="Map 1"]'),
            'The link to the whole of it has a name, also where nobody described it.',
        );
        self::assertSame(2, $page->count('main//img'), 'It, and the next one of the gallery.');
        self::assertSame(['Map 2'], $page->texts('nav[@aria-label="Gallery images"]//span[@class="media-file__title"]'));
        self::assertSame(['Home', 'Atlas', 'Map 1'], $page->texts('nav[@aria-label="Breadcrumbs"]//li'));

        $gallery = $this->article('Maps', [
            'content' => sprintf('[gallery ids="%s" link="file"]', implode(',', $files)),
        ]);
        $page = $this->page(get_permalink($gallery));
        self::assertSame(2, $page->count('div[contains(@class, "gallery")]//figure[@class="gallery-item"]//img'));
        self::assertSame(['Caption of Map 1', 'Caption of Map 2'], $page->texts('figcaption'));
    }

    /** In the order of the gallery, not of the uploads; other images of a protected post stay hidden. */
    public function testImagePageLinksAdjacentGalleryImages(): void
    {
        update_option('wp_attachment_pages_enabled', '1');
        $parent = $this->article('Atlas');
        [$first, $second, $third] = array_map(
            fn (int $number): int => $this->picture("Map {$number}", $parent->ID),
            [1, 2, 3],
        );
        $block = static fn (int $id): string
            => "<!-- wp:image {\"id\":{$id}} --><figure><img class=\"wp-image-{$id}\" /></figure><!-- /wp:image -->";
        $titles = fn (int $id): array => $this->page(get_permalink($id))->texts('span[@class="media-file__title"]');

        self::assertSame(['Map 1', 'Map 3'], $titles($second));
        foreach (
            [
                "<!-- wp:gallery -->{$block($third)}{$block($first)}<!-- /wp:gallery -->",
                "[gallery ids='{$third},{$first}' link=\"none\"]",
            ] as $content
        ) {
            wp_update_post(['ID' => $parent->ID, 'post_content' => wp_slash($content)]);
            self::assertSame(['Map 1'], $titles($third), $content);
            self::assertSame(['Map 3'], $titles($first), $content);
        }
        wp_update_post(['ID' => $parent->ID, 'post_password' => 'key']);
        self::assertSame([], $titles($first));
    }

    /** With native browser controls: no script, no jQuery. */
    public function testAudioVideoAndDocumentPagesWork(): void
    {
        update_option('wp_attachment_pages_enabled', '1');
        $details = ['filesize' => 2_500_000, 'length_formatted' => '3:05', 'width' => 640, 'height' => 360];
        foreach (
            [
                'audio/mpeg' => ['rain.mp3', 'audio[@controls]'],
                'video/mp4' => ['ferry.mp4', 'video[@controls][@width="640"][@height="360"]'],
                'application/pdf' => ['report of "us".pdf', 'a[@class="media-file__sheet"]'],
            ] as $type => [$name, $shown]
        ) {
            $id = wp_insert_attachment([
                'post_mime_type' => $type, 'post_title' => 'A file', 'post_excerpt' => 'Its caption',
                'post_content' => 'Its description.', 'post_status' => 'inherit',
            ], $name);
            update_post_meta(
                $id,
                '_wp_attachment_metadata',
                $type === 'application/pdf' ? ['filesize' => 40_000] : $details,
            );
            $html = $this->http('GET', $this->path(get_permalink($id)))->body;
            $page = new Page($html);
            $facts = $page->texts('dl[@class="media-file__facts"]//dd');

            self::assertSame(1, $page->count("figure/{$shown}"), $type);
            self::assertSame(
                ['Its caption', 'Its description.'],
                [$page->text('figcaption'), $page->text('div[@class="entry-content"]/p')],
            );
            self::assertSame("Download {$name}", $page->text('a[@download]'));
            self::assertSame(
                $type === 'application/pdf'
                    ? ['PDF', '39 KB']
                    : [strtoupper(substr($name, -3)), '640 × 360 pixels', '3:05', '2.4 MB'],
                $facts,
            );
            self::assertStringNotContainsString('mediaelement', $html);
        }
    }
}
