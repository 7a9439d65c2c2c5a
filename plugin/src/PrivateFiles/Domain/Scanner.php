<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Scans files for malware. Does not throw when the scanner fails; the result is then ScanVerdict::NotScanned.
 */
interface Scanner
{
    /** @param string $path path of a file of this request, before encryption */
    public function scan(string $path): ScanVerdict;

    /**
     * Scans content that is decrypted while it is sent to the scanner.
     *
     * @param iterable<string> $pieces chunks of any size
     */
    public function scanPieces(iterable $pieces): ScanVerdict;
}
