<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\View\PageLayout;

/**
 * Contains the articles that the current page shows already, so that lists in widgets repeat none of them: the article
 * or the list of articles of the page, and what templates and widgets add.
 */
final class ShownArticles
{
    /** Query variable of the main query, which exists for one request. */
    private const QUERY_VARIABLE = 'courant_shown_articles';

    /**
     * Adds articles that the page shows.
     *
     * @param array<\WP_Post> $posts
     */
    public static function add(array $posts): void
    {
        set_query_var(self::QUERY_VARIABLE, [...self::stored(), ...self::idsOf($posts)]);
    }

    /**
     * Returns the IDs of the articles that a list on the current page leaves out.
     *
     * @return list<int>
     */
    public static function ids(): array
    {
        return array_values(array_unique([...self::idsOfMainQuery(), ...self::stored()]));
    }

    /**
     * Returns the articles of the main query, except on the magazine page, which does not show all of them.
     *
     * @return list<int>
     */
    private static function idsOfMainQuery(): array
    {
        $main = $GLOBALS['wp_query'] ?? null;

        return $main instanceof \WP_Query && ! PageLayout::isMagazine() ? self::idsOf((array) $main->posts) : [];
    }

    /**
     * @param array<mixed> $posts
     * @return list<int>
     */
    private static function idsOf(array $posts): array
    {
        $articles = array_filter(
            $posts,
            static fn (mixed $post): bool => $post instanceof \WP_Post && $post->post_type === 'post',
        );

        return array_values(array_map(static fn (\WP_Post $post): int => $post->ID, $articles));
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
