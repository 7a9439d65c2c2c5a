<?php

declare(strict_types=1);

namespace CourantTests\Integration\Advertising;

use CourantTests\Support\SiteTestCase;

/** Tests that the advertisement of the previous theme keeps its position. */
final class HeaderAdImporterTest extends SiteTestCase
{
    public function testTheHeaderAdIsNextToTheLogoWithItsImageAndUrl(): void
    {
        $picture = $this->picture('2026/11/shop.png');
        $this->import(wp_get_attachment_url($picture), 'https://shop.example/?a=1&b=2');
        $this->import(wp_get_attachment_url($picture), 'https://shop.example/?a=1&b=2');

        // WordPress 6.5 escapes slashes in scripts.
        $html = str_replace('\/', '/', $this->http('GET', '/')->body);
        self::assertStringContainsString('data-courant-ad="navigation"', $html);
        self::assertSame(1, substr_count($html, 'https://shop.example/?a=1'), 'A second import adds no second ad.');
        self::assertStringContainsString('2026/11/shop.png', $html);
        self::assertStringNotContainsString('data-courant-ad="header" role', $html);
    }

    public function testAnAdWithoutALibraryImageIsADraft(): void
    {
        $this->import('https://elsewhere.example/shop.png', 'javascript:alert(1)');
        [$ad] = get_posts(['post_type' => 'courant_ad', 'post_status' => 'draft']);

        self::assertStringContainsString('https://elsewhere.example/shop.png', $ad->post_title);
        self::assertStringNotContainsString('javascript', serialize(get_post_meta($ad->ID)));
        self::assertStringNotContainsString('data-courant-ad="navigation" role', $this->http('GET', '/')->body);
    }

    public function testWithoutAHeaderAdNothingIsCreated(): void
    {
        $this->import('', 'https://shop.example/');
        do_action('courant_settings_adopted', 'nonsense');
        do_action('courant_settings_adopted', ['newscard_header_add_image' => ['x']]);

        self::assertSame([], get_posts(['post_type' => 'courant_ad', 'post_status' => 'any']));
    }

    private function import(string|false $image, string $link): void
    {
        do_action(
            'courant_settings_adopted',
            ['newscard_header_add_image' => $image, 'newscard_header_add_link' => $link],
        );
    }

    private function picture(string $file): int
    {
        $id = wp_insert_attachment(
            ['post_title' => 'Shop', 'post_mime_type' => 'image/png', 'post_status' => 'inherit'],
            $file,
        );
        update_post_meta($id, '_wp_attached_file', $file);

        return $id;
    }
}
