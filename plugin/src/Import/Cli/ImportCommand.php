<?php

declare(strict_types=1);

namespace CourantDesk\Import\Cli;

use CourantDesk\Import\Admin\ImportMessages;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\ImportRunner;
use CourantDesk\Kernel\Html;
use DateTimeImmutable;
use RuntimeException;
use WP_CLI;

/**
 * `courant import FILE... [--dry-run] [--closing=YYYY-MM-DD]`: reads openings from USAJOBS HR-XML or NEOGOV RSS files, in
 * any order. `--dry-run` reports what would happen and changes nothing; `--closing` gives every opening this closing date
 * instead of the file's.
 */
final class ImportCommand
{
    /** @param callable(): ImportRunner $import created only when it runs */
    public function __construct(private readonly mixed $import, private readonly ImportMessages $messages)
    {
    }

    /**
     * Reads openings from files, such as USAJOBS HR-XML or NEOGOV RSS.
     *
     * ## OPTIONS
     *
     * <file>...
     * : Files to read, in any order.
     *
     * [--dry-run]
     * : Report what would happen and change nothing.
     *
     * [--closing=<date>]
     * : Give every opening this closing date (YYYY-MM-DD) instead of the file's.
     *
     * @param list<string>                $files
     * @param array<string, string|bool> $flags
     */
    public function __invoke(array $files, array $flags): void
    {
        [$lines, $failed] = $this->run($files, $flags);
        foreach ($lines as $line) {
            WP_CLI::log($line);
        }
        if ($failed) {
            WP_CLI::halt(1);
        }
    }

    /**
     * Runs the command for `npm run command -- import FILE... [--dry-run] [--closing=YYYY-MM-DD]`.
     *
     * @param list<string> $arguments
     * @throws RuntimeException when a file could not be read whole
     */
    public function runFromNpm(string $name, array $arguments): void
    {
        if ($name !== 'import') {
            return;
        }
        $flags = [];
        $files = [];
        foreach ($arguments as $argument) {
            if (preg_match('/^--([a-z-]+)(?:=(.*))?$/s', $argument, $found) === 1) {
                $flags[$found[1]] = $found[2] ?? true;
            } else {
                $files[] = $argument;
            }
        }
        [$lines, $failed] = $this->run($files, $flags);
        foreach ($lines as $line) {
            // Output for a terminal: text that a page would escape must be printed unchanged.
            (new Html($line . "\n"))->print();
        }
        if ($failed) {
            throw new RuntimeException(__('The import completed with errors.', 'courant-desk'));
        }
    }

    /**
     * @param mixed $known commands of the tool: name => description
     * @return array<mixed>
     */
    public function addToCommandList(mixed $known): array
    {
        return (is_array($known) ? $known : []) + ['import' => __('Imports openings from files; --dry-run reports the changes only.', 'courant-desk')];
    }

    /**
     * @param list<string>                $files
     * @param array<string, string|bool> $flags
     * @return array{list<string>, bool} lines to print, and whether there were errors
     */
    public function run(array $files, array $flags): array
    {
        $closing = self::parseClosingDate(is_string($flags['closing'] ?? null) ? $flags['closing'] : '');
        if ($files === [] || $closing === false) {
            return [[$files === []
                ? __('Specify at least one file to import.', 'courant-desk')
                : __('Enter the closing date in the format 2030-12-31.', 'courant-desk')], true];
        }
        $dryRun = ($flags['dry-run'] ?? false) !== false;
        $lines = [];
        $failed = false;
        foreach ($files as $file) {
            $report = ($this->import)()->run($file, new ImportOptions($dryRun, $closing));
            $lines[] = basename($file);
            foreach ($report->lines as $line) {
                $lines[] = sprintf('  %d. %s (%s): %s', $line['row'], $line['title'], $line['key'], $this->messages->outcomeLabel($line['outcome'], $dryRun));
                foreach ($line['notes'] as $note) {
                    $lines[] = '     ' . $this->messages->violationMessage($note);
                }
            }
            if ($report->fileError !== null) {
                $failed = true;
                $lines[] = '  ' . $this->messages->violationMessage($report->fileError);
            }
            $lines[] = '  ' . $this->messages->summary($report, $dryRun);
        }

        return [$lines, $failed];
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
