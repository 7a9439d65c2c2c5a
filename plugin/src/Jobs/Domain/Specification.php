<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** A job specification: a way to sort openings, stored as a taxonomy (Jobs contract 1.2). */
final class Specification
{
    /** @param non-empty-string $taxonomy */
    public function __construct(
        /** The taxonomy, such as `job-category`. */
        public readonly string $taxonomy,
        /** What people read, such as `Job Category`. */
        public readonly string $label,
        /** Icon name of the contract, or ''. */
        public readonly string $icon = '',
    ) {
    }

    /** The filter key in addresses and forms (Spec 2.4): `job-category` is `job__category_spec`. */
    public function key(): string
    {
        return str_replace('-', '__', $this->taxonomy) . '_spec';
    }

    /** The contract's rule for keys (Jobs contract 1.2). */
    public static function isKey(string $key): bool
    {
        return strlen($key) <= 32 && preg_match('/^([a-z0-9]+(-|_))*[a-z0-9]+$/', $key) === 1;
    }
}
