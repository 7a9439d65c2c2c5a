<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** How much of a listing a request wants. */
enum Extent
{
    /** All that a page shows: pages 1 to n with load more, page n with numbered links. */
    case Shown;
    /** What comes after the page shown with load more, the page wanted with numbered links (Rulings 8). */
    case Further;
}
