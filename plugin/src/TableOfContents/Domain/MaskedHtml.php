<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Masks inline markup in a page's HTML so that a scan for headings skips it. Most tags of a text are `em`, `strong` and
 * links that contain only text; skipping them makes a scan several times as fast.
 *
 * An element is masked if it is complete (start tag to end tag), contains only text and other inline elements, has no
 * ID, and is not in a heading. Only the `<` of its tags is replaced, with one byte, so that offsets do not change. If a
 * text contains ambiguous markup (a tag within a tag, an invalid comment, an irregular end tag), nothing is masked. If
 * a parser finds the mask character inside a tag or heading, it must parse the original HTML.
 */
final class MaskedHtml
{
    public const MASK = "\x01";

    /**
     * Matches a tag or comment that contains another one before its end, an invalid comment, and an end tag that
     * contains more than its name.
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
        // Each match is a sequence of tags.
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

    /** Returns whether the given part contains a masked link, whose end tag closes any link that was open before it. */
    public static function hasMaskedLink(string $seen): bool
    {
        return preg_match('~' . self::MASK . 'a[\s>]~i', $seen) === 1;
    }
}
