<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Lists the ranges of pages that a request can return. */
enum PageRange
{
    /** The openings of a page view: pages 1 to n with load more, page n with numbered links. */
    case Initial;
    /** Load more: the page after the current one. Numbered links: the requested page. */
    case NextPage;
}
