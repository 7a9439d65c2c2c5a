<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Range of pages that a request returns. */
enum PageRange
{
    /** Everything that a page shows: pages 1 to n with load more, page n with numbered links. */
    case Initial;
    /** Load more: the page after the current one. Numbered links: the requested page. */
    case NextPage;
}
