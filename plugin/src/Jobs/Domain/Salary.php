<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** A salary range. Amounts are in whole units of the currency with up to two decimals; either end may be open. */
final class Salary
{
    public function __construct(
        public readonly ?float $min,
        public readonly ?float $max,
        /** ISO 4217, such as `EUR`. */
        public readonly string $currency,
        public readonly SalaryUnit $unit,
        /** Whether visitors may see it. */
        public readonly bool $shown = true,
    ) {
    }

    /**
     * Reads the stored shape; null when it holds no salary that makes sense.
     *
     * @param array<array-key, mixed> $raw {min, max, currency, unit, shown}
     */
    public static function fromArray(array $raw): ?self
    {
        $min = self::amount($raw['min'] ?? null);
        $max = self::amount($raw['max'] ?? null);
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

    /** What it may come to in a year, in whole units of its currency: the upper end, or the only one that is known. */
    public function yearly(): int
    {
        return (int) floor(($this->max ?? $this->min ?? 0.0) * $this->unit->inAYear());
    }

    /** @return array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public function toArray(): array
    {
        return [
            'min' => $this->min,
            'max' => $this->max,
            'currency' => $this->currency,
            'unit' => $this->unit->value,
            'shown' => $this->shown,
        ];
    }

    private static function amount(mixed $raw): ?float
    {
        if (!is_numeric($raw)) {
            return null;
        }
        $amount = round((float) $raw, 2);

        return $amount >= 0 && $amount < 1e12 ? $amount : null;
    }
}
