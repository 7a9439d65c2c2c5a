<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use WP_Post;
use WP_Term;

/** URLs of one page for each template, on the demo content, for browser tests (tests/e2e/support/demo-content.ts). */
final class TemplateUrls
{
    public static function article(): ?string
    {
        return self::link(self::newest('post'));
    }

    /** @return string|null the article with most comments among the newest ones */
    public static function discussedArticle(): ?string
    {
        $posts = get_posts(['numberposts' => 50]);
        usort($posts, static fn (WP_Post $a, WP_Post $b): int => $b->comment_count <=> $a->comment_count);

        return self::link($posts[0] ?? null);
    }

    /** @return string|null a page that is neither the front page nor the page of articles */
    public static function page(): ?string
    {
        $others = [self::pageOption('page_on_front'), self::pageOption('page_for_posts')];
        $pages = get_pages();
        foreach (is_array($pages) ? $pages : [] as $page) {
            if (!in_array($page->ID, $others, true)) {
                return self::link($page);
            }
        }

        return null;
    }

    /** @return string|null the category with most articles */
    public static function category(): ?string
    {
        return self::termLink(['taxonomy' => 'category', 'orderby' => 'count', 'order' => 'DESC', 'number' => 1]);
    }

    public static function author(): ?string
    {
        $post = self::newest('post');

        return $post === null ? null : get_author_posts_url((int) $post->post_author);
    }

    public static function month(): ?string
    {
        $post = self::newest('post');

        return $post === null
            ? null
            : get_month_link((int) get_the_date('Y', $post), (int) get_the_date('m', $post));
    }

    /** @return string|null a search for the first word of the newest article's title */
    public static function searchResults(): ?string
    {
        $post = self::newest('post');

        return $post === null ? null : '/?s=' . rawurlencode(explode(' ', $post->post_title)[0]);
    }

    public static function openings(): ?string
    {
        $url = get_post_type_archive_link('awsm_job_openings');

        return is_string($url) ? $url : null;
    }

    public static function opening(): ?string
    {
        return self::link(self::newest('awsm_job_openings'));
    }

    public static function specification(): ?string
    {
        return self::termLink(['taxonomy' => 'job-category', 'hide_empty' => true, 'number' => 1]);
    }

    public static function listingPage(): ?string
    {
        $ids = [self::pageOption('awsm_select_page_listing'), self::pageOption('awsm_jobs_default_listing_page_id')];
        foreach ($ids as $id) {
            if ($id !== 0) {
                return self::link(get_post($id));
            }
        }
        $page = get_page_by_path('job-openings');

        return self::link($page instanceof WP_Post ? $page : null);
    }

    private static function newest(string $type): ?WP_Post
    {
        return get_posts(['post_type' => $type, 'numberposts' => 1])[0] ?? null;
    }

    private static function pageOption(string $name): int
    {
        $id = get_option($name);

        return is_numeric($id) ? (int) $id : 0;
    }

    private static function link(?WP_Post $post): ?string
    {
        return $post === null ? null : get_permalink($post);
    }

    /** @param array{taxonomy: string, orderby?: string, order?: string, hide_empty?: bool, number: int} $query */
    private static function termLink(array $query): ?string
    {
        $terms = get_terms($query);
        $term = is_array($terms) ? $terms[0] ?? null : null;
        $url = $term instanceof WP_Term ? get_term_link($term) : null;

        return is_string($url) ? $url : null;
    }
}
