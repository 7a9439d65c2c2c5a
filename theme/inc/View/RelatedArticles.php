<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Finds articles in the same categories.
 */
final class RelatedArticles
{
    /**
     * Returns the related articles.
     *
     * @return list<\WP_Post> Newest first; empty when there are none.
     */
    public static function forPost(\WP_Post $post, int $count = 4): array
    {
        $sections = wp_get_post_categories($post->ID);

        if (! is_array($sections) || $sections === []) {
            return [];
        }

        $query = new \WP_Query([
            'post_type' => 'post',
            'category__in' => $sections,
            'post__not_in' => [$post->ID],
            'posts_per_page' => $count,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
        ]);

        update_post_thumbnail_cache($query);

        return array_values(
            array_filter((array) $query->posts, static fn ($found): bool => $found instanceof \WP_Post)
        );
    }
}
