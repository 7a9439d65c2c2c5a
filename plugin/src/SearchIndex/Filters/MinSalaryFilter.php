<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Filters;

use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\SearchIndex\Domain\BitSlicedIndex;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Storage\SalaryCurrencies;

/**
 * Declares the filter by the minimum yearly salary, in whole units of a currency. With several currencies, each option
 * names one and matches only its openings.
 */
final class MinSalaryFilter extends MinimumFilter
{
    private const CURRENCY_FACET = 'salary_currency';

    public function __construct(
        private readonly ?FieldLabels $fieldLabels = null,
        private readonly ?SalaryCurrencies $currencies = null,
    ) {
    }

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
        return 'Minimum yearly salary, a whole number, with its currency (60000-EUR) if openings have several currencies. Without'
            . ' a currency it is in the one that most openings have.';
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

    /** Parses an amount, which can be followed by a currency: `60000` or `60000-EUR`. */
    public function parse(mixed $raw): array
    {
        $text = is_string($raw) ? trim($raw) : $raw;
        $hasCurrency = is_string($text) && preg_match('/^(\d{1,12})-([A-Za-z]{3})$/', $text, $parts) === 1;
        $amount = parent::parse($hasCurrency ? $parts[1] : $text)[0] ?? '';

        return $amount === '' ? [] : [$this->createValue($amount, $hasCurrency ? strtoupper($parts[2]) : '')];
    }

    /**
     * Returns the steps of each currency that an opening reaches, including a chosen value that is not one of them.
     */
    public function options(array $chosen): array
    {
        $currencies = $this->findCurrencies();
        $options = $this->currencies === null ? array_map('strval', $this->steps()) : [];
        $options = [...$options, ...array_map('strval', array_keys($this->facetSets()[$this->key()] ?? []))];
        $order = array_flip($currencies);
        $options = array_values(array_unique([...$options, ...$chosen]));
        usort($options, static fn (string $a, string $b): int => [
            $order[self::currencyOf($a)] ?? count($order), (int) $a,
        ] <=> [
            $order[self::currencyOf($b)] ?? count($order), (int) $b,
        ]);

        return $options;
    }

    public function optionLabel(string $value): string
    {
        $currencies = $this->findCurrencies();
        $currency = self::currencyOf($value);
        $currency = $currency === '' && count($currencies) === 1 ? $currencies[0] : $currency;
        $amount = $this->fieldLabels === null || $currency === ''
            ? number_format_i18n((int) $value)
            : $this->fieldLabels->amount((int) $value, $currency);

        /* translators: %s: an amount, usually with its currency */
        return sprintf(__('From %s a year', 'courant-desk'), $amount);
    }

    public function requiredSets(string $value): array
    {
        $currency = self::currencyOf($value);

        return $currency === '' ? [] : [SetKey::forCurrency($currency)];
    }

    public function facetSets(): array
    {
        $currencies = $this->findCurrencies();
        $facets = [];
        foreach ($currencies as $currency) {
            foreach ($this->steps() as $step) {
                if ($this->currencies?->reaches($currency, $step) === true) {
                    $value = self::joinValue((string) $step, count($currencies) > 1 ? $currency : '');
                    $facets[$this->key()][$value] = SetKey::forMinimumSalary($currency, $step);
                }
            }
        }
        $all = $this->currencies?->findAll() ?? [];
        sort($all);
        foreach ($all as $currency) {
            $facets[self::CURRENCY_FACET][$currency] = SetKey::forCurrency($currency);
        }

        return $facets;
    }

    public function storedFacets(mixed $stored): array
    {
        $salary = self::parseStored($stored);
        $amount = self::yearlyAmount($salary);
        if ($salary === null || $amount === 0) {
            return [self::CURRENCY_FACET => [self::WITHOUT_UNIT]];
        }
        $isSingle = count($this->findCurrencies()) === 1;
        $steps = array_filter($this->steps(), static fn (int $step): bool => $step <= $amount);

        return [
            $this->key() => array_map(
                static fn (int $step): string => self::joinValue((string) $step, $isSingle ? '' : $salary->currency),
                array_values($steps),
            ),
            self::CURRENCY_FACET => [$salary->currency],
        ];
    }

    public function unitFacet(): string
    {
        return self::CURRENCY_FACET;
    }

    public function unitOf(string $value): string
    {
        return self::currencyOf($value);
    }

    public function openingNumber(Opening $opening): int
    {
        return self::yearlyAmount($opening->salary);
    }

    public function storedNumber(mixed $stored): int
    {
        return self::yearlyAmount(self::parseStored($stored));
    }

    public function matchesStored(mixed $stored, string $value): bool
    {
        $currency = self::currencyOf($value);

        return parent::matchesStored($stored, $value)
            && ($currency === '' || self::parseStored($stored)?->currency === $currency);
    }

    public function setKeys(Opening $opening): array
    {
        $keys = parent::setKeys($opening);
        if ($keys === [] || $opening->salary === null) {
            return $keys;
        }
        $amount = $this->openingNumber($opening);
        $currency = $opening->salary->currency;
        $steps = array_filter($this->steps(), static fn (int $step): bool => $step <= $amount);

        return [...$keys, SetKey::forCurrency($currency), ...array_map(
            static fn (int $step): string => SetKey::forMinimumSalary($currency, $step),
            array_values($steps),
        )];
    }

    public function index(): BitSlicedIndex
    {
        return new BitSlicedIndex(SetKey::SALARY_PREFIX);
    }

    /**
     * Returns the normal form: with the currency if there are several ones. An amount without a currency is in the most
     * frequent one, so that a URL from the time of a single currency keeps its meaning.
     */
    private function createValue(string $amount, string $currency): string
    {
        $currencies = $this->findCurrencies();
        if (count($currencies) === 1 && $currency === $currencies[0]) {
            return $amount;
        }
        $main = count($currencies) > 1 ? $currencies[0] : '';

        return self::joinValue($amount, $currency === '' ? $main : $currency);
    }

    private static function joinValue(string $amount, string $currency): string
    {
        return $currency === '' ? $amount : "$amount-$currency";
    }

    private static function currencyOf(string $value): string
    {
        return explode('-', $value)[1] ?? '';
    }

    /** @return list<string> the most frequent first */
    private function findCurrencies(): array
    {
        return $this->currencies?->findMain() ?? [];
    }

    private static function parseStored(mixed $stored): ?Salary
    {
        return is_array($stored) ? Salary::fromArray($stored) : null;
    }

    /** Returns the yearly salary; 0 for a hidden salary, which filters would otherwise reveal. */
    private static function yearlyAmount(?Salary $salary): int
    {
        return $salary?->isVisible === true ? $salary->maxYearlyAmount() : 0;
    }
}
