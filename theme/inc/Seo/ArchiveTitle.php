<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Customizer\ThemeOptions;
use Courant\View\AuthorView;

/**
 * Returns archive titles without a prefix such as "Category:", unless the option adds it.
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
