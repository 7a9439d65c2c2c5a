<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Reads a whole file in one format, such as CSV or JSON. File formats are tried before XML formats. */
interface FileFormat extends ImportFormat, RowReader
{
    /** @param string $start the first 512 bytes of the file, or the whole file if it is shorter */
    public function recognizes(string $start): bool;
}
