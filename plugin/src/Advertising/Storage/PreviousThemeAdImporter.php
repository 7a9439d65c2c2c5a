<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.SlowDBQuery -- runs once, when ads of the previous theme are imported.

namespace CourantDesk\Advertising\Storage;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\AdKind;

/**
 * Imports the advertisements of the site's previous theme. The theme Courant fires an action when it imports the
 * settings of that theme, and stores no advertising itself. When an image is not in the media library, the ad is a
 * draft with the image's URL in its title.
 */
final class PreviousThemeAdImporter
{
    /** Meta key with the source image of an imported ad, so that a second import creates no second ad. */
    private const SOURCE_META = '_courant_adopted_from';
    private const MAX_ADS = 40;

    public function __construct(private readonly AdvertisingSettings $settings)
    {
    }

    /**
     * @param mixed $old settings of the previous theme by name
     * @param mixed $ads list of {image, link, slot}: URLs, and the ID of the slot with the position in that theme
     */
    public function importAds(mixed $old, mixed $ads = []): void
    {
        foreach (is_array($ads) ? array_slice($ads, 0, self::MAX_ADS) : [] as $ad) {
            if (is_array($ad)) {
                $this->importAd(self::url($ad, 'image'), self::url($ad, 'link'), $ad['slot'] ?? '');
            }
        }
    }

    private function importAd(string $url, string $link, mixed $slot): void
    {
        if ($url === '' || $this->isImported($url)) {
            return;
        }
        $image = attachment_url_to_postid($url);
        $slotIds = array_keys($this->settings->slots());
        $slots = in_array($slot, $slotIds, true) ? [$slot] : array_slice($slotIds, 0, 1);
        $ad = wp_insert_post([
            'post_type' => AdPostType::NAME,
            'post_status' => 'draft',
            'post_title' => $image > 0
                ? __('Imported advertisement', 'courant-desk')
                /* translators: %s: URL of an image */
                : wp_slash(sprintf(__('Imported advertisement: %s', 'courant-desk'), $url)),
            'meta_input' => wp_slash([
                AdMeta::META_KEY => AdMeta::sanitize(
                    ['kind' => AdKind::Image->value, 'places' => $slots, 'link' => $link]
                ),
                self::SOURCE_META => $url,
            ]),
        ]);
        if ($ad > 0 && $image > 0 && $slots !== []) {
            set_post_thumbnail($ad, $image);
            wp_update_post(['ID' => $ad, 'post_status' => 'publish']);
        }
    }

    /** Deletes imported ads when the import of the theme's settings is undone. */
    public function handleSwitch(string $action): void
    {
        foreach ($action === 'undo' ? self::findImported(['compare' => 'EXISTS']) : [] as $ad) {
            wp_delete_post($ad, true);
        }
    }

    private function isImported(string $url): bool
    {
        return self::findImported(['value' => $url]) !== [];
    }

    /**
     * @param array<string, string> $condition on the source image
     * @return list<int>
     */
    private static function findImported(array $condition): array
    {
        $ads = get_posts([
            'post_type' => AdPostType::NAME,
            'post_status' => ['any', 'trash'],
            'numberposts' => self::MAX_ADS,
            'fields' => 'ids',
            'meta_query' => [['key' => self::SOURCE_META] + $condition],
        ]);

        return array_values(array_filter($ads, 'is_int'));
    }

    /** @param array<mixed> $ad */
    private static function url(array $ad, string $key): string
    {
        return is_string($ad[$key] ?? null) ? sanitize_url($ad[$key], ['http', 'https']) : '';
    }
}
