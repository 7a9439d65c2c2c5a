<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

use DateTimeImmutable;

/** Represents a period of a number of days up to today, including today. */
final class Period
{
    public const DAY_CHOICES = [7, 30, 90, 365];
    private const DEFAULT_DAYS = 30;

    private function __construct(
        public readonly int $days,
        /** First day, as `Y-m-d`. */
        public readonly string $from,
        /** Today, as `Y-m-d`. */
        public readonly string $to,
    ) {
    }

    /** @param DateTimeImmutable $now in the site's time zone */
    public static function lastDays(int $days, DateTimeImmutable $now): self
    {
        $days = in_array($days, self::DAY_CHOICES, true) ? $days : self::DEFAULT_DAYS;

        return new self($days, $now->modify('-' . ($days - 1) . ' days')->format('Y-m-d'), $now->format('Y-m-d'));
    }

    /** @return list<string> every day as `Y-m-d`, first to last */
    public function days(): array
    {
        $first = new DateTimeImmutable($this->from);

        return array_map(
            static fn (int $n): string => $first->modify("+$n days")->format('Y-m-d'),
            range(0, $this->days - 1),
        );
    }
}
