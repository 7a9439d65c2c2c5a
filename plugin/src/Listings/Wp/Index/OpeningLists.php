<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Walk;
use CourantDesk\Listings\Wp\Condition;

/** Reads a part of a set of openings in an order: few are sorted by themselves, many are met on a walk along a list. */
final class OpeningLists
{
    /** So few are sorted by themselves. */
    private const FEW = 400;

    /** Fewer than this are sorted by themselves too, where a walk met too few of them: they do not lie evenly. */
    private const MANY = 5000;

    private const FURTHER = 12;

    /** So many rows of a list are read at most where there are buckets of all openings. */
    private const MAX_ROWS = 2000;

    /** How much dearer it is to sort one than to pass one. */
    private const DEARER = 4;

    private readonly OrderBuckets $buckets;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $few = self::FEW,
    ) {
        $this->buckets = new OrderBuckets($sql, $tables);
    }

    /**
     * @param int                            $total of $found
     * @param array{list: int, length: int} $list       in which all of $found stands; list 0 is that of all openings
     * @param bool                          $hasBuckets whether all openings are in buckets (OrderBuckets)
     * @return list<int> in order
     */
    public function page(Bitmap $found, int $total, array $list, Order $order, int $offset, int $limit, bool $hasBuckets = false): array
    {
        $walk = Walk::to($offset, $limit, $total, $list['length']);
        if ($walk->take === 0) {
            return [];
        }
        $ids = $total <= $this->few ? $this->sorted($found->ids(), $order, $walk) : $this->walked($found, $total, $list, $order, $walk, $hasBuckets);

        return $walk->backwards ? array_reverse($ids) : $ids;
    }

    /**
     * @param list<int> $ids fewer than MANY
     * @return list<int>
     */
    private function sorted(array $ids, Order $order, Walk $walk): array
    {
        $in = Condition::in('job_id', $ids);
        $by = self::by($order, $walk->backwards);

        return array_map('intval', $this->sql->column(
            "SELECT job_id FROM %i WHERE $in->sql ORDER BY $by LIMIT %d OFFSET %d",
            $this->tables->docs(),
            ...[...$in->values, $walk->take, $walk->skip]
        ));
    }

    /**
     * @param array{list: int, length: int} $list
     * @return list<int>
     */
    private function walked(Bitmap $found, int $total, array $list, Order $order, Walk $walk, bool $hasBuckets): array
    {
        if ($list['length'] === $total) {
            return $this->rows($list['list'], $order, $walk->backwards, $walk->take, $walk->skip);
        }
        $ids = [];
        $passed = 0;
        $rows = $walk->rows;
        if ($hasBuckets && $rows > self::MAX_ROWS) {
            return $this->buckets->page($found, $order, $walk->backwards, $walk->skip, $walk->take);
        }
        // At most three steps: as many rows as an even spread needs, more of them, and the rest.
        for ($read = 0; count($ids) < $walk->take && $read < $list['length']; $read += $rows, $rows = $read > $rows ? $list['length'] : $rows * self::FURTHER) {
            if ($read > 0 && $hasBuckets) {
                return $this->buckets->page($found, $order, $walk->backwards, $walk->skip, $walk->take);
            }
            if ($read > 0 && $total < self::MANY && $total < ($list['length'] - $read) / self::DEARER) {
                return $this->sorted($found->ids(), $order, $walk);
            }
            foreach ($this->rows($list['list'], $order, $walk->backwards, $rows, $read) as $id) {
                if ($found->has($id) && ++$passed > $walk->skip) {
                    $ids[] = $id;
                }
            }
        }

        return array_slice($ids, 0, $walk->take);
    }

    /** @return list<int> a part of a list */
    private function rows(int $list, Order $order, bool $backwards, int $limit, int $offset): array
    {
        $by = self::by($order, $backwards);
        $ids = $list === 0
            ? $this->sql->column("SELECT job_id FROM %i ORDER BY $by LIMIT %d OFFSET %d", $this->tables->docs(), $limit, $offset)
            : $this->sql->column("SELECT job_id FROM %i WHERE token_id = %d ORDER BY $by LIMIT %d OFFSET %d", $this->tables->tokens(), $list, $limit, $offset);

        return array_map('intval', $ids);
    }

    /** @return literal-string */
    private static function by(Order $order, bool $backwards): string
    {
        return match ($order) {
            Order::Newest, Order::Relevance => $backwards ? 'published ASC, job_id ASC' : 'published DESC, job_id DESC',
            Order::Oldest => $backwards ? 'published DESC, job_id DESC' : 'published ASC, job_id ASC',
            Order::Closing => $backwards ? 'by_closing DESC, job_id DESC' : 'by_closing ASC, job_id ASC',
            Order::Title => $backwards ? 'by_title DESC, job_id DESC' : 'by_title ASC, job_id ASC',
        };
    }
}
