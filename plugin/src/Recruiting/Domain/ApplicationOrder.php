<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/** Lists the sort orders of applications. */
enum ApplicationOrder: string
{
    case Received = 'received';
    case Name = 'name';
    case Rating = 'rating';
}
