<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Domain\ScanVerdict;

/** Returns the texts for recruiters about a scan result. */
final class ScanMessages
{
    /** Returns the text shown instead of a file that must not be opened, otherwise ''. */
    public static function warning(ScanVerdict $scan): string
    {
        return $scan === ScanVerdict::Infected
            ? __('The malware scanner found harmful code in this file. It cannot be opened.', 'courant-desk')
            : '';
    }

    /** Returns the text shown next to a file that may be opened, otherwise ''. */
    public static function notice(ScanVerdict $scan): string
    {
        return $scan === ScanVerdict::NotScanned
            ? __('Not scanned for malware: the scanner did not respond.', 'courant-desk')
            : '';
    }
}
