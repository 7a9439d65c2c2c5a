<?php

declare(strict_types=1);

namespace CourantDesk\Imports\View;

use CourantDesk\Imports\Domain\ImportReport;

/** All that the import's screen shows. */
final class ImportScreenView
{
    public function __construct(
        public readonly ?ImportReport $report,
        public readonly ImportWords $words,
        public readonly string $error,
        public readonly bool $dryRun,
        /** Y-m-d or ''. */
        public readonly string $closing,
        /** Key of a file that is not read to its end, or ''. */
        public readonly string $waiting,
        public readonly string $nonce,
        public readonly int $maxBytes,
    ) {
    }
}
