<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Scans files for malware. Never throws because of the scanner: files that could not be scanned are
 * ScanVerdict::NotScanned.
 */
interface Scanner
{
    /** @param string $path path of a file of this request, before encryption */
    public function scan(string $path): ScanVerdict;

    /**
     * Scans content that is decrypted while it is sent to the scanner.
     *
     * @param iterable<string> $pieces of any size
     */
    public function scanPieces(iterable $pieces): ScanVerdict;
}
