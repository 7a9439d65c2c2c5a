<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents one word of a search. */
final class SearchTerm
{
    public function __construct(
        /** Word in the form of CharacterFolder. */
        public readonly string $word,
        /** Whether longer words with this prefix match too. */
        public readonly bool $isPrefix,
    ) {
    }

    /** @param list<string> $words words of a text */
    public function matchesAny(array $words): bool
    {
        foreach ($words as $word) {
            if ($word === $this->word || ($this->isPrefix && str_starts_with($word, $this->word))) {
                return true;
            }
        }

        return false;
    }
}
