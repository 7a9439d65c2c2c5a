<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use Closure;

/**
 * Merges changes of a structured field into the terms of its specification, and vice versa.
 *
 * Only additions and removals are merged, so that values that never matched are not changed; an empty side is filled
 * from the other one.
 *
 * @template T of object
 */
final class FieldTermMerger
{
    /**
     * @param Closure(T): string $key returns the same key for equal values
     * @param Closure(T, Term): bool $matches returns whether the value and the term are equivalent
     * @param Closure(Term): (T|null) $toValue returns the value of a term; null when the term is not a value of the
     *     field
     */
    public function __construct(
        private readonly Closure $key,
        private readonly Closure $matches,
        private readonly Closure $toValue,
    ) {
    }

    /**
     * @param list<T>    $before      the field before the save
     * @param list<T> $after the field after the save
     * @param list<Term> $termsBefore
     * @param list<Term> $termsAfter
     * @return array{values: list<T>, terms: list<Term>, missing: list<T>} the merged field and terms; `missing` are
     *   values that need a new term
     */
    public function merge(array $before, array $after, array $termsBefore, array $termsAfter): array
    {
        $ids = static fn (array $terms): array => array_column($terms, 'id');
        $added = array_values(array_filter($after, fn (object $value): bool => !$this->contains($before, $value)));
        $removed = array_values(array_filter($before, fn (object $value): bool => !$this->contains($after, $value)));
        $addedTerms = array_values(
            array_filter($termsAfter, static fn (Term $term): bool => !in_array($term->id, $ids($termsBefore), true))
        );
        $removedTerms = array_values(
            array_filter($termsBefore, static fn (Term $term): bool => !in_array($term->id, $ids($termsAfter), true))
        );

        $values = array_values(array_filter(
            $after,
            fn (object $value): bool => $this->contains($added, $value)
                || !$this->hasMatchingTerm($value, $removedTerms)
                || $this->hasMatchingTerm($value, $termsAfter)
        ));
        foreach ($values === [] && $removed === [] ? $termsAfter : $addedTerms as $term) {
            $value = $this->hasMatchingValue($term, $values) ? null : ($this->toValue)($term);
            $values = $value === null || $this->contains($values, $value) ? $values : [...$values, $value];
        }
        $terms = array_values(array_filter(
            $termsAfter,
            fn (Term $term): bool => in_array($term, $addedTerms, true)
                || !$this->hasMatchingValue($term, $removed)
                || $this->hasMatchingValue($term, $values)
        ));
        $missing = array_values(array_filter(
            $terms === [] && $removedTerms === [] ? $values : $added,
            fn (object $value): bool => !$this->hasMatchingTerm($value, $terms)
        ));

        return ['values' => $values, 'terms' => $terms, 'missing' => $missing];
    }

    /**
     * @param list<T> $values
     * @param T       $value
     */
    private function contains(array $values, object $value): bool
    {
        return in_array(($this->key)($value), array_map($this->key, $values), true);
    }

    /**
     * @param T          $value
     * @param list<Term> $terms
     */
    private function hasMatchingTerm(object $value, array $terms): bool
    {
        foreach ($terms as $term) {
            if (($this->matches)($value, $term)) {
                return true;
            }
        }

        return false;
    }

    /** @param list<T> $values */
    private function hasMatchingValue(Term $term, array $values): bool
    {
        foreach ($values as $value) {
            if (($this->matches)($value, $term)) {
                return true;
            }
        }

        return false;
    }
}
