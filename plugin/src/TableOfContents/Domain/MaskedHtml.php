<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Masks inline markup in a page's HTML so that a scan for headings skips it. Most tags of a text are `em`, `strong` and
 * links that contain only text; skipping them makes a scan several times as fast.
 *
 * Only complete elements (start tag to end tag) are masked that contain nothing but text and other inline elements,
 * have no ID, and are not in a heading. Only the `<` of their tags is replaced, by one byte, so offsets do not change.
 * When a text contains anything ambiguous (a tag within a tag, an irregular comment, an irregular end tag), nothing is
 * masked. When a parser finds the mask character inside a tag or heading, it must parse the original HTML.
 */
final class MaskedHtml
{
    public const MASK = "\x01";

    /**
     * A tag or comment that contains another before its end, an invalid comment, an end tag with more than its name.
     */
    private const AMBIGUOUS_PATTERN = '~<[a-z/!?][^<>]*+<|<\?|<!(?!--)|</(?![\w:-]++\s*+>)~i';

    private const HEADING_PATTERN = '<h[1-6][\s>](?:[^<]++|<(?!/h[1-6]))*+(*SKIP)(*F)';
    private const ATTRIBUTE_PATTERN = '\s++(?!id\b)[a-z][\w:-]*+(?:="[^"<>]*+")?';

    public static function mask(string $html): string
    {
        if (str_contains($html, self::MASK) || preg_match(self::AMBIGUOUS_PATTERN, $html) !== 0) {
            return $html;
        }
        $element = '<(' . implode('|', array_keys(HtmlElements::INLINE)) . ')(?:' . self::ATTRIBUTE_PATTERN
            . ')*+\s*+>(?:[^<>]++|(?1))*+</\2\s*+>';
        // A sequence of tags is one match.
        $seen = preg_replace_callback(
            '~' . self::HEADING_PATTERN . "|(?:($element)[^<>]*+)++~i",
            static fn (array $match): string => strtr($match[0], '<', self::MASK),
            $html
        );

        return $seen ?? $html;
    }

    public static function isMasked(string $seen): bool
    {
        return str_contains($seen, self::MASK);
    }

    /** Returns whether a masked link is in the given part: its end tag closed any link that was open before it. */
    public static function hasMaskedLink(string $seen): bool
    {
        return preg_match('~' . self::MASK . 'a[\s>]~i', $seen) === 1;
    }
}
