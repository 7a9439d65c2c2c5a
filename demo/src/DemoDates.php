<?php

declare(strict_types=1);

namespace CourantDemo;

use DateTimeImmutable;

/** Calculates dates of the demo, relative to the day on which it is created, in the site's time zone. */
final class DemoDates
{
    public function __construct(private readonly DateTimeImmutable $now)
    {
    }

    /** @param string $time HH:MM */
    public function daysAgo(int $days, string $time): DateTimeImmutable
    {
        [$hour, $minute] = array_map(intval(...), explode(':', $time . ':0'));
        return $this->now->modify("-{$days} days")->setTime($hour, $minute);
    }

    /** @param string $time HH:MM */
    public function daysAhead(int $days, string $time): DateTimeImmutable
    {
        return $this->daysAgo(-$days, $time);
    }

    /** @return array{post_date: string, post_date_gmt: string} */
    public static function fields(DateTimeImmutable $moment): array
    {
        $local = $moment->format('Y-m-d H:i:s');
        return ['post_date' => $local, 'post_date_gmt' => get_gmt_from_date($local)];
    }
}
