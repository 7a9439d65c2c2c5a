<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;

/**
 * Openings found in WordPress's own tables: terms by their relations, words by reading the texts. The same answers as the index
 * gives, in a time that grows with the openings; asked only while the index is not ready.
 */
final class PostJobIndex implements JobIndex
{
    private readonly PostConditions $conditions;
    private readonly PostFacets $facets;

    public function __construct(private readonly Sql $sql, Clock $clock, Specifications $specifications, Languages $languages = new Languages())
    {
        $this->conditions = new PostConditions($sql, $clock, $specifications, $languages);
        $this->facets = new PostFacets($sql, $this->conditions, $specifications);
    }

    public function find(ListingQuery $query): ListingPage
    {
        if (in_array([], $query->terms, true)) {
            return new ListingPage([], 0, 1, $query->perPage);
        }
        $where = $this->conditions->matching($query);
        $order = $this->order($query);
        $ids = array_map('intval', $this->sql->column(
            "SELECT p.ID FROM %i p WHERE $where->sql ORDER BY $order->sql LIMIT %d OFFSET %d",
            ...[$this->sql->core('posts'), ...$where->values, ...$order->values, $query->limit(), $query->offset()]
        ));
        $complete = count($ids) < $query->limit() && ($ids !== [] || $query->offset() === 0);
        $total = $complete
            ? $query->offset() + count($ids)
            : (int) $this->sql->value("SELECT COUNT(*) FROM %i p WHERE $where->sql", ...[$this->sql->core('posts'), ...$where->values]);

        return new ListingPage($ids, $total, $query->page, $query->perPage);
    }

    public function facets(ListingQuery $query): Facets
    {
        return $this->facets->of($query);
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        $counts = [];
        foreach ($taxonomies as $taxonomy) {
            $counts += $this->facets->terms($taxonomy, $this->conditions->visible($hideExpired));
        }

        return $counts;
    }

    private function order(ListingQuery $query): Condition
    {
        $meta = $this->sql->core('postmeta');
        $titled = $this->conditions->titled($query);

        return match ($query->order) {
            Order::Newest => new Condition('p.post_date DESC, p.ID DESC', []),
            Order::Oldest => new Condition('p.post_date ASC, p.ID ASC', []),
            Order::Title => new Condition('p.post_title ASC, p.ID ASC', []),
            Order::Relevance => new Condition("$titled->sql DESC, p.post_date DESC, p.ID DESC", $titled->values),
            Order::Closing => new Condition(
                "COALESCE((SELECT MIN(c.meta_value) FROM %i c WHERE c.post_id = p.ID AND c.meta_key = %s AND c.meta_value <> ''),"
                . " (SELECT MIN(c.meta_value) FROM %i c WHERE c.post_id = p.ID AND c.meta_key = %s AND c.meta_value <> ''), '9999') ASC,"
                . ' p.post_date DESC, p.ID ASC',
                [$meta, 'courant_closing_at', $meta, 'awsm_job_expiry']
            ),
        };
    }
}
