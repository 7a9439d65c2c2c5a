<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Wp;

use CourantDesk\Kernel\Command;
use CourantDesk\Overview\View\Reports;

/** `courant views [--days=7|30|90|365] [--format=json]`: what became of openings. */
final class ViewsCommand implements Command
{
    private const MOST = 10000;

    public function __construct(private readonly Reports $reports)
    {
    }

    public function run(array $arguments, array $flags, callable $say): bool
    {
        $report = $this->reports->make((int) ($flags['days'] ?? 0), self::MOST);
        if (($flags['format'] ?? '') === 'json') {
            $openings = array_map(static fn (array $row): array => [
                'title' => $row['title'],
                'views' => $row['tally']->views,
                'visitors' => $row['tally']->visitors,
                'applications' => $row['tally']->applications,
            ], $report->openings);
            $say((string) wp_json_encode(['from' => $report->period->from, 'to' => $report->period->to, 'openings' => $openings], JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT));

            return true;
        }
        $line = static fn (string $views, string $visitors, string $applications, string $title): string => sprintf('%9s %9s %12s  %s', $views, $visitors, $applications, $title);
        $say(sprintf('%s - %s', $report->period->from, $report->period->to));
        $say($line(__('Views', 'courant-desk'), __('Visitors', 'courant-desk'), __('Applications', 'courant-desk'), __('Opening', 'courant-desk')));
        foreach ($report->openings as $row) {
            $say($line((string) $row['tally']->views, (string) $row['tally']->visitors, (string) $row['tally']->applications, $row['title']));
        }
        $say($line((string) $report->total->views, (string) $report->total->visitors, (string) $report->total->applications, __('All openings', 'courant-desk')));

        return true;
    }
}
