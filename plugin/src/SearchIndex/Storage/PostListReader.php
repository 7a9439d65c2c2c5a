<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\PostQuery;
use CourantDesk\SearchIndex\Domain\PostRow;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Reads pages and numbers of openings of any status from the rows of PostRowRepository, with database indexes. */
final class PostListReader
{
    /**
     * Maximum number of rows that are read for a page without a suitable database index; WordPress runs other queries.
     */
    private const MAX_ROWS = 5000;

    private const FIRST_MONTH = 1;
    private const FIRST_DAY = 1000000;

    private readonly PostSortReader $sorted;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->sorted = new PostSortReader($sql, $tables);
    }

    /**
     * @param array<string, int|null> $states author that a state is restricted to, by state
     * @param int                     $period 0 for all, `Ym` or `Ymd`
     * @return array<string, int> non-zero numbers by state
     */
    public function countByState(array $states, int $period = 0): array
    {
        $counts = [];
        if ($states !== []) {
            $where = self::matchStates($states);
            foreach (
                $this->sql->fetchRows(
                    "SELECT state, SUM(openings) AS openings FROM %i WHERE period = %d AND $where->sql GROUP BY state",
                    ...[$this->tables->postCounts(), $period, ...$where->values],
                ) as $row
            ) {
                $counts[(string) $row['state']] = (int) $row['openings'];
            }
        }

        return array_filter($counts, static fn (int $number): bool => $number !== 0);
    }

    /**
     * @param int|null $ownPrivateOf counts only the private openings of this user; null counts all
     * @return array<string, int> by status
     */
    public function countByStatus(?int $author = null, ?int $ownPrivateOf = null): array
    {
        $rows = $author === null
            ? $this->sql->fetchRows(
                "SELECT state, SUM(openings) AS openings FROM %i WHERE period = 0 AND (state NOT LIKE %s OR author = %d OR %d = 0) GROUP BY state",
                $this->tables->postCounts(),
                'private%',
                $ownPrivateOf ?? 0,
                $ownPrivateOf ?? 0,
            )
            : $this->sql->fetchRows(
                'SELECT state, SUM(openings) AS openings FROM %i WHERE period = 0 AND author = %d GROUP BY state',
                $this->tables->postCounts(),
                $author,
            );
        $counts = [];
        foreach ($rows as $row) {
            $status = PostRow::statusOf((string) $row['state']);
            $counts[$status] = ($counts[$status] ?? 0) + (int) $row['openings'];
        }

        return array_filter($counts, static fn (int $number): bool => $number !== 0);
    }

    /** @return list<int> users who have published openings */
    public function findAuthorsOfPublished(): array
    {
        return array_map('intval', $this->sql->fetchColumn(
            'SELECT author FROM %i WHERE period = 0 AND state LIKE %s GROUP BY author HAVING SUM(openings) > 0',
            $this->tables->postCounts(),
            'publish%',
        ));
    }

    /**
     * @param callable(string): bool $hasStatus returns whether a status is included
     * @return list<int> `Ym`, latest first
     */
    public function findMonths(callable $hasStatus): array
    {
        $months = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT period, state, SUM(openings) AS openings FROM %i WHERE period BETWEEN %d AND %d GROUP BY period, state',
                $this->tables->postCounts(),
                self::FIRST_MONTH,
                self::FIRST_DAY - 1,
            ) as $row
        ) {
            if ((int) $row['openings'] > 0 && $hasStatus(PostRow::statusOf((string) $row['state']))) {
                $months[(int) $row['period']] = true;
            }
        }
        krsort($months);

        return array_keys($months);
    }

    /**
     * @return array{ids: list<int>, total: int}|null null when WordPress's own query is not slower
     */
    public function read(PostQuery $query): ?array
    {
        $states = $query->states();
        $counts = $this->countByState($states, $query->month);
        $states = array_intersect_key($states, $counts);
        $total = array_sum($counts);
        $take = max(0, min($query->limit, $total - $query->offset));
        if ($take === 0) {
            return ['ids' => [], 'total' => $total];
        }
        if ($query->order === PostQuery::ORDER_ID) {
            $ids = $this->readById($states, $query, $take);

            return $ids === null ? null : ['ids' => $ids, 'total' => $total];
        }
        if ($query->order !== PostQuery::ORDER_DATE) {
            $ids = $query->order === PostQuery::ORDER_RELEVANCE
                ? null
                : $this->sorted->read($states, $query, $total, $take);

            return $ids === null ? null : ['ids' => $ids, 'total' => $total];
        }
        $after = $total - $query->offset - $take;
        $isBackwards = $after < $query->offset;
        $skip = $isBackwards ? $after : $query->offset;
        $ids = $this->readByDate($states, $query->month, $query->isDescending !== $isBackwards, $skip, $take);

        return ['ids' => $isBackwards ? array_reverse($ids) : $ids, 'total' => $total];
    }

    /**
     * Reads the openings of states with few openings.
     *
     * @param list<string> $states
     * @return list<int>
     */
    public function readIds(array $states): array
    {
        $in = SqlCondition::in('state', $states);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT job_id FROM %i WHERE $in->sql",
            $this->tables->posts(),
            ...$in->values,
        ));
    }

    /**
     * Reads a range of all openings of states, sorted by date; positions far from the start are found with the numbers
     * of openings by month and day.
     *
     * @param non-empty-list<string> $states
     * @param int                    $total expected number of openings
     * @return list<int>|null null when the stored rows do not have this number of openings
     */
    public function readRange(array $states, int $total, bool $isDescending, int $skip, int $take): ?array
    {
        $all = array_fill_keys($states, null);

        return (new PostRowRepository($this->sql, $this->tables))->isReady() && array_sum(
            $this->countByState($all)
        ) === $total ? $this->readByDate($all, 0, $isDescending, $skip, $take) : null;
    }

    /**
     * @param array<string, int|null> $states
     * @return list<int>
     */
    private function readByDate(array $states, int $month, bool $isDescending, int $skip, int $take): array
    {
        // Whole months and days before the page are skipped with the numbers of their openings.
        $from = $month;
        if ($skip > $take && $month === 0) {
            $months = [self::FIRST_MONTH, self::FIRST_DAY - 1];
            [$from, $skip] = $this->skipPeriods($states, $months, $isDescending, $skip) ?? [0, $skip];
        }
        if ($skip > $take && $from !== 0) {
            $days = [$from * 100, $from * 100 + 99];
            [$from, $skip] = $this->skipPeriods($states, $days, $isDescending, $skip) ?? [$from, $skip];
        }
        [$low, $high] = $month === 0 ? [0, PHP_INT_MAX] : [$month * 100000000, $month * 100000000 + 99999999];
        if ($from !== 0) {
            $unit = $from >= self::FIRST_DAY ? 1000000 : 100000000;
            [$low, $high] = $isDescending
                ? [$low, min($high, $from * $unit + $unit - 1)]
                : [max($low, $from * $unit), $high];
        }
        $found = [];
        foreach ($states as $state => $author) {
            $by = $isDescending ? 'published DESC, job_id DESC' : 'published ASC, job_id ASC';
            $where = self::matchStates([$state => $author]);
            foreach (
                $this->sql->fetchRows(
                    "SELECT job_id, published FROM %i WHERE $where->sql AND published BETWEEN %d AND %d ORDER BY $by LIMIT %d",
                    ...[$this->tables->posts(), ...$where->values, $low, $high, $skip + $take],
                ) as $row
            ) {
                $found[] = [(int) $row['published'], (int) $row['job_id']];
            }
        }
        $isDescending ? rsort($found) : sort($found);

        return array_column(array_slice($found, $skip, $take), 1);
    }

    /**
     * Finds the period that contains the given position.
     *
     * @param array<string, int|null> $states
     * @param array{int, int} $range first and last period
     * @return array{int, int}|null period and position in it
     */
    private function skipPeriods(array $states, array $range, bool $isDescending, int $skip): ?array
    {
        $where = self::matchStates($states);
        $by = $isDescending ? 'DESC' : 'ASC';
        foreach (
            $this->sql->fetchRows(
                "SELECT period, SUM(openings) AS openings FROM %i WHERE period BETWEEN %d AND %d AND $where->sql GROUP BY period ORDER BY period $by",
                ...[$this->tables->postCounts(), ...$range, ...$where->values],
            ) as $row
        ) {
            if ($skip < (int) $row['openings']) {
                return [(int) $row['period'], $skip];
            }
            $skip -= (int) $row['openings'];
        }

        return null;
    }

    /**
     * Reads published openings from the bitmap of open ones, whose rows contain 65,536 openings each.
     *
     * @param array<string, int|null> $states
     * @return list<int>|null
     */
    private function readById(array $states, PostQuery $query, int $take): ?array
    {
        $others = array_values(array_diff(array_keys($states), ['publish']));
        $isBounded = array_sum($this->countByState(array_fill_keys($others, null))) <= self::MAX_ROWS;
        if ($query->month !== 0 || $query->isDescending || !$isBounded || array_filter($states, is_int(...)) !== []) {
            return null;
        }
        $open = (new BitmapReader($this->sql, $this->tables))->read([SetKey::OPEN])[SetKey::OPEN] ?? new Bitmap();
        $all = array_key_exists('publish', $states) ? $open : new Bitmap();

        return ($others === [] ? $all : $all->withIds($this->readIds($others)))->slice($query->offset, $take);
    }

    /** @param array<string, int|null> $states author by state */
    public static function matchStates(array $states): SqlCondition
    {
        $byAuthor = [];
        foreach ($states as $state => $author) {
            $byAuthor[$author ?? ''][] = $state;
        }
        $conditions = [];
        foreach ($byAuthor as $author => $of) {
            $in = SqlCondition::in('state', $of);
            $conditions[] = $author === ''
                ? $in
                : new SqlCondition("(author = %d AND $in->sql)", [$author, ...$in->values]);
        }

        return SqlCondition::any($conditions);
    }
}
