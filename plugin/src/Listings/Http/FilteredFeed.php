<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\SearchIndex\Domain\JobIndex;
use WP_Query;

/** Filters the feed of openings by the query parameters of a listing: `/jobs/feed/?jq=editor`. */
final class FilteredFeed
{
    public function __construct(
        private readonly JobIndex $index,
        private readonly ListingQueryParser $queries,
        private readonly Languages $languages,
    ) {
    }

    public function filterFeedQuery(WP_Query $query): void
    {
        if (!$query->is_main_query() || !$query->is_feed() || !$query->is_post_type_archive(PostTypes::OPENING)) {
            return;
        }
        $this->languages->switchTo(Request::fromGlobals()->query()['lang'] ?? null);
        $parameters = ['paged' => 1, 'listings_per_page' => 0] + Request::fromGlobals()->query();
        $size = ListingOptions::parsePageSize(get_option('posts_per_rss'), 10);
        $listingQuery = $this->queries->parse($parameters, new ListingOptions(perPage: $size));
        if (
            $listingQuery->isFiltered()
            || $listingQuery->chosenSortOrder !== null
            || $this->languages->currentLanguage() !== ''
        ) {
            $ids = $this->index->find($listingQuery)->ids;
            $query->set('post__in', $ids === [] ? [0] : $ids);
            $query->set('orderby', 'post__in');
        }
    }
}
