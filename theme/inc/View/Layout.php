<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Openings;

/**
 * How a page is arranged.
 */
final class Layout
{
    public const WIDE_TEMPLATE = 'templates/wide.php';
    public const MAGAZINE_TEMPLATE = 'templates/magazine.php';

    public static function hasSidebar(): bool
    {
        $has = is_active_sidebar('sidebar-right')
            && ! self::isMagazine()
            && ! is_404()
            && ! is_attachment()
            && ! is_page_template(self::WIDE_TEMPLATE)
            && ! Openings::isOpeningsPage();

        /**
         * Filters whether the page being shown has the right sidebar.
         *
         * @param bool $has Whether it has.
         */
        return (bool) apply_filters('courant_has_sidebar', $has);
    }

    /**
     * The magazine is the first page of the site's articles when they are its front page, or a page
     * that an editor gave the magazine template.
     */
    public static function isMagazine(): bool
    {
        return (is_front_page() && is_home() && ! is_paged()) || is_page_template(self::MAGAZINE_TEMPLATE);
    }

    /**
     * Whether the site's name is the page's h1: only where no other title is.
     */
    public static function nameIsTitle(): bool
    {
        return self::isMagazine();
    }
}
