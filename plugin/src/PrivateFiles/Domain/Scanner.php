<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Looks for malware. Never throws because of the scanner: what it could not scan is ScanVerdict::NotScanned. */
interface Scanner
{
    /** @param string $path a file of this request, before it is encrypted */
    public function scan(string $path): ScanVerdict;

    /**
     * Scans what is decrypted while it is sent to the scanner.
     *
     * @param iterable<string> $pieces of any size
     */
    public function scanPieces(iterable $pieces): ScanVerdict;
}
