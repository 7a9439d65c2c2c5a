<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** The site's job specifications and their terms. */
interface Specifications
{
    /** @return list<Specification> in the owner's order */
    public function all(): array;

    /** @return list<Term> all terms of one specification, in the owner's order; none for an unknown taxonomy */
    public function terms(string $taxonomy): array;

    /** @return list<Term> the same terms in no order, for looking one up: costs a query less */
    public function unordered(string $taxonomy): array;
}
