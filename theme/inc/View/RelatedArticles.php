<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Finds articles that are related to an article.
 */
final class RelatedArticles
{
    /**
     * Returns articles with a common tag, then articles in the same categories, then articles in the same sections,
     * which are the categories at the top with everything below them.
     *
     * @return list<\WP_Post> Each group newest first; empty when there are none.
     */
    public static function forPost(\WP_Post $post, int $count = 3): array
    {
        $categories = wp_get_post_categories($post->ID);
        $categories = is_array($categories) ? array_map(intval(...), $categories) : [];
        $tags = wp_get_post_tags($post->ID, ['fields' => 'ids']);
        $conditions = [
            ...(is_array($tags) && $tags !== [] ? [['tag__in' => $tags]] : []),
            ...($categories === [] ? [] : [
                ['category__in' => $categories],
                ['cat' => implode(',', array_map(self::sectionId(...), $categories))],
            ]),
        ];
        $found = [];

        foreach ($conditions as $condition) {
            if (count($found) < $count) {
                $found += self::find($condition, [$post->ID, ...array_keys($found)], $count - count($found));
            }
        }

        return array_values($found);
    }

    /**
     * @param array<string, mixed> $condition
     * @param list<int> $excluded
     * @return array<int, \WP_Post> By ID, newest first.
     */
    private static function find(array $condition, array $excluded, int $count): array
    {
        $query = new \WP_Query($condition + [
            'post_type' => 'post',
            'post_status' => 'publish',
            'post__not_in' => $excluded,
            'posts_per_page' => $count,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
        ]);
        update_post_thumbnail_cache($query);
        $found = [];

        foreach ((array) $query->posts as $post) {
            if ($post instanceof \WP_Post) {
                $found[$post->ID] = $post;
            }
        }

        return $found;
    }

    private static function sectionId(int $category): int
    {
        $ancestors = get_ancestors($category, 'category', 'taxonomy');

        return $ancestors === [] ? $category : $ancestors[array_key_last($ancestors)];
    }
}
