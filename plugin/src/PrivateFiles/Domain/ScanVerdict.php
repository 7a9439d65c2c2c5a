<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** What a scanner says of a file, and how it is marked. */
enum ScanVerdict: string
{
    /** Nobody was asked. */
    case Off = '';
    case Clean = 'clean';
    case Infected = 'infected';
    /** The scanner did not answer, or not about the whole file. */
    case NotScanned = 'unscanned';
}
