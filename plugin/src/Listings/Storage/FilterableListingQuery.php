<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.
// phpcs:disable WordPress.DB.SlowDBQuery -- only where a plugin adds conditions, which the index cannot answer.

namespace CourantDesk\Listings\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use WP_Query;

/**
 * Applies the filters `awsm_job_query_args` and `awsm_job_block_query_args`. If a filter changes the arguments,
 * openings are found with WP_Query, otherwise with the index.
 */
final class FilterableListingQuery
{
    public function __construct(private readonly JobIndex $index)
    {
    }

    public static function hasFilters(ListingOptions $options): bool
    {
        return has_filter(self::filterName($options));
    }

    /** @param array<string, string> $atts shortcode attributes passed to hooks */
    public function find(ListingQuery $query, ListingOptions $options, array $atts): ListingPage
    {
        if (!self::hasFilters($options)) {
            return $this->index->find($query);
        }
        $args = $this->createArgs($query);
        $filters = array_map(static fn (array $terms): int => $terms[0]->id ?? 0, $query->chosenTerms);
        /**
         * Filters the WP_Query arguments of a list; `awsm_job_block_query_args` for the block.
         *
         * @param array<string, mixed>  $args
         * @param array<string, int>    $filters selected term IDs by taxonomy
         * @param array<string, string> $atts    shortcode or block attributes
         */
        $filtered = apply_filters(self::filterName($options), $args, $filters, $atts);
        if (!is_array($filtered) || $filtered === $args) {
            return $this->index->find($query);
        }
        $found = new WP_Query(['fields' => 'ids', 'no_found_rows' => false] + $filtered);
        $size = is_numeric($filtered['posts_per_page'] ?? null)
            ? max(1, (int) $filtered['posts_per_page'])
            : $query->limit();
        $perPage = $size === $query->limit() ? $query->perPage : $size;

        $ids = array_values(array_map('intval', array_filter((array) $found->posts, 'is_numeric')));

        return new ListingPage($ids, $found->found_posts, $query->lastPage, $perPage);
    }

    /** @return 'awsm_job_block_query_args'|'awsm_job_query_args' */
    private static function filterName(ListingOptions $options): string
    {
        return $options->display->hasDualClassNames ? 'awsm_job_block_query_args' : 'awsm_job_query_args';
    }

    /** @return array<string, mixed> WP_Query arguments equivalent to the query */
    private function createArgs(ListingQuery $query): array
    {
        $args = [
            'post_type' => PostTypes::OPENING,
            'post_status' => $query->hideExpired ? ['publish'] : ['publish', 'expired'],
            'has_password' => false,
            'posts_per_page' => $query->limit(),
            'offset' => $query->offset(),
            'orderby' => $query->sortOrder === SortOrder::Title ? 'title' : 'date',
            'order' => in_array($query->sortOrder, [SortOrder::Oldest, SortOrder::Title], true) ? 'ASC' : 'DESC',
            'meta_query' => [['key' => 'awsm_pro_exclude_job', 'compare' => 'NOT EXISTS']],
        ];
        foreach ($query->termFilters as $taxonomy => $terms) {
            $args['tax_query'][] = [
                'taxonomy' => $taxonomy,
                'field' => 'term_id',
                'terms' => array_map(static fn (Term $term): int => $term->id, $terms),
            ];
        }

        return $query->search === '' ? $args : $args + ['s' => $query->search];
    }
}
