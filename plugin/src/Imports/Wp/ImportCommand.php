<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

use CourantDesk\Imports\Domain\ImportOptions;
use CourantDesk\Imports\Domain\RunImport;
use CourantDesk\Imports\View\ImportWords;
use CourantDesk\Kernel\Html;
use DateTimeImmutable;
use RuntimeException;

/** The import on the command line. */
final class ImportCommand
{
    /** @param callable(): RunImport $import built only when it runs */
    public function __construct(private readonly mixed $import, private readonly ImportWords $words)
    {
    }

    /**
     * Reads openings from USAJOBS HR-XML or NEOGOV RSS files.
     *
     * ## OPTIONS
     *
     * <file>...
     * : Files to read, in any order.
     *
     * [--dry-run]
     * : Tell what would happen and change nothing.
     *
     * [--closing=<date>]
     * : Give every opening this closing date (YYYY-MM-DD) instead of the file's.
     *
     * @param list<string>                $files
     * @param array<string, string|bool> $flags
     */
    public function __invoke(array $files, array $flags): void
    {
        [$lines, $failed] = $this->lines($files, $flags);
        foreach ($lines as $line) {
            \WP_CLI::log($line);
        }
        if ($failed) {
            \WP_CLI::halt(1);
        }
    }

    /**
     * For `npm run command -- import FILE... [--dry-run] [--closing=YYYY-MM-DD]`.
     *
     * @param list<string> $arguments
     * @throws RuntimeException when a file could not be read whole
     */
    public function fromTool(string $name, array $arguments): void
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
        [$lines, $failed] = $this->lines($files, $flags);
        foreach ($lines as $line) {
            // For a terminal: what a page would escape must be read as it is.
            (new Html($line . "\n"))->print();
        }
        if ($failed) {
            throw new RuntimeException(__('Not everything could be read.', 'courant-desk'));
        }
    }

    /**
     * @param mixed $known commands of the tool: name => what it does
     * @return array<mixed>
     */
    public function announce(mixed $known): array
    {
        return (is_array($known) ? $known : []) + ['import' => __('Reads openings from files; --dry-run only tells.', 'courant-desk')];
    }

    /**
     * @param list<string>                $files
     * @param array<string, string|bool> $flags
     * @return array{list<string>, bool} lines to print, and whether something could not be done
     */
    public function lines(array $files, array $flags): array
    {
        $closing = self::closing(is_string($flags['closing'] ?? null) ? $flags['closing'] : '');
        if ($files === [] || $closing === false) {
            return [[$files === []
                ? __('Name at least one file to read.', 'courant-desk')
                : __('The closing date must look like 2030-12-31.', 'courant-desk')], true];
        }
        $dryRun = ($flags['dry-run'] ?? false) !== false;
        $lines = [];
        $failed = false;
        foreach ($files as $file) {
            $report = ($this->import)()->run($file, new ImportOptions($dryRun, $closing));
            $lines[] = basename($file);
            foreach ($report->lines as $line) {
                $lines[] = sprintf('  %d. %s (%s): %s', $line['row'], $line['title'], $line['key'], $this->words->outcome($line['outcome'], $dryRun));
                foreach ($line['notes'] as $note) {
                    $lines[] = '     ' . $this->words->reason($note);
                }
            }
            if ($report->broken !== null) {
                $failed = true;
                $lines[] = '  ' . $this->words->reason($report->broken);
            }
            $lines[] = '  ' . $this->words->summary($report, $dryRun);
        }

        return [$lines, $failed];
    }

    /** End of the day that was named; null for '', false when it is no date. */
    public static function closing(string $date): DateTimeImmutable|null|false
    {
        if ($date === '') {
            return null;
        }
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', $date, wp_timezone());

        return $day !== false && $day->format('Y-m-d') === $date ? $day->setTime(23, 59, 59) : false;
    }
}
