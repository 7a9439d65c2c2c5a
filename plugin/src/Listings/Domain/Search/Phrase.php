<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** One thing that a search wants found: a word, or words that must follow each other. */
final class Phrase
{
    /**
     * @param non-empty-list<Sought> $words
     * @param string                 $sequence how they stand in Words::sequence(), or '' for words that need not follow each other
     */
    public function __construct(public readonly array $words, public readonly string $sequence = '')
    {
    }

    /** Whether it consists of units that must follow each other, so that sets of words do not decide it. */
    public function isChain(): bool
    {
        return count(Words::units($this->sequence)) > 1;
    }

    /**
     * @param list<string> $words    of a text, as Words::of() gives them
     * @param string       $sequence of the same text
     */
    public function isIn(array $words, string $sequence): bool
    {
        foreach ($this->words as $word) {
            if (!$word->isAmong($words)) {
                return false;
            }
        }

        return $this->sequence === '' || str_contains($sequence, $this->sequence);
    }
}
