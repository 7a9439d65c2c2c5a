<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Structured;

/**
 * What a listing query asks of sets: of each group at least one set must hold an opening. Names of terms are looked through
 * here, so that renaming a term changes nothing in the index.
 */
final class Question
{
    /** A group that is no taxonomy's name. */
    private const LANGUAGE = ' language';

    /**
     * @param array<string, list<string>> $filters keys of sets by group: taxonomies, Structured::WORK_MODE and the language
     * @param array<string, list<string>> $fixed   likewise: what holds of a group whatever is chosen
     * @param list<Wanted>                $wanted
     */
    private function __construct(
        public readonly array $filters,
        public readonly array $fixed,
        public readonly array $wanted,
        public readonly int $salary,
        public readonly bool $hideExpired,
        public readonly bool $isRanked,
        /** Nothing can be found, whatever is chosen. */
        public readonly bool $isEmpty,
    ) {
    }

    public static function of(ListingQuery $query, Specifications $specifications, Words $words): self
    {
        $filters = array_map(self::keysOf(...), $query->terms);
        if ($query->structured->workModes !== []) {
            $filters[Structured::WORK_MODE] = array_map(Key::mode(...), $query->structured->workModes);
        }
        if ($query->language !== '') {
            $filters[self::LANGUAGE] = [Key::language($query->language), Key::language('')];
        }
        $sought = $words->sought($query->search);
        $quoted = array_filter($sought, static fn (Phrase $phrase): bool => $phrase->sequence !== '') !== [];
        $names = $sought === [] ? [] : self::names($specifications, $words, $quoted);
        $wanted = [];
        foreach ($sought as $phrase) {
            $called = array_filter($names, static fn (array $name): bool => $phrase->isIn(...$name));
            $wanted[] = new Wanted($phrase, array_keys($called));
        }
        $isEmpty = in_array([], $query->fixed, true) || ($query->search !== '' && $sought === []);

        return new self(
            $filters,
            array_map(self::keysOf(...), $query->fixed),
            $wanted,
            $query->structured->salary,
            $query->hideExpired,
            $query->order === Order::Relevance,
            $isEmpty,
        );
    }

    /**
     * @param bool $hasPhrases whether phrases have sets of their own, which need no sets of their words
     * @return list<string> the names of all sets that are needed, but for those that only begin with a word
     */
    public function keys(bool $hasPhrases = false): array
    {
        $keys = [$this->hideExpired ? [Key::OPEN] : [Key::OPEN, Key::EXPIRED], ...array_values($this->filters)];
        if ($this->salary > 0) {
            $keys[] = Slices::keys();
        }
        foreach ($this->wanted as $one) {
            $keys[] = $one->terms;
            $bySets = $hasPhrases && $one->phrase->isChain();
            foreach ($one->phrase->words as $word) {
                if (!$word->begins) {
                    $keys[] = [...($bySets ? [] : [Key::word($word->word)]), ...($this->isRanked ? [Key::title($word->word)] : [])];
                }
            }
        }

        return array_values(array_unique(array_merge(...$keys)));
    }

    /**
     * @param bool $hasPhrases see keys()
     * @return list<string> what the keys of further words begin with
     */
    public function beginnings(bool $hasPhrases = false): array
    {
        $beginnings = [];
        foreach ($this->wanted as $one) {
            $bySets = $hasPhrases && $one->phrase->isChain();
            foreach ($one->phrase->words as $word) {
                if ($word->begins) {
                    $beginnings += $bySets ? [] : [Key::word($word->word) => true];
                    $beginnings += $this->isRanked ? [Key::title($word->word) => true] : [];
                }
            }
        }

        return array_keys($beginnings);
    }

    /**
     * @param list<Term> $terms
     * @return list<string>
     */
    private static function keysOf(array $terms): array
    {
        return array_map(static fn (Term $term): string => Key::term($term->taxonomy, $term->id), $terms);
    }

    /** @return array<string, array{list<string>, string}> words and, if $quoted, sequence of its name, by key of each term */
    private static function names(Specifications $specifications, Words $words, bool $quoted): array
    {
        $names = [];
        foreach ($specifications->all() as $specification) {
            foreach ($specifications->unordered($specification->taxonomy) as $term) {
                $names[Key::term($term->taxonomy, $term->id)] = [$words->of($term->name), $quoted ? $words->sequence($term->name) : ''];
            }
        }

        return $names;
    }
}
