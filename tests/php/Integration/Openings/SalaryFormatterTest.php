<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Frontend\AmountFormatter;
use CourantDesk\Openings\Frontend\SalaryFormatter;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Locale;

final class SalaryFormatterTest extends SiteTestCase
{
    /** The ISO 4217 code for transactions without a currency. */
    private const NO_CURRENCY = 'X' . 'XX';

    /** The same table is tested with the browser's Intl in `tests/js/openings/salary-text.test.ts`. */
    private const TABLE = __DIR__ . '/../../../fixtures/jobs/salaries.json';

    private const RIGHT_TO_LEFT_TABLE = __DIR__ . '/../../../fixtures/jobs/salaries-right-to-left.json';

    #[DataProvider('salaries')]
    public function testFormatsTheAmountsByTheLanguage(string $locale, Salary $salary, string $expected): void
    {
        add_filter('locale', static fn (): string => $locale);

        self::assertSame($expected, self::withPlainSpaces(SalaryFormatter::format($salary)));
    }

    /** @return array<string, array{string, Salary, string}> */
    public static function salaries(): array
    {
        $unknown = new Salary(1.0, 2.0, self::NO_CURRENCY, SalaryUnit::Year);

        return self::readTable(self::TABLE)
            + ['no currency' => ['en_US', $unknown, '1–2 ' . self::NO_CURRENCY . ' a year']];
    }

    /** @return array<string, array{string, Salary, string}> */
    private static function readTable(string $file): array
    {
        $rows = [];
        $table = json_decode((string) file_get_contents($file), true);
        foreach (is_array($table) ? $table : [] as $row) {
            self::assertIsArray($row);
            self::assertIsArray($row['salary']);
            [$min, $max, $currency, $unit] = $row['salary'];
            $salary = Salary::fromArray(['min' => $min, 'max' => $max, 'currency' => $currency, 'unit' => $unit]);
            self::assertNotNull($salary);
            self::assertIsString($row['locale']);
            self::assertIsString($row['text']);
            $rows[$row['locale'] . ': ' . $row['text']] = [
                $row['locale'], $salary, self::withPlainSpaces($row['text']),
            ];
        }

        return $rows;
    }

    #[DataProvider('rightToLeftSalaries')]
    public function testIsolatesARangeInARightToLeftLanguage(string $locale, Salary $salary, string $expected): void
    {
        add_filter('locale', static fn (): string => $locale);
        global $wp_locale;
        self::assertInstanceOf(WP_Locale::class, $wp_locale);
        $direction = $wp_locale->text_direction;
        $wp_locale->text_direction = 'rtl';
        $formatted = SalaryFormatter::format($salary);
        $wp_locale->text_direction = $direction;

        self::assertSame($expected, self::withPlainSpaces($formatted));
        self::assertSame($formatted, esc_html($formatted), 'the text is plain and survives escaping');
    }

    /** @return array<string, array{string, Salary, string}> */
    public static function rightToLeftSalaries(): array
    {
        return self::readTable(self::RIGHT_TO_LEFT_TABLE);
    }

    public function testFormatsInGermanWithTheUnitOfTheTranslation(): void
    {
        add_filter('locale', static fn (): string => 'de_DE');
        load_textdomain('courant-desk', dirname(__DIR__, 4) . '/plugin/languages/courant-desk-de_DE.mo', 'de_DE');
        $salary = new Salary(68000.0, 82000.0, 'EUR', SalaryUnit::Year);

        self::assertSame('68.000–82.000 € pro Jahr', self::withPlainSpaces(SalaryFormatter::format($salary)));
        unload_textdomain('courant-desk');
    }

    #[DataProvider('amountsWithoutIntl')]
    public function testFormatsWithoutTheIntlExtension(
        string $locale,
        float $amount,
        string $currency,
        int $decimals,
        string $expected,
    ): void {
        global $wp_locale;
        self::assertInstanceOf(WP_Locale::class, $wp_locale);
        $separators = $wp_locale->number_format;
        if ($locale === 'de_DE') {
            load_textdomain('courant-desk', dirname(__DIR__, 4) . '/plugin/languages/courant-desk-de_DE.mo', 'de_DE');
            $wp_locale->number_format = ['thousands_sep' => '.', 'decimal_point' => ','];
        }
        add_filter('locale', static fn (): string => $locale);
        $formatted = AmountFormatter::format($amount, $currency, $decimals, false);
        $wp_locale->number_format = $separators;
        unload_textdomain('courant-desk');

        self::assertSame($expected, self::withPlainSpaces($formatted));
        self::assertSame($formatted, AmountFormatter::format($amount, $currency, $decimals, true), 'as with intl');
    }

    /** @return list<array{string, float, string, int, string}> */
    public static function amountsWithoutIntl(): array
    {
        return [
            ['en_US', 68000.0, 'EUR', 0, '€68,000'],
            ['en_US', 17.5, 'USD', 2, '$17.50'],
            ['en_US', 5000.0, 'CHF', 0, 'CHF 5,000'],
            ['en_US', 70000.0, 'CAD', 0, 'CA$70,000'],
            ['de_DE', 68000.0, 'EUR', 0, '68.000 €'],
            ['de_DE', 5000.5, 'CHF', 2, '5.000,50 CHF'],
        ];
    }

    private static function withPlainSpaces(string $text): string
    {
        return str_replace(["\u{a0}", "\u{202f}"], ' ', $text);
    }
}
