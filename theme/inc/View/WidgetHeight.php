<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Estimates the height of a widget in the sidebar, in pixels. WordPress's blocks and lists have known heights; other
 * widgets have the height of an average one.
 */
final class WidgetHeight
{
    private const AVERAGE = 315;
    private const SEARCH = 70;
    private const HEADING = 45;
    private const PARAGRAPH = 60;
    private const DROPDOWN = 80;
    private const TAGS = 110;
    private const DEFAULT_ENTRIES = 5;

    /** Heights of an entry. */
    private const POST_ENTRY = 60;
    private const COMMENT_ENTRY = 75;
    private const TERM_ENTRY = 40;
    private const OPENING_ENTRY = 97;

    /**
     * @param string $id Widget ID, such as "block-2".
     */
    public static function estimate(string $id): int
    {
        ['id_base' => $kind, 'number' => $number] = wp_parse_widget_id($id) + ['id_base' => '', 'number' => 0];
        $all = get_option('widget_' . (is_string($kind) ? $kind : ''));
        $settings = is_array($all) && is_int($number) ? $all[$number] ?? [] : [];
        $settings = is_array($settings) ? $settings : [];
        $content = $settings['content'] ?? '';

        return match ($kind) {
            'block' => self::blocksHeight(parse_blocks(is_string($content) ? $content : '')),
            'search' => self::searchHeight(),
            'recent-posts' => self::HEADING + self::POST_ENTRY * self::entries($settings, 'number'),
            'recent-comments' => self::HEADING + self::COMMENT_ENTRY * self::entries($settings, 'number'),
            'awsm-recent-jobs' => self::HEADING + self::OPENING_ENTRY * self::entries($settings, 'num_jobs'),
            'categories' => self::HEADING + self::categoriesHeight($settings['dropdown'] ?? false),
            'tag_cloud' => self::HEADING + self::TAGS,
            default => self::AVERAGE,
        };
    }

    /**
     * @param array<mixed> $blocks Parsed blocks.
     */
    private static function blocksHeight(array $blocks): int
    {
        return array_sum(array_map(self::blockHeight(...), array_filter($blocks, is_array(...))));
    }

    /**
     * @param array<mixed> $block A parsed block.
     */
    private static function blockHeight(array $block): int
    {
        $attributes = is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
        $html = is_string($block['innerHTML'] ?? null) ? trim($block['innerHTML']) : '';

        return match ($block['blockName'] ?? null) {
            'core/group' => self::blocksHeight(is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : []),
            'core/heading' => self::HEADING,
            'core/paragraph' => self::PARAGRAPH,
            'core/search' => self::searchHeight(),
            'core/latest-posts' => self::POST_ENTRY * self::entries($attributes, 'postsToShow'),
            'core/latest-comments' => self::COMMENT_ENTRY * self::entries($attributes, 'commentsToShow'),
            'core/categories' => self::categoriesHeight($attributes['displayAsDropdown'] ?? false),
            'core/tag-cloud' => self::TAGS,
            // White space between blocks.
            null => $html === '' ? 0 : self::AVERAGE,
            default => self::AVERAGE,
        };
    }

    /** Pages with search results leave out the search form of the sidebar. */
    private static function searchHeight(): int
    {
        return is_search() ? 0 : self::SEARCH;
    }

    private static function categoriesHeight(mixed $isDropdown): int
    {
        if ((bool) $isDropdown) {
            return self::DROPDOWN;
        }

        $count = wp_count_terms(['taxonomy' => 'category', 'hide_empty' => true]);

        return self::TERM_ENTRY * (is_numeric($count) ? (int) $count : self::DEFAULT_ENTRIES);
    }

    /**
     * @param array<mixed> $settings
     */
    private static function entries(array $settings, string $name): int
    {
        $count = $settings[$name] ?? null;

        return is_numeric($count) ? max(1, (int) $count) : self::DEFAULT_ENTRIES;
    }
}
