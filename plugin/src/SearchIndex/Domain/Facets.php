<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Holds the numbers of openings for each option of each filter, with the search and all other filters applied. A filter
 * does not restrict its own options, because they are combined with OR. Counts are exact; options without openings have
 * a count of 0. Currencies of visible salaries have a facet, too (`salary_currency`), with `none` for openings without
 * one.
 */
final class Facets
{
    /**
     * @param array<string, array<string, int>> $counts by filter key (`job__category_spec`, `work_mode`), then by slug
     */
    public function __construct(public readonly array $counts = [])
    {
    }

    public function count(string $key, string $slug): int
    {
        return $this->counts[$key][$slug] ?? 0;
    }

    /** Returns null for a value that is not counted, such as an amount that is not one of the steps. */
    public function find(string $key, string $slug): ?int
    {
        return $this->counts[$key][$slug] ?? null;
    }

    /** @param list<string> $keys keys of filters */
    public function forKeys(array $keys): self
    {
        return new self(array_intersect_key($this->counts, array_flip($keys)));
    }

    /** @return array<string, object> counts, as objects so that empty ones are encoded as JSON objects */
    public function toJson(): array
    {
        return array_map(static fn (array $counts): object => (object) $counts, $this->counts);
    }
}
