<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** How further pages are reached: by load more (`modern`) or by numbered links (`classic`). */
enum Pagination: string
{
    case Modern = 'modern';
    case Classic = 'classic';
}
