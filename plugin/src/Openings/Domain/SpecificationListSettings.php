<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/**
 * Where lists of openings show a specification: implemented by the Listings module, used by the screen of
 * specifications.
 */
interface SpecificationListSettings
{
    /** @return list<string> taxonomies of the visitor filters */
    public function filterTaxonomies(): array;

    /** @return list<string> taxonomies whose terms are shown on every opening of a list */
    public function listedTaxonomies(): array;

    /** @return list<string> parameters of further filters, which no specification can have as its key */
    public function reservedKeys(): array;

    public function update(string $taxonomy, bool $filters, bool $shown): void;

    /** @param list<string> $order all taxonomies in the owner's order, which lists use too */
    public function saveOrder(array $order): void;
}
