<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\PostGroup;
use Courant\FrontPage\MostRead;
use Courant\Widgets\LatestPosts;

/**
 * Finds articles to show below a list that has only a few entries: the latest and the most read ones.
 */
final class ShortListArticles
{
    /** Lists with more entries are long enough next to a sidebar. */
    private const MAX_ENTRIES = 4;
    private const COUNT = 3;

    /**
     * Returns the groups of articles below the current list, none of them shown twice. Without the latest ones if the
     * sidebar lists them.
     *
     * @return list<array{id: string, title: string, posts: non-empty-list<\WP_Post>}> Empty when the list is long.
     */
    public static function groups(): array
    {
        $main = $GLOBALS['wp_query'];

        if (! $main instanceof \WP_Query || $main->is_paged() || $main->found_posts > self::MAX_ENTRIES) {
            return [];
        }

        $isLatestBeside = PageLayout::hasSidebar() && LatestPosts::isInArea(PageLayout::sidebarId());
        $latest = $isLatestBeside ? [] : self::find('latest', self::ids((array) $main->posts));
        $popular = self::find('read', [...self::ids((array) $main->posts), ...self::ids($latest)]);
        $latestTitle = __('Latest stories', 'courant');
        $popularTitle = MostRead::title($popular);

        return array_values(array_filter([
            ['id' => 'latest-stories', 'title' => $latestTitle, 'posts' => $latest],
            ['id' => 'most-read', 'title' => $popularTitle, 'posts' => $popularTitle === $latestTitle ? [] : $popular],
        ], static fn (array $group): bool => $group['posts'] !== []));
    }

    /**
     * @param list<int> $without
     * @return list<\WP_Post>
     */
    private static function find(string $source, array $without): array
    {
        $read = $source === 'read' ? array_values(array_diff(MostRead::articleIds(), $without)) : [];
        $group = new PostGroup(
            isEnabled: true,
            title: '',
            source: $source,
            category: 0,
            tag: 0,
            ids: array_slice($read, 0, self::COUNT),
            count: self::COUNT,
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
