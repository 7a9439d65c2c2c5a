<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * How many openings each choice of each filter would find, under the search and all other filters: a filter does not
 * count against its own choices, which are joined by OR. Exact; a choice without openings has its 0 (Rulings 7, 11).
 */
final class Facets
{
    /** @param array<string, array<string, int>> $counts by filter key (`job__category_spec`, `work_mode`), then by slug */
    public function __construct(public readonly array $counts = [])
    {
    }

    public function of(string $key, string $slug): int
    {
        return $this->counts[$key][$slug] ?? 0;
    }

    /** @param list<string> $keys of filters */
    public function only(array $keys): self
    {
        return new self(array_intersect_key($this->counts, array_flip($keys)));
    }

    /** @return array<string, object> as JSON has it: objects, also where they are empty */
    public function toJson(): array
    {
        return array_map(static fn (array $counts): object => (object) $counts, $this->counts);
    }
}
