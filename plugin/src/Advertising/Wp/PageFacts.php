<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use WP_Term;

/** What an ad may ask about the page that is shown; the same for all its visitors. */
final class PageFacts
{
    private const OPENING = 'awsm_job_openings';

    /** @return list<int> categories of the article or of the archive */
    public static function categories(): array
    {
        if (is_category()) {
            return [get_queried_object_id()];
        }
        $here = get_queried_object_id();
        // A page has no categories, and asking would cost a query.
        $terms = is_singular() && is_object_in_taxonomy((string) get_post_type($here), 'category') ? get_the_terms($here, 'category') : [];

        return is_array($terms) ? array_values(array_map(static fn (WP_Term $term): int => $term->term_id, $terms)) : [];
    }

    public static function isJobPage(): bool
    {
        $specifications = get_object_taxonomies(self::OPENING);

        return is_singular(self::OPENING) || is_post_type_archive(self::OPENING) || ($specifications !== [] && is_tax($specifications));
    }
}
