<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\PostQuery;

/** Restricts openings of the index to those of a month, an author or a time, which have no sets. */
final class PostRestrictionReader
{
    /** Maximum number of openings that are read by their database index; WordPress runs other queries. */
    private const MAX_ROWS = 100000;

    private const INDEXED_STATES = ['publish' => true, 'expired' => true];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly PostListReader $lists,
    ) {
    }

    /** @return Bitmap|null null when too many openings would be read */
    public function apply(Bitmap $found, PostQuery $query): ?Bitmap
    {
        if ($query->author === null && $query->month === 0 && $query->after === 0) {
            return $found;
        }
        $states = array_intersect_key($query->states(), self::INDEXED_STATES);
        if ($states === []) {
            return new Bitmap();
        }
        if ($query->after > 0) {
            return $query->month === 0 ? $this->applyTime($found, $states, $query->after) : null;
        }
        $number = array_sum($this->lists->countByState($states, $query->month));
        $ofAll = array_fill_keys(array_keys($states), null);
        $others = $query->month === 0 ? array_sum($this->lists->countByState($ofAll)) - $number : PHP_INT_MAX;
        if (min($number, $others) > self::MAX_ROWS) {
            return null;
        }
        if ($number <= $others) {
            $where = PostListReader::matchStates($states);

            return $found->intersect(Bitmap::fromIds($this->readIds($where, $query->month)));
        }
        if ($others === 0) {
            return $found;
        }
        $in = SqlCondition::in('state', array_keys($states));
        $where = new SqlCondition("(author <> %d AND $in->sql)", [$query->author ?? 0, ...$in->values]);

        return $found->without(Bitmap::fromIds($this->readIds($where, 0)));
    }

    /**
     * @param non-empty-array<string, int|null> $states
     * @param int $after `YmdHis`
     */
    private function applyTime(Bitmap $found, array $states, int $after): ?Bitmap
    {
        $where = PostListReader::matchStates($states);
        $ids = array_map('intval', $this->sql->fetchColumn(
            "SELECT job_id FROM %i WHERE $where->sql AND published > %d LIMIT %d",
            ...[$this->tables->posts(), ...$where->values, $after, self::MAX_ROWS + 1],
        ));

        return count($ids) > self::MAX_ROWS ? null : $found->intersect(Bitmap::fromIds($ids));
    }

    /**
     * @param int $month `Ym`, or 0 for all
     * @return list<int>
     */
    private function readIds(SqlCondition $where, int $month): array
    {
        $period = $month === 0
            ? new SqlCondition('', [])
            : new SqlCondition(' AND published BETWEEN %d AND %d', [$month * 100000000, $month * 100000000 + 99999999]);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT job_id FROM %i WHERE $where->sql$period->sql",
            ...[$this->tables->posts(), ...$where->values, ...$period->values],
        ));
    }
}
