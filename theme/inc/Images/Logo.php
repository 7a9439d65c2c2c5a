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

        foreach (['logo_svg', 'logo_svg_dark'] as $id) {
            add_filter(
                'pre_set_theme_mod_' . ThemeOptions::PREFIX . $id,
                static fn (mixed $value): mixed => ThemeOptions::sanitize($id, $value),
            );
        }
    }

    /**
     * Returns whether the header shows a logo instead of the site title.
     */
    public static function isShown(): bool
    {
        return has_custom_logo() || ThemeOptions::text('logo_svg') !== '';
    }

    public static function print(): void
    {
        $light = ThemeOptions::text('logo_svg');
        $dark = ThemeOptions::text('logo_svg_dark');

        if ($light === '') {
            FeaturedImage::withoutHighPriority(self::printVariants(...));
        } elseif ($dark === '') {
            self::printSvg($light, 'custom-logo-link');
        } else {
            echo '<div class="logos logos--dark">';
            self::printSvg($light, 'custom-logo-link');
            self::printSvg($dark, 'logo logo--dark');
            echo '</div>';
        }
    }

    /**
     * Prints a logo as an image in the page, so that it is painted with the header and needs no request.
     */
    private static function printSvg(string $svg, string $class): void
    {
        [$width, $height] = SvgSanitizer::dimensions($svg);

        printf(
            '<a class="%1$s" href="%2$s" rel="home"><img class="custom-logo custom-logo--svg" src="data:image/svg+xml,%3$s" alt="%4$s" width="%5$d" height="%6$d" style="%7$s"></a>',
            esc_attr($class),
            esc_url(home_url('/')),
            rawurlencode($svg),
            esc_attr(get_bloginfo('name', 'display')),
            (int) round($width),
            (int) round($height),
            esc_attr(self::cssWidth(', ' . round(self::MAX_HEIGHT_REM * $width / max(1, $height), 2) . 'rem')),
        );
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

        return self::cssWidth($width);
    }

    private static function cssWidth(string $limits): string
    {
        return "inline-size: min(max(42vw, 100vw - 40rem), var(--courant-logo, 18rem){$limits})";
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
