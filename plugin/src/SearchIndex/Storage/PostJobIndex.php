<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;

/**
 * Finds openings in the WordPress tables: terms by their relationships, words by searching the texts. Results are the
 * same as those of the index, but the time grows with the number of openings. It is used only while the index is not
 * ready.
 */
final class PostJobIndex implements JobIndex
{
    private readonly PostQueryConditions $conditions;
    private readonly PostFacetCounter $facets;

    public function __construct(
        private readonly Sql $sql,
        Clock $clock,
        SpecificationRepository $specifications,
        AttributeFilters $filters,
        Languages $languages = new Languages(),
    ) {
        $this->conditions = new PostQueryConditions($sql, $clock, $specifications, $languages);
        $this->facets = new PostFacetCounter($sql, $this->conditions, $specifications, $filters);
    }

    public function find(ListingQuery $query): ListingPage
    {
        if (in_array([], $query->termFilters, true)) {
            return new ListingPage([], 0, 1, $query->perPage);
        }
        $where = $this->conditions->forQuery($query);
        $order = $this->groupedOrderByClause($query);
        $ids = array_map('intval', $this->sql->fetchColumn(
            "SELECT p.ID FROM %i p WHERE $where->sql ORDER BY $order->sql LIMIT %d OFFSET %d",
            ...[$this->sql->coreTable('posts'), ...$where->values, ...$order->values, $query->limit(), $query->offset()]
        ));
        $complete = count($ids) < $query->limit() && ($ids !== [] || $query->offset() === 0);
        $total = $complete
            ? $query->offset() + count($ids)
            : (int) $this->sql->fetchValue(
                "SELECT COUNT(*) FROM %i p WHERE $where->sql",
                ...[$this->sql->coreTable('posts'), ...$where->values],
            );

        return new ListingPage($ids, $total, $query->lastPage, $query->perPage);
    }

    public function countFacets(ListingQuery $query, ?string $only = null): Facets
    {
        return $this->facets->count($query);
    }

    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        $counts = [];
        foreach ($taxonomies as $taxonomy) {
            $counts += $this->facets->countTerms($taxonomy, $this->conditions->visible($hideExpired));
        }

        return $counts;
    }

    private function groupedOrderByClause(ListingQuery $query): SqlCondition
    {
        $order = $this->orderByClause($query);
        if ($query->groupTerms === []) {
            return $order;
        }
        $cases = '';
        $values = [];
        foreach ($query->groupTerms as $position => $term) {
            $cases .= ' WHEN %d THEN %d';
            $values = [...$values, $term->id, $position];
        }
        $last = count($query->groupTerms);

        return new SqlCondition(
            "COALESCE((SELECT MIN(CASE x.term_id$cases ELSE %d END) FROM %i r JOIN %i x"
                . " ON x.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = p.ID), %d) ASC, $order->sql",
            [
                ...$values,
                $last,
                $this->sql->coreTable('term_relationships'),
                $this->sql->coreTable('term_taxonomy'),
                $last,
                ...$order->values,
            ],
        );
    }

    private function orderByClause(ListingQuery $query): SqlCondition
    {
        $meta = $this->sql->coreTable('postmeta');
        $titleMatches = $this->conditions->titleMatchCount($query);

        return match ($query->sortOrder) {
            SortOrder::Newest => new SqlCondition('p.post_date DESC, p.ID DESC', []),
            SortOrder::Oldest => new SqlCondition('p.post_date ASC, p.ID ASC', []),
            SortOrder::Title => new SqlCondition('p.post_title ASC, p.ID ASC', []),
            SortOrder::Relevance => new SqlCondition(
                "$titleMatches->sql DESC, p.post_date DESC, p.ID DESC",
                $titleMatches->values,
            ),
            SortOrder::ClosingSoon => new SqlCondition(
                "COALESCE((SELECT MIN(c.meta_value) FROM %i c WHERE c.post_id = p.ID AND c.meta_key = %s AND c.meta_value <> ''),"
                . " (SELECT MIN(c.meta_value) FROM %i c WHERE c.post_id = p.ID AND c.meta_key = %s AND c.meta_value <> ''), '9999') ASC,"
                . ' p.post_date DESC, p.ID ASC',
                [$meta, 'courant_closing_at', $meta, 'awsm_job_expiry']
            ),
        };
    }
}
