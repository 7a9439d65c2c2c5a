<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Term;

/**
 * Base of the filters whose value represents terms of a specification: an opening matches if it has any of them. They
 * need no sets of their own, because the index has a set for each term.
 */
abstract class TermFilter extends AttributeFilter
{
    /** @return list<Term> empty for a value that matches no opening */
    abstract public function findTerms(string $value): array;

    /** Returns '', because the value is no field of openings. */
    public function metaKey(): string
    {
        return '';
    }

    public function options(array $chosen): array
    {
        return $chosen;
    }

    public function setKeys(Opening $opening): array
    {
        return [];
    }
}
