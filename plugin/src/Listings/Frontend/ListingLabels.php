<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\SearchIndex\Domain\SortOrder;

/** Returns the labels of sort orders. */
final class ListingLabels
{
    public static function sortOrder(SortOrder $order): string
    {
        return match ($order) {
            SortOrder::Newest => __('Newest first', 'courant-desk'),
            SortOrder::Oldest => __('Oldest first', 'courant-desk'),
            SortOrder::ClosingSoon => __('Closing soon', 'courant-desk'),
            SortOrder::Title => __('Title, A to Z', 'courant-desk'),
            SortOrder::Relevance => __('Best match', 'courant-desk'),
        };
    }
}
