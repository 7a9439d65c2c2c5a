<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Where the work is done: on site, remote or both. */
enum WorkMode: string
{
    case OnSite = 'on-site';
    case Hybrid = 'hybrid';
    case Remote = 'remote';
}
