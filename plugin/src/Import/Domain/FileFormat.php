<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** A format that reads a file on its own, such as CSV or JSON. File formats are tried before XML formats. */
interface FileFormat extends ImportFormat, RowReader
{
    /** @param string $start the first 512 bytes of the file, or all of a shorter file */
    public function recognizes(string $start): bool;
}
