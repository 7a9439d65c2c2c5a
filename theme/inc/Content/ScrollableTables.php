<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Makes tables of several columns scrollable in a frame, so that a narrow screen does not break words. The frame is
 * focusable with the keyboard and has an accessible name: the caption, or "Table"
 * (styles in assets/css/media-blocks.css).
 */
final class ScrollableTables implements Module
{
    private const MIN_COLUMNS = 3;

    public function boot(): void
    {
        add_filter('render_block_core/table', $this->makeScrollable(...));
    }

    private function makeScrollable(string $html): string
    {
        $reader = new \WP_HTML_Tag_Processor($html);

        if (self::countColumns($html) < self::MIN_COLUMNS || ! $reader->next_tag(['tag_name' => 'figure'])) {
            return $html;
        }

        $reader->set_attribute('tabindex', '0');

        if (! str_contains($html, '<figcaption')) {
            $reader->set_attribute('aria-label', __('Table', 'courant'));
        }

        return $reader->get_updated_html();
    }

    private static function countColumns(string $html): int
    {
        $row = preg_match('#<tr\b[^>]*>(.*?)</tr>#s', $html, $matches) === 1 ? $matches[1] : '';

        return (int) preg_match_all('/<t[hd]\b/', $row);
    }
}
