<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Lists the results of a malware scan, which are stored with the file. */
enum ScanVerdict: string
{
    /** No scanner is configured. */
    case Off = '';
    case Clean = 'clean';
    case Infected = 'infected';
    /** The scanner did not respond, or did not scan the whole file. */
    case NotScanned = 'unscanned';
}
