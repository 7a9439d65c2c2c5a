<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\AuthorPortrait;
use Courant\Components\FeaturedSlider;
use Courant\Customizer\HomeSectionOptions;
use Courant\Customizer\OptionLabels;
use Courant\Customizer\ThemeOptions;
use Courant\Module;
use Courant\SiteOptions;
use Courant\View\PageLayout;

/**
 * Builds the magazine page. Loads one pool of articles with one query and assigns all groups from it (ArticleAllocator,
 * FrontPagePlan).
 */
final class FrontPageModule implements Module
{
    private const POOL_SIZE = 40;

    public function boot(): void
    {
        add_action('pre_get_posts', $this->enlargeMainQuery(...));
        add_filter('the_posts', $this->restorePageCount(...), 10, 2);
    }

    /**
     * Returns the content of the magazine page: the banner, the plan of the sections, and the plan's articles by ID.
     *
     * @return array{FrontPageBanner, FrontPagePlan, array<int, \WP_Post>}
     */
    public static function buildMagazine(): array
    {
        $pool = self::loadPool();
        $banner = self::buildBanner($pool);
        $configured = self::configuredSections();
        $posts = [];

        foreach ([...$pool, ...SectionArticles::findMissing($configured, $pool, $banner->postIds())] as $post) {
            $posts[$post->ID] = $post;
        }

        $stories = array_map(SectionArticles::categoryIds(...), $posts);

        return [
            $banner,
            FrontPagePlan::create($stories, self::postsPerPage(), $banner->postIds(), $configured),
            $posts,
        ];
    }

    /**
     * Returns the content of the banner.
     *
     * @param list<\WP_Post>|null $pool Null: load the newest articles.
     */
    public static function buildBanner(?array $pool = null): FrontPageBanner
    {
        $allocator = new ArticleAllocator($pool ?? self::loadPool());
        $isWhole = FeaturedSlider::isShown();

        return new FrontPageBanner(
            $isWhole ? $allocator->allocate(ThemeOptions::postGroup('slider')) : [],
            $isWhole ? $allocator->allocate(ThemeOptions::postGroup('featured')) : [],
            $isWhole ? $allocator->allocate(ThemeOptions::postGroup('trending')) : [],
            FeaturedSlider::hasPopularArticles() ? $allocator->allocate(ThemeOptions::postGroup('popular')) : [],
        );
    }

    /**
     * Returns the title of a group: the configured one, or what the group shows.
     *
     * @param list<\WP_Post> $posts
     */
    public static function groupTitle(string $id, array $posts): string
    {
        $title = ThemeOptions::text("{$id}_title");
        $isRanking = in_array($id, ['trending', 'popular'], true)
            && in_array(ThemeOptions::choice("{$id}_source"), ['read', 'discussed'], true);

        return match (true) {
            $title !== '' => $title,
            $isRanking => MostRead::title($posts),
            default => OptionLabels::groupTitle($id),
        };
    }

    /**
     * Returns articles for "You may have missed" that the page does not show elsewhere.
     *
     * @param array<int, \WP_Post> $posts
     * @return list<\WP_Post>
     */
    public static function findMissedArticles(FrontPagePlan $plan, array $posts, FrontPageBanner $banner): array
    {
        $group = ThemeOptions::postGroup('missed');

        if (! $group->isEnabled || $group->source === 'latest') {
            $rest = array_map(static fn (int $id): \WP_Post => $posts[$id], $plan->unplaced);

            return $group->isEnabled ? array_slice($rest, 0, $group->count) : [];
        }

        $shown = array_diff([...$banner->postIds(), ...array_keys($posts)], $plan->unplaced);

        return self::postsFromQuery(new \WP_Query($group->queryArguments(array_values($shown))));
    }

