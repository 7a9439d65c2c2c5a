<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * Takes the tokens of a page one after the other, keeps the open elements as a browser would (as far as headings need
 * it), and finds the headings. Spec 2.3; Contents contract 7, cases 1 to 17.
 */
final class HeadingReader
{
    public const MARK = 'courant-contents:';

    private readonly Findings $found;
    private readonly bool $isSkimmed;

    /** @var list<string> names of the open elements, outermost first */
    private array $open = [];
    /** @var list<int> where each begins */
    private array $starts = [];
    /** @var list<array<int, int>> for each, how far the owner's selectors fit it and those around it */
    private array $around = [];
    /** @var list<int> depths of the open elements whose headings and words are not listed */
    private array $unlistedFrom = [];
    private ?TitleText $title = null;
    /** @var array{level: int, id: string|null, start: int, inside: int, depth: int, before: int} */
    private array $heading = ['level' => 0, 'id' => null, 'start' => 0, 'inside' => 0, 'depth' => 0, 'before' => 0];
    private bool $pictured = false;
    /** Whether the words that come are those of a heading. Read for every tag of a page, so it is no method. */
    public bool $isInHeading = false;
    /** How many of the open elements are plain ones: without any, and outside of headings, their ends mean nothing. */
    public int $plain = 0;
    /** @var array{start: int, depth: int, seen: int}|null the link that is open outside of headings, and up to where it is known to be */
    private ?array $link = null;
    /** Whether something was left out of sight that should have been read: then what was found does not count. */
    public bool $isMisled = false;

    /** @param string $seen the HTML as the tokens come from it: itself, or skimmed */
    public function __construct(private readonly string $html, private readonly Unlisted $unlisted, private readonly string $seen)
    {
        $this->found = new Findings();
        $this->isSkimmed = $seen !== $html;
    }

    /** An end of a plain element that is not awaited: a link is over all the same. */
    public function endLink(): void
    {
        $this->link = null;
    }

    /** @param bool $closesItself written with a slash, which counts inside of drawings only */
    public function start(string $tag, int $start, int $end, bool $closesItself, Attributes $attributes): void
    {
        if (isset(Elements::SIBLINGS[$tag])) {
            $this->closeSiblings($tag, $start);
        }
        $raw = $end - $start > strlen($tag) + 2 ? substr($this->seen, $start, $end - $start) : '';
        $this->isMisled = $this->isMisled || ($this->isSkimmed && $raw !== '' && Skimmed::hasMark($raw));
        $id = $raw !== '' && stripos($raw, 'id') !== false ? $attributes->attribute('id') : null;
        if ($id !== null && $id !== '') {
            $this->found->ids[$id] = ($this->found->ids[$id] ?? 0) + 1;
        }
        if ($this->title === null && isset(Elements::PLAIN[$tag])) {
            $this->startPlain($tag, $start, $raw, $attributes);

            return;
        }
        $level = self::level($tag);
        if ($level > 0 && $this->title !== null) {
            $this->popTo($this->heading['depth'], $start);
        }
        $this->note($tag, $start, $attributes);
        if (isset(Elements::VOID[$tag]) || isset(Elements::SKIPPED[$tag]) || ($closesItself && $this->isDrawn($tag))) {
            return;
        }
        $this->open[] = $tag;
        $this->starts[] = $start;
        $this->plain += Elements::PLAIN[$tag] ?? 0;
        $around = $this->around[count($this->around) - 1] ?? [];
        $inside = $this->unlisted->inside($tag, $raw, $around, $attributes);
        $this->around[] = $inside ?? $around;
        if ($inside === null) {
            $this->unlistedFrom[] = count($this->open);
        } elseif ($level > 0 && $this->unlistedFrom === []) {
            $this->title = new TitleText();
            $this->isInHeading = true;
            $this->heading = [
                'level' => $level,
                'id' => $id === '' ? null : $id,
                'start' => $start,
                'inside' => $end,
                'depth' => count($this->open) - 1,
                'before' => $this->outside($start),
            ];
        }
    }

    public function end(string $tag, int $start, int $end): void
    {
        $isHeading = self::level($tag) > 0;
        for ($depth = count($this->open) - 1; $depth >= 0; --$depth) {
            if ($this->open[$depth] === $tag || ($isHeading && self::level($this->open[$depth]) > 0)) {
                if ($isHeading && $this->title !== null && $this->heading['depth'] === $depth) {
                    $this->finish($this->title->whole(), $start, $end);
                }
                $this->popTo($depth, $start);
                break;
            }
        }
        if ($tag === 'A') {
            $this->link = null;
        }
        if ($tag === 'P' && $this->unlistedFrom === [] && !$this->isInLink($start) && array_intersect(Elements::NO_FLOW, $this->open) === []) {
            $this->found->paragraphs[] = [$end, in_array('BLOCKQUOTE', $this->open, true)];
        }
        if ($tag === 'FIGURE' && $this->pictured && $this->unlistedFrom === [] && !in_array('FIGURE', $this->open, true)) {
            $this->found->figures[] = $end;
        }
    }

    public function text(string $text): void
    {
        if ($this->title !== null && $this->unlistedFrom === []) {
            $this->title->add($text);
        }
    }

