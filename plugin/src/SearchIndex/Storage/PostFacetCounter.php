<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Counts the openings of filter options in the WordPress tables, with one query for each filter. */
final class PostFacetCounter
{
    public function __construct(
        private readonly Sql $sql,
        private readonly PostQueryConditions $conditions,
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
    ) {
    }

    public function count(ListingQuery $query): Facets
    {
        $counts = [];
        foreach ($this->specifications->findAll() as $specification) {
            $taxonomy = $specification->taxonomy;
            $numbers = $this->countTerms($taxonomy, $this->conditions->forQuery($query, $taxonomy));
            $counts[$specification->filterKey()] = [];
            foreach ($query->fixedTerms[$taxonomy] ?? $this->specifications->findUnorderedTerms($taxonomy) as $term) {
                $counts[$specification->filterKey()][rawurldecode($term->slug)] = $numbers[$term->id] ?? 0;
            }
        }
        foreach ($this->filters->choices() as $filter) {
            $numbers = $this->countStoredValues($filter, $this->conditions->forQuery($query, $filter->key()));
            foreach ($filter->values() as $value) {
                $counts[$filter->key()][$value] = $numbers[$filter->storedValue($value)] ?? 0;
            }
        }

        return new Facets($counts);
    }

    /** @return array<int, int> by term ID */
    public function countTerms(string $taxonomy, SqlCondition $where): array
    {
        $counts = [];
        $rows = $this->sql->fetchRows(
            'SELECT tt.term_id AS term, COUNT(*) AS openings FROM %i p'
            . ' JOIN %i tr ON tr.object_id = p.ID JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id'
            . " WHERE tt.taxonomy = %s AND $where->sql GROUP BY tt.term_id",
            ...[
                $this->sql->coreTable('posts'),
                $this->sql->coreTable('term_relationships'),
                $this->sql->coreTable('term_taxonomy'),
                $taxonomy,
                ...$where->values,
            ]
        );
        foreach ($rows as $row) {
            $counts[(int) $row['term']] = (int) $row['openings'];
        }

        return $counts;
    }

    /** @return array<array-key, int> by stored value */
    private function countStoredValues(ChoiceFilter $filter, SqlCondition $where): array
    {
        $counts = [];
        $rows = $this->sql->fetchRows(
            "SELECT m.meta_value AS choice, COUNT(*) AS openings FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE $where->sql GROUP BY m.meta_value",
            ...[
                $this->sql->coreTable('posts'), $this->sql->coreTable('postmeta'), $filter->metaKey(),
                ...$where->values,
            ]
        );
        foreach ($rows as $row) {
            $counts[(string) $row['choice']] = (int) $row['openings'];
        }

        return $counts;
    }
}