    /**
     * Returns the articles of a group outside of the magazine page: the ticker or the missed articles.
     *
     * @param 'ticker'|'missed' $id
     * @param list<int> $exclude IDs of articles to leave out.
     * @return list<\WP_Post>
     */
    public static function findGroup(string $id, array $exclude = []): array
    {
        $group = ThemeOptions::postGroup($id);
        $main = $GLOBALS['wp_query'];

        if (! $group->isEnabled) {
            return [];
        }

        // Such a page already shows the newest articles.
        if ($group->source === 'latest' && $main instanceof \WP_Query && $main->is_home() && ! $main->is_paged()) {
            $posts = array_values(array_filter(
                self::loadPool(),
                static fn (\WP_Post $post): bool => ! in_array($post->ID, $exclude, true),
            ));
            usort($posts, static fn (\WP_Post $a, \WP_Post $b): int => $b->post_date <=> $a->post_date);

            if ($posts !== []) {
                return array_slice($posts, 0, $group->count);
            }
        }

        return self::postsFromQuery(new \WP_Query($group->queryArguments([
            ...(is_singular() ? [get_queried_object_id()] : []),
            ...array_diff($exclude, [0]),
        ])));
    }

    /**
     * Returns the ID of the article that the current page shows first and largest, or 0.
     */
    public static function leadId(): int
    {
        $main = $GLOBALS['wp_query'];
        $posts = match (true) {
            PageLayout::isMagazine() || FeaturedSlider::isShown() => self::buildBanner()->posts(),
            is_singular() => [],
            default => $main instanceof \WP_Query ? self::postsFromQuery($main) : [],
        };

        return $posts === [] ? 0 : $posts[0]->ID;
    }

    /**
     * Loads the pool of articles.
     *
     * @return list<\WP_Post> The newest articles, sticky ones first.
     */
    private static function loadPool(): array
    {
        $main = $GLOBALS['wp_query'];
        $query = is_home() && ! is_paged() && $main instanceof \WP_Query ? $main : new \WP_Query([
            'post_type' => 'post',
            'posts_per_page' => self::POOL_SIZE,
            'no_found_rows' => true,
        ]);
        update_post_thumbnail_cache($query);
        $posts = self::postsFromQuery($query);
        AuthorPortrait::primeCaches(array_map(static fn (\WP_Post $post): int => (int) $post->post_author, $posts));

        return $posts;
    }

    /**
     * Returns the posts of a query.
     *
     * @return list<\WP_Post>
     */
    private static function postsFromQuery(\WP_Query $query): array
    {
        return array_values(
            array_filter((array) $query->posts, static fn (mixed $post): bool => $post instanceof \WP_Post)
        );
    }

    /**
     * Returns the sections of the front page after filtering.
     *
     * @return list<HomeSectionOptions>
     */
    private static function configuredSections(): array
    {
        $sections = ThemeOptions::homeSections();

        /**
         * Filters which sections the front page shows, in order.
         *
         * @since 0.1.0
         *
         * @param list<int> $sections Category IDs; empty: those with the most new articles.
         */
        $ids = apply_filters(
            'courant_front_sections',
            array_map(static fn (HomeSectionOptions $section): int => $section->category, $sections),
        );
        $ids = array_values(array_filter(is_array($ids) ? $ids : [], is_int(...)));
        $set = [];

        foreach ($sections as $section) {
            $set[$section->category] ??= $section;
        }

        return $ids === array_map(static fn (HomeSectionOptions $section): int => $section->category, $sections)
            ? $sections
            : array_map(static fn (int $id): HomeSectionOptions => $set[$id] ?? new HomeSectionOptions($id), $ids);
    }

    /**
     * Makes the main query of the front page load the whole pool.
     */
    private function enlargeMainQuery(\WP_Query $query): void
    {
        if ($this->isMagazineQuery($query)) {
            $query->set('posts_per_page', max(self::POOL_SIZE, self::postsPerPage()));
        }
    }

    /**
     * Restores the page count of the ordinary list after the query was enlarged.
     *
     * @param array<\WP_Post> $posts
     * @return array<\WP_Post>
     */
    private function restorePageCount(array $posts, \WP_Query $query): array
    {
        if ($this->isMagazineQuery($query)) {
            $query->max_num_pages = (int) ceil($query->found_posts / self::postsPerPage());
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

    private static function postsPerPage(): int
    {
        return max(1, SiteOptions::number('posts_per_page'));
    }
}
