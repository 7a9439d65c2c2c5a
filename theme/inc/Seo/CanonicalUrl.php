<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\SiteOptions;
use Courant\View\AuthorView;

/**
 * Returns the canonical URL of the pages that the theme describes: posts, pages, attachments, the front page, the page
 * of posts, and archives of categories, tags, authors and dates. Plugins describe the pages of their own post types.
 */
final class CanonicalUrl
{
    private const POST_TYPES = ['post', 'page', 'attachment'];

    /**
     * Returns whether WordPress prints the canonical URL of the current page itself.
     */
    public static function isPrintedByCore(): bool
    {
        return is_singular();
    }

    /**
     * Returns the canonical URL of the current page.
     *
     * @return string With the page number, without filters and other parameters; empty for other pages.
     */
    public static function forCurrentPage(): string
    {
        if (is_singular()) {
            return is_singular(self::POST_TYPES) ? (string) wp_get_canonical_url(get_queried_object_id()) : '';
        }

        $url = self::archiveUrl();

        return $url === '' ? '' : self::addPageNumber($url);
    }

    private static function archiveUrl(): string
    {
        $url = match (true) {
            is_search(), is_404(), is_feed() => '',
            is_front_page() => home_url('/'),
            is_home() => get_permalink(SiteOptions::number('page_for_posts')),
            is_category(), is_tag() => get_term_link(get_queried_object_id()),
            is_author() => AuthorView::forCurrentArchive()->url,
            is_day() => get_day_link(self::queryNumber('year'), self::queryNumber('monthnum'), self::queryNumber(
                'day'
            )),
            is_month() => get_month_link(self::queryNumber('year'), self::queryNumber('monthnum')),
            is_year() => get_year_link(self::queryNumber('year')),
            default => '',
        };

        return is_string($url) ? $url : '';
    }

    private static function addPageNumber(string $url): string
    {
        $page = self::queryNumber('paged');

        if ($page < 2) {
            return $url;
        }

        $rewrite = $GLOBALS['wp_rewrite'] ?? null;

        return $rewrite instanceof \WP_Rewrite && $rewrite->using_permalinks()
            ? user_trailingslashit(trailingslashit($url) . $rewrite->pagination_base . '/' . $page, 'paged')
            : add_query_arg('paged', $page, $url);
    }

    private static function queryNumber(string $name): int
    {
        $value = get_query_var($name);

        return is_numeric($value) ? (int) $value : 0;
    }
}
