<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local uploaded file, not a URL.

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\FileFormat;
use CourantDesk\Import\Domain\ImportFormat;
use CourantDesk\Import\Domain\RowReader;
use CourantDesk\Import\Domain\XmlFormat;
use Generator;

/** Reads a file in the first format that recognizes it. */
final class ImportFileReader implements RowReader
{
    private const START_BYTES = 512;

    /** @param list<ImportFormat> $formats */
    public function __construct(private readonly array $formats)
    {
    }

    public function read(string $path): Generator
    {
        $start = is_file($path) && is_readable($path)
            ? (string) file_get_contents($path, false, null, 0, self::START_BYTES)
            : '';
        foreach ($this->formats as $format) {
            if ($start !== '' && $format instanceof FileFormat && $format->recognizes($start)) {
                return yield from $format->read($path);
            }
        }
        $xmlFormats = array_filter(
            $this->formats,
            static fn (ImportFormat $format): bool => $format instanceof XmlFormat,
        );

        return yield from (new XmlRowReader(...array_values($xmlFormats)))->read($path);
    }
}
