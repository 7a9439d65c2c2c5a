<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\SearchIndex\Domain\SortOrder;

/** Returns the labels of sort orders, and the number of openings. */
final class ListingLabels
{
    /** Returns the text with the number of openings found. */
    public static function found(int $total): string
    {
        if ($total === 0) {
            return __('No openings found', 'courant-desk');
        }

        /* translators: %s: number of openings */
        return sprintf(_n('%s opening found', '%s openings found', $total, 'courant-desk'), number_format_i18n($total));
    }

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
