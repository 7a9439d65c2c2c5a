<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Makes tables in post content, comments and widgets scrollable, so that a narrow column does not break words. The
 * scrollable element is focusable with the keyboard and has an accessible name: its caption, or "Table" (styles in
 * assets/css/content.css).
 */
final class ScrollableTables implements Module
{
    public function boot(): void
    {
        // After blocks (9), paragraphs (10) and shortcodes (11).
        add_filter('the_content', $this->makeScrollable(...), 13);
        add_filter('comment_text', $this->makeCommentTablesScrollable(...), 41);
        add_filter('widget_block_content', $this->makeScrollable(...), 13);
        add_filter('widget_text_content', $this->makeScrollable(...), 13);
    }

    private function makeScrollable(mixed $html): mixed
    {
        return is_string($html) && stripos($html, '<table') !== false
            ? (new TableRegionWriter($html))->addRegions()
            : $html;
    }

    /** In comments tables are groups, because many landmarks with the same name would not help. */
    private function makeCommentTablesScrollable(mixed $html): mixed
    {
        return is_string($html) && ! is_admin() && stripos($html, '<table') !== false
            ? (new TableRegionWriter($html))->addRegions('group')
            : $html;
    }
}
