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

    /** How often it is paid in a year of full-time work: 52 weeks of 5 days and 40 hours. */
    public function inAYear(): int
    {
        return match ($this) {
            self::Hour => 2080,
            self::Day => 260,
            self::Week => 52,
            self::Month => 12,
            self::Year => 1,
        };
    }
}
