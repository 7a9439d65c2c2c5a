<?php

declare(strict_types=1);

namespace CourantDesk\Overview\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Kernel\Clock;
use CourantDesk\Overview\Domain\Figures;
use CourantDesk\Overview\Domain\OpeningTally;
use CourantDesk\Overview\Domain\Period;
use CourantDesk\Overview\Domain\Tally;
use DateTimeImmutable;

/** Turns figures into what people read. */
final class Reports
{
    private const SOURCES = 3;
    private const BATCH = 200;

    /** More bars than this cannot be told apart: then a bar is a week. */
    private const MAX_BARS = 92;

    public function __construct(
        private readonly Figures $figures,
        private readonly Openings $openings,
        private readonly Clock $clock,
    ) {
    }

    /** @param int $limit openings at most */
    public function make(int $days, int $limit = 50): Report
    {
        $period = $this->period($days);
        $byDay = $this->figures->days($period);
        $total = array_reduce($byDay, static fn (Tally $sum, Tally $day): Tally => $sum->plus($day), new Tally());

        return new Report(
            $period,
            $total,
            self::percent($total),
            $this->figures->published(),
            self::bars($byDay),
            $this->rows($this->figures->openings($period, $limit)),
            self::stages($this->figures->stages($period)),
        );
    }

    /**
     * Every opening that was seen or applied for, by id; memory does not grow with their number.
     *
     * @return iterable<array{title: string, url: string, tally: Tally, conversion: string, sources: string}>
     */
    public function everyRow(Period $period): iterable
    {
        $last = 0;
        do {
            $tallies = $this->figures->openingsAfter($period, $last, self::BATCH);
            yield from $this->rows($tallies);
            $ids = array_map(static fn (OpeningTally $row): int => $row->opening, $tallies);
            $this->openings->forget($ids);
            $last = $ids === [] ? 0 : max($ids);
        } while (count($tallies) === self::BATCH);
    }

    public function period(int $days): Period
    {
        return Period::last($days, $this->clock->now()->setTimezone(wp_timezone()));
    }

    public static function percent(Tally $tally): string
    {
        $share = $tally->conversion();

        /* translators: %s: a number */
        return $share === null ? '—' : sprintf(__('%s %%', 'courant-desk'), number_format_i18n($share, 1));
    }

    public static function source(string $source): string
    {
        return match ($source) {
            'direct' => __('direct', 'courant-desk'),
            'other' => __('other', 'courant-desk'),
            default => $source,
        };
    }

    /**
     * @param array<string, Tally> $byDay
     * @return list<array{label: string, tally: Tally, views: float, applications: float}>
     */
    private static function bars(array $byDay): array
    {
        $size = count($byDay) > self::MAX_BARS ? 7 : 1;
        $bars = [];
        foreach (array_chunk($byDay, $size, true) as $days) {
            $first = array_key_first($days);
            $bars[] = [
                'label' => (string) wp_date('j M Y', (new DateTimeImmutable($first, wp_timezone()))->getTimestamp()),
                'tally' => array_reduce($days, static fn (Tally $sum, Tally $day): Tally => $sum->plus($day), new Tally()),
            ];
        }
        $views = max(1, ...array_map(static fn (array $bar): int => $bar['tally']->views, $bars));
        $applications = max(1, ...array_map(static fn (array $bar): int => $bar['tally']->applications, $bars));

        return array_map(static fn (array $bar): array => $bar + [
            'views' => 100 * $bar['tally']->views / $views,
            'applications' => 100 * $bar['tally']->applications / $applications,
        ], $bars);
    }

    /**
     * @param list<OpeningTally> $tallies
     * @return list<array{title: string, url: string, tally: Tally, conversion: string, sources: string}>
     */
    private function rows(array $tallies): array
    {
        $known = [];
        foreach ($this->openings->many(array_map(static fn (OpeningTally $row): int => $row->opening, $tallies)) as $opening) {
            $known[$opening->id] = $opening;
        }
        $rows = [];
        foreach ($tallies as $row) {
            $opening = $known[$row->opening] ?? null;
            $sources = [];
            foreach (array_slice($row->sources, 0, self::SOURCES, true) as $source => $views) {
                /* translators: 1: source of views, 2: number of views */
                $sources[] = sprintf(__('%1$s: %2$s', 'courant-desk'), self::source($source), number_format_i18n($views));
            }
            $rows[] = [
                'title' => $opening instanceof Opening ? $opening->title : __('A deleted opening', 'courant-desk'),
                'url' => $opening instanceof Opening ? admin_url("post.php?post=$opening->id&action=edit") : '',
                'tally' => $row->tally,
                'conversion' => self::percent($row->tally),
                'sources' => implode(', ', $sources),
            ];
        }

        return $rows;
    }

    /**
     * @param array<string, int> $stages
     * @return list<array{label: string, number: int}>
     */
    private static function stages(array $stages): array
    {
        // Stages are registered in the order of the hiring process; what is no stage (withdrawn) comes last.
        $order = array_flip(array_keys(get_post_stati()));
        $rank = static fn (string $status): array => [str_starts_with($status, 'courant_'), $order[$status] ?? PHP_INT_MAX];
        uksort($stages, static fn (string $one, string $other): int => $rank($one) <=> $rank($other));
        $named = [];
        foreach ($stages as $status => $number) {
            $object = get_post_status_object($status);
            $label = $status === 'publish' ? __('New', 'courant-desk') : (is_object($object) && is_string($object->label) ? $object->label : $status);
            $named[] = ['label' => $label, 'number' => $number];
        }

        return $named;
    }
}
