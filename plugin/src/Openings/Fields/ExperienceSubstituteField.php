<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\SpecificationMapping;

/** Declares the flag that experience may replace education. */
final class ExperienceSubstituteField extends FlagField
{
    public const KEY = 'courant_experience_instead';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Experience can replace education', 'courant-desk');
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function group(): string
    {
        return __('Requirements', 'courant-desk');
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        return $this->isOn($opening) ? ['experienceInPlaceOfEducation' => true] : [];
    }

    protected function onValue(): string
    {
        return '1';
    }

    protected function isOn(Opening $opening): bool
    {
        return $opening->requirements->isExperienceInPlaceOfEducation;
    }
}
