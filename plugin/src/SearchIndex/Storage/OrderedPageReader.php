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
     * @param int          $total      size of $found
     * @param int          $length     number of all openings in the index, or of those in $states
     * @param bool         $hasBuckets whether sort buckets are available (see SortBucketRepository)
     * @param list<string> $states     of PostRow; only with buckets
     * @return list<int> in order
     */
    public function readPage(
        Bitmap $found,
        int $total,
        int $length,
        SortOrder $order,
        int $offset,
        int $limit,
        bool $hasBuckets = false,
        array $states = [],
    ): array {
        $scan = PageScan::forPage($offset, $limit, $total, $length);
        if ($scan->take === 0) {
            return [];
        }
        $ids = $total <= $this->maxSorted
            ? $this->sortIds($found->ids(), $order, $scan)
            : $this->scanOpenings($found, $total, $length, $order, $scan, $hasBuckets, $states);

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
     * @param list<string> $states
     * @return list<int>
     */
    private function scanOpenings(
        Bitmap $found,
        int $total,
        int $length,
        SortOrder $order,
        PageScan $scan,
        bool $hasBuckets,
        array $states,
    ): array {
        if ($length === $total && $states === []) {
            return $this->readRows($order, $scan->isBackwards, $scan->take, $scan->skip);
        }
        $page = $length === $total ? $this->readWithCounts($states, $total, $order, $scan) : null;
        if ($page !== null) {
            return $page;
        }
        $ids = [];
        $passed = 0;
        $rows = $scan->initialRows;
        if ($hasBuckets && $rows > $this->maxRows) {
            return $this->readBuckets($found, $order, $scan, $rows);
        }
        // Reads at most three times: the rows that an even distribution requires, more rows, and the rest.
        for (
            $read = 0;
            count($ids) < $scan->take && ($hasBuckets || $read < $length);
            $read += $rows, $rows = $read > $rows ? $length : $rows * self::SCAN_GROWTH_FACTOR
        ) {
            if ($read > 0 && $hasBuckets) {
                return $this->readBuckets($found, $order, $scan, $rows);
            }
            if (
                $read > 0
                && $total < self::MAX_SORTED_AFTER_SCAN
                && $total < ($length - $read) / self::SORT_COST_FACTOR
            ) {
                return $this->sortIds($found->ids(), $order, $scan);
            }
            foreach ($this->readRows($order, $scan->isBackwards, $rows, $read) as $id) {
                if ($found->has($id) && ++$passed > $scan->skip) {
                    $ids[] = $id;
                }
            }
        }

        return array_slice($ids, 0, $scan->take);
    }

    /** @return list<int> */
    private function readBuckets(Bitmap $found, SortOrder $order, PageScan $scan, int $rows): array
    {
        return $this->buckets->readPage($found, $order, $scan->isBackwards, $scan->skip, $scan->take, $rows);
    }

    /**
     * Reads a late page of all openings of states with the stored numbers of openings by day.
     *
     * @param list<string> $states
     * @return list<int>|null null for early pages and other orders
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

    /** @return list<int> a range of all openings in the index */
    private function readRows(SortOrder $order, bool $backwards, int $limit, int $offset): array
    {
        $by = self::orderByClause($order, $backwards);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT job_id FROM %i ORDER BY $by LIMIT %d OFFSET %d",
            $this->tables->docs(),
            $limit,
            $offset,
        ));
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
