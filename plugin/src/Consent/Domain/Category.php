<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Kinds of consent. What is necessary needs none. */
enum Category: string
{
    case Necessary = 'necessary';
    case Preferences = 'preferences';
    case Statistics = 'statistics';
    case Marketing = 'marketing';
}
