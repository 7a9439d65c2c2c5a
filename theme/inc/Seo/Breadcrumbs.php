<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Components\SavedItems;
use Courant\OpeningPages;
use Courant\SiteOptions;
use Courant\View\ArticleView;

/**
 * Builds the breadcrumbs from the front page to the current page.
 */
final class Breadcrumbs
{
    /**
     * Returns the breadcrumbs of the current page.
     *
     * @return list<Breadcrumb> Empty on the front page.
     */
    public static function forCurrentPage(): array
    {
        if (is_front_page()) {
            return [];
        }

        $crumbs = array_merge(
            [new Breadcrumb(__('Home', 'courant'), home_url('/'))],
            is_singular() ? self::forSingular() : self::forArchive()
        );

        /**
         * Filters the items of the breadcrumbs.
         *
         * @since 0.1.0
         *
         * @param list<Breadcrumb> $crumbs From the front page to the current page.
         */
        return array_values(array_filter(
            (array) apply_filters('courant_breadcrumbs', $crumbs),
            static fn (mixed $crumb): bool => $crumb instanceof Breadcrumb
        ));
    }

    /**
     * Returns the items of a singular page.
     *
     * @return list<Breadcrumb>
     */
    private static function forSingular(): array
    {
        $story = ArticleView::current();
        $post = $story->post;
        $last = [new Breadcrumb(wp_strip_all_tags($story->title()))];

        if ($post->post_type === 'post') {
            $section = $story->primaryCategory();

            return [...($section === null ? [] : self::forTerm($section)), ...$last];
        }

        if ($post->post_parent > 0) {
            return [...self::forAncestors($post), ...$last];
        }

        return [...self::forPostTypeArchive($post->post_type), ...$last];
    }

    /**
     * Returns the items of an archive.
     *
     * @return list<Breadcrumb>
     */
    private static function forArchive(): array
    {
        if (is_search()) {
            return [new Breadcrumb(__('Search', 'courant'))];
        }

        if (SavedItems::isPage()) {
            return [new Breadcrumb(SavedItems::title())];
        }

        if (is_404()) {
            return [new Breadcrumb(__('Page not found', 'courant'))];
        }

        if (is_home()) {
            return [new Breadcrumb(wp_strip_all_tags(get_the_title(SiteOptions::number('page_for_posts'))))];
        }

        $shown = get_queried_object();

        if ($shown instanceof \WP_Term) {
            $parents = self::forTerm($shown);
            array_pop($parents);

            return [...self::forContentOf($shown), ...$parents, new Breadcrumb($shown->name)];
        }

        return [new Breadcrumb(wp_strip_all_tags(ArchiveTitle::forCurrentArchive()))];
    }

    /**
     * Returns the archive of what the term belongs to, such as all openings.
     *
     * @return list<Breadcrumb> Empty for terms of articles.
     */
    private static function forContentOf(\WP_Term $term): array
    {
        $taxonomy = get_taxonomy($term->taxonomy);
        $types = $taxonomy === false ? [] : $taxonomy->object_type;

        return in_array('post', $types, true) ? [] : self::forPostTypeArchive($types[0] ?? '');
    }

    /**
     * Returns the items of a term.
     *
     * @return list<Breadcrumb> Parents first.
     */
    private static function forTerm(\WP_Term $term): array
    {
        $ids = [...array_reverse(get_ancestors($term->term_id, $term->taxonomy, 'taxonomy')), $term->term_id];
        $crumbs = [];

        foreach ($ids as $id) {
            $step = get_term($id, $term->taxonomy);
            $url = $step instanceof \WP_Term ? get_term_link($step) : null;

            if ($step instanceof \WP_Term && is_string($url)) {
                $crumbs[] = new Breadcrumb($step->name, $url);
            }
        }

        return $crumbs;
    }

    /**
     * Returns the items of a page's ancestors.
     *
     * @return list<Breadcrumb>
     */
    private static function forAncestors(\WP_Post $post): array
    {
        return array_map(
            static fn (int $id): Breadcrumb => new Breadcrumb(
                wp_strip_all_tags(ArticleView::fromPost(get_post($id) ?? $post)->title()),
                (string) get_permalink($id)
            ),
            array_reverse(get_post_ancestors($post))
        );
    }

    /**
     * Returns the item of a post type archive.
     *
     * @return list<Breadcrumb>
     */
    private static function forPostTypeArchive(string $type): array
    {
        $object = get_post_type_object($type);
        $url = $type === OpeningPages::POST_TYPE ? OpeningPages::listUrl() : get_post_type_archive_link($type);

        return $object !== null && is_string($url) && $url !== '' && $type !== 'page'
            ? [new Breadcrumb($object->label, $url)]
            : [];
    }
}
