<?php

declare(strict_types=1);

// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- a key of settings or attributes, not an argument of a query.

namespace CourantDesk\TableOfContents\Frontend;

use WP_Post;

/**
 * Registers `[ez-toc-sitemap]` and related shortcodes with all their names, which list all pages, categories and posts.
 */
final class SitemapShortcodes
{
    private const DEFAULTS = [
        'heading' => '3', 'page_heading' => '', 'category_heading' => '', 'label' => '', 'no_label' => '',
        'exclude' => '', 'exclude_tree' => '',
        'child_of' => '', 'order' => 'ASC', 'orderby' => 'title', 'separate' => 'true',
    ];

    public function register(): void
    {
        foreach (
            [
                '' => $this->renderAll(...), 'pages' => $this->renderPages(...),
                'categories' => $this->renderCategories(...), 'posts' => $this->renderPosts(...),
            ] as $section => $make
        ) {
            foreach (
                [
                    'ez-toc-sitemap' . ($section === '' ? '' : '-' . $section),
                    'sitemap' . ($section === '' ? '' : '_' . $section),
                ] as $tag
            ) {
                if (!shortcode_exists($tag)) {
                    add_shortcode($tag, $make);
                }
            }
        }
    }

    /** @param array<mixed>|string $attributes */
    private function renderAll(array|string $attributes): string
    {
        $read = self::parseAttributes($attributes);
        $headings = ['heading' => $read['page_heading'] !== '' ? $read['page_heading'] : $read['heading']];
        $below = ['heading' => $read['category_heading'] !== '' ? $read['category_heading'] : $read['heading']];

        return $this->renderPages($headings + $read) . $this->renderCategories($below + $read);
    }

    /** @param array<mixed>|string $attributes */
    private function renderPages(array|string $attributes): string
    {
        $read = self::parseAttributes($attributes);
        $list = wp_list_pages([
            'title_li' => '',
            'echo' => false,
            'exclude' => self::sanitizeIds($read['exclude']),
            'exclude_tree' => self::sanitizeIds($read['exclude_tree']),
            'child_of' => $read['child_of'] === 'current' ? (int) get_the_ID() : (int) $read['child_of'],
        ]);

        return self::renderSection(__('Pages', 'courant-desk'), 'pages', $read, $list);
    }

    /** @param array<mixed>|string $attributes */
    private function renderCategories(array|string $attributes): string
    {
        $read = self::parseAttributes($attributes);
        $list = wp_list_categories([
            'title_li' => '', 'echo' => false, 'show_option_none' => '',
            'exclude' => self::sanitizeIds($read['exclude']),
            'exclude_tree' => self::sanitizeIds($read['exclude_tree']),
        ]);

        return self::renderSection(
            __('Categories', 'courant-desk'),
            'categories',
            $read,
            is_string($list) ? $list : '',
        );
    }

    /** @param array<mixed>|string $attributes */
    private function renderPosts(array|string $attributes): string
    {
        $read = self::parseAttributes($attributes);
        $orderby = in_array($read['orderby'], ['title', 'date', 'modified', 'ID', 'comment_count', 'menu_order'], true)
            ? $read['orderby']
            : 'title';
        $posts = get_posts([
            'numberposts' => 1000,
            'orderby' => $orderby,
            'order' => strtoupper($read['order']) === 'DESC' ? 'DESC' : 'ASC',
            'exclude' => array_map(intval(...), explode(',', self::sanitizeIds($read['exclude']))),
        ]);
        $isParted = $orderby === 'title' && in_array(strtolower($read['separate']), ['true', 'yes', '1'], true);
        $list = '';
        $letter = '';
        foreach ($posts as $post) {
            $first = mb_strtoupper(mb_substr(trim(wp_strip_all_tags(get_the_title($post))), 0, 1, 'UTF-8'), 'UTF-8');
            $head = $isParted && $first !== $letter
                ? '</ul><p class="ez-toc-sitemap-letter">' . esc_html($first) . '</p><ul class="ez-toc-sitemap-list">'
                : '';
            $letter = $first;
            $list .= $head . self::renderItem($post);
        }
        $html = self::renderSection(__('Posts', 'courant-desk'), 'posts', $read, $list);

        return str_replace('<ul class="ez-toc-sitemap-list"></ul>', '', $html);
    }

    private static function renderItem(WP_Post $post): string
    {
        return '<li><a href="' . esc_url(get_permalink($post)) . '">'
            . esc_html(wp_strip_all_tags(get_the_title($post))) . '</a></li>';
    }

    /**
     * @param array<mixed>|string $attributes
     * @return array<string, string>
     */
    private static function parseAttributes(array|string $attributes): array
    {
        $read = self::DEFAULTS;
        foreach (is_array($attributes) ? $attributes : [] as $key => $value) {
            if (isset($read[$key]) && is_scalar($value)) {
                $read[$key] = trim((string) $value);
            }
        }

        return $read;
    }

    private static function sanitizeIds(string $list): string
    {
        return implode(
            ',',
            array_filter(array_map(intval(...), explode(',', $list)), static fn (int $id): bool => $id > 0),
        );
    }

    /** @param array<string, string> $read */
    private static function renderSection(string $name, string $section, array $read, string $items): string
    {
        if ($items === '') {
            return '';
        }
        $level = is_numeric($read['heading']) ? max(1, min(6, (int) $read['heading'])) : 3;
        $label = $read['label'] !== '' ? $read['label'] : $name;
        $isLabelled = !in_array(strtolower($read['no_label']), ['true', 'yes', '1'], true);

        return '<div class="ez-toc-sitemap ez-toc-sitemap-' . $section . '">'
            . ($isLabelled ? "<h$level class=\"ez-toc-sitemap-heading\">" . esc_html($label) . "</h$level>" : '')
            . '<ul class="ez-toc-sitemap-list">' . $items . '</ul></div>';
    }
}
