<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use NumberFormatter;

/**
 * Formats an amount with its currency in the page's language, such as "€68,000" or "68.000 €".
 * `src/openings/admin/editor/salary-text.ts` gives the same result with the browser's Intl.
 */
final class AmountFormatter
{
    /** Currency symbols for PHP without the intl extension. Other currencies are formatted with their code. */
    private const SYMBOLS = [
        'EUR' => '€', 'USD' => '$', 'GBP' => '£', 'JPY' => '¥', 'INR' => '₹', 'KRW' => '₩', 'ILS' => '₪', 'VND' => '₫',
        'PHP' => '₱', 'BRL' => 'R$', 'CAD' => 'CA$', 'AUD' => 'A$', 'NZD' => 'NZ$', 'MXN' => 'MX$', 'HKD' => 'HK$',
        'TWD' => 'NT$', 'CNY' => 'CN¥',
    ];

    /** @param bool|null $hasIntl null to use PHP's intl extension when it is loaded */
    public static function format(float $amount, string $currency, int $decimals, ?bool $hasIntl = null): string
    {
        $formatted = $hasIntl ?? class_exists(NumberFormatter::class)
            ? self::formatWithIntl($amount, $currency, $decimals)
            : self::formatWithSymbol($amount, $currency, $decimals);

        return $formatted !== '' ? $formatted : number_format_i18n($amount, $decimals) . "\u{a0}" . $currency;
    }

    /** @return string '' for a currency that the language data does not contain */
    private static function formatWithIntl(float $amount, string $currency, int $decimals): string
    {
        // Latin digits, like all other numbers of the page: WordPress uses 0 to 9 in every language.
        $format = new NumberFormatter(get_locale() . '@numbers=latn', NumberFormatter::CURRENCY);
        $format->setAttribute(NumberFormatter::FRACTION_DIGITS, $decimals);
        $formatted = $format->formatCurrency($amount, $currency);

        // Versions of the language data use different apostrophes in Swiss numbers.
        return is_string($formatted) && !str_contains($formatted, '¤') ? str_replace("'", '’', $formatted) : '';
    }

    /** Uses the separators of WordPress's translation, and the symbol position of this plugin's translation. */
    private static function formatWithSymbol(float $amount, string $currency, int $decimals): string
    {
        $symbol = self::SYMBOLS[$currency] ?? $currency;
        $number = number_format_i18n($amount, $decimals);
        // phpcs:disable WordPress.WP.I18n.NoEmptyStrings -- Only the order of symbol and amount is translated.
        /* translators: position of a currency symbol: 1: symbol or code, 2: amount. Use a no-break space for a space. */
        $formatted = sprintf(_x('%1$s%2$s', 'amount with currency symbol', 'courant-desk'), $symbol, $number);
        // phpcs:enable

        // A letter code is separated from the digits: "CHF 5,000".
        return str_starts_with($formatted, $symbol . $number) && preg_match('/\p{L}$/u', $symbol) === 1
            ? $symbol . "\u{a0}" . $number
            : $formatted;
    }
}
