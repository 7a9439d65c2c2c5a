<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Customizer\ThemeOptions;
use Courant\View\AuthorView;

/**
 * Returns archive titles without a prefix such as "Category:", unless the option adds it, the kind of an archive, and
 * the months of a year.
 */
final class ArchiveTitle
{
    /**
     * Returns the title of the current archive. May contain inline markup.
     */
    public static function forCurrentArchive(): string
    {
        return match (true) {
            ThemeOptions::isEnabled('archive_label') && ! is_tax() && ! is_post_type_archive() =>
                get_the_archive_title(),
            is_category(), is_tag(), is_tax() => single_term_title('', false) ?? '',
            is_author() => AuthorView::forCurrentArchive()->name,
            is_post_type_archive() => (string) post_type_archive_title('', false),
            // WordPress titles archives of days in a format of its own.
            is_day() => (string) get_the_date(),
            default => self::withoutPrefix(),
        };
    }

    /**
     * Returns the kind of the current archive, such as "Tag"; empty for a list of all articles.
     */
    public static function kind(): string
    {
        return match (true) {
            is_category() => __('Section', 'courant'),
            is_tag() => __('Tag', 'courant'),
            is_author() => __('Author', 'courant'),
            is_date() => __('Archive', 'courant'),
            is_tax('post_format') => __('Format', 'courant'),
            default => '',
        };
    }

    /**
     * Prints links to the months of the current year that have articles, newest first, as list items.
     */
    public static function printMonths(): void
    {
        $year = get_query_var('year');
        // WordPress has no argument for it.
        $limit = static fn (string $where): string => $where . sprintf(
            ' AND YEAR(post_date) = %d',
            is_numeric($year) ? (int) $year : 0,
        );
        add_filter('getarchives_where', $limit);
        wp_get_archives();
        remove_filter('getarchives_where', $limit);
    }

    /**
     * Returns the title without "Month:" and the like, such as "November 2026".
     */
    private static function withoutPrefix(): string
    {
        add_filter('get_the_archive_title_prefix', '__return_empty_string');
        $title = get_the_archive_title();
        remove_filter('get_the_archive_title_prefix', '__return_empty_string');

        return $title;
    }
}
