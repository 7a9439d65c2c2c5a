<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\FrontPage\ShownArticles;
use Courant\Module;

/**
 * Leaves the articles that a page shows already (ShownArticles) out of WordPress's lists of the latest posts, and
 * counts the posts of these lists in widget areas.
 */
final class LatestPosts implements Module
{
    private const BLOCK = 'core/latest-posts';

    /** Number of posts of block and widget without a setting. */
    private const DEFAULT_COUNT = 5;

    private bool $isRendering = false;

    /** Whether the last list leaves out articles that are newer than its first one. */
    private bool $isIncomplete = false;

    /** The query of the list that is being rendered. */
    private ?\WP_Query $query = null;

    public function boot(): void
    {
        add_filter('widget_posts_args', self::excludeFromArguments(...));
        add_filter('pre_render_block', $this->startExcluding(...), 10, 2);
        add_action('pre_get_posts', $this->exclude(...));
        add_filter('render_block_' . self::BLOCK, $this->stopExcluding(...));
        add_filter('render_block_core/group', $this->renameIncompleteList(...));
    }

    /**
     * Returns a title of a list: the default title "Latest articles" becomes "More articles" when the page shows newer
     * articles than the list. Other titles do not change.
     *
     * @param array<mixed> $posts The list, newest first.
     */
    public static function titleOf(string $title, array $posts): string
    {
        return $title === __('Latest articles', 'courant') && self::areNewerShown($posts)
            ? __('More articles', 'courant')
            : $title;
    }

    /**
     * Returns how many of the latest posts a widget area lists.
     */
    public static function countInArea(string $area): int
    {
        $blocks = get_option('widget_block');
        $lists = get_option('widget_recent-posts');
        $widgets = wp_get_sidebars_widgets()[$area] ?? [];
        $max = 0;

        foreach (array_filter(is_array($widgets) ? $widgets : [], is_string(...)) as $widget) {
            $parts = wp_parse_widget_id($widget);
            $number = is_int($parts['number'] ?? null) ? $parts['number'] : 0;
            $block = is_array($blocks) && is_array($blocks[$number] ?? null) ? $blocks[$number] : [];
            $list = is_array($lists) && is_array($lists[$number] ?? null) ? $lists[$number] : [];
            $max = max($max, match ($parts['id_base']) {
                'block' => self::countInBlocks(parse_blocks(
                    is_string($block['content'] ?? null) ? $block['content'] : ''
                )),
                'recent-posts' => is_int($list['number'] ?? null) ? $list['number'] : self::DEFAULT_COUNT,
                default => 0,
            });
        }

        return $max;
    }

    /**
     * Returns how many posts the longest list among the blocks has.
     *
     * @param array<mixed> $blocks Parsed blocks.
     */
    private static function countInBlocks(array $blocks): int
    {
        $counts = [0];

        foreach (array_filter($blocks, is_array(...)) as $block) {
            $attributes = $block['attrs'] ?? [];
            $count = is_array($attributes) ? $attributes['postsToShow'] ?? null : null;
            $counts[] = ($block['blockName'] ?? '') === self::BLOCK
                ? (is_int($count) ? $count : self::DEFAULT_COUNT)
                : self::countInBlocks(is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : []);
        }

        return max($counts);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    private static function excludeFromArguments(array $arguments): array
    {
        $ids = self::idsToExclude();

        return $ids === [] ? $arguments : ['post__not_in' => $ids] + $arguments;
    }

    /**
     * Returns the articles to leave out: none when the page shows all articles, because a heading without its list
     * would remain.
     *
     * @return list<int>
     */
    private static function idsToExclude(): array
    {
        $ids = ShownArticles::ids();
        $published = wp_count_posts()->publish ?? 0;

        return match (true) {
            is_numeric($published) && $published > count($ids) => $ids,
            is_singular('post') => [get_queried_object_id()],
            default => [],
        };
    }

    /**
     * @param array<mixed> $block
     */
    private function startExcluding(?string $html, array $block): ?string
    {
        $this->isRendering = $block['blockName'] === self::BLOCK;

        return $html;
    }

    private function exclude(\WP_Query $query): void
    {
        // WordPress may also query the posts with its styles.
        if ($this->isRendering && in_array($query->get('post_type'), ['', 'post'], true)) {
            $this->query = $query;
            $query->set('post__not_in', self::idsToExclude());
        }
    }

    /**
     * @param array<mixed> $posts
     */
    private static function areNewerShown(array $posts): bool
    {
        $first = array_values($posts)[0] ?? null;
        $dates = array_map(static fn (int $id): string => get_post_field('post_date', $id), ShownArticles::ids());

        return $first instanceof \WP_Post && $dates !== [] && max($dates) > $first->post_date;
    }

    /**
     * Renames the heading of a list that has the default title (self::titleOf()), in the group of both.
     */
    private function renameIncompleteList(string $html): string
    {
        if (! $this->isIncomplete) {
            return $html;
        }

        $this->isIncomplete = false;

        return str_replace(
            '>' . esc_html__('Latest articles', 'courant') . '</h',
            '>' . esc_html__('More articles', 'courant') . '</h',
            $html,
        );
    }

    private function stopExcluding(string $html): string
    {
        $posts = $this->query->posts ?? [];
        $this->isIncomplete = did_action('dynamic_sidebar') > 0 && self::areNewerShown($posts);

        // Only in widgets: other code may render the content of a page more than once.
        if (did_action('dynamic_sidebar') > 0) {
            ShownArticles::add(array_filter($posts, static fn (mixed $post): bool => $post instanceof \WP_Post));
        }

        $this->isRendering = false;
        $this->query = null;

        return $html;
    }
}
