<?php

declare(strict_types=1);

namespace CourantDesk\Reports;

use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Reports\Domain\Counts;
use CourantDesk\Reports\Domain\OpeningCounts;
use CourantDesk\Reports\Domain\Period;
use CourantDesk\Reports\Domain\Report;
use CourantDesk\Reports\Domain\ReportBuilder;
use CourantDesk\Reports\Storage\StatisticsRepository;
use DateTimeImmutable;

/** Creates reports from the stored statistics, with formatted numbers and labels. */
final class ReportFactory implements ReportBuilder
{
    private const MAX_SOURCES = 3;
    private const BATCH_SIZE = 200;

    /** Maximum number of bars, because more bars are too narrow. For longer periods, each bar is a week. */
    private const MAX_BARS = 92;

    public function __construct(
        private readonly StatisticsRepository $statistics,
        private readonly OpeningRepository $openings,
        private readonly Clock $clock,
    ) {
    }

    public function create(int $days, int $limit = 50): Report
    {
        $period = $this->createPeriod($days);
        $byDay = $this->statistics->countByDay($period);
        $total = array_reduce($byDay, static fn (Counts $sum, Counts $day): Counts => $sum->add($day), new Counts());

        return new Report(
            period: $period,
            total: $total,
            conversion: self::formatConversionRate($total),
            published: $this->statistics->countPublished(),
            bars: self::createBars($byDay),
            openings: $this->createRows($this->statistics->findTopOpenings($period, $limit)),
            stages: self::createStages($this->statistics->countByStage($period)),
        );
    }

    /**
     * Yields every opening with views or applications, by ID; memory use does not grow with their number.
     *
     * @return iterable<array{title: string, url: string, counts: Counts, conversion: string, sources: string}>
     */
    public function readAllRows(Period $period): iterable
    {
        $last = 0;
        do {
            $rows = $this->statistics->findOpeningsAfter($period, $last, self::BATCH_SIZE);
            yield from $this->createRows($rows);
            $ids = array_map(static fn (OpeningCounts $row): int => $row->openingId, $rows);
            $this->openings->clearCache($ids);
            $last = $ids === [] ? 0 : max($ids);
        } while (count($rows) === self::BATCH_SIZE);
    }

    public function createPeriod(int $days): Period
    {
        return Period::lastDays($days, $this->clock->now()->setTimezone(wp_timezone()));
    }

    public static function formatConversionRate(Counts $counts): string
    {
        $rate = $counts->conversionRate();

        /* translators: %s: a number */
        return $rate === null ? '—' : sprintf(__('%s %%', 'courant-desk'), number_format_i18n($rate, 1));
    }

    public static function sourceLabel(string $source): string
    {
        return match ($source) {
            'direct' => __('direct', 'courant-desk'),
            'other' => __('other', 'courant-desk'),
            default => $source,
        };
    }

    /**
     * @param array<string, Counts> $byDay
     * @return list<array{label: string, counts: Counts, views: float, applications: float}>
     */
    private static function createBars(array $byDay): array
    {
        $size = count($byDay) > self::MAX_BARS ? 7 : 1;
        $bars = [];
        foreach (array_chunk($byDay, $size, true) as $days) {
            $first = array_key_first($days);
            $bars[] = [
                'label' => (string) wp_date('j M Y', (new DateTimeImmutable($first, wp_timezone()))->getTimestamp()),
                'counts' =>
                    array_reduce($days, static fn (Counts $sum, Counts $day): Counts => $sum->add($day), new Counts()),
            ];
        }
        $views = max(1, ...array_map(static fn (array $bar): int => $bar['counts']->views, $bars));
        $applications = max(1, ...array_map(static fn (array $bar): int => $bar['counts']->applications, $bars));

        return array_map(static fn (array $bar): array => $bar + [
            'views' => 100 * $bar['counts']->views / $views,
            'applications' => 100 * $bar['counts']->applications / $applications,
        ], $bars);
    }

    /**
     * @param list<OpeningCounts> $openingCounts
     * @return list<array{title: string, url: string, counts: Counts, conversion: string, sources: string}>
     */
    private function createRows(array $openingCounts): array
    {
        $known = [];
        foreach (
            $this->openings->findMany(
                array_map(static fn (OpeningCounts $row): int => $row->openingId, $openingCounts)
            ) as $opening
        ) {
            $known[$opening->id] = $opening;
        }
        $rows = [];
        foreach ($openingCounts as $row) {
            $opening = $known[$row->openingId] ?? null;
            $sources = [];
            foreach (array_slice($row->sources, 0, self::MAX_SOURCES, true) as $source => $views) {
                /* translators: 1: source of views, 2: number of views */
                $sources[] = sprintf(__('%1$s: %2$s', 'courant-desk'), self::sourceLabel($source), number_format_i18n(
                    $views
                ));
            }
            $rows[] = [
                'title' => $opening instanceof Opening ? $opening->title : __('A deleted opening', 'courant-desk'),
                'url' => $opening instanceof Opening ? admin_url("post.php?post=$opening->id&action=edit") : '',
                'counts' => $row->counts,
                'conversion' => self::formatConversionRate($row->counts),
                'sources' => implode(', ', $sources),
            ];
        }

        return $rows;
    }

    /**
     * @param array<string, int> $stages
     * @return list<array{label: string, number: int}>
     */
    private static function createStages(array $stages): array
    {
        // Stages are registered in the order of the hiring process; statuses that are not stages (withdrawn) are last.
        $order = array_flip(array_keys(get_post_stati()));
        $rank = static fn (string $status): array
            => [str_starts_with($status, 'courant_'), $order[$status] ?? PHP_INT_MAX];
        uksort($stages, static fn (string $item, string $other): int => $rank($item) <=> $rank($other));
        $labeled = [];
        foreach ($stages as $status => $number) {
            $object = get_post_status_object($status);
            $label = $status === 'publish'
                ? __('New', 'courant-desk')
                : (is_object($object) && is_string($object->label) ? $object->label : $status);
            $labeled[] = ['label' => $label, 'number' => $number];
        }

        return $labeled;
    }
}
