<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Implements the scanner for sites without a malware scanner. */
final class NullScanner implements Scanner
{
    public function scan(string $path): ScanVerdict
    {
        return ScanVerdict::Off;
    }

    public function scanPieces(iterable $pieces): ScanVerdict
    {
        return ScanVerdict::Off;
    }
}
