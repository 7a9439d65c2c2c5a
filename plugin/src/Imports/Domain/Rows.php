<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Kernel\Violation;

/** Where rows come from, one at a time. */
interface Rows
{
    /**
     * Yields a Row, or a Violation for a row that cannot be read; after the last, or where the file breaks, it
     * returns the reason why it could not be read on, or null at a true end.
     *
     * @return \Generator<int, Row|Violation, mixed, Violation|null>
     */
    public function read(string $path): \Generator;
}
