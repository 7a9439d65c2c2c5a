<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use WP_HTML_Tag_Processor;

/**
 * Finds the top-level paragraphs of a text. Only closed paragraphs count; paragraphs after an unclosed element are not
 * found.
 */
final class TopLevelParagraphs extends WP_HTML_Tag_Processor
{
    /**
     * Elements without an end tag, with an optional end tag, or that the tag processor reads together with their
     * content.
     */
    private const NON_NESTING_ELEMENTS = [
        'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'PARAM', 'SOURCE', 'TRACK', 'WBR',
        'COLGROUP', 'DD', 'DT', 'LI', 'OPTGROUP', 'OPTION', 'P', 'RP', 'RT', 'TBODY', 'TD', 'TFOOT', 'TH', 'THEAD',
        'TR',
        'IFRAME', 'NOEMBED', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP',
    ];

    /** Elements that a paragraph can contain; all others end it. */
    private const INLINE_ELEMENTS = [
        'A', 'ABBR', 'ACRONYM', 'AUDIO', 'B', 'BDI', 'BDO', 'BIG', 'BUTTON', 'CANVAS', 'CITE', 'CODE', 'DATA',
        'DATALIST', 'DEL', 'DFN', 'EM', 'FONT', 'I',
        'INS', 'KBD', 'LABEL', 'MAP', 'MARK', 'MATH', 'METER', 'NOSCRIPT', 'OBJECT', 'OUTPUT', 'PICTURE', 'PROGRESS',
        'Q', 'RUBY', 'S', 'SAMP', 'SELECT',
        'SMALL', 'SPAN', 'STRIKE', 'STRONG', 'SUB', 'SUP', 'SVG', 'TEMPLATE', 'TIME', 'TT', 'U', 'VAR', 'VIDEO',
    ];

    /** @var array<string, int> open elements by tag name at the current position */
    private array $openElements = [];

    private ?int $start = null;

    /** @return list<array{html: string, end: int}> markup, and the offset of the byte after it */
    public function findAll(): array
    {
        $found = [];
        while ($this->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $this->get_tag();
            if ($tag === 'P') {
                $end = $this->is_tag_closer() ? $this->findOffset('>') : null;
                if ($this->start !== null && $end !== null) {
                    $found[] = ['html' => substr($this->html, $this->start, $end - $this->start), 'end' => $end];
                }
                $this->start = $this->is_tag_closer() || array_sum($this->openElements) > 0
                    ? null
                    : $this->findOffset();
            } elseif (
                $this->start === null
                || !in_array($tag, [...self::INLINE_ELEMENTS, ...self::NON_NESTING_ELEMENTS], true)
            ) {
                $this->start = null;
                $this->trackElement($tag);
            }
        }

        return $found;
    }

    /** Updates the open elements for a start or end tag. */
    private function trackElement(string $tag): void
    {
        if (!in_array($tag, self::NON_NESTING_ELEMENTS, true)) {
            $this->openElements[$tag] = max(0, ($this->openElements[$tag] ?? 0) + ($this->is_tag_closer() ? -1 : 1));
        }
    }

    /** Returns the offset of the current tag, or of the byte after the first occurrence of a character in it. */
    private function findOffset(string $character = ''): ?int
    {
        if (!$this->set_bookmark('here')) {
            return null;
        }
        $start = $this->bookmarks['here']->start;
        $found = $character === '' ? $start : strpos($this->html, $character, $start);

        return $found === false ? null : $found + strlen($character);
    }
}
