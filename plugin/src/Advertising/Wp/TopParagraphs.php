<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use WP_HTML_Tag_Processor;

/**
 * The paragraphs of a text that stand in no other element. Only closed ones count; an element that is never closed hides what
 * comes after it.
 */
final class TopParagraphs extends WP_HTML_Tag_Processor
{
    /** Without an end, with an end that may be left out, or read with their end as one. */
    private const NO_BOX = [
        'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'PARAM', 'SOURCE', 'TRACK', 'WBR',
        'COLGROUP', 'DD', 'DT', 'LI', 'OPTGROUP', 'OPTION', 'P', 'RP', 'RT', 'TBODY', 'TD', 'TFOOT', 'TH', 'THEAD', 'TR',
        'IFRAME', 'NOEMBED', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP',
    ];

    /** What a paragraph holds; all else ends it. */
    private const INLINE = [
        'A', 'ABBR', 'ACRONYM', 'AUDIO', 'B', 'BDI', 'BDO', 'BIG', 'BUTTON', 'CANVAS', 'CITE', 'CODE', 'DATA', 'DATALIST', 'DEL', 'DFN', 'EM', 'FONT', 'I',
        'INS', 'KBD', 'LABEL', 'MAP', 'MARK', 'MATH', 'METER', 'NOSCRIPT', 'OBJECT', 'OUTPUT', 'PICTURE', 'PROGRESS', 'Q', 'RUBY', 'S', 'SAMP', 'SELECT',
        'SMALL', 'SPAN', 'STRIKE', 'STRONG', 'SUB', 'SUP', 'SVG', 'TEMPLATE', 'TIME', 'TT', 'U', 'VAR', 'VIDEO',
    ];

    /** @var array<string, int> how many of each element are open around the place that is read */
    private array $around = [];

    private ?int $start = null;

    /** @return list<array{html: string, end: int}> their markup, and the byte after them */
    public function all(): array
    {
        $found = [];
        while ($this->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $this->get_tag();
            if ($tag === 'P') {
                $end = $this->is_tag_closer() ? $this->edge('>') : null;
                if ($this->start !== null && $end !== null) {
                    $found[] = ['html' => substr($this->html, $this->start, $end - $this->start), 'end' => $end];
                }
                $this->start = $this->is_tag_closer() || array_sum($this->around) > 0 ? null : $this->edge();
            } elseif ($this->start === null || !in_array($tag, [...self::INLINE, ...self::NO_BOX], true)) {
                $this->start = null;
                $this->walk($tag);
            }
        }

        return $found;
    }

    /** Into an element, or out of it. */
    private function walk(string $tag): void
    {
        if (!in_array($tag, self::NO_BOX, true)) {
            $this->around[$tag] = max(0, ($this->around[$tag] ?? 0) + ($this->is_tag_closer() ? -1 : 1));
        }
    }

    /** Where the tag that is read begins, or the byte after the first such sign in it. */
    private function edge(string $sign = ''): ?int
    {
        if (!$this->set_bookmark('here')) {
            return null;
        }
        $start = $this->bookmarks['here']->start;
        $found = $sign === '' ? $start : strpos($this->html, $sign, $start);

        return $found === false ? null : $found + strlen($sign);
    }
}
