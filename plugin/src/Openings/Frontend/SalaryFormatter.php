<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;

/**
 * Formats salaries in the page's language, such as "€68,000–82,000 a year" or "68.000–82.000 € pro Jahr". The result is
 * plain text. In a right-to-left language, isolates keep the lower end of a range before the upper end.
 */
final class SalaryFormatter
{
    /** Unicode control characters: left-to-right isolate, and its end. */
    private const ISOLATE_FORMAT = "\u{2066}%s\u{2069}";

    public static function format(Salary $salary): string
    {
        [$min, $max] = self::amounts($salary);
        $range = match (true) {
            /* translators: %s: an amount with its currency */
            $salary->max === null => sprintf(__('from %s', 'courant-desk'), $min),
            /* translators: %s: an amount with its currency */
            $salary->min === null => sprintf(__('up to %s', 'courant-desk'), $max),
            $min === $max => $min,
            default => self::joinRange($min, $max),
        };

        return sprintf(self::unitFormat($salary->unit), $range);
    }

    /** @return string format with the placeholder %s for the amounts */
    private static function unitFormat(SalaryUnit $unit): string
    {
        return match ($unit) {
            /* translators: %s: a salary such as "€20–25" */
            SalaryUnit::Hour => __('%s an hour', 'courant-desk'),
            /* translators: %s: a salary such as "€450–520" */
            SalaryUnit::Day => __('%s a day', 'courant-desk'),
            /* translators: %s: a salary such as "€1,200–1,400" */
            SalaryUnit::Week => __('%s a week', 'courant-desk'),
            /* translators: %s: a salary such as "€5,200–6,400" */
            SalaryUnit::Month => __('%s a month', 'courant-desk'),
            /* translators: %s: a salary such as "€68,000–82,000" */
            SalaryUnit::Year => __('%s a year', 'courant-desk'),
        };
    }

    /**
     * Formats both ends with the same number of decimals.
     *
     * @return array{string, string} '' for an amount that is not set
     */
    private static function amounts(Salary $salary): array
    {
        $ends = [$salary->min, $salary->max];
        $isWhole = array_filter($ends, static fn (?float $amount): bool => fmod($amount ?? 0.0, 1.0) !== 0.0) === [];
        $decimals = $isWhole ? 0 : 2;

        return array_map(
            static fn (?float $amount): string => $amount === null
                ? ''
                : AmountFormatter::format($amount, $salary->currency, $decimals),
            $ends,
        );
    }

    /** Joins two amounts, with the currency only once, before or after the numbers. */
    private static function joinRange(string $min, string $max): string
    {
        $split = '/^(\D*)(.*\d)(\D*)$/su';
        if (
            preg_match($split, $min, $first) === 1
            && preg_match($split, $max, $last) === 1
            && [$first[1], $first[3]] === [$last[1], $last[3]]
        ) {
            return self::isolate($first[1], $first[2] . '–' . $last[2], $first[3]);
        }

        return self::isolate('', $min . ' – ' . $max, '');
    }

    /** Isolates only the numbers if the language's own format positions the currency by right-to-left marks. */
    private static function isolate(string $before, string $numbers, string $after): string
    {
        if (!is_rtl()) {
            return $before . $numbers . $after;
        }

        return preg_match('/[\x{200F}\x{061C}]/u', $before . $after) === 1
            ? $before . sprintf(self::ISOLATE_FORMAT, $numbers) . $after
            : sprintf(self::ISOLATE_FORMAT, $before . $numbers . $after);
    }
}
