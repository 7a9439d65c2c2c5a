<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Wp;

use CourantDesk\Kernel\Sql;
use CourantDesk\Overview\Domain\Figures;
use CourantDesk\Overview\Domain\OpeningTally;
use CourantDesk\Overview\Domain\Period;
use CourantDesk\Overview\Domain\Tally;

/** Figures out of the daily counters of views and WordPress's posts: a fixed number of queries at any size. */
final class TableFigures implements Figures
{
    private const APPLICATIONS = "post_type = 'awsm_job_application' AND post_status NOT IN ('trash', 'auto-draft', 'courant_suspected', 'courant_update') AND post_date >= %s AND post_date <= %s";

    public function __construct(private readonly Sql $sql)
    {
    }

    public function days(Period $period): array
    {
        $views = $this->byKey($this->sql->rows(
            'SELECT day AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s GROUP BY day',
            $this->sql->table('views_daily'),
            $period->from,
            $period->to,
        ));
        $applications = $this->byKey($this->sql->rows(
            'SELECT SUBSTRING(post_date, 1, 10) AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS . ' GROUP BY SUBSTRING(post_date, 1, 10)',
            $this->sql->core('posts'),
            ...$this->span($period),
        ));
        $days = [];
        foreach ($period->each() as $day) {
            $days[$day] = self::tally($views[$day] ?? [])->plus(self::tally($applications[$day] ?? []));
        }

        return $days;
    }

    public function openings(Period $period, int $limit): array
    {
        $views = $this->byKey($this->sql->rows(
            'SELECT job_id AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s GROUP BY job_id ORDER BY views DESC LIMIT %d',
            $this->sql->table('views_daily'),
            $period->from,
            $period->to,
            $limit,
        ));
        $applications = $this->byKey($this->sql->rows(
            'SELECT post_parent AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS . ' GROUP BY post_parent ORDER BY applications DESC LIMIT %d',
            $this->sql->core('posts'),
            ...[...$this->span($period), $limit],
        ));
        $openings = $this->tallies($period, $views, $applications);
        usort($openings, static fn (OpeningTally $a, OpeningTally $b): int => [$b->tally->views, $b->tally->applications] <=> [$a->tally->views, $a->tally->applications]);

        return array_slice($openings, 0, $limit);
    }

    public function openingsAfter(Period $period, int $after, int $limit): array
    {
        $ids = array_unique(array_map('intval', [
            ...$this->sql->column(
                'SELECT DISTINCT job_id FROM %i WHERE day >= %s AND day <= %s AND job_id > %d ORDER BY job_id LIMIT %d',
                ...[$this->sql->table('views_daily'), $period->from, $period->to, $after, $limit],
            ),
            ...$this->sql->column(
                'SELECT DISTINCT post_parent FROM %i WHERE ' . self::APPLICATIONS . ' AND post_parent > %d ORDER BY post_parent LIMIT %d',
                ...[$this->sql->core('posts'), ...$this->span($period), $after, $limit],
            ),
        ]));
        sort($ids);
        $ids = array_slice($ids, 0, $limit);
        if ($ids === []) {
            return [];
        }
        $marks = implode(', ', array_fill(0, count($ids), '%d'));
        $views = $this->byKey($this->sql->rows(
            "SELECT job_id AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s AND job_id IN ($marks) GROUP BY job_id",
            ...[$this->sql->table('views_daily'), $period->from, $period->to, ...$ids],
        ));
        $applications = $this->byKey($this->sql->rows(
            'SELECT post_parent AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS . " AND post_parent IN ($marks) GROUP BY post_parent",
            ...[$this->sql->core('posts'), ...$this->span($period), ...$ids],
        ));
        $tallies = $this->tallies($period, $views, $applications);
        usort($tallies, static fn (OpeningTally $a, OpeningTally $b): int => $a->opening <=> $b->opening);

        return $tallies;
    }

    public function stages(Period $period): array
    {
        $stages = [];
        $rows = $this->sql->rows(
            'SELECT post_status AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS . ' GROUP BY post_status',
            $this->sql->core('posts'),
            ...$this->span($period),
        );
        foreach ($rows as $row) {
            $stages[(string) $row['k']] = (int) $row['applications'];
        }

        return $stages;
    }

    public function published(): int
    {
        return (int) $this->sql->value("SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings' AND post_status = 'publish'", $this->sql->core('posts'));
    }

    /**
     * @param array<array-key, array<string, string|null>> $views        by opening
     * @param array<array-key, array<string, string|null>> $applications by opening
     * @return list<OpeningTally>
     */
    private function tallies(Period $period, array $views, array $applications): array
    {
        $sources = $this->sources($period, array_keys($views));
        $openings = [];
        foreach (array_keys($views + $applications) as $id) {
            $tally = self::tally($views[$id] ?? [])->plus(self::tally($applications[$id] ?? []));
            $openings[] = new OpeningTally((int) $id, $tally, $sources[$id] ?? []);
        }

        return $openings;
    }

    /**
     * @param list<array-key> $openings
     * @return array<array-key, array<string, int>>
     */
    private function sources(Period $period, array $openings): array
    {
        if ($openings === []) {
            return [];
        }
        $places = implode(', ', array_fill(0, count($openings), '%d'));
        $sources = [];
        $rows = $this->sql->rows(
            "SELECT job_id, source, SUM(views) AS views FROM %i WHERE day >= %s AND day <= %s AND job_id IN ($places) GROUP BY job_id, source ORDER BY views DESC",
            ...[$this->sql->table('views_daily'), $period->from, $period->to, ...array_map('intval', $openings)],
        );
        foreach ($rows as $row) {
            $sources[(int) $row['job_id']][(string) $row['source']] = (int) $row['views'];
        }

        return $sources;
    }

    /** @return array{string, string} */
    private function span(Period $period): array
    {
        return ["$period->from 00:00:00", "$period->to 23:59:59"];
    }

    /** @param array<string, string|null> $row */
    private static function tally(array $row): Tally
    {
        return new Tally((int) ($row['views'] ?? 0), (int) ($row['visitors'] ?? 0), (int) ($row['applications'] ?? 0));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<array-key, array<string, string|null>>
     */
    private function byKey(array $rows): array
    {
        return array_column($rows, null, 'k');
    }
}
