<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Lists the layouts of the openings in a list. */
enum ListingLayout: string
{
    case Rows = 'list';
    case Grid = 'grid';
    /** Vertically stacked cards: the markup of rows with a different style. */
    case Stack = 'stack';

    /** Parses a layout. Also accepts the WP Job Openings option values `list-view` and `grid-view`. */
    public static function parse(mixed $raw): ?self
    {
        return is_string($raw) ? self::tryFrom(str_replace('-view', '', $raw)) : null;
    }

    /** Returns the name used in `awsm-*` class names and hooks, which distinguish two layouts only. */
    public function kind(): string
    {
        return $this === self::Grid ? 'grid' : 'list';
    }
}
