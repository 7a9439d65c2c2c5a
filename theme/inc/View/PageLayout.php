<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\ArticleLayout;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\OpeningPages;

/**
 * Determines the layout of a page: a sidebar on the right or left, a single column of reading width (`none`), or the
 * full width (`full`).
 */
final class PageLayout
{
    public const WIDE_TEMPLATE = 'templates/wide.php';
    public const MAGAZINE_TEMPLATE = 'templates/magazine.php';

    /**
     * Returns the layout of the current page.
     *
     * @return string right, left, none or full.
     */
    public static function current(): string
    {
        $layout = match (true) {
            OpeningPages::isOpeningsPage() => 'full',
            is_404(), is_attachment(), is_page_template(self::WIDE_TEMPLATE) => 'none',
            self::isMagazine() => ThemeOptions::choice('layout_front'),
            is_singular() => self::forSingular(),
            is_search() => ThemeOptions::choice('layout_search'),
            default => ThemeOptions::choice('layout_archive'),
        };

        /**
         * Filters the layout of the current page.
         *
         * @since 0.1.0
         *
         * @param string $layout right, left, none or full.
         */
        $filtered = apply_filters('courant_layout', $layout === 'default' ? ThemeOptions::choice('layout') : $layout);

        return is_string($filtered) ? $filtered : 'none';
    }

    public static function hasSidebar(): bool
    {
        $has = in_array(self::current(), ['right', 'left'], true) && is_active_sidebar(self::sidebarId());

        /**
         * Filters whether the current page has a sidebar.
         *
         * @since 0.1.0
         *
         * @param bool $has Whether it has a sidebar.
         */
        return (bool) apply_filters('courant_has_sidebar', $has);
    }

    /**
     * Returns the widget area of the current page's sidebar. A left sidebar shows the left widget area, or the right
     * one when that is empty.
     */
    public static function sidebarId(): string
    {
        return match (true) {
            self::isMagazine() => 'front-side',
            self::current() === 'left' && is_active_sidebar('sidebar-left') => 'sidebar-left',
            default => 'sidebar-right',
        };
    }

    /**
     * Returns how many sections of the front page are next to its sidebar: as many as it has widgets, so that both end
     * at about the same height. The others have the whole width below.
     */
    public static function sectionsNextToSidebar(int $count): int
    {
        $widgets = wp_get_sidebars_widgets()[self::sidebarId()] ?? [];

        return self::hasSidebar() ? min($count, max(1, count(is_array($widgets) ? $widgets : []))) : $count;
    }

    /**
     * Returns whether the current page is the magazine: the first page of the site's articles when they are on the
     * front page, or a page with the magazine template.
     */
    public static function isMagazine(): bool
    {
        return (is_front_page() && is_home() && ! is_paged()) || is_page_template(self::MAGAZINE_TEMPLATE);
    }

    /**
     * Returns whether the site title is the h1 of the page: only when the page has no other title.
     */
    public static function isSiteTitleMainHeading(): bool
    {
        return self::isMagazine();
    }

    /**
     * Returns the body classes of the current layout.
     *
     * @return list<string>
     */
    public static function bodyClasses(): array
    {
        return array_keys(array_filter([
            self::hasSidebar() ? 'has-sidebar' : 'no-sidebar' => true,
            'sidebar-at-start' => self::hasSidebar() && self::current() === 'left',
            'is-full-width' => self::current() === 'full',
            'has-openings' => OpeningPages::isOpeningsPage(),
            'has-sticky-sidebar' => ThemeOptions::isEnabled('sticky_sidebar'),
            'has-sticky-header' => ThemeOptions::isEnabled('header_sticky'),
            'has-centred-header' => ThemeOptions::choice('header_align') === 'centre',
            'has-uppercase-menu' => ThemeOptions::isEnabled('menu_uppercase'),
        ]));
    }

    private static function forSingular(): string
    {
        $own = PostLayout::forPost(get_queried_object_id());

        return match (true) {
            $own !== '' => $own,
            ArticleLayout::isWide() => 'none',
            default => ThemeOptions::choice(is_page() ? 'layout_page' : 'layout_article'),
        };
    }
}
