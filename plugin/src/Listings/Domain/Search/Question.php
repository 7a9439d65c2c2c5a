<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Listings\Domain\ListingQuery;

/**
 * What a listing query asks of sets: of each group at least one set must hold an opening. Names of terms are looked through
 * here, so that renaming a term changes nothing in the index.
 */
final class Question
{
    /**
     * @param array<string, non-empty-list<string>>                       $filters keys of terms by taxonomy
     * @param list<array{word: Sought, terms: list<string>}> $words   each with the keys of terms that are called so
     */
    private function __construct(
        public readonly array $filters,
        public readonly array $words,
        public readonly bool $hideExpired,
        public readonly bool $isEmpty,
    ) {
    }

    public static function of(ListingQuery $query, Specifications $specifications, Words $words): self
    {
        $filters = [];
        $isEmpty = false;
        foreach ($query->terms as $taxonomy => $terms) {
            $keys = array_map(static fn ($term): string => Key::term($taxonomy, $term->id), $terms);
            $isEmpty = $isEmpty || $keys === [];
            $filters[$taxonomy] = $keys;
        }
        $sought = $words->sought($query->search);
        $names = $sought === [] ? [] : self::names($specifications, $words);
        $wanted = [];
        foreach ($sought as $word) {
            $wanted[] = ['word' => $word, 'terms' => array_keys(array_filter($names, $word->isAmong(...)))];
        }

        return new self(array_filter($filters), $wanted, $query->hideExpired, $isEmpty || ($query->search !== '' && $sought === []));
    }

    /** @return list<string> the names of all sets that are needed, but for those that only begin with a word */
    public function keys(): array
    {
        $keys = [$this->hideExpired ? [Key::OPEN] : [Key::OPEN, Key::EXPIRED], ...array_values($this->filters)];
        foreach ($this->words as ['word' => $word, 'terms' => $terms]) {
            $keys[] = $word->begins ? $terms : [...$terms, Key::word($word->word)];
        }

        return array_values(array_unique(array_merge(...$keys)));
    }

    /** What the keys of further words begin with, or ''. Only the last word of a search may be a beginning. */
    public function beginning(): string
    {
        foreach ($this->words as ['word' => $word]) {
            if ($word->begins) {
                return Key::word($word->word);
            }
        }

        return '';
    }

    /** @return array<string, list<string>> words by key of the term that they are the name of */
    private static function names(Specifications $specifications, Words $words): array
    {
        $names = [];
        foreach ($specifications->all() as $specification) {
            foreach ($specifications->unordered($specification->taxonomy) as $term) {
                $names[Key::term($term->taxonomy, $term->id)] = $words->of($term->name);
            }
        }

        return $names;
    }
}
