<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;

/** Counts the openings of filter options in the WordPress tables, with one query for each filter. */
final class PostFacetCounter
{
    /** Maximum number of different stored values of a field that are counted. */
    private const MAX_VALUES = 5000;

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

        foreach ($this->filters->minimums() as $filter) {
            $counts = array_replace($counts, $this->countMinimums($filter, $query));
        }

        return new Facets($counts);
    }

    /** @return array<string, array<string, int>> see MinimumFilter::facetSets() */
    private function countMinimums(MinimumFilter $filter, ListingQuery $query): array
    {
        $counts = array_map(
            static fn (array $sets): array => array_map(static fn (): int => 0, $sets),
            $filter->facetSets(),
        );
        if ($counts !== [] && $filter->unitFacet() !== '') {
            $counts[$filter->unitFacet()][MinimumFilter::WITHOUT_UNIT] = 0;
        }
        $stored = $counts === [] ? [] : $this->countStoredValues(
            $filter,
            $this->conditions->forQuery($query, $filter->key()),
        );
        foreach ($stored as $value => $number) {
            foreach ($filter->storedFacets(maybe_unserialize((string) $value)) as $facet => $values) {
                foreach (array_intersect($values, array_map('strval', array_keys($counts[$facet] ?? []))) as $known) {
                    $counts[$facet][$known] += $number;
                }
            }
        }

        return $counts;
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

    /** @return array<array-key, int> by stored value; '' for openings without one */
    private function countStoredValues(AttributeFilter $filter, SqlCondition $where): array
    {
        $counts = [];
        $rows = $this->sql->fetchRows(
            "SELECT m.meta_value AS choice, COUNT(*) AS openings FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE $where->sql GROUP BY m.meta_value LIMIT %d",
            ...[
                $this->sql->coreTable('posts'), $this->sql->coreTable('postmeta'), $filter->metaKey(),
                ...$where->values,
                self::MAX_VALUES,
            ]
        );
        foreach ($rows as $row) {
            $counts[(string) $row['choice']] = (int) $row['openings'];
        }

        return $counts;
    }
}
