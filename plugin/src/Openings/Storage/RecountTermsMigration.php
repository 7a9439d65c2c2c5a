<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Migration;

/** Recounts the openings of every term, because earlier versions counted unlisted openings. */
final class RecountTermsMigration implements Migration
{
    public function __construct(private readonly TaxonomySpecificationRepository $specifications)
    {
    }

    public function id(): string
    {
        return 'openings-1-listed-term-counts';
    }

    public function runStep(): bool
    {
        foreach ($this->specifications->findAll() as $specification) {
            $ids = get_terms(['taxonomy' => $specification->taxonomy, 'hide_empty' => false, 'fields' => 'tt_ids']);
            if (is_array($ids) && $ids !== []) {
                wp_update_term_count_now($ids, $specification->taxonomy);
            }
        }

        return true;
    }
}
