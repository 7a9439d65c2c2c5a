<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Admin;

use WP_Post_Type;

/** Chooses one page for each template of the site. */
final class PolicyScanUrls
{
    private const MAX_URLS = 60;
    private const PAGES_WITH_TEMPLATES = 10;

    /** @return list<string> */
    public static function all(): array
    {
        $urls = [home_url('/'), get_search_link('a'), home_url('/courant-policy-scan-missing-page/')];
        foreach (get_post_types(['public' => true], 'objects') as $type) {
            $urls = [...$urls, ...self::urlsOfType($type)];
        }
        foreach (get_taxonomies(['public' => true]) as $taxonomy) {
            $terms = get_terms(['taxonomy' => $taxonomy, 'orderby' => 'count', 'order' => 'DESC', 'number' => 1]);
            $urls[] = is_array($terms) && isset($terms[0]) ? get_term_link($terms[0]) : '';
        }
        $authors = get_users(['has_published_posts' => ['post'], 'number' => 1, 'fields' => 'ID']);
        $urls[] = is_numeric($authors[0] ?? null) ? get_author_posts_url((int) $authors[0]) : '';
        /**
         * Filters the pages that are scanned before the Content-Security-Policy can be enforced.
         *
         * @since 0.1.0
         *
         * @param list<string> $urls of this site
         */
        $urls = apply_filters('courant_desk_policy_scan_urls', $urls);
        $urls = array_filter(
            is_array($urls) ? $urls : [],
            static fn (mixed $url): bool => is_string($url) && str_starts_with($url, home_url()),
        );

        return array_slice(array_values(array_unique($urls)), 0, self::MAX_URLS);
    }

    /** @return list<mixed> */
    private static function urlsOfType(WP_Post_Type $type): array
    {
        $archive = $type->has_archive !== false ? get_post_type_archive_link($type->name) : '';
        $query = [
            'post_type' => $type->name,
            'post_status' => $type->name === 'attachment' ? 'inherit' : 'publish',
            'has_password' => false,
        ];
        $posts = get_posts($query + ['numberposts' => $type->name === 'page' ? self::PAGES_WITH_TEMPLATES : 2]);
        $commented = get_posts($query + ['numberposts' => 1, 'orderby' => 'comment_count']);

        return [$archive, ...array_map('get_permalink', [...$posts, ...$commented])];
    }
}
