<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/**
 * Reads and saves where lists of openings show a specification. Implemented by the Listings module, used by the screen
 * of specifications.
 */
interface SpecificationListSettings
{
    /** @return list<string> taxonomies of the visitor filters */
    public function filterTaxonomies(): array;

    /** @return list<string> taxonomies whose terms are shown on every opening of a list */
    public function listedTaxonomies(): array;

    /** @return list<string> parameters of other filters, which cannot be keys of specifications */
    public function reservedKeys(): array;

    public function update(string $taxonomy, bool $filters, bool $shown): void;

    /** @param list<string> $order all taxonomies in the configured order, which lists use too */
    public function saveOrder(array $order): void;
}
