<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\ImportReport;

/** View model of the import screen. */
final class ImportScreenView
{
    public function __construct(
        public readonly ?ImportReport $report,
        public readonly ImportMessages $messages,
        public readonly string $error,
        public readonly bool $isDryRun,
        /** Date as Y-m-d, or ''. */
        public readonly string $closing,
        /** Key of a file that is not completely imported, or ''. */
        public readonly string $resumeKey,
        public readonly string $nonceAction,
        public readonly int $maxBytes,
        /** Names of the supported formats, such as `USAJOBS HR-XML or NEOGOV RSS`. */
        public readonly string $formatNames,
        /** @var list<string> file name extensions of the supported formats, each with a dot */
        public readonly array $extensions,
        /** A CSV file whose columns the user checks, or null. */
        public readonly ?CsvPreview $csv = null,
        /** @var array<string, string> chosen columns of a CSV file: header text by field */
        public readonly array $columns = [],
    ) {
    }
}
