<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\PostGroup;
use Courant\FrontPage\MostRead;
use Courant\Widgets\LatestPosts;

/**
 * Finds articles to show below a list: the latest and the most read ones, as many as the list is shorter than the
 * sidebar next to it.
 */
final class ShortListArticles
{
    /** Without a sidebar, longer lists are not followed by other articles. */
    private const MAX_ENTRIES = 4;
    private const ARTICLES_PER_ROW = 3;
    private const MAX_POPULAR_ROWS = 2;

    /**
     * Returns the groups of articles below the current list, none of them shown twice. The latest articles that the
     * sidebar lists are left out.
     *
     * @return list<array{id: string, title: string, posts: list<\WP_Post>, headlines: list<\WP_Post>}> Headlines are
     *     shown without pictures. Empty when the list is long.
     */
    public static function groups(): array
    {
        $main = $GLOBALS['wp_query'];
        $posts = $main instanceof \WP_Query ? array_filter(
            (array) $main->posts,
            static fn (mixed $post): bool => $post instanceof \WP_Post,
        ) : [];
        $countBeside = PageLayout::hasSidebar() ? LatestPosts::countInArea(PageLayout::sidebarId()) : 0;
        $maxPopularRows = $countBeside > 0 ? 1 : self::MAX_POPULAR_ROWS;
        $fill = self::fill($posts, $maxPopularRows);

        if (! $main instanceof \WP_Query || $fill === null) {
            return [];
        }

        $latestTitle = __('Latest articles', 'courant');
        $popular = $fill->popularRows > 0
            ? self::find('read', self::ids($posts), $fill->popularRows * self::ARTICLES_PER_ROW)
            : [];
        $popularTitle = MostRead::title($popular);

        // Without views and comments, these are the latest ones.
        if ($popular === [] || $popularTitle === $latestTitle) {
            $popular = [];
            $fill = self::fill($posts, 0) ?? $fill;
        }

        $latestCount = $fill->latestRows * self::ARTICLES_PER_ROW;
        $latest = self::findLatest(
            [...self::ids($posts), ...self::ids($popular)],
            $countBeside,
            $latestCount + $fill->headlineRows * self::ARTICLES_PER_ROW,
        );

        return array_values(array_filter([
            ['id' => 'most-read', 'title' => $popularTitle, 'posts' => $popular, 'headlines' => []],
            [
                'id' => 'latest-articles',
                'title' => $countBeside > 0 ? __('More articles', 'courant') : $latestTitle,
                'posts' => array_slice($latest, 0, $latestCount),
                'headlines' => array_slice($latest, $latestCount),
            ],
        ], static fn (array $group): bool => $group['posts'] !== [] || $group['headlines'] !== []));
    }

    /**
     * Returns the rows below the list; null when no row is needed.
     *
     * @param array<\WP_Post> $posts
     */
    private static function fill(array $posts, int $maxPopularRows): ?ColumnFill
    {
        if (! PageLayout::hasSidebar()) {
            return count($posts) > self::MAX_ENTRIES ? null : ColumnFill::forPageWithoutSidebar($maxPopularRows > 0);
        }

        $fill = ColumnFill::forHeight(SidebarHeight::estimate() - ListHeight::estimate($posts), $maxPopularRows);

        return $fill->height() > 0 ? $fill : null;
    }

    /**
     * @param list<int> $without
     * @param int $countBeside How many of the latest articles the sidebar lists.
     * @return list<\WP_Post>
     */
    private static function findLatest(array $without, int $countBeside, int $count): array
    {
        if ($count === 0) {
            return [];
        }

        $latest = array_slice(self::find('latest', [], $countBeside + count($without) + $count), $countBeside);

        return array_slice(array_values(array_filter(
            $latest,
            static fn (\WP_Post $post): bool => ! in_array($post->ID, $without, true),
        )), 0, $count);
    }

    /**
     * @param list<int> $without
     * @return list<\WP_Post>
     */
    private static function find(string $source, array $without, int $count): array
    {
        $read = $source === 'read' ? array_values(array_diff(MostRead::articleIds(), $without)) : [];
        $group = new PostGroup(
            isEnabled: true,
            title: '',
            source: $source,
            category: 0,
            tag: 0,
            ids: array_slice($read, 0, $count),
            count: $count,
        );
        $query = new \WP_Query($group->queryArguments($without));
        update_post_thumbnail_cache($query);

        return array_values(
            array_filter((array) $query->posts, static fn (mixed $post): bool => $post instanceof \WP_Post)
        );
    }

    /**
     * @param array<mixed> $posts
     * @return list<int>
     */
    private static function ids(array $posts): array
    {
        return array_values(array_map(
            static fn (\WP_Post $post): int => $post->ID,
            array_filter($posts, static fn (mixed $post): bool => $post instanceof \WP_Post),
        ));
    }
}
