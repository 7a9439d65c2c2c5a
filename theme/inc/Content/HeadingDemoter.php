<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Changes h1 headings in post content to h2. The only h1 of a page is its title.
 */
final class HeadingDemoter implements Module
{
    public function boot(): void
    {
        // After blocks (9), paragraphs (10) and shortcodes (11); before the plugin reads the headings.
        add_filter('the_content', $this->demoteHeadings(...), 12);
        add_filter('comment_text', $this->demoteHeadings(...), 40);
    }

    private function demoteHeadings(mixed $html): mixed
    {
        return is_string($html) && stripos($html, '<h1') !== false ? (new HeadingRenamer($html))->demoteH1() : $html;
    }
}
