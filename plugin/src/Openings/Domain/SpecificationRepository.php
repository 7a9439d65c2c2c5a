<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** The site's job specifications and their terms. */
interface SpecificationRepository
{
    /** @return list<Specification> in the owner's order */
    public function findAll(): array;

    /** @return list<Term> all terms of one specification, in the owner's order; none for an unknown taxonomy */
    public function findTerms(string $taxonomy): array;

    /** @return list<Term> the same terms unordered, for lookups: needs one query less */
    public function findUnorderedTerms(string $taxonomy): array;
}
