<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingLayout;

/** Returns the class names of the list of openings and, in a block, of its inner element that contains the openings. */
final class ListClasses
{
    public static function list(ListingDisplayOptions $display): string
    {
        return 'awsm-job-listings '
            . ($display->hasDualClassNames ? 'awsm-b-job-listings' : self::layout($display));
    }

    public static function blockItems(ListingDisplayOptions $display): string
    {
        $grid = 'awsm-b-row awsm-b-' . self::grid($display);

        return 'awsm-b-job-listing-items ' . self::layout($display) . ' '
            . ($display->layout === ListingLayout::Grid ? $grid : 'awsm-b-lists');
    }

    private static function layout(ListingDisplayOptions $display): string
    {
        return ($display->layout === ListingLayout::Grid ? 'awsm-row awsm-' . self::grid($display) : 'awsm-lists')
            . ($display->layout === ListingLayout::Stack ? ' courant-stack' : '');
    }

    private static function grid(ListingDisplayOptions $display): string
    {
        return $display->columns > 1 ? "grid-col-$display->columns" : 'grid-col';
    }

    /** Returns the classes of an opening after the filter of WP Job Openings. */
    public static function filterItem(string $classes, int $id): string
    {
        $names = explode(' ', $classes);
        /**
         * Filters the CSS classes of an opening in a list.
         *
         * @since 0.1.0
         *
         * @param list<string> $names
         * @param int          $id opening ID
         */
        $filtered = apply_filters('awsm_job_listing_item_class', $names, $id);
        $filtered = is_string($filtered) ? explode(' ', $filtered) : $filtered;

        return implode(' ', array_filter(is_array($filtered) ? $filtered : $names, is_string(...)));
    }
}
