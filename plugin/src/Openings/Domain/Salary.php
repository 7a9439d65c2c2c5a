<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Represents a salary range. Amounts are in units of the currency with up to two decimals; either end may be open. */
final class Salary
{
    public function __construct(
        public readonly ?float $min,
        public readonly ?float $max,
        /** ISO 4217, such as `EUR`. */
        public readonly string $currency,
        public readonly SalaryUnit $unit,
        /** Whether visitors can see it. */
        public readonly bool $isVisible = true,
    ) {
    }

    /**
     * Parses the stored array; null when it contains no valid salary.
     *
     * @param array<array-key, mixed> $raw {min, max, currency, unit, shown}
     */
    public static function fromArray(array $raw): ?self
    {
        $min = self::parseAmount($raw['min'] ?? null);
        $max = self::parseAmount($raw['max'] ?? null);
        $currency = is_string($raw['currency'] ?? null) ? strtoupper($raw['currency']) : '';
        $unit = SalaryUnit::tryFrom(is_string($raw['unit'] ?? null) ? $raw['unit'] : '');
        if (($min === null && $max === null) || preg_match('/^[A-Z]{3}$/', $currency) !== 1 || $unit === null) {
            return null;
        }
        if ($min !== null && $max !== null && $min > $max) {
            [$min, $max] = [$max, $min];
        }

        return new self($min, $max, $currency, $unit, filter_var($raw['shown'] ?? true, FILTER_VALIDATE_BOOLEAN));
    }

    /**
     * Returns the maximum amount per year, in whole units of its currency: the maximum, or the only amount that is set.
     */
    public function maxYearlyAmount(): int
    {
        return (int) floor(($this->max ?? $this->min ?? 0.0) * $this->unit->periodsPerYear());
    }

    /** @return array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public function toArray(): array
    {
        return [
            'min' => $this->min,
            'max' => $this->max,
            'currency' => $this->currency,
            'unit' => $this->unit->value,
            'shown' => $this->isVisible,
        ];
    }

    private static function parseAmount(mixed $raw): ?float
    {
        if (!is_numeric($raw)) {
            return null;
        }
        $amount = round((float) $raw, 2);

        return $amount >= 0 && $amount < 1e12 ? $amount : null;
    }
}
