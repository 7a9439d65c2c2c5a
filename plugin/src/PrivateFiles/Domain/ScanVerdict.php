<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Result of a malware scan, stored with the file. */
enum ScanVerdict: string
{
    /** No scanner is configured. */
    case Off = '';
    case Clean = 'clean';
    case Infected = 'infected';
    /** The scanner did not respond, or not about the whole file. */
    case NotScanned = 'unscanned';
}
