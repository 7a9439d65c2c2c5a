<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Lists the categories of consent. Necessary services need no consent. */
enum ConsentCategory: string
{
    case Necessary = 'necessary';
    case Preferences = 'preferences';
    case Statistics = 'statistics';
    case Marketing = 'marketing';
}
