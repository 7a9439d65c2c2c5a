<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Represents a job specification: a taxonomy that classifies openings, compatible with WP Job Openings. */
final class Specification
{
    /** @param non-empty-string $taxonomy */
    public function __construct(
        /** Name of the taxonomy, such as `job-category`. */
        public readonly string $taxonomy,
        /** Visible label, such as `Job Category`. */
        public readonly string $label,
        /** Icon name as in WP Job Openings, or ''. */
        public readonly string $icon = '',
    ) {
    }

    /** Returns the filter parameter in URLs and forms: `job-category` becomes `job__category_spec`. */
    public function filterKey(): string
    {
        return str_replace('-', '__', $this->taxonomy) . '_spec';
    }

    /** Checks the key format of WP Job Openings. */
    public static function isValidKey(string $key): bool
    {
        return strlen($key) <= 32 && preg_match('/^([a-z0-9]+(-|_))*[a-z0-9]+$/', $key) === 1;
    }
}
