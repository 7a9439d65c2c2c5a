<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** What an opening asks of applicants, as search engines know it. */
final class Requirements
{
    /** Half a century: more is a slip of the keyboard. */
    public const MAX_MONTHS = 600;

    public function __construct(
        public readonly ?Education $education = null,
        /** Months of experience; 0 when nothing is said. */
        public readonly int $months = 0,
        /** Whether experience may stand in place of education. */
        public readonly bool $experienceInstead = false,
    ) {
    }
}
