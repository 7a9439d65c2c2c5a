<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Provides the numbers of published and listed openings of terms without reading all openings. */
interface TermCountSource
{
    /**
     * @param array<int, int> $termIds term IDs by `term_taxonomy_id`
     * @return array<int, int>|null numbers by `term_taxonomy_id`; null if they have to be counted
     */
    public function countOpenings(array $termIds, string $taxonomy): ?array;
}
