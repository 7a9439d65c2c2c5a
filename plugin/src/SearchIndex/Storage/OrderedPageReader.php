<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\PageScan;
use CourantDesk\SearchIndex\Domain\SortOrder;

/**
 * Reads one page of a set of openings in a sort order: small sets are sorted, and for large sets a sorted list is
 * scanned.
 */
final class OrderedPageReader
{
    /** Maximum size of sets that are always sorted. */
    private const MAX_SORTED = 400;

    /**
     * Maximum size of sets that are sorted when a scan finds too few matches, because they are unevenly distributed.
     */
    private const MAX_SORTED_AFTER_SCAN = 5000;

    private const SCAN_GROWTH_FACTOR = 12;

    /** Maximum number of rows to scan when sort buckets are available. */
    private const MAX_ROWS = 2000;

    /** Cost of sorting an opening relative to skipping one in a scan. */
    private const SORT_COST_FACTOR = 4;

    private readonly SortBucketRepository $buckets;
    private readonly PostListReader $posts;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxSorted = self::MAX_SORTED,
        private readonly int $maxRows = self::MAX_ROWS,
    ) {
        $this->buckets = new SortBucketRepository($sql, $tables);
        $this->posts = new PostListReader($sql, $tables);
    }

    /**
     * @param int                            $total size of $found
     * @param array{list: int, length: int, states?: list<string>} $list list that contains all of $found; list 0
     *     contains all openings; states: of PostRow, if the list has all openings of these
     * @param bool                          $hasBuckets whether sort buckets are available (see SortBucketRepository)
     * @return list<int> in order
     */
    public function readPage(
        Bitmap $found,
        int $total,
        array $list,
        SortOrder $order,
        int $offset,
        int $limit,
        bool $hasBuckets = false,
    ): array {
        $scan = PageScan::forPage($offset, $limit, $total, $list['length']);
        if ($scan->take === 0) {
            return [];
        }
        $ids = $total <= $this->maxSorted
            ? $this->sortIds($found->ids(), $order, $scan)
            : $this->scanList($found, $total, $list, $order, $scan, $hasBuckets);

        return $scan->isBackwards ? array_reverse($ids) : $ids;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private function sortIds(array $ids, SortOrder $order, PageScan $scan): array
    {
        $in = SqlCondition::in('job_id', $ids);
        $by = self::orderByClause($order, $scan->isBackwards);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT job_id FROM %i WHERE $in->sql ORDER BY $by LIMIT %d OFFSET %d",
            $this->tables->docs(),
            ...[...$in->values, $scan->take, $scan->skip]
        ));
    }

    /**
     * @param array{list: int, length: int, states?: list<string>} $list
     * @return list<int>
     */
    private function scanList(
        Bitmap $found,
        int $total,
        array $list,
        SortOrder $order,
        PageScan $scan,
        bool $hasBuckets,
    ): array {
        if ($list['length'] === $total) {
            return $this->readWithCounts($list['states'] ?? [], $total, $order, $scan)
                ?? $this->readRows($list['list'], $order, $scan->isBackwards, $scan->take, $scan->skip);
        }
        $ids = [];
        $passed = 0;
        $rows = $scan->initialRows;
        if ($hasBuckets && $rows > $this->maxRows) {
            return $this->buckets->readPage($found, $order, $scan->isBackwards, $scan->skip, $scan->take);
        }
        // Reads at most three times: the rows that an even distribution requires, more rows, and the rest.
        for (
            $read = 0;
            count($ids) < $scan->take && $read < $list['length'];
            $read += $rows, $rows = $read > $rows ? $list['length'] : $rows * self::SCAN_GROWTH_FACTOR
        ) {
            if ($read > 0 && $hasBuckets) {
                return $this->buckets->readPage($found, $order, $scan->isBackwards, $scan->skip, $scan->take);
            }
            if (
                $read > 0
                && $total < self::MAX_SORTED_AFTER_SCAN
                && $total < ($list['length'] - $read) / self::SORT_COST_FACTOR
            ) {
                return $this->sortIds($found->ids(), $order, $scan);
            }
            foreach ($this->readRows($list['list'], $order, $scan->isBackwards, $rows, $read) as $id) {
                if ($found->has($id) && ++$passed > $scan->skip) {
                    $ids[] = $id;
                }
            }
        }

        return array_slice($ids, 0, $scan->take);
    }

    /**
     * Reads a late page of all openings of states with the stored numbers of openings by day.
     *
     * @param list<string> $states
     * @return list<int>|null null for other lists and orders
     */
    private function readWithCounts(array $states, int $total, SortOrder $order, PageScan $scan): ?array
    {
        return $states !== [] && $order->isBasedOnDate() && $scan->skip > $this->maxRows
            ? $this->posts->readRange(
                $states,
                $total,
                ($order === SortOrder::Oldest) === $scan->isBackwards,
                $scan->skip,
                $scan->take,
            )
            : null;
    }

    /** @return list<int> a range of a list */
    private function readRows(int $list, SortOrder $order, bool $backwards, int $limit, int $offset): array
    {
        $by = self::orderByClause($order, $backwards);
        $ids = $list === 0
            ? $this->sql->fetchColumn(
                "SELECT job_id FROM %i ORDER BY $by LIMIT %d OFFSET %d",
                $this->tables->docs(),
                $limit,
                $offset,
            )
            : $this->sql->fetchColumn(
                "SELECT job_id FROM %i WHERE token_id = %d ORDER BY $by LIMIT %d OFFSET %d",
                $this->tables->tokens(),
                $list,
                $limit,
                $offset,
            );

        return array_map('intval', $ids);
    }

    /** @return literal-string */
    private static function orderByClause(SortOrder $order, bool $backwards): string
    {
        return match ($order) {
            SortOrder::Newest,
            SortOrder::Relevance => $backwards ? 'published ASC, job_id ASC' : 'published DESC, job_id DESC',
            SortOrder::Oldest => $backwards ? 'published DESC, job_id DESC' : 'published ASC, job_id ASC',
            SortOrder::ClosingSoon => $backwards ? 'by_closing DESC, job_id DESC' : 'by_closing ASC, job_id ASC',
            SortOrder::Title => $backwards ? 'by_title DESC, job_id DESC' : 'by_title ASC, job_id ASC',
        };
    }
}
