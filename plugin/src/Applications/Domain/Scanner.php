<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Looks for harmful code in a file. Never throws: what could not be scanned is said to be so. */
interface Scanner
{
    public function scan(string $path): ScanVerdict;
}
