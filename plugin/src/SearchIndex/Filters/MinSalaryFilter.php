<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Filters;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\SearchIndex\Domain\BitSlicedIndex;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Declares the filter by the minimum yearly salary, in whole units of each opening's currency. */
final class MinSalaryFilter extends MinimumFilter
{
    public function key(): string
    {
        return 'salary_min';
    }

    public function label(): string
    {
        return __('Salary', 'courant-desk');
    }

    public function allLabel(): string
    {
        return __('Any salary', 'courant-desk');
    }

    public function settingLabel(): string
    {
        return __('Minimum salary', 'courant-desk');
    }

    public function description(): string
    {
        return 'Minimum yearly salary, a whole number in the currency of the opening.';
    }

    public function isShownByDefault(): bool
    {
        return true;
    }

    public function metaKey(): string
    {
        return 'courant_salary';
    }

    public function steps(): array
    {
        return [20000, 30000, 40000, 50000, 60000, 80000, 100000, 150000];
    }

    public function optionLabel(string $value): string
    {
        /* translators: %s: an amount without currency */
        return sprintf(__('From %s per year', 'courant-desk'), number_format_i18n((float) $value));
    }

    public function openingNumber(Opening $opening): int
    {
        return self::yearlyAmount($opening->salary);
    }

    public function storedNumber(mixed $stored): int
    {
        return self::yearlyAmount(is_array($stored) ? Salary::fromArray($stored) : null);
    }

    public function index(): BitSlicedIndex
    {
        return new BitSlicedIndex(SetKey::SALARY_PREFIX);
    }

    /** Returns the yearly salary; 0 for a hidden salary, which filters would otherwise reveal. */
    private static function yearlyAmount(?Salary $salary): int
    {
        return $salary?->isVisible === true ? $salary->maxYearlyAmount() : 0;
    }
}
