<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/** Sort orders of a list of applications. */
enum ApplicationOrder: string
{
    case Received = 'received';
    case Name = 'name';
    case Rating = 'rating';
}
