<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;

/**
 * Represents a listing query as groups of sets: an opening matches if at least one set of every group contains it. Term
 * names are matched here, so that renaming a term does not change the index.
 */
final class IndexQuery
{
    /** Group key that cannot be a taxonomy name. */
    private const LANGUAGE_GROUP = ' language';

    /**
     * @param array<string, list<string>> $filterGroups set keys by group: taxonomies, keys of filters and the
     *     language
     * @param array<string, list<string>> $fixedGroups set keys by group that apply regardless of the visitor's filters
     * @param list<SearchClause>                $clauses
     * @param array<string, array{index: BitSlicedIndex, number: int}> $minimums by key of the filter; those without a
     *     set for the number
     * @param list<string> $groupKeys set keys of the groups of the list, in order
     */
    private function __construct(
        public readonly array $filterGroups,
        public readonly array $fixedGroups,
        public readonly array $clauses,
        public readonly array $minimums,
        public readonly bool $hideExpired,
        public readonly bool $isRanked,
        /** Whether the query cannot match any opening. */
        public readonly bool $matchesNothing,
        public readonly array $groupKeys = [],
    ) {
    }

    public static function fromListingQuery(
        ListingQuery $query,
        SpecificationRepository $specifications,
        Tokenizer $tokenizer,
    ): self {
        $filters = array_map(self::termKeys(...), $query->termFilters);
        $minimums = [];
        foreach ($query->attributeFilters as $chosen) {
            if ($chosen->filter instanceof ChoiceFilter) {
                $filters[$chosen->filter->key()] = array_map($chosen->filter->setKey(...), $chosen->values);
            } elseif ($chosen->filter instanceof MinimumFilter) {
                $key = $chosen->filter->key();
                $set = $chosen->filter->facetSets()[$key][$chosen->values[0]] ?? null;
                if ($set === null) {
                    $minimums[$key] = ['index' => $chosen->filter->index(), 'number' => (int) $chosen->values[0]];
                }
                $required = $set === null ? $chosen->filter->requiredSets($chosen->values[0]) : [$set];
                $filters += $required === [] ? [] : [$key => $required];
            } elseif ($chosen->filter instanceof TermFilter) {
                $filters[$chosen->filter->key()] = self::termKeys($chosen->filter->findTerms($chosen->values[0]));
            }
        }
        if ($query->language !== '') {
            $filters[self::LANGUAGE_GROUP] = [SetKey::forLanguage($query->language), SetKey::forLanguage('')];
        }
        $phrases = $tokenizer->parseSearch($query->search);
        $isEmpty = in_array([], $query->fixedTerms, true) || ($query->search !== '' && $phrases === []);

        return new self(
            filterGroups: $filters,
            fixedGroups: array_map(self::termKeys(...), $query->fixedTerms),
            clauses: self::createClauses($phrases, $specifications, $tokenizer),
            minimums: $minimums,
            hideExpired: $query->hideExpired,
            isRanked: $query->sortOrder === SortOrder::Relevance,
            matchesNothing: $isEmpty,
            groupKeys: self::termKeys($query->groupTerms),
        );
    }

    /**
     * Creates a query for sets and phrases of a WordPress query.
     *
     * @param array<string, list<string>> $filterGroups set keys by group
     * @param list<Phrase>                $phrases
     * @param SpecificationRepository|null $specifications those whose term names are searched as well; null for none
     */
    public static function fromSets(
        array $filterGroups,
        array $phrases,
        ?SpecificationRepository $specifications = null,
        Tokenizer $tokenizer = new Tokenizer(),
    ): self {
        return new self(
            filterGroups: $filterGroups,
            fixedGroups: [],
            clauses: self::createClauses($phrases, $specifications, $tokenizer),
            minimums: [],
            hideExpired: false,
            isRanked: true,
            matchesNothing: false,
        );
    }

    /**
     * Returns the groups that apply when the options of one group are counted.
     *
     * @return array<string, list<string>> set keys by group
     */
    public function groupsToCount(string $group): array
    {
        return array_diff_key($this->filterGroups, [$group => true])
            + array_intersect_key($this->fixedGroups, [$group => true]);
    }

