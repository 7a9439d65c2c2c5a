<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the periods of a salary, with the values of schema.org's unitText. */
enum SalaryUnit: string
{
    case Hour = 'HOUR';
    case Day = 'DAY';
    case Week = 'WEEK';
    case Month = 'MONTH';
    case Year = 'YEAR';

    /** Returns the number of periods in a year of full-time work: 52 weeks of 5 days and 40 hours. */
    public function periodsPerYear(): int
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
