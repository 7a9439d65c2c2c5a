<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** One word that is looked for. */
final class Sought
{
    public function __construct(
        /** Folded. */
        public readonly string $word,
        /** Whether words that only begin with it count too. */
        public readonly bool $begins,
    ) {
    }

    /** @param list<string> $words of a text */
    public function isAmong(array $words): bool
    {
        foreach ($words as $word) {
            if ($word === $this->word || ($this->begins && str_starts_with($word, $this->word))) {
                return true;
            }
        }

        return false;
    }
}
