<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Returns URLs of the current site as non-empty strings.
 */
final class PageUrls
{
    public static function forTerm(\WP_Term $term): string
    {
        $url = get_term_link($term);

        return is_string($url) ? $url : home_url('/');
    }

    /**
     * Returns the URL of the current page without request-specific parameters.
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
