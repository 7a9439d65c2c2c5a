<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Module;

/**
 * Leaves the current article out of WordPress's lists of the latest posts, and finds these lists in widget areas.
 */
final class LatestPosts implements Module
{
    private const BLOCK = 'core/latest-posts';

    private bool $isRendering = false;

    public function boot(): void
    {
        add_filter('widget_posts_args', self::excludeFromArguments(...));
        add_filter('pre_render_block', $this->startExcluding(...), 10, 2);
        add_action('pre_get_posts', $this->exclude(...));
        add_filter('render_block_' . self::BLOCK, $this->stopExcluding(...));
    }

    /**
     * Checks whether a widget area has a list of the latest posts.
     */
    public static function isInArea(string $area): bool
    {
        $blocks = get_option('widget_block');

        $widgets = wp_get_sidebars_widgets()[$area] ?? [];

        foreach (array_filter(is_array($widgets) ? $widgets : [], is_string(...)) as $widget) {
            $parts = wp_parse_widget_id($widget);
            $type = $parts['id_base'];
            $number = $parts['number'] ?? 0;
            $block = is_array($blocks) && is_int($number) ? $blocks[$number] ?? [] : [];
            $content = is_array($block) ? $block['content'] ?? '' : '';

            if (
                $type === 'recent-posts'
                || ($type === 'block' && is_string($content) && str_contains($content, '<!-- wp:latest-posts'))
            ) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    private static function excludeFromArguments(array $arguments): array
    {
        return is_singular('post') ? ['post__not_in' => [get_queried_object_id()]] + $arguments : $arguments;
    }

    /**
     * @param array<mixed> $block
     */
    private function startExcluding(?string $html, array $block): ?string
    {
        $this->isRendering = $block['blockName'] === self::BLOCK && is_singular('post');

        return $html;
    }

    private function exclude(\WP_Query $query): void
    {
        if ($this->isRendering) {
            $query->set('post__not_in', [get_queried_object_id()]);
        }
    }

    private function stopExcluding(string $html): string
    {
        $this->isRendering = false;

        return $html;
    }
}
