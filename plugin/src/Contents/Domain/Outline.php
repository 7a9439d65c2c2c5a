<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** The headings of a post in order, and the tree that they make. */
final class Outline
{
    /** @param list<Heading> $headings */
    public function __construct(public readonly array $headings, public readonly Length $length = new Length())
    {
    }

    /** @param list<int> $levels */
    public function narrowed(array $levels, TitlePatterns $excluded): self
    {
        return $this->only(static fn (Heading $heading): bool => in_array($heading->level, $levels, true) && !$excluded->match($heading->text));
    }

    /** @param callable(Heading): bool $wanted */
    public function only(callable $wanted): self
    {
        return new self(array_values(array_filter($this->headings, $wanted(...))), $this->length);
    }

    /** @param int $max 0: any number */
    public function isWithin(int $min, int $max): bool
    {
        $count = count($this->headings);

        return $count > 0 && $count >= $min && ($max === 0 || $count <= $max);
    }

    /**
     * Each heading is a child of the nearest one before it with a smaller level, so skipped levels make no empty items
     * (Contents contract 7, cases 9 and 10).
     *
     * @return list<OutlineItem>
     */
    public function tree(): array
    {
        $at = 0;

        return $this->below(0, $at);
    }

    /** @return list<OutlineItem> */
    public function flat(): array
    {
        return array_map(static fn (Heading $heading): OutlineItem => new OutlineItem($heading), $this->headings);
    }

    /** @return list<OutlineItem> */
    private function below(int $level, int &$at): array
    {
        $items = [];
        while (isset($this->headings[$at]) && $this->headings[$at]->level > $level) {
            $heading = $this->headings[$at++];
            $items[] = new OutlineItem($heading, $this->below($heading->level, $at));
        }

        return $items;
    }
}
