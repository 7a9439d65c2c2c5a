<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Processes the tokens of a page in order, tracks open elements like a browser (as far as headings require it), and
 * finds the headings.
 */
final class HeadingParser
{
    public const PLACEHOLDER_PREFIX = 'courant-contents:';

    private readonly HeadingScanResult $result;
    private readonly bool $isMasked;

    /** @var list<string> names of the open elements, outermost first */
    private array $open = [];
    /** @var list<int> start offset of each open element */
    private array $starts = [];
    /**
     * @var list<array<int, int>> the number of compound selectors that each open element and its ancestors match
     */
    private array $selectorStates = [];
    /** @var list<int> depths of the open elements whose headings and text are excluded */
    private array $excludedDepths = [];
    private ?HeadingTextBuilder $title = null;
    /** @var array{level: int, id: string|null, start: int, inside: int, depth: int, before: int} */
    private array $heading = ['level' => 0, 'id' => null, 'start' => 0, 'inside' => 0, 'depth' => 0, 'before' => 0];
    private bool $hasImage = false;
    /** Whether the current position is inside a heading. A property is used, because every tag reads it. */
    public bool $isInHeading = false;
    /** Number of open inline elements. If it is zero outside of headings, end tags of inline elements are ignored. */
    public int $openInlineCount = 0;
    /**
     * @var array{start: int, depth: int, seen: int}|null open link outside of headings; `seen` is the offset up to
     *     which it was checked
     */
    private ?array $link = null;
    /** Whether the masked HTML hides markup that is needed, so that the result is invalid. */
    public bool $needsUnmaskedHtml = false;

    /** @param string $scannedHtml the HTML of the tokens: the page's HTML, or its masked version */
    public function __construct(
        private readonly string $html,
        private readonly ExclusionRules $exclusions,
        private readonly string $scannedHtml,
    ) {
        $this->result = new HeadingScanResult();
        $this->isMasked = $scannedHtml !== $html;
    }

    /** Handles an unexpected end tag of an inline element, which still ends a link. */
    public function endLink(): void
    {
        $this->link = null;
    }

    /** @param bool $closesItself whether the tag ends with a slash, which is only relevant inside SVG */
    public function startTag(string $tag, int $start, int $end, bool $closesItself, TagAttributes $attributes): void
    {
        if (isset(HtmlElements::IMPLIED_END_TAGS[$tag])) {
            $this->closeImpliedElements($tag, $start);
        }
        $raw = $end - $start > strlen($tag) + 2 ? substr($this->scannedHtml, $start, $end - $start) : '';
        $this->needsUnmaskedHtml = $this->needsUnmaskedHtml
            || ($this->isMasked && $raw !== '' && MaskedHtml::isMasked($raw));
        $id = $raw !== '' && stripos($raw, 'id') !== false ? $attributes->getAttribute('id') : null;
        if ($id !== null && $id !== '') {
            $this->result->ids[$id] = ($this->result->ids[$id] ?? 0) + 1;
        }
        if ($this->title === null && isset(HtmlElements::INLINE[$tag])) {
            $this->startInlineTag($tag, $start, $raw, $attributes);

            return;
        }
        $level = self::level($tag);
        if ($level > 0 && $this->title !== null) {
            $this->closeTo($this->heading['depth'], $start);
        }
        $this->collectTitlePart($tag, $start, $attributes);
        $isVoid = isset(HtmlElements::VOID[$tag]) || isset(HtmlElements::SKIPPED[$tag]);
        if ($isVoid || ($closesItself && $this->isForeignContent($tag))) {
            return;
        }
        $this->open[] = $tag;
        $this->starts[] = $start;
        $this->openInlineCount += HtmlElements::INLINE[$tag] ?? 0;
        $around = $this->selectorStates[count($this->selectorStates) - 1] ?? [];
        $inside = $this->exclusions->matchElement($tag, $raw, $around, $attributes);
        $this->selectorStates[] = $inside ?? $around;
        if ($inside === null) {
            $this->excludedDepths[] = count($this->open);
        } elseif ($level > 0 && $this->excludedDepths === []) {
            $this->title = new HeadingTextBuilder();
            $this->isInHeading = true;
            $this->heading = [
                'level' => $level,
                'id' => $id === '' ? null : $id,
                'start' => $start,
                'inside' => $end,
                'depth' => count($this->open) - 1,
                'before' => $this->findInsertionOffset($start),
            ];
        }
    }

    public function endTag(string $tag, int $start, int $end): void
    {
        $isHeading = self::level($tag) > 0;
        for ($depth = count($this->open) - 1; $depth >= 0; --$depth) {
            if ($this->open[$depth] === $tag || ($isHeading && self::level($this->open[$depth]) > 0)) {
                if ($isHeading && $this->title !== null && $this->heading['depth'] === $depth) {
                    $this->addHeading($this->title->build(), $start, $end);
                }
                $this->closeTo($depth, $start);
                break;
            }
        }
        if ($tag === 'A') {
            $this->link = null;
        }
        if ($tag === 'P' && $this->excludedDepths === [] && !$this->isInLink($start)) {
            if (array_intersect(HtmlElements::NON_FLOW_CONTAINERS, $this->open) === []) {
                $this->result->paragraphEnds[] = [$end, in_array('BLOCKQUOTE', $this->open, true)];
            }
        } elseif ($tag === 'FIGURE' && $this->hasImage && $this->excludedDepths === []) {
            if (!in_array('FIGURE', $this->open, true)) {
                $this->result->figureEnds[] = $end;
            }
        }
    }

    public function addText(string $text): void
    {
        if ($this->title !== null && $this->excludedDepths === []) {
            $this->title->addText($text);
        }
    }