    public function comment(string $text, int $start, int $end): void
    {
        if (str_starts_with($text, self::MARK) && $this->unlistedFrom === []) {
            $this->found->places[] = [$start, $end, (int) substr($text, strlen(self::MARK))];
        }
    }

    public function finished(): Findings
    {
        $this->popTo(0, strlen($this->html));

        return $this->found;
    }

    private static function level(string $tag): int
    {
        return strlen($tag) === 2 && $tag[0] === 'H' && $tag[1] >= '1' && $tag[1] <= '6' ? (int) $tag[1] : 0;
    }

    private function note(string $tag, int $start, Attributes $attributes): void
    {
        if ($tag === 'IMG') {
            $this->pictured = true;
        } elseif ($tag === 'FIGURE') {
            $this->pictured = false;
        }
        if ($this->title === null || $this->unlistedFrom !== []) {
            return;
        }
        if ($tag === 'IMG') {
            $this->title->picture($attributes->attribute('alt') ?? '');
        } elseif ($tag === 'BR') {
            $this->title->add(' ');
        } elseif ($tag === 'SUP') {
            $this->title->openSup();
        } elseif ($tag === 'A') {
            $this->title->link($attributes->attribute('href') ?? '');
        } elseif (isset(Elements::BLOCKS[$tag])) {
            $this->title->block($start);
        }
    }

    /** A list item ends where the next one begins. */
    private function closeSiblings(string $tag, int $at): void
    {
        foreach (array_reverse($this->open, true) as $depth => $name) {
            if (in_array($name, Elements::SIBLINGS[$tag], true)) {
                if (!in_array($name, ['UL', 'OL', 'DL'], true)) {
                    $this->popTo($depth, $at);
                }

                return;
            }
        }
    }

    private function isDrawn(string $tag): bool
    {
        return in_array($tag, ['SVG', 'MATH'], true) || in_array('SVG', $this->open, true) || in_array('MATH', $this->open, true);
    }

    /** Closes elements until so many are open; a heading among them ends at $at, unclosed. */
    private function popTo(int $depth, int $at): void
    {
        if ($this->link !== null && $depth < $this->link['depth']) {
            $this->link = null;
        }
        while (count($this->open) > $depth) {
            $last = count($this->open) - 1;
            if ($this->title !== null && $this->heading['depth'] === $last) {
                $end = $this->title->blockAt() ?? $at;
                $this->finish($this->title->unclosed(), $end, $end);
            }
            if ($this->unlistedFrom !== [] && $this->unlistedFrom[count($this->unlistedFrom) - 1] === $last + 1) {
                array_pop($this->unlistedFrom);
            }
            $tag = array_pop($this->open);
            $this->plain -= Elements::PLAIN[$tag] ?? 0;
            array_pop($this->starts);
            array_pop($this->around);
            if ($tag === 'SUP' && $this->unlistedFrom === []) {
                $this->title?->closeSup();
            }
        }
    }

    private function finish(string $text, int $innerEnd, int $end): void
    {
        $heading = $this->heading;
        $this->title = null;
        $this->isInHeading = false;
        $this->isMisled = $this->isMisled || $this->isSkimmed && Skimmed::hasMark(substr($this->seen, $heading['inside'], $innerEnd - $heading['inside']));
        if ($text !== '') {
            $inner = substr($this->html, $heading['inside'], $innerEnd - $heading['inside']);
            $this->found->headings[] = new FoundHeading(
                $heading['level'],
                $text,
                $inner,
                $heading['id'],
                $heading['start'],
                $heading['inside'],
                $end,
                $heading['before'],
            );
        }
    }

    /** Nothing is kept of it unless it hides what is in it, or one around it does: then their ends must be told apart. */
    private function startPlain(string $tag, int $start, string $raw, Attributes $attributes): void
    {
        if ($tag === 'A') {
            $this->link = ['start' => $start, 'depth' => count($this->open), 'seen' => $start];
        }
        $around = $this->around[count($this->around) - 1] ?? [];
        $inside = $this->unlisted->inside($tag, $raw, $around, $attributes);
        if ($inside === $around && $this->plain === 0) {
            return;
        }
        $this->open[] = $tag;
        $this->starts[] = $start;
        $this->around[] = $inside ?? $around;
        ++$this->plain;
        if ($inside === null) {
            $this->unlistedFrom[] = count($this->open);
        }
    }

    private function outside(int $start): int
    {
        if ($this->isInLink($start) && $this->link !== null && $this->link['depth'] <= count($this->open)) {
            return $this->link['start'];
        }
        foreach ($this->open as $depth => $tag) {
            if (isset(Elements::NOT_INSIDE[$tag])) {
                return $this->starts[$depth];
            }
        }

        return $start;
    }

    /** A link that was left out of sight has ended the one before it, as each link does; those of a drawing may have been passed over. */
    private function isInLink(int $at): bool
    {
        if ($this->link !== null && $this->isSkimmed) {
            $between = substr($this->seen, $this->link['seen'], $at - $this->link['seen']);
            $isOver = Skimmed::hasLink($between);
            $this->isMisled = $this->isMisled || ($isOver && stripos($between, '<svg') !== false);
            $this->link = $isOver ? null : ['seen' => $at] + $this->link;
        }

        return $this->link !== null;
    }
}
