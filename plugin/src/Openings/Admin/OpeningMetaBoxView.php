<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\OpeningFlags;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\JobPostingPreview;

/** View model of the meta boxes of the classic editor. */
final class OpeningMetaBoxView
{
    /**
     * @param list<array{taxonomy: string, label: string, terms: list<Term>, chosen: list<int>}>         $specifications
     * @param list<array{city: string, region: string, country: string}>                                 $places with
     *   empty rows for new ones
     * @param list<EmploymentType>                                                                       $employmentTypes
     * @param array{type: string, location: string}                                                      $mappedLabels labels of the mapped specifications, '' for none
     * @param string                                                                                     $closingDateTime `Y-m-d\TH:i` or ''
     */
    public function __construct(
        public readonly string $nonceAction,
        public readonly string $nonceName,
        public readonly array $specifications,
        public readonly array $places,
        public readonly string $remoteCountries,
        public readonly ?WorkMode $workMode,
        public readonly array $employmentTypes,
        public readonly ?Salary $salary,
        public readonly string $identifier,
        public readonly string $closingDateTime,
        public readonly bool $isClosingShown,
        public readonly string $status,
        public readonly string $timezone,
        public readonly Requirements $requirements,
        public readonly OpeningFlags $flags,
        /** Null before the first save. */
        public readonly ?JobPostingPreview $preview,
        public readonly array $mappedLabels = ['type' => '', 'location' => ''],
    ) {
    }

    /** Returns whether the opening may be closed or reopened: before it is published it is neither open nor closed. */
    public function hasBeenPublished(): bool
    {
        return in_array($this->status, ['publish', 'private', 'expired'], true);
    }

    /** Formats an amount for an input of type `number`. */
    public static function formatAmount(?float $amount): string
    {
        return $amount === null ? '' : (string) $amount;
    }
}
