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
}
