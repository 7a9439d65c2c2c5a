<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\Options;
use Courant\Customizer\PostLayout;
use Courant\Openings;

/**
 * How a page is arranged: with a sidebar on the right or left, in one column of reading width
 * (`none`), or over the whole width (`full`).
 */
final class Layout
{
    public const WIDE_TEMPLATE = 'templates/wide.php';
    public const MAGAZINE_TEMPLATE = 'templates/magazine.php';

    /**
     * @return string right, left, none or full.
     */
    public static function of(): string
    {
        $layout = match (true) {
            Openings::isOpeningsPage() => 'full',
            is_404(), is_attachment(), is_page_template(self::WIDE_TEMPLATE) => 'none',
            self::isMagazine() => Options::choice('layout_front'),
            is_singular() => self::ofPost(),
            is_search() => Options::choice('layout_search'),
            default => Options::choice('layout_archive'),
        };

        /**
         * Filters the layout of the page being shown.
         *
         * @param string $layout right, left, none or full.
         */
        $filtered = apply_filters('courant_layout', $layout === 'default' ? Options::choice('layout') : $layout);

        return is_string($filtered) ? $filtered : 'none';
    }

    public static function hasSidebar(): bool
    {
        $has = in_array(self::of(), ['right', 'left'], true) && is_active_sidebar(self::area());

        /**
         * Filters whether the page being shown has a sidebar.
         *
         * @param bool $has Whether it has.
         */
        return (bool) apply_filters('courant_has_sidebar', $has);
    }

    /**
     * The area of widgets that stands beside the page being shown. On the left stand those of the
     * left sidebar, or the right one's where that is empty.
     */
    public static function area(): string
    {
        return match (true) {
            self::isMagazine() => 'front-side',
            self::of() === 'left' && is_active_sidebar('sidebar-left') => 'sidebar-left',
            default => 'sidebar-right',
        };
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

    /**
     * Classes of the body that style sheets go by.
     *
     * @return list<string>
     */
    public static function classes(): array
    {
        return array_keys(array_filter([
            self::hasSidebar() ? 'has-sidebar' : 'no-sidebar' => true,
            'sidebar-at-start' => self::hasSidebar() && self::of() === 'left',
            'is-full-width' => self::of() === 'full',
            'has-sticky-sidebar' => Options::flag('sticky_sidebar'),
            'has-sticky-header' => Options::flag('header_sticky'),
            'has-centred-header' => Options::choice('header_align') === 'centre',
            'has-uppercase-menu' => Options::flag('menu_uppercase'),
        ]));
    }

    private static function ofPost(): string
    {
        $own = PostLayout::of(get_queried_object_id());

        return $own !== '' ? $own : Options::choice(is_page() ? 'layout_page' : 'layout_article');
    }
}
