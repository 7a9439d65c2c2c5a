<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Storage;

use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Migration;

/** Counts the openings of every term again: unlisted ones were counted before. */
final class RecountTermsMigration implements Migration
{
    public function __construct(private readonly TaxonomySpecifications $specifications)
    {
    }

    public function id(): string
    {
        return 'openings-1-listed-term-counts';
    }

    public function step(): bool
    {
        foreach ($this->specifications->all() as $specification) {
            $ids = get_terms(['taxonomy' => $specification->taxonomy, 'hide_empty' => false, 'fields' => 'tt_ids']);
            if (is_array($ids) && $ids !== []) {
                wp_update_term_count_now($ids, $specification->taxonomy);
            }
        }

        return true;
    }
}
