<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** What decides which headings of a post are listed, their ids, and where the box stands. */
final class Rules
{
    /** @param list<int> $levels */
    public function __construct(
        public readonly array $levels,
        public readonly string $exclude,
        public readonly string $selectors,
        public readonly SlugRules $slugs,
        public readonly Position $position,
        public readonly int $number,
        public readonly bool $skipQuotes,
    ) {
    }

    /** Changes when a rule changes, so that nothing is read that was computed by other rules. */
    public function signature(): string
    {
        return hash('xxh128', serialize([
            4, $this->levels, $this->exclude, $this->selectors, (array) $this->slugs, $this->position->value, $this->number, $this->skipQuotes,
        ]));
    }
}
