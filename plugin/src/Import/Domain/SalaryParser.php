<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Parses amounts from salaries that other products store as text, such as `30,000 - 40,000`. */
final class SalaryParser
{
    /** @return list<string> at most two amounts, without thousands separators */
    public static function parse(string $text): array
    {
        preg_match_all('/\d+(?:[.,]\d+)*/', $text, $found);
        $amounts = array_map(self::normalize(...), $found[0]);

        return array_slice($amounts, 0, 2);
    }

    private static function normalize(string $amount): string
    {
        // A thousands separator is followed by three digits, in English and in other languages.
        $amount = (string) preg_replace('/[.,](?=\d{3}(?:\D|$))/', '', $amount);

        return str_replace(',', '.', $amount);
    }
}
