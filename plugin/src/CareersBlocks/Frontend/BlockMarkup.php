<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/**
 * Builds the markup of core blocks for patterns, as every supported version of the editor saves it. Lists are not
 * included, because WordPress 6.6 changed their markup.
 */
final class BlockMarkup
{
    public static function heading(string $text, int $level = 2): string
    {
        $attributes = $level === 2 ? '' : " {\"level\":$level}";

        return "<!-- wp:heading$attributes --><h$level class=\"wp-block-heading\">" . esc_html($text)
            . "</h$level><!-- /wp:heading -->";
    }

    public static function paragraph(string $text): string
    {
        return '<!-- wp:paragraph --><p>' . esc_html($text) . '</p><!-- /wp:paragraph -->';
    }

    /**
     * @param list<string> $columns markup of each column
     * @param bool $isBelowHeading whether they have a distance to the heading above them
     */
    public static function columns(array $columns, bool $isBelowHeading = false): string
    {
        $markup = implode('', array_map(
            static fn (string $column): string
                => "<!-- wp:column --><div class=\"wp-block-column\">$column</div><!-- /wp:column -->",
            $columns,
        ));

        return $isBelowHeading
            ? '<!-- wp:columns {"style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->'
                . "<div class=\"wp-block-columns\" style=\"margin-top:1.5rem\">$markup</div><!-- /wp:columns -->"
            : "<!-- wp:columns --><div class=\"wp-block-columns\">$markup</div><!-- /wp:columns -->";
    }

    /**
     * Returns columns of a heading with a text each.
     *
     * @param array<string, string> $texts by heading
     */
    public static function cards(array $texts): string
    {
        return self::columns(array_map(
            static fn (string $title, string $text): string => self::heading($title, 3) . self::paragraph($text),
            array_keys($texts),
            array_values($texts),
        ), true);
    }

    public static function group(string $content): string
    {
        return '<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">' . $content
            . '</div><!-- /wp:group -->';
    }

    /** Returns a decorative picture with a fixed aspect ratio, so that nothing moves when it loads. */
    public static function picture(string $url): string
    {
        return '<!-- wp:image {"aspectRatio":"4/3","scale":"cover"} --><figure class="wp-block-image"><img src="'
            . esc_url($url) . '" alt="" style="aspect-ratio:4/3;object-fit:cover"/></figure><!-- /wp:image -->';
    }

    public static function button(string $text, string $url): string
    {
        return '<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"1.25rem"}}}} -->'
            . '<div class="wp-block-buttons" style="margin-top:1.25rem"><!-- wp:button --><div class="wp-block-button">'
            . '<a class="wp-block-button__link wp-element-button" href="' . esc_url($url) . '">' . esc_html($text)
            . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
    }

    /** Returns a text that opens below its summary. */
    public static function details(string $summary, string $text): string
    {
        return '<!-- wp:details --><details class="wp-block-details"><summary>' . esc_html($summary) . '</summary>'
            . self::paragraph($text) . '</details><!-- /wp:details -->';
    }
}
