<?php

declare(strict_types=1);

namespace CourantTests\Integration\Advertising;

use CourantDesk\Advertising\Storage\AdMeta;
use CourantTests\Support\SiteTestCase;
use WP_Post;

/** Tests that the advertisements of the previous theme keep their positions. */
final class PreviousThemeAdImporterTest extends SiteTestCase
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
        do_action('courant_settings_adopted', [], ['image' => 'https://elsewhere.example/a.png']);
        do_action('courant_settings_adopted', [], [['image' => ['x'], 'slot' => ['y']], 'z']);

        self::assertSame([], get_posts(['post_type' => 'courant_ad', 'post_status' => 'any']));
    }

    public function testEachAdHasItsSlot(): void
    {
        $this->import('https://elsewhere.example/a.png', '', 'sidebar');
        $this->import('https://elsewhere.example/b.png', '', 'no-such-slot');

        $ads = get_posts(['post_type' => 'courant_ad', 'post_status' => 'draft', 'order' => 'ASC', 'orderby' => 'ID']);
        self::assertSame([['sidebar'], ['header']], array_map(static function (WP_Post $ad): mixed {
            $meta = get_post_meta($ad->ID, AdMeta::META_KEY, true);

            return is_array($meta) ? $meta['places'] : null;
        }, $ads));
    }

    private function import(string|false $image, string $link, string $slot = 'navigation'): void
    {
        do_action('courant_settings_adopted', [], [['image' => $image, 'link' => $link, 'slot' => $slot]]);
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