    /** Returns whether the options of a group are counted in all openings, so that the stored numbers can be used. */
    public function countsAllOpenings(string $group): bool
    {
        return !$this->matchesNothing && $this->clauses === []
            && array_diff_key($this->minimums, [$group => true]) === []
            && $this->groupsToCount($group) === [];
    }

    /**
     * @param bool $hasPhrases whether phrase sets are available, which are used instead of the sets of the phrase's
     *     words
     * @return list<string> keys of all sets to read, except those of prefixes
     */
    public function requiredKeys(bool $hasPhrases = false): array
    {
        $keys = [
            $this->hideExpired ? [SetKey::OPEN] : [SetKey::OPEN, SetKey::EXPIRED],
            ...array_values($this->filterGroups),
            $this->groupKeys,
        ];
        foreach ($this->minimums as $minimum) {
            $keys[] = $minimum['index']->allKeys();
        }
        foreach ($this->clauses as $clause) {
            $keys[] = $clause->termKeys;
            $usesPhraseSets = $hasPhrases && $clause->phrase->hasMultipleUnits();
            foreach ($clause->phrase->terms as $word) {
                if (!$word->isPrefix) {
                    $keys[] = [
                        ...($usesPhraseSets ? [] : [SetKey::forWord($word->word)]),
                        ...($this->isRanked ? [SetKey::forTitleWord($word->word)] : []),
                    ];
                }
            }
        }

        return array_values(array_unique(array_merge(...$keys)));
    }

    /**
     * @param bool $hasPhrases see requiredKeys()
     * @return list<string> prefixes of the set keys to read
     */
    public function requiredPrefixes(bool $hasPhrases = false): array
    {
        $prefixes = [];
        foreach ($this->clauses as $clause) {
            $usesPhraseSets = $hasPhrases && $clause->phrase->hasMultipleUnits();
            foreach ($clause->phrase->terms as $word) {
                if ($word->isPrefix) {
                    $prefixes += $usesPhraseSets ? [] : [SetKey::forWord($word->word) => true];
                    $prefixes += $this->isRanked ? [SetKey::forTitleWord($word->word) => true] : [];
                }
            }
        }

        return array_keys($prefixes);
    }

    /**
     * @param list<Term> $terms
     * @return list<string>
     */
    private static function termKeys(array $terms): array
    {
        return array_map(static fn (Term $term): string => SetKey::forTerm($term->taxonomy, $term->id), $terms);
    }

    /**
     * @param list<Phrase> $phrases
     * @return list<SearchClause>
     */
    private static function createClauses(
        array $phrases,
        ?SpecificationRepository $specifications,
        Tokenizer $tokenizer,
    ): array {
        $quoted = array_filter($phrases, static fn (Phrase $phrase): bool => $phrase->sequence !== '') !== [];
        $names = $phrases === [] || $specifications === null
            ? []
            : self::termNames($specifications, $tokenizer, $quoted);
        $clauses = [];
        foreach ($phrases as $phrase) {
            $matching = array_filter($names, static fn (array $name): bool => $phrase->matches(...$name));
            $clauses[] = new SearchClause($phrase, array_keys($matching));
        }

        return $clauses;
    }

    /**
     * @return array<string, array{list<string>, string}> words and, if $quoted, word sequence of the term name, by term
     *     key
     */
    private static function termNames(
        SpecificationRepository $specifications,
        Tokenizer $tokenizer,
        bool $quoted,
    ): array {
        $names = [];
        foreach ($specifications->findAll() as $specification) {
            foreach ($specifications->findUnorderedTerms($specification->taxonomy) as $term) {
                $names[SetKey::forTerm($term->taxonomy, $term->id)] = [
                    $tokenizer->extractWords($term->name),
                    $quoted ? $tokenizer->toSequence($term->name) : '',
                ];
            }
        }

        return $names;
    }
}
