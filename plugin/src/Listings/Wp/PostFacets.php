<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Structured;

/** The numbers behind the choices of filters, counted in WordPress's own tables: one query for each filter. */
final class PostFacets
{
    public function __construct(
        private readonly Sql $sql,
        private readonly PostConditions $conditions,
        private readonly Specifications $specifications,
    ) {
    }

    public function of(ListingQuery $query): Facets
    {
        $counts = [];
        foreach ($this->specifications->all() as $specification) {
            $taxonomy = $specification->taxonomy;
            $numbers = $this->terms($taxonomy, $this->conditions->matching($query, $taxonomy));
            $counts[$specification->key()] = [];
            foreach ($query->fixed[$taxonomy] ?? $this->specifications->unordered($taxonomy) as $term) {
                $counts[$specification->key()][rawurldecode($term->slug)] = $numbers[$term->id] ?? 0;
            }
        }
        $numbers = $this->modes($this->conditions->matching($query, Structured::WORK_MODE));
        foreach (WorkMode::cases() as $mode) {
            $counts[Structured::WORK_MODE][Structured::nameOf($mode)] = $numbers[$mode->value] ?? 0;
        }

        return new Facets($counts);
    }

    /** @return array<int, int> by term id */
    public function terms(string $taxonomy, Condition $where): array
    {
        $counts = [];
        $rows = $this->sql->rows(
            'SELECT tt.term_id AS term, COUNT(*) AS openings FROM %i p'
            . ' JOIN %i tr ON tr.object_id = p.ID JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id'
            . " WHERE tt.taxonomy = %s AND $where->sql GROUP BY tt.term_id",
            ...[
                $this->sql->core('posts'),
                $this->sql->core('term_relationships'),
                $this->sql->core('term_taxonomy'),
                $taxonomy,
                ...$where->values,
            ]
        );
        foreach ($rows as $row) {
            $counts[(int) $row['term']] = (int) $row['openings'];
        }

        return $counts;
    }

    /** @return array<string, int> by work mode */
    private function modes(Condition $where): array
    {
        $counts = [];
        $rows = $this->sql->rows(
            "SELECT m.meta_value AS mode, COUNT(*) AS openings FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE $where->sql GROUP BY m.meta_value",
            ...[$this->sql->core('posts'), $this->sql->core('postmeta'), 'courant_work_mode', ...$where->values]
        );
        foreach ($rows as $row) {
            $counts[(string) $row['mode']] = (int) $row['openings'];
        }

        return $counts;
    }
}
