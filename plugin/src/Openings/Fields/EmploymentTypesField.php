<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the employment types of schema.org. */
final class EmploymentTypesField extends OpeningField
{
    /**
     * Term slugs that WP Job Openings creates for employment types, for openings with an empty field.
     */
    private const TYPES_BY_SLUG = [
        'full-time' => EmploymentType::FullTime,
        'part-time' => EmploymentType::PartTime,
        'freelance' => EmploymentType::Contractor,
    ];

    /** Employment types that aggregators have in common; other types are omitted. */
    private const AGGREGATOR_TYPES = [
        'FULL_TIME' => 'fulltime',
        'PART_TIME' => 'parttime',
        'CONTRACTOR' => 'contract',
        'TEMPORARY' => 'temporary',
        'INTERN' => 'internship',
        'VOLUNTEER' => 'volunteer',
        'PER_DIEM' => 'temporary',
    ];

    public const KEY = 'courant_employment_types';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Employment type', 'courant-desk');
    }

    public function control(): FieldControl
    {
        $labels = array_map(OpeningFieldFormatter::employmentType(...), EmploymentType::cases());

        return FieldControl::checkboxes(
            $this->label(),
            array_combine(array_column(EmploymentType::cases(), 'value'), $labels),
        );
    }

    public function type(): string
    {
        return 'array';
    }

    public function schema(): array
    {
        return ['items' => ['type' => 'string', 'enum' => array_column(EmploymentType::cases(), 'value')]];
    }

    /** @return list<string> */
    public function sanitize(mixed $value): array
    {
        return OpeningFieldParser::sanitizeEmploymentTypes($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    /** @return list<string> */
    public function value(Opening $opening): array
    {
        return array_column($opening->employmentTypes, 'value');
    }

    public function format(mixed $value): string
    {
        return implode(
            ', ',
            array_map(OpeningFieldFormatter::employmentType(...), OpeningFieldParser::parseEmploymentTypes($value)),
        );
    }

    public function mirroredSpecification(): string
    {
        return 'type';
    }

    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        $isPrinted = $printed !== null && ($opening->terms[$printed->type] ?? []) !== [];

        return $isPrinted ? null : parent::fact($opening, $printed);
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $types = $opening->employmentTypes;
        foreach ($types === [] ? $opening->terms[$mapping->type] ?? [] : [] as $term) {
            $types[] = self::TYPES_BY_SLUG[$term->slug] ?? null;
        }

        return ['employmentType' => array_column(array_filter($types), 'value')];
    }

    public function exportName(): string
    {
        return 'employment_types';
    }

    public function feedName(): string
    {
        return 'employment_types';
    }

    public function xmlFeedElements(Opening $opening): array
    {
        $types = array_map(
            static fn (EmploymentType $type): string => self::AGGREGATOR_TYPES[$type->value] ?? '',
            $opening->employmentTypes,
        );

        return ['jobtype' => implode(', ', array_unique(array_diff($types, [''])))];
    }

    /** @return list<string> */
    public function draftValue(OpeningDraft $draft): array
    {
        return array_column($draft->employmentTypes, 'value');
    }
}
