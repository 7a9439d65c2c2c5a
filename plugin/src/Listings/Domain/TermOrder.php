<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Term;

/** The order of the options of a filter (Jobs contract 1.4, `awsm_jobs_filter_items_order`). */
enum TermOrder: string
{
    case Owner = 'custom';
    case Ascending = 'alpha_asc';
    case Descending = 'alpha_desc';

    /**
     * @param list<Term> $terms in the owner's order
     * @return list<Term>
     */
    public function sort(array $terms): array
    {
        if ($this !== self::Owner) {
            $name = static fn (Term $term): string => mb_strtolower($term->name);
            usort($terms, static fn (Term $a, Term $b): int => strnatcmp($name($a), $name($b)));
        }

        return $this === self::Descending ? array_reverse($terms) : $terms;
    }
}
