<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** The orders that a listing may have, by the contract's names (Jobs contract 2.4). A client chooses from this list only. */
enum Order: string
{
    case Newest = 'new_to_old';
    case Oldest = 'old_to_new';
}
