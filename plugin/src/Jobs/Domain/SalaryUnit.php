<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** What a salary is paid for, as schema.org's unitText. */
enum SalaryUnit: string
{
    case Hour = 'HOUR';
    case Day = 'DAY';
    case Week = 'WEEK';
    case Month = 'MONTH';
    case Year = 'YEAR';
}
