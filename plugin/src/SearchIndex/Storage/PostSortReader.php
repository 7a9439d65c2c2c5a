<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostQuery;

/**
 * Reads pages of openings of any status by title, closing date or views. Openings without a closing date are last in
 * both directions; openings with the same value are sorted by date, newest first.
 *
 * Conditions use expressions instead of columns, so that the database scans the index that has the requested order and
 * contains all columns, from the nearer end, instead of sorting all openings of a status.
 */
final class PostSortReader
{
    /** Up to this number, the openings of a list are found by status and sorted. */
    private const MAX_SORTED = 5000;

    /** @var array<string, literal-string> */
    private const VALUE_COLUMNS = [PostQuery::ORDER_CLOSING => 'closing', PostQuery::ORDER_VIEWS => 'views'];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxSorted = self::MAX_SORTED,
    ) {
    }

    /**
     * @param array<string, int|null> $states author that a state is restricted to, by state
     * @param int                     $total  number of openings in these states
     * @param int                     $take   at least one; not more than there are after the offset
     * @return list<int>
     */
    public function read(array $states, PostQuery $query, int $total, int $take): array
    {
        $column = self::VALUE_COLUMNS[$query->order] ?? 'title';
        $by = $query->isDescending ? 'DESC' : 'ASC';
        if ($total <= $this->maxSorted) {
            $where = SqlCondition::all([PostListReader::matchStates($states), self::inMonth($query->month)]);
            $order = match ($column) {
                'title' => "title $by, job_id $by",
                'closing' => "closing = 0, closing $by, published DESC, job_id DESC",
                'views' => "views $by, published DESC, job_id DESC",
            };

            return $this->fetch(
                "WHERE $where->sql ORDER BY $order LIMIT %d OFFSET %d",
                [...$where->values, $take, $query->offset],
            );
        }
        $where = SqlCondition::all([self::matchStates($states), self::inMonth($query->month)]);
        if ($column === 'title') {
            return $this->readByTitle($where, $query, $total, $take);
        }
        $with = $column === 'views' ? $total : $this->count($where, 'closing > 0', []);
        $inOrder = max(0, min($take, $with - $query->offset));
        $ids = $inOrder === 0 ? [] : $this->readByValue($where, $column, $query, $with, $inOrder);

        return count($ids) === $take ? $ids : [
            ...$ids,
            ...$this->readWithValue($where, $column, 0, max(0, $query->offset - $with), $take - count($ids)),
        ];
    }

    /** @return list<int> */
    private function readByTitle(SqlCondition $where, PostQuery $query, int $total, int $take): array
    {
        $after = $total - $query->offset - $take;
        $isBackwards = $after < $query->offset;
        $by = $query->isDescending !== $isBackwards ? 'DESC' : 'ASC';
        $ids = $this->fetch(
            "WHERE $where->sql ORDER BY title $by, job_id $by LIMIT %d OFFSET %d",
            [...$where->values, $take, $isBackwards ? $after : $query->offset],
        );

        return $isBackwards ? array_reverse($ids) : $ids;
    }

    /**
     * Reads all openings with a value between those of the first and the last opening of the page, and parts of the
     * openings with these two values.
     *
     * @param literal-string $column
     * @param int            $with number of openings with a value
     * @return list<int>
     */
    private function readByValue(SqlCondition $where, string $column, PostQuery $query, int $with, int $take): array
    {
        $first = $this->readValue($where, $column, $query->isDescending, $query->offset, $with);
        $last = $this->readValue($where, $column, $query->isDescending, $query->offset + $take - 1, $with);
        $before = $query->isDescending
            ? $this->count($where, "$column > %d", [$first])
            : $this->count($where, "$column < %d AND $column > %d", [$first, $column === 'closing' ? 0 : -1]);
        $ids = $this->readWithValue($where, $column, $first, $query->offset - $before, $take);
        if ($first === $last) {
            return $ids;
        }
        $by = $query->isDescending ? 'DESC' : 'ASC';
        array_push($ids, ...$this->fetch(
            "WHERE $column > %d AND $column < %d AND $where->sql ORDER BY $column $by, published DESC, job_id DESC LIMIT %d",
            [min($first, $last), max($first, $last), ...$where->values, $take],
        ));

        return [...$ids, ...$this->readWithValue($where, $column, $last, 0, max(0, $take - count($ids)))];
    }

    /**
     * Reads the value at a position of the order.
     *
     * @param literal-string $column
     */
    private function readValue(SqlCondition $where, string $column, bool $isDescending, int $position, int $with): int
    {
        $isBackwards = $with - 1 - $position < $position;
        $by = $isDescending !== $isBackwards ? 'DESC' : 'ASC';
        $low = $column === 'closing' ? 0 : -1;

        return (int) $this->sql->fetchValue(
            "SELECT $column FROM %i WHERE $column > %d AND $where->sql ORDER BY $column $by LIMIT 1 OFFSET %d",
            ...[$this->tables->posts(), $low, ...$where->values, $isBackwards ? $with - 1 - $position : $position],
        );
    }

    /**
     * @param literal-string $column
     * @return list<int>
     */
    private function readWithValue(SqlCondition $where, string $column, int $value, int $skip, int $take): array
    {
        return $this->fetch(
            "WHERE $column = %d AND $where->sql ORDER BY published DESC, job_id DESC LIMIT %d OFFSET %d",
            [$value, ...$where->values, $take, $skip],
        );
    }

    /**
     * @param literal-string $condition
     * @param list<int>      $values
     */
    private function count(SqlCondition $where, string $condition, array $values): int
    {
        return (int) $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE $condition AND $where->sql",
            ...[$this->tables->posts(), ...$values, ...$where->values],
        );
    }

    /**
     * @param literal-string         $clauses
     * @param list<string|int|float> $values
     * @return list<int>
     */
    private function fetch(string $clauses, array $values): array
    {
        return array_map(
            'intval',
            $this->sql->fetchColumn("SELECT job_id FROM %i $clauses", $this->tables->posts(), ...$values),
        );
    }

    /** @param array<string, int|null> $states author by state */
    private static function matchStates(array $states): SqlCondition
    {
        $byAuthor = [];
        foreach ($states as $state => $author) {
            $byAuthor[$author ?? ''][] = $state;
        }
        $conditions = [];
        foreach ($byAuthor as $author => $of) {
            $in = SqlCondition::in("CONCAT(state, '')", $of);
            $conditions[] = $author === ''
                ? $in
                : new SqlCondition("(author + 0 = %d AND $in->sql)", [$author, ...$in->values]);
        }

        return SqlCondition::any($conditions);
    }

    private static function inMonth(int $month): SqlCondition
    {
        return $month === 0
            ? new SqlCondition('1 = 1', [])
            : new SqlCondition('published BETWEEN %d AND %d', [$month * 100000000, $month * 100000000 + 99999999]);
    }
}
