<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Prints the site logo. It is not the largest contentful paint, but WordPress would give it a higher fetch priority
 * than the lead image. Alternative logos for dark mode and narrow viewports are lazy, so that a browser loads only the
 * one that it displays.
 */
final class Logo implements Module
{
    /** Maximum height in rem, as in theme/assets/css/parts/brand.css. */
    private const MAX_HEIGHT_REM = 3.5;

    public function boot(): void
    {
        add_filter('get_custom_logo_image_attributes', $this->setImageAttributes(...), 10, 2);
    }

    public static function print(): void
    {
        FeaturedImage::withoutHighPriority(self::printVariants(...));
    }

    private static function printVariants(): void
    {
        $others = array_filter([
            'dark' => ThemeOptions::number('logo_dark'),
            'mobile' => ThemeOptions::number('logo_mobile'),
        ], FeaturedImage::isImage(...));

        if ($others === []) {
            the_custom_logo();

            return;
        }

        printf('<div class="logos logos--%s">', esc_attr(implode(' logos--', array_keys($others))));
        the_custom_logo();

        foreach ($others as $kind => $image) {
            printf('<a class="logo logo--%s" href="%s" rel="home">', esc_attr($kind), esc_url(home_url('/')));
            echo wp_get_attachment_image($image, 'full', false, [
                'class' => 'custom-logo',
                'alt' => get_bloginfo('name', 'display'),
                'loading' => 'lazy',
                'sizes' => self::sizesAttribute(),
                'style' => self::widthStyle($image),
            ]);
            echo '</a>';
        }

        echo '</div>';
    }

    /**
     * Returns the `sizes` attribute. In narrow viewports the logo shares its row with buttons.
     */
    private static function sizesAttribute(): string
    {
        $width = ThemeOptions::number('logo_width');

        return "(max-width: 599px) min(42vw, {$width}px), {$width}px";
    }

    /**
     * Returns the inline style with the width of a logo. An image whose width is `auto` has no size until it has
     * loaded, so that the header would move then. The width is limited by the maximum height, so that no empty space is
     * next to the image.
     */
    private static function widthStyle(int $image): string
    {
        $source = wp_get_attachment_image_src($image, 'full');
        [, $pixels, $height] = $source === false ? ['', 0, 0] : $source;
        $width = $pixels === 0 ? '' : ", {$pixels}px";

        if ($pixels > 0 && $height > 0) {
            $width .= ', ' . round(self::MAX_HEIGHT_REM * $pixels / $height, 2) . 'rem';
        }

        return "inline-size: min(max(42vw, 100vw - 40rem), var(--courant-logo, 18rem){$width})";
    }

    /**
     * Sets the attributes of the logo image.
     *
     * @param array<string, mixed> $attributes
     * @return array<string, mixed>
     */
    private function setImageAttributes(array $attributes, mixed $image): array
    {
        return [
            'fetchpriority' => 'auto',
            'loading' => false,
            'sizes' => self::sizesAttribute(),
            'style' => self::widthStyle(is_numeric($image) ? (int) $image : 0),
        ] + $attributes;
    }
}
