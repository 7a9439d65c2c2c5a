<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\Customizer\HomeSectionOptions;
use Courant\View\ArticleView;

/**
 * Resolves the categories of the front page's articles.
 */
final class SectionArticles
{
    /**
     * Returns the category IDs of an article.
     *
     * @return list<int> Primary category first; empty when the article has none.
     */
    public static function categoryIds(\WP_Post $post): array
    {
        $first = ArticleView::fromPost($post)->primaryCategory()?->term_id;
        $all = array_map(static fn (\WP_Term $term): int => $term->term_id, get_the_category($post->ID));

        return $first === null ? [] : array_values(array_unique([$first, ...$all]));
    }

    /**
     * Finds articles for configured sections whose newest articles are older than the pool, with one query per section.
     *
     * @param list<HomeSectionOptions> $sections
     * @param list<\WP_Post> $pool
     * @param list<int> $assigned
     * @return list<\WP_Post>
     */
    public static function findMissing(array $sections, array $pool, array $assigned): array
    {
        $free = array_values(
            array_filter($pool, static fn (\WP_Post $post): bool => ! in_array($post->ID, $assigned, true))
        );
        $known = [...array_map(static fn (\WP_Post $post): int => $post->ID, $pool), ...$assigned];
        $found = [];

        foreach ($sections as $section) {
            // Articles of one section are not available to the sections after it (FrontPagePlan).
            $available = array_slice(array_filter($free, static fn (\WP_Post $post): bool => $section->category === 0
                || in_array($section->category, self::categoryIds($post), true)), 0, $section->count, true);
            $free = array_diff_key($free, $available);

            if ($section->category === 0 || count($available) === $section->count) {
                continue;
            }

            $query = new \WP_Query([
                'post_type' => 'post',
                'category__in' => [$section->category],
                'post__not_in' => $known,
                'posts_per_page' => $section->count - count($available),
                'ignore_sticky_posts' => true,
                'no_found_rows' => true,
            ]);
            update_post_thumbnail_cache($query);

            foreach ((array) $query->posts as $post) {
                if ($post instanceof \WP_Post) {
                    $found[] = $post;
                    $known[] = $post->ID;
                }
            }
        }

        return $found;
    }
}
