<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use DateTimeImmutable;

/** All that a person, an import or a test says of an opening before it is stored. */
final class OpeningDraft
{
    /**
     * @param string                      $content         HTML or block markup, made safe by the store
     * @param string                      $status          `publish`, `expired` or `draft`
     * @param array<string, list<string>> $terms           taxonomy => term names; missing ones are made
     * @param list<Place>                 $places
     * @param list<string>                $remoteCountries
     * @param list<EmploymentType>        $employmentTypes
     * @param array<string, string>       $marks           further meta of the caller's own, by key, such as where an import found it
     */
    public function __construct(
        public readonly string $title,
        public readonly string $content,
        public readonly string $status,
        public readonly ?DateTimeImmutable $published = null,
        public readonly ?DateTimeImmutable $closing = null,
        public readonly bool $closingShown = true,
        public readonly array $terms = [],
        public readonly array $places = [],
        public readonly array $remoteCountries = [],
        public readonly ?WorkMode $workMode = null,
        public readonly array $employmentTypes = [],
        public readonly ?Salary $salary = null,
        public readonly string $identifier = '',
        public readonly array $marks = [],
    ) {
    }
}
