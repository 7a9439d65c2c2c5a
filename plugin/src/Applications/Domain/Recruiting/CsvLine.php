<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/**
 * A line of a CSV file (RFC 4180). Every cell is quoted, and what a spreadsheet would run as a formula gets an
 * apostrophe before it: an applicant's name must stay a name in the recruiter's spreadsheet.
 */
final class CsvLine
{
    private const FORMULA = '/^[\s\p{Z}\p{C}"\';,]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}]|^[\t\r\n]/u';

    /** @param list<string> $cells */
    public static function of(array $cells): string
    {
        return implode(',', array_map([self::class, 'cell'], $cells)) . "\r\n";
    }

    private static function cell(string $text): string
    {
        $text = str_replace("\0", '', $text);
        if (preg_match('//u', $text) !== 1) {
            $text = (string) preg_replace('/[^\x20-\x7E]/', '?', $text);
        }
        $safe = preg_match(self::FORMULA, $text) === 1 ? "'" . $text : $text;

        return '"' . str_replace('"', '""', $safe) . '"';
    }
}
