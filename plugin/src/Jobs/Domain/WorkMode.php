<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** Where the work is done. */
enum WorkMode: string
{
    case OnSite = 'on-site';
    case Hybrid = 'hybrid';
    case Remote = 'remote';
}
