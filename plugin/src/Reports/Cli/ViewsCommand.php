<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\Reports\ReportFactory;

/** `courant views [--days=7|30|90|365] [--format=json]`: prints the statistics of openings. */
final class ViewsCommand implements Command
{
    private const MAX_ROWS = 10000;

    public function __construct(private readonly ReportFactory $reports)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $report = $this->reports->create((int) ($flags['days'] ?? 0), self::MAX_ROWS);
        if (($flags['format'] ?? '') === 'json') {
            $openings = array_map(static fn (array $row): array => [
                'title' => $row['title'],
                'views' => $row['counts']->views,
                'visitors' => $row['counts']->visitors,
                'applications' => $row['counts']->applications,
            ], $report->openings);
            $printLine((string) wp_json_encode(
                ['from' => $report->period->from, 'to' => $report->period->to, 'openings' => $openings],
                JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT,
            ));

            return true;
        }
        $line = static fn (string $views, string $visitors, string $applications, string $title): string
            => sprintf('%9s %9s %12s  %s', $views, $visitors, $applications, $title);
        $printLine(sprintf('%s - %s', $report->period->from, $report->period->to));
        $printLine($line(
            __('Views', 'courant-desk'),
            __('Visitors', 'courant-desk'),
            __('Applications', 'courant-desk'),
            __('Job opening', 'courant-desk'),
        ));
        foreach ($report->openings as $row) {
            $printLine($line(
                (string) $row['counts']->views,
                (string) $row['counts']->visitors,
                (string) $row['counts']->applications,
                $row['title'],
            ));
        }
        $printLine($line(
            (string) $report->total->views,
            (string) $report->total->visitors,
            (string) $report->total->applications,
            __('All job openings', 'courant-desk'),
        ));

        return true;
    }
}
