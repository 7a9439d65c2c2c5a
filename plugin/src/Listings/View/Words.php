<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\SalaryUnit;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Listings\Domain\Order;

/** What a listing says of structured fields, in the reader's words. */
final class Words
{
    public static function workMode(WorkMode $mode): string
    {
        return match ($mode) {
            WorkMode::OnSite => __('On site', 'courant-desk'),
            WorkMode::Hybrid => __('Hybrid', 'courant-desk'),
            WorkMode::Remote => __('Remote', 'courant-desk'),
        };
    }

    public static function order(Order $order): string
    {
        return match ($order) {
            Order::Newest => __('Newest first', 'courant-desk'),
            Order::Oldest => __('Oldest first', 'courant-desk'),
            Order::Closing => __('Closing soon', 'courant-desk'),
            Order::Title => __('Title, A to Z', 'courant-desk'),
            Order::Relevance => __('Best match', 'courant-desk'),
        };
    }

    public static function atLeast(int $yearly): string
    {
        /* translators: %s: an amount without currency */
        return sprintf(__('from %s a year', 'courant-desk'), number_format_i18n($yearly));
    }

    public static function salary(Salary $salary): string
    {
        $amount = static fn (float $value): string => number_format_i18n($value, floor($value) === $value ? 0 : 2);
        $range = match (true) {
            $salary->max === null => /* translators: %s: an amount */ sprintf(__('from %s', 'courant-desk'), $amount((float) $salary->min)),
            $salary->min === null => /* translators: %s: an amount */ sprintf(__('up to %s', 'courant-desk'), $amount($salary->max)),
            $salary->min === $salary->max => $amount($salary->min),
            default => $amount($salary->min) . '–' . $amount($salary->max),
        };
        $unit = match ($salary->unit) {
            SalaryUnit::Hour => __('an hour', 'courant-desk'),
            SalaryUnit::Day => __('a day', 'courant-desk'),
            SalaryUnit::Week => __('a week', 'courant-desk'),
            SalaryUnit::Month => __('a month', 'courant-desk'),
            SalaryUnit::Year => __('a year', 'courant-desk'),
        };

        /* translators: 1: currency such as EUR, 2: amounts, 3: such as "a year" */
        return sprintf(_x('%1$s %2$s %3$s', 'salary', 'courant-desk'), $salary->currency, $range, $unit);
    }
}
