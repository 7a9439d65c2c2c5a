<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Finds the site's job specifications and their terms. */
interface SpecificationRepository
{
    /** @return list<Specification> in the configured order */
    public function findAll(): array;

    /** @return list<Term> all terms of one specification, in the configured order; empty for an unknown taxonomy */
    public function findTerms(string $taxonomy): array;

    /** @return list<Term> the same terms without an order, for lookups; requires one query less */
    public function findUnorderedTerms(string $taxonomy): array;
}
