<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Term;

/**
 * Returns the headings of the groups of a list. A group that continues on the next page has its heading there too,
 * except below openings that are already visible (Load more).
 *
 * @see docs/features/listings.md#groups
 */
final class GroupHeadings
{
    private string $current = '';

    private int $count = 0;

    /**
     * @param list<Term>   $terms groups in order; empty for a list without groups
     * @param Opening|null $previous the opening above the first one, if it is visible
     * @param array<int, int> $counts number of openings by ID of the group's term
     */
    public function __construct(
        private readonly array $terms,
        ?Opening $previous = null,
        private readonly array $counts = [],
    ) {
        if ($previous !== null) {
            $this->next($previous);
        }
    }

    /** Returns the heading above the next opening of the list; '' if it belongs to the same group as the one before. */
    public function next(Opening $opening): string
    {
        $group = $this->terms === [] ? '' : $this->groupOf($opening);
        if ($group === $this->current) {
            return '';
        }

        return $this->current = $group;
    }

    /** Returns the number of openings in the group of the last heading; 0 when it is unknown. */
    public function count(): int
    {
        return $this->count;
    }

    private function groupOf(Opening $opening): string
    {
        foreach ($this->terms as $term) {
            foreach ($opening->terms[$term->taxonomy] ?? [] as $own) {
                if ($own->id === $term->id) {
                    $this->count = $this->counts[$term->id] ?? 0;

                    return $term->name;
                }
            }
        }

        $this->count = 0;

        return _x('Other', 'group of openings', 'courant-desk');
    }
}
