<?php

declare(strict_types=1);

namespace CourantDesk\Import;

use CourantDesk\Import\Domain\ImportFormat;
use CourantDesk\Import\Formats\HrXml;
use CourantDesk\Import\Formats\NeogovRss;
use CourantDesk\Import\Formats\OpeningsCsv;

/** Lists the formats of import files (docs/how-to/import-format.md). */
final class ImportFormats
{
    /** @param array<string, string> $csvColumns header text by field of an opening, '' for no column */
    public function __construct(private readonly array $csvColumns = [])
    {
    }

    /** @return list<ImportFormat> in the order in which they are tried */
    public function all(): array
    {
        $formats = [new HrXml(), new NeogovRss()];
        /**
         * Filters the formats of import files. The import screen and the command `courant import` read all of them.
         *
         * @since 0.1.0
         *
         * @param list<ImportFormat> $formats tried in this order; each implements XmlFormat or FileFormat
         */
        $filtered = apply_filters('courant_desk_import_formats', $formats);

        $formats = array_values(array_filter(
            is_array($filtered) ? $filtered : $formats,
            static fn (mixed $format): bool => $format instanceof ImportFormat,
        ));

        // Last, because it recognizes the CSV files of other formats too.
        return [...$formats, new OpeningsCsv($this->csvColumns)];
    }

    /** Returns the names of all formats, such as `USAJOBS HR-XML or NEOGOV RSS`. */
    public function names(): string
    {
        $names = array_map(static fn (ImportFormat $format): string => $format->name(), $this->all());
        $last = array_pop($names);

        return $names === []
            ? (string) $last
            /* translators: 1: names of file formats, separated by commas, 2: name of the last format */
            : sprintf(__('%1$s or %2$s', 'courant-desk'), implode(', ', $names), $last);
    }

    /** @return list<string> file name extensions of all formats, each with a dot */
    public function extensions(): array
    {
        $extensions = array_map(static fn (ImportFormat $format): array => $format->extensions(), $this->all());

        return array_values(array_unique(array_merge(...$extensions)));
    }
}
