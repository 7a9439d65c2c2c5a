<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Option;
use Courant\View\Story;

/**
 * The way from the front page to the page being shown.
 */
final class Trail
{
    /**
     * @return list<Crumb> Empty on the front page.
     */
    public static function here(): array
    {
        if (is_front_page()) {
            return [];
        }

        $crumbs = array_merge(
            [new Crumb(__('Home', 'courant'), home_url('/'))],
            is_singular() ? self::toSingular() : self::toList()
        );

        /**
         * Filters the steps of the breadcrumbs.
         *
         * @param list<Crumb> $crumbs From the front page to the page being shown.
         */
        return array_values(array_filter(
            (array) apply_filters('courant_breadcrumbs', $crumbs),
            static fn (mixed $crumb): bool => $crumb instanceof Crumb
        ));
    }

    /**
     * @return list<Crumb>
     */
    private static function toSingular(): array
    {
        $story = Story::current();
        $post = $story->post;
        $last = [new Crumb(wp_strip_all_tags($story->title()))];

        if ($post->post_type === 'post') {
            $section = $story->section();

            return [...($section === null ? [] : self::terms($section)), ...$last];
        }

        if ($post->post_parent > 0) {
            return [...self::parents($post), ...$last];
        }

        return [...self::archiveOf($post->post_type), ...$last];
    }

    /**
     * @return list<Crumb>
     */
    private static function toList(): array
    {
        if (is_search()) {
            return [new Crumb(__('Search', 'courant'))];
        }

        if (is_404()) {
            return [new Crumb(__('Page not found', 'courant'))];
        }

        if (is_home()) {
            return [new Crumb(wp_strip_all_tags(get_the_title(Option::number('page_for_posts'))))];
        }

        $shown = get_queried_object();

        if ($shown instanceof \WP_Term) {
            $parents = self::terms($shown);
            array_pop($parents);

            return [...$parents, new Crumb($shown->name)];
        }

        return [new Crumb(wp_strip_all_tags(Title::ofArchive()))];
    }

    /**
     * @return list<Crumb> Parents first.
     */
    private static function terms(\WP_Term $term): array
    {
        $ids = [...array_reverse(get_ancestors($term->term_id, $term->taxonomy, 'taxonomy')), $term->term_id];
        $crumbs = [];

        foreach ($ids as $id) {
            $step = get_term($id, $term->taxonomy);
            $address = $step instanceof \WP_Term ? get_term_link($step) : null;

            if ($step instanceof \WP_Term && is_string($address)) {
                $crumbs[] = new Crumb($step->name, $address);
            }
        }

        return $crumbs;
    }

    /**
     * @return list<Crumb>
     */
    private static function parents(\WP_Post $post): array
    {
        return array_map(
            static fn (int $id): Crumb => new Crumb(
                wp_strip_all_tags(Story::of(get_post($id) ?? $post)->title()),
                (string) get_permalink($id)
            ),
            array_reverse(get_post_ancestors($post))
        );
    }

    /**
     * @return list<Crumb>
     */
    private static function archiveOf(string $type): array
    {
        $object = get_post_type_object($type);
        $address = get_post_type_archive_link($type);

        return $object !== null && is_string($address) && $type !== 'page'
            ? [new Crumb($object->label, $address)]
            : [];
    }
}
