<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Components\AdSlots;
use Courant\Images\AboveTheFoldImages;

/**
 * Estimates the height of the sidebar, so that what is next to it can end where it does. In pixels, in a window of
 * 1280 px.
 */
final class SidebarHeight
{
    /** The space between widgets. */
    private const GAP = 35;
    private const AD_HEIGHT = 268;

    /** The headline, and what follows the text of an article inside of it. */
    private const HEADER_HEIGHT = 500;
    private const IMAGE_HEIGHT = 400;
    private const CHARACTERS_PER_PIXEL = 2.2;

    /**
     * Returns the estimated height of the current page's sidebar; 0 when it has none.
     */
    public static function estimate(): int
    {
        $widgets = wp_get_sidebars_widgets()[PageLayout::sidebarId()] ?? [];
        $heights = array_filter(
            array_map(
                WidgetHeight::estimate(...),
                array_filter(is_array($widgets) ? $widgets : [], is_string(...)),
            ),
            static fn (int $height): bool => $height > 0,
        );

        if (! PageLayout::hasSidebar()) {
            return 0;
        }

        if (AdSlots::hasAds('sidebar')) {
            $heights[] = self::AD_HEIGHT;
        }

        return array_sum($heights) + max(0, count($heights) - 1) * self::GAP;
    }

    /**
     * Returns whether the text of an article ends below the sidebar. What follows it can then have the whole width.
     */
    public static function isLowerThanArticle(\WP_Post $article): bool
    {
        $sidebar = self::estimate();

        if ($sidebar === 0) {
            return false;
        }

        $content = AboveTheFoldImages::currentPageContent($article);
        $images = substr_count($content, '<img') + (has_post_thumbnail($article) ? 1 : 0);
        $text = mb_strlen(wp_strip_all_tags($content)) / self::CHARACTERS_PER_PIXEL;

        return $text + $images * self::IMAGE_HEIGHT + self::HEADER_HEIGHT > $sidebar;
    }
}
