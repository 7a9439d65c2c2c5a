<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Marks;
use CourantDesk\Jobs\Domain\Requirements;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Jobs\View\PostingPreview;

/** What the boxes of the classic editor show. */
final class OpeningFormView
{
    /**
     * @param list<array{taxonomy: string, label: string, terms: list<Term>, chosen: list<int>}>         $specifications
     * @param list<array{city: string, region: string, country: string}>                                 $places with empty rows for further ones
     * @param list<EmploymentType>                                                                       $employmentTypes
     * @param array{type: string, location: string}                                                      $mapped labels of the mapped specifications, '' for none
     * @param string                                                                                     $closingAt `Y-m-d\TH:i` or ''
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
        public readonly string $closingAt,
        public readonly bool $closingShown,
        public readonly string $status,
        public readonly string $timezone,
        public readonly Requirements $requirements,
        public readonly Marks $marks,
        /** Null before it was first saved. */
        public readonly ?PostingPreview $preview,
        public readonly array $mapped = ['type' => '', 'location' => ''],
    ) {
    }

    /** Whether it may be closed or reopened: before it is published it is neither. */
    public function hasBeenPublished(): bool
    {
        return in_array($this->status, ['publish', 'private', 'expired'], true);
    }

    /** An amount as a field of type `number` wants it. */
    public static function amount(?float $amount): string
    {
        return $amount === null ? '' : (string) $amount;
    }
}
