<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Customizer\Options;
use Courant\View\Layout;

/**
 * The featured slider and what stands beside it (Spec 2.2).
 */
final class Slider
{
    /**
     * Whether the page being shown opens with the banner: the magazine does, and, if an editor wants
     * it, the first page of a list of all articles.
     */
    public static function isShown(): bool
    {
        return self::stands('banner_scope');
    }

    /**
     * Whether the row of popular articles stands below it, or where it would be.
     */
    public static function hasStrip(): bool
    {
        return Options::flag('popular') && self::stands('popular_scope');
    }

    private static function stands(string $scope): bool
    {
        return Layout::isMagazine() || (Options::choice($scope) === 'blog' && is_home() && ! is_paged());
    }
}
