<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Kernel\Violation;

/** Reads rows one at a time. */
interface RowReader
{
    /**
     * Yields an ImportRow, or a Violation for an invalid row. The generator returns the reason why the rest could not
     * be read, or null at the end of the file.
     *
     * @return \Generator<int, ImportRow|Violation, mixed, Violation|null>
     */
    public function read(string $path): \Generator;
}
