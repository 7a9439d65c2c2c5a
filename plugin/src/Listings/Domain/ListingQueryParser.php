<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChosenFilter;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/** Parses request parameters to a query. Unknown and malformed values are ignored, numbers are limited. */
final class ListingQueryParser
{
    private const MAX_PAGE = 1000000;
    private const MAX_GROUPS = 500;

    /** @param AttributeFilters|null $filters null for lists that visitors do not filter */
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly ?AttributeFilters $filters = null,
    ) {
    }

    /** @param array<array-key, mixed> $raw request parameters */
    public function parse(
        array $raw,
        ListingOptions $options,
        PageRange $range = PageRange::Initial,
    ): ListingQuery {
        $chosen = $this->parseChosenTerms($raw, $options);
        $keys = [];
        foreach ($this->specifications->findAll() as $specification) {
            $keys[$specification->taxonomy] = $specification->filterKey();
        }
        $isCumulative = $range === PageRange::Initial && $options->pagination === PaginationType::LoadMore;
        $page = $options->isPaginated || $range === PageRange::NextPage
            ? self::parsePageNumber($raw['paged'] ?? null)
            : 1;
        if ($range === PageRange::NextPage && $options->pagination === PaginationType::LoadMore) {
            $page++;
        }

        $search = TextFieldSanitizer::sanitize($raw['jq'] ?? null, ListingQuery::MAX_SEARCH_LENGTH);
        $sort = self::normalizeOrder(SortOrder::fromParameter($raw['sort'] ?? null), $search);

        return new ListingQuery(
            search: $search,
            chosenTerms: $chosen,
            termFilters: array_replace($options->fixedTerms, $chosen),
            fixedTerms: $options->fixedTerms,
            attributeFilters: $this->filters === null ? [] : ChosenFilter::parseAll($this->filters, $raw),
            perPage: ListingOptions::parsePageSize($raw['listings_per_page'] ?? null, $options->perPage),
            firstPage: $isCumulative ? max(1, $page - ListingQuery::MAX_PAGES_AT_ONCE + 1) : $page,
            lastPage: $page,
            sortOrder: $sort ?? self::normalizeOrder($options->sortOrder, $search) ?? SortOrder::Newest,
            chosenSortOrder: $sort,
            hideExpired: $options->hidesExpired,
            isCumulative: $isCumulative,
            filterKeys: $keys,
            groupTerms: $this->findGroupTerms($options),
        );
    }

    /** @return list<Term> the groups of the list, in order */
    private function findGroupTerms(ListingOptions $options): array
    {
        $taxonomy = $options->groupTaxonomy();
        $terms = $taxonomy === '' ? [] : $this->specifications->findTerms($taxonomy);

        return array_slice($options->display->sortTerms($terms), 0, self::MAX_GROUPS);
    }

    /**
     * @param array<array-key, mixed> $raw request parameters
     * @return array<string, list<Term>>
     */
    private function parseChosenTerms(array $raw, ListingOptions $options): array
    {
        $finder = new TermFinder($this->specifications);
        $byId = [];
        foreach (['awsm_job_spec', 'awsm_job_specs_list'] as $name) {
            $byId = is_array($raw[$name] ?? null) ? array_replace($byId, $raw[$name]) : $byId;
        }
        $chosen = [];
        foreach ($this->specifications->findAll() as $specification) {
            $taxonomy = $specification->taxonomy;
            $terms = $finder->findByIds($taxonomy, $byId[$taxonomy] ?? null);
            $terms = $terms === []
                ? $finder->findBySlugs($taxonomy, $raw[$specification->filterKey()] ?? null)
                : $terms;
            $fixed = $options->fixedTerms[$taxonomy] ?? null;
            if ($fixed !== null) {
                $ids = array_map(static fn (Term $term): int => $term->id, $fixed);
                $terms = array_values(
                    array_filter($terms, static fn (Term $term): bool => in_array($term->id, $ids, true))
                );
            }
            if ($terms !== [] && ($fixed === null || count($fixed) > 1)) {
                $chosen[$taxonomy] = $terms;
            }
        }

        return $chosen;
    }

    /** Returns null for an order by relevance without a search. */
    private static function normalizeOrder(?SortOrder $order, string $search): ?SortOrder
    {
        return $order === SortOrder::Relevance && $search === '' ? null : $order;
    }

    /** Returns 1 for anything that is not a page number, and MAX_PAGE for a greater one. */
    private static function parsePageNumber(mixed $raw): int
    {
        $text = TextFieldSanitizer::sanitize($raw, 40);

        return preg_match('/^\d+$/', $text) === 1 ? max(1, (int) min((float) $text, self::MAX_PAGE)) : 1;
    }
}
