<?php

declare(strict_types=1);

namespace Courant\FrontPage;

/**
 * Provides the most read articles. The theme counts no views: a plugin that does returns them.
 */
final class MostRead
{
    /**
     * Returns the IDs of the most read articles.
     *
     * @return list<int> Most views first; empty when no plugin counts views.
     */
    public static function articleIds(): array
    {
        /**
         * Filters the most read articles. Courant Desk returns those with the most views of the last 30 days.
         *
         * @since 0.1.0
         *
         * @param list<int> $ids Post IDs, most views first.
         */
        $ids = apply_filters('courant_most_read', []);

        return array_values(array_filter(is_array($ids) ? $ids : [], is_int(...)));
    }

    /**
     * Returns the title of a list by what it shows: the most read articles, those with the most comments, or the
     * newest.
     *
     * @param list<\WP_Post> $posts
     */
    public static function title(array $posts): string
    {
        $ids = array_map(static fn (\WP_Post $post): int => $post->ID, $posts);

        return match (true) {
            array_diff($ids, self::articleIds()) === [] => __('Most read', 'courant'),
            self::hasComments($posts) => __('Most commented', 'courant'),
            default => __('Latest articles', 'courant'),
        };
    }

    /**
     * @param list<\WP_Post> $posts
     */
    private static function hasComments(array $posts): bool
    {
        return array_filter($posts, static fn (\WP_Post $post): bool => (int) $post->comment_count > 0) !== [];
    }
}
