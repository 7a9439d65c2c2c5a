<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Term;

/**
 * Represents a query of the job index: search, filters, order and pages. Requests are parsed by
 * `Listings\Domain\ListingQueryParser`.
 */
final class ListingQuery
{
    public const MAX_SEARCH_LENGTH = 200;
    public const MAX_PHRASES = 10;

    /** Maximum number of pages in one cumulative result (Load more). */
    public const MAX_PAGES_AT_ONCE = 10;

    /**
     * @param string                    $search          one line, '' for none
     * @param array<string, list<Term>> $chosenTerms     by taxonomy: the visitor's choice
     * @param array<string, list<Term>> $termFilters by taxonomy: an opening must have one term of each list; an empty
     *     list matches no opening
     * @param array<string, list<Term>> $fixedTerms by taxonomy: terms that the block is limited to, independent of the
     *     visitor's choice
     * @param list<ChosenFilter>        $attributeFilters the visitor's choice in filters by fields
     * @param int                       $firstPage       first page to find, from 1
     * @param int                       $lastPage        last page to find
     * @param SortOrder|null            $chosenSortOrder the visitor's choice; null for the default order of the block
     * @param bool $isCumulative whether the result contains all pages up to the last one (Load more)
     * @param array<string, string>     $filterKeys      URL parameters of filters, by taxonomy
     * @param list<Term> $groupTerms groups of the list, in order: each opening is in the group of the first of its
     *     terms, and those without one follow all groups; empty for a list without groups
     * @param string $language finds openings in this language and those without a language; '' for any
     */
    public function __construct(
        public readonly string $search,
        public readonly array $chosenTerms,
        public readonly array $termFilters,
        public readonly array $fixedTerms,
        public readonly array $attributeFilters,
        public readonly int $perPage,
        public readonly int $firstPage,
        public readonly int $lastPage,
        public readonly SortOrder $sortOrder,
        public readonly ?SortOrder $chosenSortOrder,
        public readonly bool $hideExpired,
        private readonly bool $isCumulative,
        private readonly array $filterKeys,
        public readonly string $language = '',
        public readonly array $groupTerms = [],
    ) {
    }

    /** Returns a copy for another page. */
    public function withPage(int $page): self
    {
        return $this->withPageRange($this->isCumulative ? max(1, $page - self::MAX_PAGES_AT_ONCE + 1) : $page, $page);
    }

    /** Returns a copy for a range of pages. */
    public function withPageRange(int $from, int $page): self
    {
        return $this->copy($from, $page, $this->language);
    }

    /** Returns a copy for openings in a language. */
    public function withLanguage(string $language): self
    {
        return $this->copy($this->firstPage, $this->lastPage, $language);
    }

    /** Returns a copy of the first page with another search. */
    public function withSearch(string $search): self
    {
        return $this->withCriteria($search, $this->chosenTerms, $this->termFilters, $this->attributeFilters);
    }

    /** Returns a copy of the first page without the filters that the visitor chose. */
    public function withoutFilters(): self
    {
        $terms = array_replace(array_diff_key($this->termFilters, $this->chosenTerms), $this->fixedTerms);

        return $this->withCriteria($this->search, [], $terms, []);
    }

    /** Returns a copy of the first page without one of chosenOptions(). */
    public function withoutOption(string $key, string $value): self
    {
        $chosen = $this->chosenTerms;
        $terms = $this->termFilters;
        foreach (array_keys($chosen) as $taxonomy) {
            if ($this->filterKeys[$taxonomy] === $key) {
                $isOther = static fn (Term $term): bool => rawurldecode($term->slug) !== $value;
                $chosen[$taxonomy] = array_values(array_filter($chosen[$taxonomy], $isOther));
                $terms[$taxonomy] = $chosen[$taxonomy] === []
                    ? $this->fixedTerms[$taxonomy] ?? []
                    : array_values(array_filter($terms[$taxonomy] ?? [], $isOther));
                $terms = $terms[$taxonomy] === [] ? array_diff_key($terms, [$taxonomy => true]) : $terms;
                $chosen = $chosen[$taxonomy] === [] ? array_diff_key($chosen, [$taxonomy => true]) : $chosen;
            }
        }
        $filters = array_map(
            static fn (ChosenFilter $filter): ?ChosenFilter =>
                $filter->filter->key() === $key ? $filter->withoutValue($value) : $filter,
            $this->attributeFilters,
        );

        return $this->withCriteria($this->search, $chosen, $terms, array_values(array_filter($filters)));
    }

    /** Returns a copy of the first page with another value in place of one of a filter by a field. */
    public function withReplacedValue(string $key, string $value, string $replacement): self
    {
        return $this->withCriteria($this->search, $this->chosenTerms, $this->termFilters, array_map(
            static fn (ChosenFilter $filter): ChosenFilter => $filter->filter->key() === $key
                ? $filter->withReplacedValue($value, $replacement)
                : $filter,
            $this->attributeFilters,
        ));
    }

