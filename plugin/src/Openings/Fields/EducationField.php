<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;

/** Declares the field for the required education. */
final class EducationField extends OpeningField
{
    public const KEY = 'courant_education';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Education', 'courant-desk');
    }

    public function control(): FieldControl
    {
        $labels = array_map(OpeningFieldFormatter::education(...), Education::cases());

        return FieldControl::select(
            $this->label(),
            array_combine(array_column(Education::cases(), 'value'), $labels),
            __('Not specified', 'courant-desk'),
        );
    }

    public function schema(): array
    {
        return ['enum' => ['', ...array_column(Education::cases(), 'value')]];
    }

    public function sanitize(mixed $value): string
    {
        return is_string($value) ? (Education::tryFrom($value)->value ?? '') : '';
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function value(Opening $opening): string
    {
        return $opening->requirements->education->value ?? '';
    }

    public function format(mixed $value): string
    {
        $education = Education::tryFrom(is_string($value) ? $value : '');

        return $education === null ? '' : OpeningFieldFormatter::education($education);
    }

    public function group(): string
    {
        return __('Requirements', 'courant-desk');
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $education = $opening->requirements->education;

        return $education === null ? [] : [
            'educationRequirements' => [
                '@type' => 'EducationalOccupationalCredential',
                'credentialCategory' => $education->value,
            ],
        ];
    }
}
