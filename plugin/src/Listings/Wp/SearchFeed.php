<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use WP_Query;

/** The feed of openings, narrowed by the same parameters as a listing: `/jobs/feed/?jq=editor`. */
final class SearchFeed
{
    public function __construct(private readonly JobIndex $index, private readonly Specifications $specifications, private readonly Languages $languages)
    {
    }

    public function narrow(WP_Query $query): void
    {
        if (!$query->is_main_query() || !$query->is_feed() || !$query->is_post_type_archive('awsm_job_openings')) {
            return;
        }
        $this->languages->speak(Request::current()->query()['lang'] ?? null);
        $asked = ['paged' => 1, 'listings_per_page' => 0] + Request::current()->query();
        $size = BlockOptions::perPage(get_option('posts_per_rss'), 10);
        $wanted = ListingQuery::fromArray($asked, new BlockOptions(perPage: $size), $this->specifications);
        if ($wanted->isNarrowed() || $wanted->sort !== null || $this->languages->current() !== '') {
            $ids = $this->index->find($wanted)->ids;
            $query->set('post__in', $ids === [] ? [0] : $ids);
            $query->set('orderby', 'post__in');
        }
    }
}
