<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\View\PageLayout;

/**
 * Contains the articles that the current page shows already, so that lists in widgets repeat none of them. Only the
 * magazine page adds articles; on an article, it is the article itself.
 */
final class ShownArticles
{
    /** Query variable of the main query, which exists for one request. */
    private const QUERY_VARIABLE = 'courant_shown_articles';

    /**
     * Adds articles that the magazine page shows. Has no effect on other pages, whose widgets may repeat articles.
     *
     * @param array<\WP_Post> $posts
     */
    public static function add(array $posts): void
    {
        if (PageLayout::isMagazine()) {
            $ids = array_map(static fn (\WP_Post $post): int => $post->ID, array_values($posts));
            set_query_var(self::QUERY_VARIABLE, [...self::stored(), ...$ids]);
        }
    }

    /**
     * Returns the IDs of the articles that a list on the current page leaves out.
     *
     * @return list<int>
     */
    public static function ids(): array
    {
        return is_singular('post') ? [get_queried_object_id()] : self::stored();
    }

    /**
     * @return list<int>
     */
    private static function stored(): array
    {
        $ids = get_query_var(self::QUERY_VARIABLE);

        return array_values(array_filter(is_array($ids) ? $ids : [], is_int(...)));
    }
}