    /**
     * @param array<string, list<Term>> $chosenTerms
     * @param array<string, list<Term>> $termFilters
     * @param list<ChosenFilter>        $attributeFilters
     */
    private function withCriteria(
        string $search,
        array $chosenTerms,
        array $termFilters,
        array $attributeFilters,
    ): self {
        return new self(
            search: $search,
            chosenTerms: $chosenTerms,
            termFilters: $termFilters,
            fixedTerms: $this->fixedTerms,
            attributeFilters: $attributeFilters,
            perPage: $this->perPage,
            firstPage: 1,
            lastPage: 1,
            sortOrder: $this->sortOrder,
            chosenSortOrder: $this->chosenSortOrder,
            hideExpired: $this->hideExpired,
            isCumulative: $this->isCumulative,
            filterKeys: $this->filterKeys,
            language: $this->language,
            groupTerms: $this->groupTerms,
        );
    }

    private function copy(int $from, int $page, string $language): self
    {
        return new self(
            search: $this->search,
            chosenTerms: $this->chosenTerms,
            termFilters: $this->termFilters,
            fixedTerms: $this->fixedTerms,
            attributeFilters: $this->attributeFilters,
            perPage: $this->perPage,
            firstPage: $from,
            lastPage: $page,
            sortOrder: $this->sortOrder,
            chosenSortOrder: $this->chosenSortOrder,
            hideExpired: $this->hideExpired,
            isCumulative: $this->isCumulative,
            filterKeys: $this->filterKeys,
            language: $language,
            groupTerms: $this->groupTerms,
        );
    }

    /**
     * @return list<string> words and quoted phrases as typed, without duplicates; an opening must contain all of them
     */
    public function searchPhrases(): array
    {
        preg_match_all('/"([^"]+)"?|([^\s"]+)/u', $this->search, $matches, PREG_SET_ORDER);
        $phrases = array_map(static fn (array $match): string => trim($match[2] ?? $match[1] ?? ''), $matches);

        return array_slice(array_values(array_unique(array_filter(
            $phrases,
            static fn (string $phrase): bool => $phrase !== ''
        ))), 0, self::MAX_PHRASES);
    }

    /** Returns a hash that is equal for queries with equal results. */
    public function fingerprint(): string
    {
        $ids = static fn (array $terms): array => array_column($terms, 'id');

        return md5(serialize([
            $this->search, array_map($ids, $this->termFilters), array_map($ids, $this->fixedTerms),
            $this->attributeParameters(),
            $this->perPage, $this->firstPage, $this->lastPage, $this->sortOrder->value, $this->hideExpired,
            $this->language, array_column($this->groupTerms, 'id'),
        ]));
    }

    public function offset(): int
    {
        return ($this->firstPage - 1) * $this->perPage;
    }

    public function limit(): int
    {
        return ($this->lastPage - $this->firstPage + 1) * $this->perPage;
    }

    public function isFiltered(): bool
    {
        return $this->search !== '' || $this->chosenTerms !== [] || $this->attributeFilters !== [];
    }

    /** @return array<string, string> comma-separated slugs of the chosen terms, by specification key */
    public function specificationParameters(): array
    {
        $specs = [];
        foreach ($this->chosenTerms as $taxonomy => $terms) {
            $specs[$this->filterKeys[$taxonomy]] = implode(
                ',',
                array_map(static fn (Term $term): string => rawurldecode($term->slug), $terms)
            );
        }

        return $specs;
    }

    /** @return array<string, string> specificationParameters() and the chosen attribute filters, by their keys */
    public function filterParameters(): array
    {
        return $this->specificationParameters() + $this->attributeParameters();
    }

    /** @return list<array{key: string, value: string, label: string}> each value that the visitor chose in a filter */
    public function chosenOptions(): array
    {
        $options = [];
        foreach ($this->chosenTerms as $taxonomy => $terms) {
            foreach ($terms as $term) {
                $options[] = [
                    'key' => $this->filterKeys[$taxonomy], 'value' => rawurldecode($term->slug), 'label' => $term->name,
                ];
            }
        }
        foreach ($this->attributeFilters as $chosen) {
            foreach ($chosen->values as $value) {
                $options[] = [
                    'key' => $chosen->filter->key(), 'value' => $value, 'label' => $chosen->filter->optionLabel($value),
                ];
            }
        }

        return $options;
    }

    /** @return list<string> the values that are chosen in a filter */
    public function chosenValues(AttributeFilter $filter): array
    {
        foreach ($this->attributeFilters as $chosen) {
            if ($chosen->filter->key() === $filter->key()) {
                return $chosen->values;
            }
        }

        return [];
    }

    /** @return array<string, string> comma-separated values by filter key */
    private function attributeParameters(): array
    {
        $parameters = [];
        foreach ($this->attributeFilters as $chosen) {
            $parameters[$chosen->filter->key()] = implode(',', $chosen->values);
        }

        return $parameters;
    }

    /** @return array<string, string> URL parameters of this query, without the page */
    public function urlParameters(): array
    {
        return ($this->search === '' ? [] : ['jq' => $this->search])
            + $this->filterParameters()
            + ($this->chosenSortOrder === null ? [] : ['sort' => $this->chosenSortOrder->parameter()]);
    }
}
