<?php

declare(strict_types=1);

namespace Courant;

/**
 * THE INDEX: every feature of the theme, one line each.
 */
final class Theme
{
    public static function boot(): void
    {
        foreach (self::features() as $feature) {
            $feature->boot();
        }
    }

    /**
     * @return list<Feature>
     */
    public static function features(): array
    {
        return [
            new Setup(),
            new Menus(),
            new Menus\Disclosure(),
            new Widgets(),
            new Assets(),
            new Parts(),
            new Priming(),
            new CorePresets(),
            new BlockSheets(),
            new Islands(),
            new Avatars(),
            new Openings(),
            new Content\ColoursByNight(),
            new Content\Demotion(),
            new Content\Excerpts(),
            new Content\Forms(),
            new Content\Players(),
            new Content\Replies(),
            new Content\Tables(),
            new Front\Front(),
            new Furniture\BackToTop(),
            new Furniture\Categories(),
            new Furniture\Missed(),
            new Furniture\Scheme(),
            new Furniture\Ticker(),
            new Images\Beside(),
            new Images\FirstWindow(),
            new Images\Formats(),
            new Images\Logo(),
            new Images\Sizes(),
            new Adoption\Adoption(),
            new BlockStyles(),
            new StarterContent(),
            new Widgets\Kinds(),
            new Customizer\CategoryColours(),
            new Customizer\Customizer(),
            new Customizer\Look(),
            new Customizer\PostLayout(),
            new Customizer\PostLayoutBox(),
            new Seo\Head(),
        ];
    }
}
