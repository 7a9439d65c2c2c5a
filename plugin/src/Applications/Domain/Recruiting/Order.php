<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** What a list of applications is sorted by. */
enum Order: string
{
    case Received = 'received';
    case Name = 'name';
    case Rating = 'rating';
}
