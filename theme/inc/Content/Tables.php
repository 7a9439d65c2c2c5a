<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Feature;

/**
 * A table of several columns would cut words on a narrow screen: it is moved sideways in its frame, which a keyboard can reach
 * and which has a name: its caption, or what it is (drawn in assets/css/blocks.css).
 */
final class Tables implements Feature
{
    private const MANY = 3;

    public function boot(): void
    {
        add_filter('render_block_core/table', $this->frame(...));
    }

    private function frame(string $html): string
    {
        $reader = new \WP_HTML_Tag_Processor($html);

        if (self::columns($html) < self::MANY || ! $reader->next_tag(['tag_name' => 'figure'])) {
            return $html;
        }

        $reader->set_attribute('tabindex', '0');

        if (! str_contains($html, '<figcaption')) {
            $reader->set_attribute('aria-label', __('Table', 'courant'));
        }

        return $reader->get_updated_html();
    }

    private static function columns(string $html): int
    {
        $row = preg_match('#<tr\b[^>]*>(.*?)</tr>#s', $html, $found) === 1 ? $found[1] : '';

        return (int) preg_match_all('/<t[hd]\b/', $row);
    }
}
