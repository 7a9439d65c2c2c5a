<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents one required condition of a search: a word, or a sequence of words. */
final class Phrase
{
    /**
     * @param non-empty-list<SearchTerm> $terms
     * @param string $sequence the words in the format of Tokenizer::toSequence(), or '' when their order is not
     *     relevant
     */
    public function __construct(public readonly array $terms, public readonly string $sequence = '')
    {
    }

    /**
     * Returns whether it consists of several units in sequence, for which the sets of single words are not sufficient.
     */
    public function hasMultipleUnits(): bool
    {
        return count(Tokenizer::splitSequence($this->sequence)) > 1;
    }

    /**
     * @param list<string> $words    words of a text, as returned by Tokenizer::extractWords()
     * @param string       $sequence word sequence of the same text
     */
    public function matches(array $words, string $sequence): bool
    {
        foreach ($this->terms as $word) {
            if (!$word->matchesAny($words)) {
                return false;
            }
        }

        return $this->sequence === '' || str_contains($sequence, $this->sequence);
    }
}
