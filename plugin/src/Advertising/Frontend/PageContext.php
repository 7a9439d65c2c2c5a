<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use CourantDesk\Kernel\PostTypes;
use WP_Term;

/** Provides the properties of the current page that ads depend on; the same for all visitors. */
final class PageContext
{
    /** @return list<int> category IDs of the article or archive */
    public static function categoryIds(): array
    {
        if (is_category()) {
            return [get_queried_object_id()];
        }
        $postId = get_queried_object_id();
        // Pages have no categories, and the lookup would cost a query.
        $terms = is_singular() && is_object_in_taxonomy((string) get_post_type($postId), 'category')
            ? get_the_terms($postId, 'category')
            : [];

        return is_array($terms)
            ? array_values(array_map(static fn (WP_Term $term): int => $term->term_id, $terms))
            : [];
    }

    public static function isOpeningsPage(): bool
    {
        $specifications = get_object_taxonomies(PostTypes::OPENING);

        return is_singular(PostTypes::OPENING)
            || is_post_type_archive(PostTypes::OPENING)
            || ($specifications !== [] && is_tax($specifications));
    }
}
