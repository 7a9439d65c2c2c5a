<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Customizer\Options;
use Courant\Feature;

/**
 * The logo is seen first but is not what a visitor waits for: WordPress would fetch it before the
 * opening story's picture. Other logos stand in for it in the dark and in narrow windows; all are
 * lazy, so that a browser fetches only the one that it draws.
 */
final class Logo implements Feature
{
    public function boot(): void
    {
        add_filter('get_custom_logo_image_attributes', $this->attributes(...));
    }

    public static function print(): void
    {
        Picture::unhurried(self::printAll(...));
    }

    private static function printAll(): void
    {
        $others = array_filter([
            'dark' => Options::number('logo_dark'),
            'mobile' => Options::number('logo_mobile'),
        ], Picture::is(...));

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
                'sizes' => self::sizes(),
            ]);
            echo '</a>';
        }

        echo '</div>';
    }

    /**
     * In narrow windows it shares its row with buttons.
     */
    private static function sizes(): string
    {
        $width = Options::number('logo_width');

        return "(max-width: 599px) min(42vw, {$width}px), {$width}px";
    }

    /**
     * @param array<string, mixed> $attributes
     * @return array<string, mixed>
     */
    private function attributes(array $attributes): array
    {
        return ['fetchpriority' => 'auto', 'loading' => false, 'sizes' => self::sizes()] + $attributes;
    }
}