    public function addComment(string $text, int $start, int $end): void
    {
        if (str_starts_with($text, self::PLACEHOLDER_PREFIX) && $this->excludedDepths === []) {
            $this->result->placeholders[] = [$start, $end, (int) substr($text, strlen(self::PLACEHOLDER_PREFIX))];
        }
    }

    public function finish(): HeadingScanResult
    {
        $this->closeTo(0, strlen($this->html));

        return $this->result;
    }

    private static function level(string $tag): int
    {
        return strlen($tag) === 2 && $tag[0] === 'H' && $tag[1] >= '1' && $tag[1] <= '6' ? (int) $tag[1] : 0;
    }

    private function collectTitlePart(string $tag, int $start, TagAttributes $attributes): void
    {
        if ($tag === 'IMG') {
            $this->hasImage = true;
        } elseif ($tag === 'FIGURE') {
            $this->hasImage = false;
        }
        if ($this->title === null || $this->excludedDepths !== []) {
            return;
        }
        if ($tag === 'IMG') {
            $this->title->addImageAlt($attributes->getAttribute('alt') ?? '');
        } elseif ($tag === 'BR') {
            $this->title->addText(' ');
        } elseif ($tag === 'SUP') {
            $this->title->startSuperscript();
        } elseif ($tag === 'A') {
            $this->title->addLink($attributes->getAttribute('href') ?? '');
        } elseif (isset(HtmlElements::BLOCK_LEVEL[$tag])) {
            $this->title->startBlock($start);
        }
    }

    /** Closes a list item when the next one starts. */
    private function closeImpliedElements(string $tag, int $at): void
    {
        foreach (array_reverse($this->open, true) as $depth => $name) {
            if (in_array($name, HtmlElements::IMPLIED_END_TAGS[$tag], true)) {
                if (!in_array($name, ['UL', 'OL', 'DL'], true)) {
                    $this->closeTo($depth, $at);
                }

                return;
            }
        }
    }

    private function isForeignContent(string $tag): bool
    {
        return array_intersect([$tag, ...$this->open], ['SVG', 'MATH']) !== [];
    }

    /** Closes elements until the given number is open; an unclosed heading among them ends at $at. */
    private function closeTo(int $depth, int $at): void
    {
        if ($this->link !== null && $depth < $this->link['depth']) {
            $this->link = null;
        }
        while (count($this->open) > $depth) {
            $last = count($this->open) - 1;
            if ($this->title !== null && $this->heading['depth'] === $last) {
                $end = $this->title->blockTagOffset() ?? $at;
                $this->addHeading($this->title->buildUnclosed(), $end, $end);
            }
            if ($this->excludedDepths !== [] && $this->excludedDepths[count($this->excludedDepths) - 1] === $last + 1) {
                array_pop($this->excludedDepths);
            }
            $tag = array_pop($this->open);
            $this->openInlineCount -= HtmlElements::INLINE[$tag] ?? 0;
            array_pop($this->starts);
            array_pop($this->selectorStates);
            if ($tag === 'SUP' && $this->excludedDepths === []) {
                $this->title?->endSuperscript();
            }
        }
    }

    private function addHeading(string $text, int $innerEnd, int $end): void
    {
        $heading = $this->heading;
        $this->title = null;
        $this->isInHeading = false;
        $scanned = substr($this->scannedHtml, $heading['inside'], $innerEnd - $heading['inside']);
        $this->needsUnmaskedHtml = $this->needsUnmaskedHtml || $this->isMasked && MaskedHtml::isMasked($scanned);
        if ($text !== '') {
            $inner = substr($this->html, $heading['inside'], $innerEnd - $heading['inside']);
            $this->result->headings[] = new ScannedHeading(
                level: $heading['level'],
                text: $text,
                innerHtml: $inner,
                ownId: $heading['id'],
                start: $heading['start'],
                contentStart: $heading['inside'],
                end: $end,
                insertionOffset: $heading['before'],
            );
        }
    }

    /** Tracks an inline element only if it or an ancestor hides its content, because end tags must then be matched. */
    private function startInlineTag(string $tag, int $start, string $raw, TagAttributes $attributes): void
    {
        if ($tag === 'A') {
            $this->link = ['start' => $start, 'depth' => count($this->open), 'seen' => $start];
        }
        $around = $this->selectorStates[count($this->selectorStates) - 1] ?? [];
        $inside = $this->exclusions->matchElement($tag, $raw, $around, $attributes);
        if ($inside === $around && $this->openInlineCount === 0) {
            return;
        }
        $this->open[] = $tag;
        $this->starts[] = $start;
        $this->selectorStates[] = $inside ?? $around;
        ++$this->openInlineCount;
        if ($inside === null) {
            $this->excludedDepths[] = count($this->open);
        }
    }

    private function findInsertionOffset(int $start): int
    {
        if ($this->isInLink($start) && $this->link !== null && $this->link['depth'] <= count($this->open)) {
            return $this->link['start'];
        }
        foreach ($this->open as $depth => $tag) {
            if (isset(HtmlElements::NO_TABLE_INSIDE[$tag])) {
                return $this->starts[$depth];
            }
        }

        return $start;
    }

    /**
     * Returns whether the position is inside a link. A masked link ends an open link before it, like any other link;
     * links inside SVG may have been skipped.
     */
    private function isInLink(int $at): bool
    {
        if ($this->link !== null && $this->isMasked) {
            $between = substr($this->scannedHtml, $this->link['seen'], $at - $this->link['seen']);
            $isOver = MaskedHtml::hasMaskedLink($between);
            $this->needsUnmaskedHtml = $this->needsUnmaskedHtml || ($isOver && stripos($between, '<svg') !== false);
            $this->link = $isOver ? null : ['seen' => $at] + $this->link;
        }

        return $this->link !== null;
    }
}
