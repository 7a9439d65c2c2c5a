<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\PostGroup;
use Courant\Customizer\ThemeOptions;
use Courant\FrontPage\MostRead;
use Courant\Images\FeaturedImage;
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
    private const MAX_ROWS = 3;

    /** Heights in pixels in a window of 1280 px, for an estimate. */
    private const HEADER_HEIGHT = 200;
    private const ENTRY_HEIGHT = 165;
    private const ENTRY_WITH_IMAGE_HEIGHT = 215;
    private const CARD_ROW_HEIGHT = 440;

    /**
     * Returns the groups of articles below the current list, none of them shown twice. The latest articles that the
     * sidebar lists are left out.
     *
     * @return list<array{id: string, title: string, posts: non-empty-list<\WP_Post>}> Empty when the list is long.
     */
    public static function groups(): array
    {
        $main = $GLOBALS['wp_query'];
        $posts = $main instanceof \WP_Query ? array_filter(
            (array) $main->posts,
            static fn (mixed $post): bool => $post instanceof \WP_Post,
        ) : [];
        $rows = self::missingRows($posts);

        if (! $main instanceof \WP_Query || $rows === 0) {
            return [];
        }

        $countBeside = PageLayout::hasSidebar() ? LatestPosts::countInArea(PageLayout::sidebarId()) : 0;
        $latestTitle = __('Latest articles', 'courant');
        $popularRows = $countBeside > 0 ? 1 : intdiv($rows, 2);
        $popular = $popularRows > 0 ? self::find('read', self::ids($posts), $popularRows * self::ARTICLES_PER_ROW) : [];
        $popularTitle = MostRead::title($popular);
        // Without views and comments, these are the latest ones.
        $popular = $popularTitle === $latestTitle ? [] : $popular;
        $latest = self::findLatest(
            [...self::ids($posts), ...self::ids($popular)],
            $countBeside,
            ($rows - ($popular === [] ? 0 : $popularRows)) * self::ARTICLES_PER_ROW,
        );

        return array_values(array_filter([
            ['id' => 'most-read', 'title' => $popularTitle, 'posts' => $popular],
            [
                'id' => 'latest-articles',
                'title' => $countBeside > 0 ? __('More articles', 'courant') : $latestTitle,
                'posts' => $latest,
            ],
        ], static fn (array $group): bool => $group['posts'] !== []));
    }

    /**
     * Estimates how many rows of cards are missing until the list ends where the sidebar does.
     *
     * @param array<\WP_Post> $posts
     */
    private static function missingRows(array $posts): int
    {
        if (! PageLayout::hasSidebar()) {
            return count($posts) > self::MAX_ENTRIES ? 0 : 2;
        }

        $missing = SidebarHeight::estimate() - self::HEADER_HEIGHT - self::listHeight($posts);

        return max(0, min(self::MAX_ROWS, (int) round($missing / self::CARD_ROW_HEIGHT)));
    }

    /**
     * @param array<\WP_Post> $posts
     */
    private static function listHeight(array $posts): int
    {
        return ThemeOptions::choice('archive_layout') === 'grid'
            ? (int) ceil(count($posts) / self::ARTICLES_PER_ROW) * self::CARD_ROW_HEIGHT
            : array_sum(array_map(
                static fn (\WP_Post $post): int => FeaturedImage::hasImage($post)
                    ? self::ENTRY_WITH_IMAGE_HEIGHT
                    : self::ENTRY_HEIGHT,
                $posts,
            ));
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
