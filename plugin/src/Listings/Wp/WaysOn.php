<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\PageAddress;
use CourantDesk\Listings\View\WayView;
use CourantDesk\Listings\Wp\Index\SimilarWords;

/** Where to go on from a list that nothing was found for. */
final class WaysOn
{
    public function __construct(private readonly SimilarWords $similar)
    {
    }

    /** @return list<WayView> the nearest first; none where nothing was asked */
    public function from(ListingQuery $query, PageAddress $address): array
    {
        if (!$query->isNarrowed()) {
            return [];
        }
        $asked = $query->parameters();
        $ways = [];
        $meant = $query->search === '' ? '' : $this->similar->insteadOf($query->search);
        if ($meant !== '') {
            $ways[] = new WayView(
                /* translators: %s: words that were probably meant */
                sprintf(__('Did you mean “%s”?', 'courant-desk'), $meant),
                $address->to(['jq' => $meant] + $asked),
                'word',
                $meant
            );
        }
        if ($query->search !== '' && $query->filters() !== []) {
            $ways[] = new WayView(
                /* translators: %s: the words that were searched for */
                sprintf(__('Search for “%s” without the filters', 'courant-desk'), $query->search),
                $address->to(array_diff_key($asked, $query->filters())),
                'filters'
            );
            $ways[] = new WayView(
                __('Keep the filters without the search', 'courant-desk'),
                $address->to(array_diff_key($asked, ['jq' => ''])),
                'search'
            );
        }
        $ways[] = new WayView(__('Show all openings', 'courant-desk'), $address->to(), 'all');

        return $ways;
    }
}
