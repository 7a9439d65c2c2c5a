<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use Closure;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\WorkMode;
use DateTimeImmutable;

/** Returns the translated labels of an opening's page for other modules. */
final class TranslatedFieldLabels implements FieldLabels
{
    /** @param (Closure(): bool)|null $namesMissing returns whether a missing salary or closing date is named */
    public function __construct(private readonly ?Closure $namesMissing = null)
    {
    }

    public function workMode(WorkMode $mode): string
    {
        return OpeningFieldFormatter::workMode($mode);
    }

    public function salary(Salary $salary): string
    {
        return SalaryFormatter::format($salary);
    }

    public function amount(int $amount, string $currency): string
    {
        return AmountFormatter::format((float) $amount, $currency, 0);
    }

    public function missingSalary(): string
    {
        return $this->isMissingNamed() ? MissingFacts::salary() : '';
    }

    public function missingClosing(): string
    {
        return $this->isMissingNamed() ? MissingFacts::closing() : '';
    }

    private function isMissingNamed(): bool
    {
        return $this->namesMissing !== null && ($this->namesMissing)();
    }

    public function isWorkMode(string $term, WorkMode $mode): bool
    {
        return FieldTermMatcher::isWorkMode($term, $mode);
    }

    public function placeNote(Opening $opening, array $terms, int $places): string
    {
        return PlaceText::note($opening, $terms, $places);
    }

    public function daysLeft(DateTimeImmutable $closing, DateTimeImmutable $now): string
    {
        return DaysLeft::format($closing, $now);
    }

    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        return OpeningFieldFormatter::closing($closing, $dateFormat);
    }

    public function shortClosing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        return OpeningFieldFormatter::shortClosing($closing, $dateFormat);
    }
}
