<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Customizer\Options;

/**
 * Titles of lists, without a label such as "Category:" before them unless an editor wants it.
 */
final class Title
{
    /**
     * May hold inline markup.
     */
    public static function ofArchive(): string
    {
        return match (true) {
            Options::flag('archive_label') && ! is_tax() && ! is_post_type_archive() => get_the_archive_title(),
            is_category(), is_tag(), is_tax() => single_term_title('', false) ?? '',
            is_author() => get_the_author_meta('display_name', get_queried_object_id()),
            is_post_type_archive() => (string) post_type_archive_title('', false),
            default => get_the_archive_title(),
        };
    }
}
