<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Frontend\SalaryFormatter;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SalaryFormatterTest extends SiteTestCase
{
    /** The ISO 4217 code for transactions without a currency. */
    private const NO_CURRENCY = 'X' . 'XX';

    #[DataProvider('salaries')]
    public function testFormatsTheAmountsByTheLanguage(string $locale, Salary $salary, string $expected): void
    {
        add_filter('locale', static fn (): string => $locale);

        self::assertSame($expected, str_replace("\u{a0}", ' ', SalaryFormatter::format($salary)));
    }

    /** @return array<string, array{string, Salary, string}> */
    public static function salaries(): array
    {
        $year = SalaryUnit::Year;

        return [
            'a range, symbol first' => ['en_US', new Salary(68000.0, 82000.0, 'EUR', $year), '€68,000–82,000 a year'],
            'a range, symbol last' => ['de_DE', new Salary(68000.0, 82000.0, 'EUR', $year), '68.000–82.000 € a year'],
            'decimals at both ends' =>
                ['en_US', new Salary(17.0, 18.5, 'USD', SalaryUnit::Hour), '$17.00–18.50 an hour'],
            'a minimum' => ['en_US', new Salary(450.0, null, 'PLN', SalaryUnit::Day), 'from PLN 450 a day'],
            'a maximum' => ['en_US', new Salary(null, 900.0, 'GBP', SalaryUnit::Week), 'up to £900 a week'],
            'one amount' => ['en_US', new Salary(5000.0, 5000.0, 'CHF', SalaryUnit::Month), 'CHF 5,000 a month'],
            'no currency' =>
                ['en_US', new Salary(1.0, 2.0, self::NO_CURRENCY, $year), '1–2 ' . self::NO_CURRENCY . ' a year'],
            'a language with other digits' =>
                ['fa_IR', new Salary(1000.0, null, 'EUR', $year), "from \u{200e}€ 1,000 a year"],
        ];
    }
}
