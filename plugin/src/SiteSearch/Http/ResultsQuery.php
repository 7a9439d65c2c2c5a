<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Http;

use CourantDesk\SearchIndex\Domain\WidenedSearch;
use CourantDesk\SiteSearch\Domain\FoldedSearch;
use CourantDesk\SiteSearch\Storage\ArticleIndex;
use WeakMap;
use WP_Query;

/**
 * Makes the query of a results page find articles and pages without regard to accents and case, in every database, and
 * by their authors and tags. WordPress's own condition remains: a post matches one of both. Conditions of other plugins
 * apply to both. Queries with other conditions for searches, and those that are not for a page, are left as they are.
 */
final class ResultsQuery
{
    /** @var WeakMap<WP_Query, FoldedSearch> searches of queries whose condition was changed */
    private readonly WeakMap $widened;

    public function __construct(private readonly ArticleIndex $articles)
    {
        /** @var WeakMap<WP_Query, FoldedSearch> $widened */
        $widened = new WeakMap();
        $this->widened = $widened;
    }

    public function widenCondition(mixed $search, WP_Query $query): mixed
    {
        unset($this->widened[$query]);
        $folded = $this->isWidened($query) ? $this->parse($query) : null;
        if ($folded === null || !is_string($search)) {
            return $search;
        }
        $condition = $this->articles->texts->widenCondition($search, $folded);
        if ($condition === null) {
            return $search;
        }
        $this->widened[$query] = $folded;

        return $condition;
    }

    /** Leaves the order of a search whose condition another plugin has replaced. */
    public function forgetReplaced(mixed $search, WP_Query $query): mixed
    {
        if (!is_string($search) || !str_contains($search, WidenedSearch::ALIAS)) {
            unset($this->widened[$query]);
        }

        return $search;
    }

    public function widenRanking(mixed $order, WP_Query $query): mixed
    {
        $folded = $this->widened[$query] ?? null;

        return is_string($order) && $order !== '' && $folded !== null
            ? $this->articles->texts->widenRanking($order, $folded)
            : $order;
    }

    private function isWidened(WP_Query $query): bool
    {
        return $query->is_main_query() && $query->is_search() && !is_admin() && $this->articles->isReady()
            && (bool) $query->get('exact') === false && in_array($query->get('search_columns'), ['', []], true)
            && has_filter('wp_query_search_exclusion_prefix') === false;
    }

    private function parse(WP_Query $query): ?FoldedSearch
    {
        $terms = $query->get('search_terms');
        $search = $query->get('s');
        $hasQuotes = (bool) $query->get('sentence') || (is_string($search) && str_contains($search, '"'));

        return FoldedSearch::fromTerms(is_array($terms) ? $terms : [], $hasQuotes);
    }
}
