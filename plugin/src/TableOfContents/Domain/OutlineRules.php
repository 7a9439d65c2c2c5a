<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents the settings that determine listed headings, their IDs, and the position of the table. */
final class OutlineRules
{
    /** @param list<int> $levels */
    public function __construct(
        public readonly array $levels,
        public readonly string $exclude,
        public readonly string $selectors,
        public readonly HeadingIdRules $headingIds,
        public readonly TablePosition $position,
        public readonly int $positionNumber,
        public readonly bool $skipsQuotes,
    ) {
    }

    /** Returns a hash of the rules, so that outlines computed with other rules are not used. */
    public function signature(): string
    {
        return hash('xxh128', serialize([
            4, $this->levels, $this->exclude, $this->selectors, (array) $this->headingIds, $this->position->value,
            $this->positionNumber, $this->skipsQuotes,
        ]));
    }
}
