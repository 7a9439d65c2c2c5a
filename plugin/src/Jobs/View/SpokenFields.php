<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\WorkMode;
use DateTimeImmutable;

/** The words of an opening's page, for other rooms. */
final class SpokenFields implements FieldWords
{
    public function workMode(WorkMode $mode): string
    {
        return Words::workMode($mode);
    }

    public function salary(Salary $salary): string
    {
        return Words::salary($salary);
    }

    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        return Words::closing($closing, $dateFormat);
    }
}
