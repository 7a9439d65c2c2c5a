<?php

declare(strict_types=1);

namespace CourantTests\Support;

/** Measures the time that this process was on a processor: other processes of the machine do not change it. */
final class ProcessorTime
{
    /** Returns the seconds of processor time that a function takes. */
    public static function seconds(callable $function): float
    {
        $start = self::now();
        $function();

        return self::now() - $start;
    }

    private static function now(): float
    {
        /** @var array<string, int> $usage */
        $usage = getrusage();

        return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']
            + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e6;
    }
}
