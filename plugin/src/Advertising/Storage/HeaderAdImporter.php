<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Storage;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\AdKind;

/**
 * Imports the header advertisement of the site's previous theme as an ad. The theme Courant fires an action when it
 * imports the settings of that theme, and stores no advertising itself. When the image is not in the media library, the
 * ad is a draft with the image's URL in its title.
 */
final class HeaderAdImporter
{
    private const IMAGE_SETTING = 'newscard_header_add_image';
    private const LINK_SETTING = 'newscard_header_add_link';
    /** Meta key with the source image of an imported ad, so that a second import creates no second ad. */
    private const SOURCE_META = '_courant_adopted_from';

    public function __construct(private readonly AdvertisingSettings $settings)
    {
    }

    /**
     * @param mixed $old settings of the previous theme by name
     * @param mixed $headerAd {image, link} of an ad that was in a widget
     */
    public function importHeaderAd(mixed $old, mixed $headerAd = []): void
    {
        $values = (is_array($old) ? $old : []) + [
            self::IMAGE_SETTING => is_array($headerAd) ? $headerAd['image'] ?? '' : '',
            self::LINK_SETTING => is_array($headerAd) ? $headerAd['link'] ?? '' : '',
        ];
        $text = static fn (string $key): string => is_string($values[$key] ?? null)
            ? sanitize_url($values[$key], ['http', 'https'])
            : '';
        $url = $text(self::IMAGE_SETTING);
        if ($url === '' || $this->isImported($url)) {
            return;
        }
        $image = attachment_url_to_postid($url);
        $slotIds = array_keys($this->settings->slots());
        // Next to the logo, its position in the previous theme.
        $slots = in_array('navigation', $slotIds, true) ? ['navigation'] : array_slice($slotIds, 0, 1);
        $ad = wp_insert_post([
            'post_type' => AdPostType::NAME,
            'post_status' => 'draft',
            'post_title' => $image > 0
                ? __('Header advertisement', 'courant-desk')
                /* translators: %s: URL of an image */
                : wp_slash(sprintf(__('Header advertisement: %s', 'courant-desk'), $url)),
            'meta_input' => wp_slash([
                AdMeta::META_KEY => AdMeta::sanitize(
                    ['kind' => AdKind::Image->value, 'places' => $slots, 'link' => $text(self::LINK_SETTING)]
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
            'numberposts' => 20,
            'fields' => 'ids',
            'meta_query' => [['key' => self::SOURCE_META] + $condition],
        ]);

        return array_values(array_filter($ads, 'is_int'));
    }
}
