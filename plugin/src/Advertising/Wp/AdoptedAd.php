<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\AdKind;

/**
 * The advertisement in the header of a site's former theme, as an ad of the inventory: the theme Courant says when it takes that
 * theme's settings over, and keeps no advertising itself. A picture that is not in the library cannot be shown: then the ad is a
 * draft that tells its address.
 */
final class AdoptedAd
{
    private const IMAGE = 'newscard_header_add_image';
    private const LINK = 'newscard_header_add_link';
    /** Which picture an ad was made of: taking over a second time makes no second ad. */
    private const SOURCE = '_courant_adopted_from';

    public function __construct(private readonly AdvertisingSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('courant_settings_adopted', [$this, 'adopt']);
    }

    /** @param mixed $old the former theme's settings by their names */
    public function adopt(mixed $old): void
    {
        $text = static fn (string $key): string => is_array($old) && is_string($old[$key] ?? null) ? sanitize_url($old[$key], ['http', 'https']) : '';
        $address = $text(self::IMAGE);
        if ($address === '' || $this->isThere($address)) {
            return;
        }
        $image = attachment_url_to_postid($address);
        $places = array_keys($this->settings->places());
        // Beside the logo, where it stood.
        $place = in_array('navigation', $places, true) ? ['navigation'] : array_slice($places, 0, 1);
        $ad = wp_insert_post([
            'post_type' => AdType::NAME,
            'post_status' => 'draft',
            'post_title' => $image > 0
                ? __('Advertisement in the header', 'courant-desk')
                /* translators: %s: address of a picture */
                : wp_slash(sprintf(__('Advertisement in the header: %s', 'courant-desk'), $address)),
            'meta_input' => wp_slash([
                AdMeta::DATA => AdMeta::clean(['kind' => AdKind::Image->value, 'places' => $place, 'link' => $text(self::LINK)]),
                self::SOURCE => $address,
            ]),
        ]);
        if ($ad > 0 && $image > 0 && $place !== []) {
            set_post_thumbnail($ad, $image);
            wp_update_post(['ID' => $ad, 'post_status' => 'publish']);
        }
    }

    private function isThere(string $address): bool
    {
        return get_posts([
            'post_type' => AdType::NAME,
            'post_status' => ['any', 'trash'],
            'numberposts' => 1,
            'fields' => 'ids',
            'meta_query' => [['key' => self::SOURCE, 'value' => $address]],
        ]) !== [];
    }
}
