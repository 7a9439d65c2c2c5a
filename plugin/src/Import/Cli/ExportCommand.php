<?php

declare(strict_types=1);

namespace CourantDesk\Import\Cli;

use Closure;
use CourantDesk\Kernel\Command;

/**
 * `courant export openings|applications [--format=csv|json]`: prints openings or applications to standard output.
 * Modules register exports with the filter `courant_desk_exports`: name => a closure that gets the format and returns
 * lines.
 */
final class ExportCommand implements Command
{
    private const FORMATS = ['csv', 'json'];

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        /**
         * Filters the exports of the command line.
         *
         * @since 0.1.0
         *
         * @param array<string, Closure(string): iterable<string>> $exports by name
         */
        $exports = apply_filters('courant_desk_exports', []);
        $exports = array_filter(
            is_array($exports) ? $exports : [],
            static fn (mixed $export): bool => $export instanceof Closure,
        );
        $format = $flags['format'] ?? 'csv';
        $export = $exports[$arguments[0] ?? ''] ?? null;
        if ($export === null || !in_array($format, self::FORMATS, true)) {
            $printLine(sprintf(
                /* translators: 1: names such as "applications, openings", 2: names of formats */
                __('Specify what to export: %1$s. Formats: %2$s.', 'courant-desk'),
                implode(', ', array_keys($exports)),
                implode(', ', self::FORMATS),
            ));

            return false;
        }
        $lines = $export($format);
        foreach (is_iterable($lines) ? $lines : [] as $line) {
            $printLine(is_string($line) ? rtrim($line, "\r\n") : '');
        }

        return true;
    }
}
