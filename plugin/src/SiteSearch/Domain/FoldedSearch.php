<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Domain;

use CourantDesk\SearchIndex\Domain\SearchTerm;
use CourantDesk\SearchIndex\Domain\Tokenizer;

/** The words and quoted phrases of a search of WordPress, in the form of Tokenizer::toSequence(). */
final class FoldedSearch
{
    private const MAX_TEXTS = 20;

    /**
     * @param non-empty-list<string> $required texts that an article must contain
     * @param list<string>           $excluded texts that it must not contain
     */
    private function __construct(public readonly array $required, public readonly array $excluded)
    {
    }

    /**
     * @param array<mixed> $terms     the query variable `search_terms`
     * @param bool         $hasQuotes whether terms of several words are phrases
     * @return self|null null for a search without words
     */
    public static function fromTerms(array $terms, bool $hasQuotes, Tokenizer $tokenizer = new Tokenizer()): ?self
    {
        $required = [];
        $excluded = [];
        foreach ($terms as $term) {
            if (!is_string($term)) {
                continue;
            }
            $isExcluded = str_starts_with($term, '-');
            $isPhrase = $isExcluded || ($hasQuotes && preg_match('/\s/', $term) === 1);
            $texts = $isPhrase
                ? [trim($tokenizer->toSequence(ltrim($term, '-')))]
                : self::splitWords($term, $tokenizer);
            $texts = array_filter($texts, static fn (string $text): bool => $text !== '');
            $required = [...$required, ...$isExcluded ? [] : $texts];
            $excluded = [...$excluded, ...$isExcluded ? $texts : []];
        }
        $required = array_slice(array_values(array_unique($required)), 0, self::MAX_TEXTS);

        return $required === []
            ? null
            : new self($required, array_slice(array_values(array_unique($excluded)), 0, self::MAX_TEXTS));
    }

    /** Returns the whole text of the search. */
    public function sentence(): string
    {
        return implode(' ', $this->required);
    }

    /** @return list<string> */
    private static function splitWords(string $term, Tokenizer $tokenizer): array
    {
        $words = [];
        foreach ($tokenizer->parseSearch(str_replace('"', ' ', $term)) as $phrase) {
            $words = [...$words, ...array_map(static fn (SearchTerm $word): string => $word->word, $phrase->terms)];
        }

        return $words;
    }
}
