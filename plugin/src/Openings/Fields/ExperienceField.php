<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the required months of experience; 0 when unspecified. */
final class ExperienceField extends OpeningField
{
    public const KEY = 'courant_experience_months';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Experience', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::number(__('Months of experience', 'courant-desk'), 0, Requirements::MAX_EXPERIENCE_MONTHS);
    }

    public function type(): string
    {
        return 'integer';
    }

    public function schema(): array
    {
        return ['minimum' => 0, 'maximum' => Requirements::MAX_EXPERIENCE_MONTHS];
    }

    public function sanitize(mixed $value): int
    {
        return OpeningFieldParser::sanitizeMonths($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function value(Opening $opening): int
    {
        return $opening->requirements->experienceMonths;
    }

    public function format(mixed $value): string
    {
        return OpeningFieldFormatter::experience($this->sanitize($value));
    }

    public function group(): string
    {
        return __('Requirements', 'courant-desk');
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $months = $opening->requirements->experienceMonths;

        return $months < 1 ? [] : ['experienceRequirements' => [
            '@type' => 'OccupationalExperienceRequirements',
            'monthsOfExperience' => $months,
        ]];
    }
}
