<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Storage;

use Closure;
use CourantDesk\Kernel\Sql;
use CourantDesk\Reports\Domain\Counts;
use CourantDesk\Reports\Domain\OpeningCounts;
use CourantDesk\Reports\Domain\Period;

/**
 * Reads statistics of openings and applications from the daily view counters and WordPress's posts. Suspected spam and
 * the trash are excluded. The number of queries does not depend on the amount of data.
 */
final class StatisticsRepository
{
    private const APPLICATIONS_CONDITION = "post_type = 'awsm_job_application' AND post_status NOT IN ('trash', 'auto-draft', 'courant_suspected', 'courant_update') AND post_date >= %s AND post_date <= %s";

    /** @param (Closure(): (int|null))|null $countIndexed number of published openings without reading them */
    public function __construct(private readonly Sql $sql, private readonly ?Closure $countIndexed = null)
    {
    }

    /** @return array<string, Counts> by day, each day of the period */
    public function countByDay(Period $period): array
    {
        $views = $this->indexByKey($this->sql->fetchRows(
            'SELECT day AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s GROUP BY day',
            $this->sql->table('views_daily'),
            $period->from,
            $period->to,
        ));
        $applications = $this->indexByKey($this->sql->fetchRows(
            'SELECT SUBSTRING(post_date, 1, 10) AS k, COUNT(*) AS applications FROM %i WHERE '
                . self::APPLICATIONS_CONDITION . ' GROUP BY SUBSTRING(post_date, 1, 10)',
            $this->sql->coreTable('posts'),
            ...$this->dateRange($period),
        ));
        $days = [];
        foreach ($period->days() as $day) {
            $days[$day] = self::createCounts($views[$day] ?? [])->add(self::createCounts($applications[$day] ?? []));
        }

        return $days;
    }

    /** @return list<OpeningCounts> openings with views or applications, most views first */
    public function findTopOpenings(Period $period, int $limit): array
    {
        $views = $this->indexByKey($this->sql->fetchRows(
            'SELECT job_id AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s GROUP BY job_id ORDER BY views DESC LIMIT %d',
            $this->sql->table('views_daily'),
            $period->from,
            $period->to,
            $limit,
        ));
        $applications = $this->indexByKey($this->sql->fetchRows(
            'SELECT post_parent AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS_CONDITION
                . ' GROUP BY post_parent ORDER BY applications DESC LIMIT %d',
            $this->sql->coreTable('posts'),
            ...[...$this->dateRange($period), $limit],
        ));
        $openings = $this->createOpeningCounts($period, $views, $applications);
        usort($openings, static fn (OpeningCounts $a, OpeningCounts $b): int => [
            $b->counts->views,
            $b->counts->applications,
        ] <=> [$a->counts->views, $a->counts->applications]);

        return array_slice($openings, 0, $limit);
    }

    /** @return list<OpeningCounts> the same with an ID greater than $after, by ID, for reading all in batches */
    public function findOpeningsAfter(Period $period, int $after, int $limit): array
    {
        $ids = array_unique(array_map('intval', [
            ...$this->sql->fetchColumn(
                'SELECT DISTINCT job_id FROM %i WHERE day >= %s AND day <= %s AND job_id > %d ORDER BY job_id LIMIT %d',
                ...[$this->sql->table('views_daily'), $period->from, $period->to, $after, $limit],
            ),
            ...$this->sql->fetchColumn(
                'SELECT DISTINCT post_parent FROM %i WHERE ' . self::APPLICATIONS_CONDITION
                    . ' AND post_parent > %d ORDER BY post_parent LIMIT %d',
                ...[$this->sql->coreTable('posts'), ...$this->dateRange($period), $after, $limit],
            ),
        ]));
        sort($ids);
        $ids = array_slice($ids, 0, $limit);
        if ($ids === []) {
            return [];
        }
        $placeholders = implode(', ', array_fill(0, count($ids), '%d'));
        $views = $this->indexByKey($this->sql->fetchRows(
            "SELECT job_id AS k, SUM(views) AS views, SUM(visitors) AS visitors FROM %i WHERE day >= %s AND day <= %s AND job_id IN ($placeholders) GROUP BY job_id",
            ...[$this->sql->table('views_daily'), $period->from, $period->to, ...$ids],
        ));
        $applications = $this->indexByKey($this->sql->fetchRows(
            'SELECT post_parent AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS_CONDITION
                . " AND post_parent IN ($placeholders) GROUP BY post_parent",
            ...[$this->sql->coreTable('posts'), ...$this->dateRange($period), ...$ids],
        ));
        $counts = $this->createOpeningCounts($period, $views, $applications);
        usort($counts, static fn (OpeningCounts $a, OpeningCounts $b): int => $a->openingId <=> $b->openingId);

        return $counts;
    }

    /** @return array<string, int> applications of the period by current stage */
    public function countByStage(Period $period): array
    {
        $stages = [];
        $rows = $this->sql->fetchRows(
            'SELECT post_status AS k, COUNT(*) AS applications FROM %i WHERE ' . self::APPLICATIONS_CONDITION
                . ' GROUP BY post_status',
            $this->sql->coreTable('posts'),
            ...$this->dateRange($period),
        );
        foreach ($rows as $row) {
            $stages[(string) $row['k']] = (int) $row['applications'];
        }

        return $stages;
    }

    /** Returns the number of published openings. */
    public function countPublished(): int
    {
        $indexed = $this->countIndexed === null ? null : ($this->countIndexed)();

        return $indexed ?? (int) $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings' AND post_status = 'publish'",
            $this->sql->coreTable('posts'),
        );
    }

    /**
     * @param array<array-key, array<string, string|null>> $views        by opening
     * @param array<array-key, array<string, string|null>> $applications by opening
     * @return list<OpeningCounts>
     */
    private function createOpeningCounts(Period $period, array $views, array $applications): array
    {
        $sources = $this->findSources($period, array_keys($views));
        $openings = [];
        foreach (array_keys($views + $applications) as $id) {
            $counts = self::createCounts($views[$id] ?? [])->add(self::createCounts($applications[$id] ?? []));
            $openings[] = new OpeningCounts((int) $id, $counts, $sources[$id] ?? []);
        }

        return $openings;
    }

    /**
     * @param list<array-key> $openings
     * @return array<array-key, array<string, int>>
     */
    private function findSources(Period $period, array $openings): array
    {
        if ($openings === []) {
            return [];
        }
        $placeholders = implode(', ', array_fill(0, count($openings), '%d'));
        $sources = [];
        $rows = $this->sql->fetchRows(
            "SELECT job_id, source, SUM(views) AS views FROM %i WHERE day >= %s AND day <= %s AND job_id IN ($placeholders) GROUP BY job_id, source ORDER BY views DESC",
            ...[$this->sql->table('views_daily'), $period->from, $period->to, ...array_map('intval', $openings)],
        );
        foreach ($rows as $row) {
            $sources[(int) $row['job_id']][(string) $row['source']] = (int) $row['views'];
        }

        return $sources;
    }

    /** @return array{string, string} */
    private function dateRange(Period $period): array
    {
        return ["$period->from 00:00:00", "$period->to 23:59:59"];
    }

    /** @param array<string, string|null> $row */
    private static function createCounts(array $row): Counts
    {
        return new Counts((int) ($row['views'] ?? 0), (int) ($row['visitors'] ?? 0), (int) ($row['applications'] ?? 0));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<array-key, array<string, string|null>>
     */
    private function indexByKey(array $rows): array
    {
        return array_column($rows, null, 'k');
    }
}
