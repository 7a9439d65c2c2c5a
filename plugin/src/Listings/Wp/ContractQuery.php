<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use WP_Query;

/**
 * The contract's filters of a list's query (Jobs contract 7.1): where somebody changes the arguments, WordPress itself is
 * asked with them; everywhere else the index is.
 */
final class ContractQuery
{
    public function __construct(private readonly JobIndex $index)
    {
    }

    public static function isAsked(BlockOptions $options): bool
    {
        return has_filter(self::hook($options));
    }

    /** @param array<string, string> $atts what the block was given */
    public function find(ListingQuery $query, BlockOptions $options, array $atts): ListingPage
    {
        if (!self::isAsked($options)) {
            return $this->index->find($query);
        }
        $args = $this->args($query);
        $filters = array_map(static fn (array $terms): int => $terms[0]->id ?? 0, $query->chosen);
        /**
         * The contract's filter: what WP_Query is asked; `awsm_job_block_query_args` for the block.
         *
         * @param array<string, mixed>  $args
         * @param array<string, int>    $filters term ids that the visitor chose, by taxonomy
         * @param array<string, string> $atts    what the shortcode or the block was given
         */
        $filtered = apply_filters(self::hook($options), $args, $filters, $atts);
        if (!is_array($filtered) || $filtered === $args) {
            return $this->index->find($query);
        }
        $found = new WP_Query(['fields' => 'ids', 'no_found_rows' => false] + $filtered);
        $size = is_numeric($filtered['posts_per_page'] ?? null) ? max(1, (int) $filtered['posts_per_page']) : $query->limit();
        $perPage = $size === $query->limit() ? $query->perPage : $size;

        $ids = array_values(array_map('intval', array_filter((array) $found->posts, 'is_numeric')));

        return new ListingPage($ids, $found->found_posts, $query->page, $perPage);
    }

    /** @return 'awsm_job_block_query_args'|'awsm_job_query_args' */
    private static function hook(BlockOptions $options): string
    {
        return $options->look->twins ? 'awsm_job_block_query_args' : 'awsm_job_query_args';
    }

    /** @return array<string, mixed> the question as WP_Query understands it */
    private function args(ListingQuery $query): array
    {
        $args = [
            'post_type' => 'awsm_job_openings',
            'post_status' => $query->hideExpired ? ['publish'] : ['publish', 'expired'],
            'has_password' => false,
            'posts_per_page' => $query->limit(),
            'offset' => $query->offset(),
            'orderby' => $query->order === Order::Title ? 'title' : 'date',
            'order' => in_array($query->order, [Order::Oldest, Order::Title], true) ? 'ASC' : 'DESC',
            'meta_query' => [['key' => 'awsm_pro_exclude_job', 'compare' => 'NOT EXISTS']],
        ];
        foreach ($query->terms as $taxonomy => $terms) {
            $args['tax_query'][] = ['taxonomy' => $taxonomy, 'field' => 'term_id', 'terms' => array_map(static fn (Term $term): int => $term->id, $terms)];
        }

        return $query->search === '' ? $args : $args + ['s' => $query->search];
    }
}
