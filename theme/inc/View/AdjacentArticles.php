<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\FrontPage\ShownArticles;

/**
 * The articles that a reader of an article continues with. Readers start with the newest articles, so the next one is
 * older and the previous one is newer. After the oldest article the next one is another article of its section, else of
 * the site, so that every article has a next one.
 */
final class AdjacentArticles
{
    private function __construct(public readonly ?\WP_Post $previous, public readonly ?\WP_Post $next)
    {
    }

    /**
     * Returns the articles before and after the current one.
     */
    public static function current(): self
    {
        $newer = get_next_post();
        $older = get_previous_post();
        $newer = $newer instanceof \WP_Post ? $newer : null;

        return new self($newer, $older instanceof \WP_Post ? $older : self::findOther($newer));
    }

    /**
     * Returns the newest article that the page does not show: of the section, else of the site.
     */
    private static function findOther(?\WP_Post $newer): ?\WP_Post
    {
        $post = get_post();

        if (! $post instanceof \WP_Post || $post->post_type !== 'post') {
            return null;
        }

        $shown = [$post->ID, ...ShownArticles::ids(), ...($newer === null ? [] : [$newer->ID])];
        $section = ArticleView::fromPost($post)->primaryCategory();

        return ($section === null ? null : self::findNewest(['cat' => $section->term_id], $shown))
            ?? self::findNewest([], $shown);
    }

    /**
     * @param array<string, mixed> $condition
     * @param list<int> $excluded
     */
    private static function findNewest(array $condition, array $excluded): ?\WP_Post
    {
        $query = new \WP_Query($condition + [
            'post_type' => 'post',
            'post_status' => 'publish',
            'has_password' => false,
            'post__not_in' => $excluded,
            'posts_per_page' => 1,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
        ]);
        $post = $query->posts[0] ?? null;

        return $post instanceof \WP_Post ? $post : null;
    }
}
