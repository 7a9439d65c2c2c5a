<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Where no scanner is configured. */
final class NoScanner implements Scanner
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
