<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\Customizer\ThemeOptions;
use Courant\View\PageLayout;

/**
 * Decides where the featured slider and the featured sections next to it are shown.
 */
final class FeaturedSlider
{
    /**
     * Returns whether the current page starts with the banner. The magazine page always does; the first page of the
     * list of all articles does when the option is set.
     */
    public static function isShown(): bool
    {
        return self::isInScope('banner_scope');
    }

    /**
     * Returns whether the row of popular articles is shown below the banner, or in its position when there is no
     * banner.
     */
    public static function hasPopularArticles(): bool
    {
        return ThemeOptions::isEnabled('popular') && self::isInScope('popular_scope');
    }

    private static function isInScope(string $scope): bool
    {
        return PageLayout::isMagazine() || (ThemeOptions::choice($scope) === 'blog' && is_home() && ! is_paged());
    }
}
