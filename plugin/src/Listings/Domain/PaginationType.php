<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Lists the types of pagination: a load more link (`modern`) or numbered links (`classic`). */
enum PaginationType: string
{
    case LoadMore = 'modern';
    case Numbered = 'classic';
}
