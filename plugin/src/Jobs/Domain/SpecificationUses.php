<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** Where lists of openings show a specification: the room of listings decides, the screen of specifications asks. */
interface SpecificationUses
{
    /** @return list<string> taxonomies that visitors filter by */
    public function filters(): array;

    /** @return list<string> taxonomies whose terms stand on every opening of a list */
    public function shown(): array;

    public function set(string $taxonomy, bool $filters, bool $shown): void;

    /** @param list<string> $order all taxonomies in the owner's order, in which lists show them too */
    public function arrange(array $order): void;
}
