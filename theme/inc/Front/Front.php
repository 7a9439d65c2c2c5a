<?php

declare(strict_types=1);

namespace Courant\Front;

use Courant\Customizer\HomeSection;
use Courant\Customizer\Options;
use Courant\Feature;
use Courant\Furniture\Slider;
use Courant\Option;

/**
 * The magazine reads one pool of articles in one query and deals from it (Dealer, FrontPlan).
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
     * What the magazine shows: the banner, the plan of what follows, and the plan's articles by id.
     *
     * @return array{Banner, FrontPlan, array<int, \WP_Post>}
     */
    public static function magazine(): array
    {
        $pool = self::pool();
        $banner = self::banner($pool);
        $wanted = self::wantedSections();
        $posts = [];

        foreach ([...$pool, ...Sections::missing($wanted, $pool, $banner->ids())] as $post) {
            $posts[$post->ID] = $post;
        }

        $stories = array_map(Sections::categoriesOf(...), $posts);

        return [$banner, FrontPlan::of($stories, self::perPage(), $banner->ids(), $wanted), $posts];
    }

    /**
     * @param list<\WP_Post>|null $pool Null: the newest are asked for.
     */
    public static function banner(?array $pool = null): Banner
    {
        $dealer = new Dealer($pool ?? self::pool());
        $isWhole = Slider::isShown();

        return new Banner(
            $isWhole ? $dealer->deal(Options::group('slider')) : [],
            $isWhole ? $dealer->deal(Options::group('featured')) : [],
            $isWhole ? $dealer->deal(Options::group('trending')) : [],
            Slider::hasStrip() ? $dealer->deal(Options::group('popular')) : [],
        );
    }

    /**
     * What a reader of the magazine may have missed: of what the page does not show.
     *
     * @param array<int, \WP_Post> $posts
     * @return list<\WP_Post>
     */
    public static function missed(FrontPlan $plan, array $posts, Banner $banner): array
    {
        $group = Options::group('missed');

        if (! $group->on || $group->source === 'latest') {
            $rest = array_map(static fn (int $id): \WP_Post => $posts[$id], $plan->rest);

            return $group->on ? array_slice($rest, 0, $group->count) : [];
        }

        $shown = array_diff([...$banner->ids(), ...array_keys($posts)], $plan->rest);

        return self::posts(new \WP_Query($group->arguments(array_values($shown))));
    }

    /**
     * The articles of a group that stands for itself: the ticker, what a reader may have missed.
     *
     * @param 'ticker'|'missed' $id
     * @return list<\WP_Post>
     */
    public static function group(string $id): array
    {
        $group = Options::group($id);
        $main = $GLOBALS['wp_query'];

        // The newest are on such a page anyway.
        if ($group->source === 'latest' && $main instanceof \WP_Query && $main->is_home() && ! $main->is_paged()) {
            $posts = self::pool();
            usort($posts, static fn (\WP_Post $one, \WP_Post $other): int => $other->post_date <=> $one->post_date);

            return $group->on ? array_slice($posts, 0, $group->count) : [];
        }

        return $group->on ? self::posts(new \WP_Query($group->arguments(is_singular() ? [get_queried_object_id()] : []))) : [];
    }

    /**
     * @return list<\WP_Post> The newest articles, sticky ones first.
     */
    private static function pool(): array
    {
        $main = $GLOBALS['wp_query'];
        $query = is_home() && ! is_paged() && $main instanceof \WP_Query ? $main : new \WP_Query([
            'post_type' => 'post',
            'posts_per_page' => self::POOL,
            'no_found_rows' => true,
        ]);
        update_post_thumbnail_cache($query);
        $posts = self::posts($query);
        update_post_author_caches($posts);

        return $posts;
    }

    /**
     * @return list<\WP_Post>
     */
    private static function posts(\WP_Query $query): array
    {
        return array_values(array_filter((array) $query->posts, static fn (mixed $post): bool => $post instanceof \WP_Post));
    }

    /**
     * @return list<HomeSection>
     */
    private static function wantedSections(): array
    {
        $sections = Options::sections();

        /**
         * Filters which sections the front page shows, in order.
         *
         * @param list<int> $sections Category ids; empty: those with the most new articles.
         */
        $ids = apply_filters('courant_front_sections', array_map(static fn (HomeSection $one): int => $one->category, $sections));
        $ids = array_values(array_filter(is_array($ids) ? $ids : [], is_int(...)));
        $set = [];

        foreach ($sections as $section) {
            $set[$section->category] ??= $section;
        }

        return $ids === array_map(static fn (HomeSection $one): int => $one->category, $sections)
            ? $sections
            : array_map(static fn (int $id): HomeSection => $set[$id] ?? new HomeSection($id), $ids);
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

    private static function perPage(): int
    {
        return max(1, Option::number('posts_per_page'));
    }
}
