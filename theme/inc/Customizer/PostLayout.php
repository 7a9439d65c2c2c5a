<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * How one article or page is arranged, where its editor wants another layout than the site's. Only
 * the look of this theme: nothing is lost with another one.
 */
final class PostLayout
{
    public const META = 'courant_layout';

    /**
     * @return string One of Declared::LAYOUTS; empty: as the site has it.
     */
    public static function of(int $post): string
    {
        $layout = get_post_meta($post, self::META, true);

        return self::clean($layout);
    }

    public static function clean(mixed $layout): string
    {
        return is_string($layout) && in_array($layout, Declared::LAYOUTS, true) ? $layout : '';
    }
}
