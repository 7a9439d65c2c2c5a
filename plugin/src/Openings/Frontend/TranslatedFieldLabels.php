<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\WorkMode;
use DateTimeImmutable;

/** Returns the translated labels of an opening's page for other modules. */
final class TranslatedFieldLabels implements FieldLabels
{
    public function workMode(WorkMode $mode): string
    {
        return OpeningFieldFormatter::workMode($mode);
    }

    public function salary(Salary $salary): string
    {
        return SalaryFormatter::format($salary);
    }

    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        return OpeningFieldFormatter::closing($closing, $dateFormat);
    }
}
