<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Feature;

/**
 * A page has one h1, its title. One that an author wrote into the text becomes an h2 (Rulings 30).
 */
final class Demotion implements Feature
{
    public function boot(): void
    {
        // After blocks (9), paragraphs (10) and shortcodes (11); before the plugin reads headings.
        add_filter('the_content', $this->demote(...), 12);
        add_filter('comment_text', $this->demote(...), 40);
    }

    private function demote(mixed $html): mixed
    {
        return is_string($html) && stripos($html, '<h1') !== false ? (new HeadingSplicer($html))->demoted() : $html;
    }
}
