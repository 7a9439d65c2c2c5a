<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Holds the headings of a post in order and builds their tree. */
final class Outline
{
    /** @param list<Heading> $headings */
    public function __construct(public readonly array $headings, public readonly TextLength $length = new TextLength())
    {
    }

    /** @param list<int> $levels */
    public function filter(array $levels, TitlePatterns $excluded): self
    {
        return $this->filterBy(
            static fn (Heading $heading): bool => in_array($heading->level, $levels, true)
                && !$excluded->matches($heading->text)
        );
    }

    /** @param callable(Heading): bool $filter */
    public function filterBy(callable $filter): self
    {
        return new self(array_values(array_filter($this->headings, $filter(...))), $this->length);
    }

    /** @param int $max 0: unlimited */
    public function hasHeadingCount(int $min, int $max): bool
    {
        $count = count($this->headings);

        return $count > 0 && $count >= $min && ($max === 0 || $count <= $max);
    }

    /**
     * Builds the tree. Each heading is a child of the nearest preceding one with a smaller level, so that skipped
     * levels create no empty items.
     *
     * @return list<OutlineItem>
     */
    public function tree(): array
    {
        $at = 0;

        return $this->buildTree(0, $at);
    }

    /** @return list<OutlineItem> */
    public function flat(): array
    {
        return array_map(static fn (Heading $heading): OutlineItem => new OutlineItem($heading), $this->headings);
    }

    /** @return list<OutlineItem> */
    private function buildTree(int $level, int &$at): array
    {
        $items = [];
        while (isset($this->headings[$at]) && $this->headings[$at]->level > $level) {
            $heading = $this->headings[$at++];
            $items[] = new OutlineItem($heading, $this->buildTree($heading->level, $at));
        }

        return $items;
    }
}
