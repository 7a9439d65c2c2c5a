<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

/** Tests `sizes`, fetch priority and lazy loading of content images. */
final class ContentImagesTest extends SiteTestCase
{
    private const PARAGRAPH = '<!-- wp:paragraph --><p>Text about the harbour.</p><!-- /wp:paragraph -->';

    public function testImagesAboveTheFoldLoadEagerlyOthersLazily(): void
    {
        $image = $this->block($this->picture('quay'));
        set_theme_mod('custom_logo', $this->picture('logo'));
        $near = $this->page(
            self::PARAGRAPH . $image . str_repeat(self::PARAGRAPH, 60) . $this->block($this->picture('ferry'))
        );

        self::assertSame(
            ['high'],
            $near->texts('div[@class="entry-content"]//img/@fetchpriority'),
            'Whatever the logo and the avatar are.',
        );
        self::assertSame(1, $near->count('div[@class="entry-content"]//img[@loading="lazy"]'));
        self::assertSame(0, $this->page(str_repeat(self::PARAGRAPH, 60) . $image)->count('*[@fetchpriority="high"]'));

        $below = $this->page($image, $this->picture('crane'));
        self::assertSame([1, 1], [
            $below->count('*[@fetchpriority="high"]'),
            $below->count('figure[@class="entry-picture"]//img[@fetchpriority="high"]'),
        ]);
        self::assertSame(
            1,
            $below->count('div[@class="entry-content"]//img[@loading="lazy"]'),
            'Images below the featured image are lazy.',
        );
    }

    public function testSizesAttributeReflectsColumnShare(): void
    {
        $image = $this->block($this->picture('quay'));
        $gallery = static fn (int $count): string
            => '<!-- wp:gallery {"columns":3} --><figure class="wp-block-gallery has-nested-images columns-3">'
                . str_repeat($image, $count) . '</figure><!-- /wp:gallery -->';
        $column = "<!-- wp:column --><div class=\"wp-block-column\">{$image}</div><!-- /wp:column -->";
        $sizes = fn (string $content): array => array_map(
            static fn (string $sizes): string => (string) preg_replace('/^auto, |, \(.*$/', '', $sizes),
            $this->page(str_repeat(self::PARAGRAPH, 60) . $content)->texts('div[@class="entry-content"]//img/@sizes')
        );

        self::assertSame(
            ['(min-width: 690px) 640px'],
            array_map(static fn (string $css): string => str_replace(', calc(95vw - 1rem)', '', $css), $sizes($image)),
        );
        self::assertSame(
            array_merge(array_fill(0, 3, '(min-width: 690px) calc((40rem - 3rem) / 3)'), [
                '(min-width: 690px) calc(40rem)',
            ]),
            $sizes($gallery(4)),
            'The last one has a separate row.',
        );
        self::assertSame(
            array_fill(0, 2, '(min-width: 782px) calc((40rem - 1.5rem) / 2)'),
            $sizes("<!-- wp:columns --><div class=\"wp-block-columns\">{$column}{$column}</div><!-- /wp:columns -->"),
        );
        self::assertSame(['100vw'], $sizes(str_replace('{"id"', '{"align":"full","id"', $image)));
        self::assertStringNotContainsString('data-courant-share', $this->http('GET', '/')->body);
    }

    private function block(int $picture): string
    {
        return "<!-- wp:image {\"id\":{$picture}} --><figure class=\"wp-block-image\"><img src=\""
            . wp_get_attachment_image_url($picture, 'large')
            . "\" alt=\"\" class=\"wp-image-{$picture}\"/></figure><!-- /wp:image -->";
    }

    /** Creates an image attachment without a file. */
    private function picture(string $name): int
    {
        $id = wp_insert_attachment(
            ['post_mime_type' => 'image/webp', 'post_title' => $name, 'post_status' => 'inherit'],
            "2026/11/{$name}.webp",
        );
        $cut = static fn (int $width, int $height): array => [
            'file' => "{$name}-{$width}x{$height}.webp", 'width' => $width, 'height' => $height,
            'mime-type' => 'image/webp',
        ];
        wp_update_attachment_metadata($id, [
            'width' => 1600,
            'height' => 900,
            'file' => "2026/11/{$name}.webp",
            'sizes' =>
                ['large' => $cut(1024, 576), 'courant-lead' => $cut(1408, 792), 'courant-card' => $cut(640, 360)],
        ]);

        return $id;
    }

    private function page(string $content, int $above = 0): Page
    {
        $post = $this->post([
            'title' => 'Harbour',
            'content' => $content,
            'meta' => ['courant_layout' => 'none'] + ($above > 0 ? ['_thumbnail_id' => $above] : []),
        ]);

        return new Page($this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body);
    }
}
