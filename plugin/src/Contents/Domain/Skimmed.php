<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * A page's HTML for a scan that looks for headings, with the markup of words taken out of its sight: most tags of a text
 * are `em`, `strong` and links that hold words only, and by going around them a scan is several times as fast.
 *
 * What is left out are whole elements, start tag to end tag, in which there are only words and more of their kind, that
 * have no id and do not stand in a heading. Only the `<` of their tags is replaced, by one byte, so offsets stay. Where a text
 * has anything that could be read otherwise (a tag in a tag, an odd comment, an odd end tag), nothing is left out. A reader
 * that meets the mark inside of a tag or a heading must read the HTML itself.
 */
final class Skimmed
{
    public const MARK = "\x01";

    /** A tag or comment with another before its end, a comment that is none, an end tag with more than its name. */
    private const UNCLEAR = '~<[a-z/!?][^<>]*+<|<\?|<!(?!--)|</(?![\w:-]++\s*+>)~i';

    private const HEADING = '<h[1-6][\s>](?:[^<]++|<(?!/h[1-6]))*+(*SKIP)(*F)';
    private const ATTRIBUTE = '\s++(?!id\b)[a-z][\w:-]*+(?:="[^"<>]*+")?';

    public static function html(string $html): string
    {
        if (str_contains($html, self::MARK) || preg_match(self::UNCLEAR, $html) !== 0) {
            return $html;
        }
        $element = '<(' . implode('|', array_keys(Elements::PLAIN)) . ')(?:' . self::ATTRIBUTE . ')*+\s*+>(?:[^<>]++|(?1))*+</\2\s*+>';
        // Several in a row are one match.
        $seen = preg_replace_callback(
            '~' . self::HEADING . "|(?:($element)[^<>]*+)++~i",
            static fn (array $words): string => strtr($words[0], '<', self::MARK),
            $html
        );

        return $seen ?? $html;
    }

    public static function hasMark(string $seen): bool
    {
        return str_contains($seen, self::MARK);
    }

    /** Whether a link is left out in what was seen: its end tag ended whatever link was open before it. */
    public static function hasLink(string $seen): bool
    {
        return preg_match('~' . self::MARK . 'a[\s>]~i', $seen) === 1;
    }
}
