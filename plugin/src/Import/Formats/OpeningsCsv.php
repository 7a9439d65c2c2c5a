<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a local file that is read row by row.

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\CsvColumns;
use CourantDesk\Import\Domain\FileFormat;
use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\SalaryParser;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\Salary;
use Generator;

/**
 * Parses openings in a CSV file with a header. Columns are recognized by their header or chosen by the user.
 *
 * @see docs/features/import.md#csv
 */
final class OpeningsCsv implements FileFormat
{
    private const MAX_ROW_BYTES = 1_000_000;

    /** @param array<string, string> $columns header text by field, '' for no column; other fields are recognized */
    public function __construct(private readonly array $columns = [])
    {
    }

    public function name(): string
    {
        return 'CSV';
    }

    public function extensions(): array
    {
        return ['.csv'];
    }

    public function recognizes(string $start): bool
    {
        $start = self::toUtf8($start);
        if (str_starts_with(ltrim($start), '<') || preg_match('/[\x00-\x08]/', $start) === 1) {
            return false;
        }
        $line = (string) preg_replace('/\R.*$/s', '', $start);
        $header = self::parseLine($line, self::delimiter($line));

        return count($header) > 1 && CsvColumns::fromHeader($header, $this->columns)->hasTitle();
    }

    public function read(string $path): Generator
    {
        $rows = self::rows($path);
        if (!$rows->valid()) {
            return new Violation('file.missing');
        }
        $columns = CsvColumns::fromHeader($rows->current(), $this->columns);
        if (!$columns->hasTitle()) {
            return new Violation('file.no_title_column');
        }
        for ($rows->next(); $rows->valid(); $rows->next()) {
            $cells = $rows->current();
            if (implode('', $cells) !== '') {
                yield self::row($columns, $cells);
            }
        }

        return null;
    }

    /**
     * Returns the header and the first rows of a file.
     *
     * @return list<list<string>>
     */
    public static function preview(string $path, int $count): array
    {
        $preview = [];
        foreach (self::rows($path) as $cells) {
            $preview[] = $cells;
            if (count($preview) > $count) {
                break;
            }
        }

        return $preview;
    }

    /** @param list<string> $cells */
    private static function row(CsvColumns $columns, array $cells): ImportRow
    {
        $title = $columns->value($cells, 'title');
        $id = $columns->value($cells, 'id');
        $unit = strtoupper($columns->value($cells, 'unit'));
        $companies = $columns->values($cells, 'company');

        return new ImportRow(
            source: 'csv',
            // Without an identifier, an opening is identified by title, company and location.
            id: $id !== '' || $title === ''
                ? $id
                : md5($title . "\n" . $columns->value($cells, 'location') . "\n" . implode(';', $companies)),
            reference: $id,
            title: $title,
            sections: ['' => self::toHtml($columns->value($cells, 'description'))],
            department: $columns->value($cells, 'department'),
            categories: $columns->values($cells, 'category'),
            types: $columns->values($cells, 'type'),
            places: $columns->values($cells, 'location'),
            opensAt: $columns->value($cells, 'opens'),
            closesAt: $columns->value($cells, 'closes'),
            salary: Salary::fromArray([
                'min' => SalaryParser::parse($columns->value($cells, 'salary_min'))[0] ?? '',
                'max' => SalaryParser::parse($columns->value($cells, 'salary_max'))[0] ?? '',
                'currency' => $columns->value($cells, 'currency'),
                'unit' => $unit === '' ? 'YEAR' : $unit,
            ]),
            terms: $companies === [] ? [] : ['job-company' => $companies],
            isFilled: $columns->isOn($cells, 'filled'),
            isFeatured: $columns->isOn($cells, 'featured'),
            isRemote: $columns->isOn($cells, 'remote'),
        );
    }

    private static function toHtml(string $text): string
    {
        return $text === '' || preg_match('/<[a-z]/i', $text) === 1
            ? $text
            : '<p>' . str_replace("\n", '<br>', (string) preg_replace('/\n{2,}/', '</p><p>', htmlspecialchars($text)))
                . '</p>';
    }

    /** @return Generator<int, list<string>> */
    private static function rows(string $path): Generator
    {
        $file = is_file($path) ? fopen($path, 'rb') : false;
        if ($file === false) {
            return;
        }
        try {
            $line = fgets($file, self::MAX_ROW_BYTES);
            $delimiter = self::delimiter($line === false ? '' : $line);
            rewind($file);
            while (is_array($cells = fgetcsv($file, self::MAX_ROW_BYTES, $delimiter, '"', ''))) {
                yield array_map(static fn (?string $cell): string => self::toUtf8((string) $cell), $cells);
            }
        } finally {
            fclose($file);
        }
    }

    /** @return list<string> */
    private static function parseLine(string $line, string $delimiter): array
    {
        return array_map(strval(...), str_getcsv($line, $delimiter, '"', ''));
    }

    private static function delimiter(string $line): string
    {
        $counts = [];
        foreach ([',', ';', "\t"] as $delimiter) {
            $counts[$delimiter] = substr_count($line, $delimiter);
        }
        arsort($counts);

        return array_key_first($counts);
    }

    /** Converts the text to UTF-8. Spreadsheets also save CSV in Windows-1252. */
    private static function toUtf8(string $text): string
    {
        $text = str_starts_with($text, "\xEF\xBB\xBF") ? substr($text, 3) : $text;

        return mb_check_encoding($text, 'UTF-8') ? $text : mb_convert_encoding($text, 'UTF-8', 'Windows-1252');
    }
}
