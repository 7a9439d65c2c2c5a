<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Domain\ScanVerdict;

/** What a scanner's verdict means to a recruiter. */
final class ScanText
{
    /** What a recruiter reads instead of a file that must not be opened, else ''. */
    public static function warning(ScanVerdict $scan): string
    {
        return $scan === ScanVerdict::Infected ? __('The malware scanner found harmful code in this file. It cannot be opened.', 'courant-desk') : '';
    }

    /** What a recruiter reads beside a file that may be opened, else ''. */
    public static function notice(ScanVerdict $scan): string
    {
        return $scan === ScanVerdict::NotScanned ? __('Not scanned for malware: the scanner did not respond.', 'courant-desk') : '';
    }
}
