<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Holds all values of an opening before it is stored: from a form, an import or a test. */
final class OpeningDraft
{
    /**
     * @param string                      $content         HTML or block markup, sanitized when it is saved
     * @param string                      $status          `publish`, `expired` or `draft`
     * @param array<string, list<string>> $terms term names; missing ones are created => term names by taxonomy; missing
     *     terms are created => term names; missing ones are created
     * @param list<Place>                 $places
     * @param list<string>                $remoteCountries
     * @param list<EmploymentType>        $employmentTypes
     * @param array<string, string>       $meta            additional meta of the caller by key, such as the source of
     *   an import
     * @param array<string, mixed> $values values of fields that other plugins added, by meta key; fields that are
     *     missing keep their stored values
     */
    public function __construct(
        public readonly string $title,
        public readonly string $content,
        public readonly string $status,
        public readonly ?DateTimeImmutable $published = null,
        public readonly ?DateTimeImmutable $closing = null,
        public readonly bool $isClosingShown = true,
        public readonly array $terms = [],
        public readonly array $places = [],
        public readonly array $remoteCountries = [],
        public readonly ?WorkMode $workMode = null,
        public readonly array $employmentTypes = [],
        public readonly ?Salary $salary = null,
        public readonly string $identifier = '',
        public readonly array $meta = [],
        public readonly array $values = [],
    ) {
    }
}
