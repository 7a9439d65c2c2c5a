<?php

declare(strict_types=1);

namespace CourantDesk\Import\Cli;

use CourantDesk\Import\Admin\ImportMessages;
use CourantDesk\Import\Domain\CsvColumns;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\ImportRunner;
use CourantDesk\Kernel\Command;
use DateTimeImmutable;

/**
 * `courant import FILE... [--dry-run] [--closing=YYYY-MM-DD] [--columns=FIELD=HEADER,…]`: reads openings from files, in
 * any order. `--dry-run` reports what would happen and changes nothing; `--closing` sets this closing date for every
 * opening instead of the date in the file; `--columns` chooses the columns of CSV files.
 */
final class ImportCommand implements Command
{
    /** Arguments, in the format of WP_CLI::add_command(). */
    public const SYNOPSIS = [
        [
            'type' => 'positional', 'name' => 'file', 'repeating' => true,
            'description' => 'Files to read, in any order.',
        ],
        [
            'type' => 'flag',
            'name' => 'dry-run',
            'optional' => true,
            'description' => 'Report what would happen and change nothing.',
        ],
        [
            'type' => 'assoc',
            'name' => 'closing',
            'optional' => true,
            'description' => 'Give every opening this closing date (YYYY-MM-DD) instead of that of the file.',
        ],
        [
            'type' => 'assoc',
            'name' => 'columns',
            'optional' => true,
            'description' => 'Columns of a CSV file, such as title=Position,location=Town,department=',
        ],
    ];

    /** @param callable(array<string, string>): ImportRunner $import created only when it runs; gets the CSV columns */
    public function __construct(private readonly mixed $import, private readonly ImportMessages $messages)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $closing = self::parseClosingDate(is_string($flags['closing'] ?? null) ? $flags['closing'] : '');
        if ($arguments === [] || $closing === false) {
            $printLine($arguments === []
                ? __('Specify at least one file to import.', 'courant-desk')
                : __('Enter the closing date in the format 2030-12-31.', 'courant-desk'));

            return false;
        }
        $columns = self::parseColumns(is_string($flags['columns'] ?? null) ? $flags['columns'] : '');
        if ($columns === null) {
            $printLine(sprintf(
                /* translators: %s: names of fields */
                __('Specify columns as field=header. Fields: %s.', 'courant-desk'),
                implode(', ', CsvColumns::fields()),
            ));

            return false;
        }
        $dryRun = ($flags['dry-run'] ?? false) !== false;
        $failed = false;
        foreach ($arguments as $file) {
            $report = ($this->import)($columns)->run($file, new ImportOptions($dryRun, $closing));
            $printLine(basename($file));
            foreach ($report->lines as $line) {
                $printLine(sprintf(
                    '  %d. %s (%s): %s',
                    $line['row'],
                    $line['title'],
                    $line['key'],
                    $this->messages->outcomeLabel($line['outcome'], $dryRun),
                ));
                foreach ($line['notes'] as $note) {
                    $printLine('     ' . $this->messages->violationMessage($note));
                }
            }
            if ($report->fileError !== null) {
                $failed = true;
                $printLine('  ' . $this->messages->violationMessage($report->fileError));
            }
            $printLine('  ' . $this->messages->summary($report, $dryRun));
        }

        return !$failed;
    }

    /** @return array<string, string>|null header text by field; null for an unknown field */
    private static function parseColumns(string $text): ?array
    {
        $columns = [];
        foreach ($text === '' ? [] : explode(',', $text) as $part) {
            [$field, $header] = explode('=', $part . '=', 3);
            if (!str_contains($part, '=') || !in_array(trim($field), CsvColumns::fields(), true)) {
                return null;
            }
            $columns[trim($field)] = trim($header);
        }

        return $columns;
    }

    /** Returns the end of the given day; null for '', false for an invalid date. */
    public static function parseClosingDate(string $date): DateTimeImmutable|null|false
    {
        if ($date === '') {
            return null;
        }
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', $date, wp_timezone());

        return $day !== false && $day->format('Y-m-d') === $date ? $day->setTime(23, 59, 59) : false;
    }
}
