<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Addresses that always are one.
 */
final class Address
{
    public static function ofTerm(\WP_Term $term): string
    {
        $address = get_term_link($term);

        return is_string($address) ? $address : home_url('/');
    }

    /**
     * The URL of the current page, without parameters that only this visit has.
     */
    public static function current(): string
    {
        $canonical = is_singular() ? wp_get_canonical_url() : false;

        if (is_string($canonical) && $canonical !== '') {
            return $canonical;
        }

        $paged = get_query_var('paged');

        return is_search() ? get_search_link() : get_pagenum_link(is_numeric($paged) ? max(1, (int) $paged) : 1, false);
    }
}
