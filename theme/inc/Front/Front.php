<?php

declare(strict_types=1);

namespace Courant\Front;

use Courant\Feature;
use Courant\Option;
use Courant\View\Story;

/**
 * The magazine reads one pool of articles in one query and deals from it (FrontPlan).
 */
final class Front implements Feature
{
    private const POOL = 40;

    public function boot(): void
    {
        add_action('pre_get_posts', $this->widen(...));
        add_filter('the_posts', $this->restorePages(...), 10, 2);
    }

    /**
     * The plan for the page being shown, and its articles by id.
     *
     * @return array{FrontPlan, array<int, \WP_Post>}
     */
    public static function plan(): array
    {
        $main = $GLOBALS['wp_query'];
        $query = is_home() && $main instanceof \WP_Query ? $main : self::pool();
        update_post_thumbnail_cache($query);
        $posts = [];
        $stories = [];

        foreach ((array) $query->posts as $post) {
            if ($post instanceof \WP_Post) {
                $posts[$post->ID] = $post;
                $stories[$post->ID] = Story::of($post)->section()->term_id ?? 0;
            }
        }

        /**
         * Filters which sections the front page shows, in order.
         *
         * @param list<int> $sections Category ids; empty: those with the most new articles.
         */
        $wanted = array_values(array_filter((array) apply_filters('courant_front_sections', []), is_int(...)));

        return [FrontPlan::of($stories, self::perPage(), $wanted), $posts];
    }

    /**
     * On the front page, the site's own query fetches the whole pool.
     */
    private function widen(\WP_Query $query): void
    {
        if ($this->isMagazineQuery($query)) {
            $query->set('posts_per_page', max(self::POOL, self::perPage()));
        }
    }

    /**
     * The number of pages stays that of the ordinary list.
     *
     * @param array<\WP_Post> $posts
     * @return array<\WP_Post>
     */
    private function restorePages(array $posts, \WP_Query $query): array
    {
        if ($this->isMagazineQuery($query)) {
            $query->max_num_pages = (int) ceil($query->found_posts / self::perPage());
        }

        return $posts;
    }

    private function isMagazineQuery(\WP_Query $query): bool
    {
        return $query->is_main_query()
            && $query->is_home()
            && ! $query->is_paged()
            && ! $query->is_feed()
            && ! is_admin()
            && get_option('show_on_front') === 'posts';
    }

    private static function pool(): \WP_Query
    {
        return new \WP_Query([
            'post_type' => 'post',
            'posts_per_page' => self::POOL,
            'no_found_rows' => true,
        ]);
    }

    private static function perPage(): int
    {
        return max(1, Option::number('posts_per_page'));
    }
}
