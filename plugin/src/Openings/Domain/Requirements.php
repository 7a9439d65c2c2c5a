<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Holds the requirements of an opening that search engines support. */
final class Requirements
{
    /** Fifty years; larger values are typing errors. */
    public const MAX_EXPERIENCE_MONTHS = 600;

    public function __construct(
        public readonly ?Education $education = null,
        /** Months of experience; 0 when unspecified. */
        public readonly int $experienceMonths = 0,
        /** Whether experience may replace education. */
        public readonly bool $isExperienceInPlaceOfEducation = false,
    ) {
    }
}
