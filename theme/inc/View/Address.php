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
}
