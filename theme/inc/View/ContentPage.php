<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * The page of the current post that is shown, of those that page breaks divide it into.
 */
final class ContentPage
{
    private function __construct(public readonly int $number, public readonly int $count)
    {
    }

    public static function current(): self
    {
        return new self(self::global('page'), self::global('numpages'));
    }

    public function isFirst(): bool
    {
        return $this->number === 1;
    }

    public function isLast(): bool
    {
        return $this->number >= $this->count;
    }

    /**
     * Returns a link to another page, named by the first heading of that page.
     */
    public function link(int $number, string $label, string $class): string
    {
        $pages = $GLOBALS['pages'] ?? [];
        $content = is_array($pages) ? $pages[$number - 1] ?? '' : '';
        $heading = is_string($content) ? self::firstHeading($content) : '';

        return str_replace('post-page-numbers', $class, _wp_link_page($number))
            /* translators: 1: "Next page" or "Previous page", 2: heading. */
            . esc_html($heading === '' ? $label : sprintf(__('%1$s: %2$s', 'courant'), $label, $heading)) . '</a>';
    }

    private static function firstHeading(string $html): string
    {
        $reader = new \WP_HTML_Tag_Processor($html);
        $isInside = false;
        $text = '';

        while ($reader->next_token()) {
            if (in_array($reader->get_tag(), ['H2', 'H3'], true)) {
                if ($reader->is_tag_closer()) {
                    break;
                }
                $isInside = true;
            }
            $text .= $isInside && $reader->get_token_type() === '#text' ? $reader->get_modifiable_text() : '';
        }

        return trim($text);
    }

    private static function global(string $name): int
    {
        $value = $GLOBALS[$name] ?? 1;

        return is_numeric($value) ? max(1, (int) $value) : 1;
    }
}
