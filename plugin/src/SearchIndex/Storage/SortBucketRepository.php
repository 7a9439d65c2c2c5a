<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\SortBucket;
use CourantDesk\SearchIndex\Domain\SortOrder;

/**
 * Stores all openings in each sort order, in buckets of at most about a thousand, so that a page of unevenly
 * distributed matches is found without reading the whole list: the matches in each bucket are counted, and only those
 * of one or two buckets are sorted.
 *
 * A bucket contains the openings whose sort keys are between its lower bound and that of the next bucket. Those that an
 * earlier version wrote are not sorted. Writes require the index lock.
 */
final class SortBucketRepository
{
    private const MAX_OPENINGS = 1000;
    private const BATCH_SIZE = 1000;
    private const MAX_BUCKETS_PER_QUERY = 100;
    private const MAX_SORTED_BUCKETS_PER_STEP = 20;

    /**
     * Maximum number of matches in a bucket that are sorted. A bucket with more matches has only one sort key and
     * cannot be divided.
     */
    private const MAX_SORTED = 5000;

    /** @var array<string, literal-string> sort column in `docs` by kind */
    private const SORT_COLUMNS = ['date' => 'published', 'title' => 'by_title', 'closing' => 'by_closing'];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxOpenings = self::MAX_OPENINGS,
    ) {
    }

    /** Builds all buckets from the openings in the index. */
    public function build(): void
    {
        $this->sql->execute('DELETE FROM %i', $this->tables->order());
        foreach (self::SORT_COLUMNS as $kind => $column) {
            $bucket = [];
            $low = '';
            $previous = '';
            $last = [$kind === 'date' ? '0' : '', 0];
            do {
                $rows = $this->sql->fetchRows(
                    "SELECT job_id, $column AS sort_key FROM %i WHERE $column > %s OR ($column = %s AND job_id > %d) ORDER BY $column, job_id LIMIT %d",
                    ...[$this->tables->docs(), $last[0], $last[0], $last[1], self::BATCH_SIZE]
                );
                foreach ($rows as $row) {
                    $key = self::sortKey($kind, (string) $row['sort_key']);
                    if (count($bucket) >= intdiv($this->maxOpenings * 3, 4) && $key !== $previous) {
                        $this->write($kind, $low, SortBucket::fromSorted($bucket));
                        [$low, $bucket] = [$key, []];
                    }
                    $bucket[] = (int) $row['job_id'];
                    $previous = $key;
                    $last = [(string) $row['sort_key'], (int) $row['job_id']];
                }
            } while (count($rows) === self::BATCH_SIZE);
            $this->write($kind, $low, SortBucket::fromSorted($bucket));
        }
    }

    /**
     * @param list<int>                  $ids
     * @param array<int, IndexedOpening> $before
     * @param array<int, IndexedOpening> $after new entries, which `docs` already contains
     */
    public function update(array $ids, array $before, array $after): void
    {
        $changes = [];
        foreach ($ids as $id) {
            $old = isset($before[$id]) ? self::sortKeys($before[$id]) : [];
            $new = isset($after[$id]) ? self::sortKeys($after[$id]) : [];
            foreach (array_keys(self::SORT_COLUMNS) as $kind) {
                if (($old[$kind] ?? null) !== ($new[$kind] ?? null)) {
                    $changes[] = [$kind, $old[$kind] ?? null, $new[$kind] ?? null, $id];
                }
            }
        }
        foreach ($changes as [$kind, $old, $new, $id]) {
            $bucket = $this->findBucket($kind, $old ?? $new ?? '');
            if ($bucket === null) {
                // The buckets are not built yet.
                return;
            }
            if ($old !== null) {
                $openings = array_values(array_diff($bucket[1]->openings(), [$id]));
                $openings = $bucket[1]->isSorted() ? $openings : $this->sortIds($openings, $kind);
                $this->write($kind, $bucket[0], SortBucket::fromSorted($openings));
            }
            if ($new !== null) {
                [$low, $target] = ($old === null ? $bucket : $this->findBucket($kind, $new)) ?? $bucket;
                $openings = $this->sortIds([...array_diff($target->openings(), [$id]), $id], $kind);
                $this->write($kind, $low, SortBucket::fromSorted($openings));
                // A bucket that could not be divided is not divided again with each change.
                if (
                    count($openings) > $this->maxOpenings
                    && count($openings) % max(1, intdiv($this->maxOpenings, 4)) === 0
                ) {
                    $this->split($kind, $low, $openings);
                }
            }
        }
    }

    /**
     * Reads a page of a set of openings in a sort order.
     *
     * @param bool $backwards whether to read from the end of the order
     * @param int  $expected  number of openings up to the end of the page, including those that are not in the set
     * @return list<int> in that order
     */
    public function readPage(
        Bitmap $found,
        SortOrder $order,
        bool $backwards,
        int $skip,
        int $take,
        int $expected = self::MAX_OPENINGS,
    ): array {
        $kind = match ($order) {
            SortOrder::Newest, SortOrder::Relevance, SortOrder::Oldest => 'date',
            SortOrder::ClosingSoon => 'closing',
            SortOrder::Title => 'title',
        };
        $descending = in_array($order, [SortOrder::Newest, SortOrder::Relevance], true) !== $backwards;
        $ids = [];
        foreach ($this->readBuckets($kind, $descending, $expected) as $bucket) {
            $count = $bucket->countCommon($found);
            if ($count === 0 || ($ids === [] && $skip >= $count)) {
                $skip -= $ids === [] ? $count : 0;
                continue;
            }
            $matches = $bucket->intersect($found);
            $matches = $bucket->isSorted() ? $matches : $this->sortIds($matches, $kind);
            array_push($ids, ...($descending ? array_reverse($matches) : $matches));
            if (count($ids) >= $skip + $take) {
                break;
            }
        }

        return array_slice($ids, $skip, $take);
    }

    /**
     * Sorts buckets that an earlier version wrote.
     *
     * @return bool whether all buckets are sorted
     */
    public function sortStep(): bool
    {
        $rows = $this->sql->fetchRows(
            "SELECT kind, low, ids FROM %i WHERE ids <> '' AND ids NOT LIKE '!%%' LIMIT %d",
            $this->tables->order(),
            self::MAX_SORTED_BUCKETS_PER_STEP,
        );
        foreach ($rows as $row) {
            $kind = (string) $row['kind'];
            $openings = $this->sortIds(SortBucket::fromText((string) $row['ids'])->openings(), $kind);
            $this->write($kind, (string) $row['low'], SortBucket::fromSorted($openings));
        }

        return $rows === [];
    }

    /** @return iterable<SortBucket> */
    private function readBuckets(string $kind, bool $descending, int $expected): iterable
    {
        $by = $descending ? 'DESC' : 'ASC';
        // New buckets have three quarters of the maximum.
        $limit = min(self::MAX_BUCKETS_PER_QUERY, 2 + intdiv($expected * 4, $this->maxOpenings * 3));
        for ($offset = 0, $rows = [null]; $rows !== []; $offset += $limit, $limit = self::MAX_BUCKETS_PER_QUERY) {
            $rows = $this->sql->fetchRows(
                "SELECT ids FROM %i WHERE kind = %s ORDER BY low $by LIMIT %d OFFSET %d",
                $this->tables->order(),
                $kind,
                $limit,
                $offset,
            );
            foreach ($rows as $row) {
                yield SortBucket::fromText((string) $row['ids']);
            }
        }
    }

    /**
     * @param list<int> $openings
     * @return list<int> ascending
     */
    private function sortIds(array $openings, string $kind): array
    {
        if (count($openings) > self::MAX_SORTED || $openings === []) {
            sort($openings);

            return $openings;
        }
        $column = self::SORT_COLUMNS[$kind];
        $in = SqlCondition::in('job_id', $openings);

        return array_map(
            'intval',
            $this->sql->fetchColumn(
                "SELECT job_id FROM %i WHERE $in->sql ORDER BY $column, job_id",
                $this->tables->docs(),
                ...$in->values,
            ),
        );
    }

    /** @param list<int> $openings */
    private function split(string $kind, string $low, array $openings): void
    {
        $column = self::SORT_COLUMNS[$kind];
        $in = SqlCondition::in('job_id', $openings);
        $rows = $this->sql->fetchRows(
            "SELECT job_id, $column AS sort_key FROM %i WHERE $in->sql ORDER BY $column, job_id",
            $this->tables->docs(),
            ...$in->values,
        );
        $middle = intdiv(count($rows), 2);
        for ($distance = 0; $distance < $middle; $distance++) {
            foreach ([$middle - $distance, $middle + $distance] as $position) {
                if (
                    $position > 0
                    && isset($rows[$position])
                    && $rows[$position]['sort_key'] !== $rows[$position - 1]['sort_key']
                ) {
                    $ids = array_map(static fn (array $row): int => (int) $row['job_id'], $rows);
                    $next = self::sortKey($kind, (string) $rows[$position]['sort_key']);
                    $this->write($kind, $low, SortBucket::fromSorted(array_slice($ids, 0, $position)));
                    $this->write($kind, $next, SortBucket::fromSorted(array_slice($ids, $position)));

                    return;
                }
            }
        }
    }

    /** @return array{string, SortBucket}|null lower bound and openings of the bucket of a key; null without buckets */
    private function findBucket(string $kind, string $key): ?array
    {
        $row = $this->sql->fetchRows(
            'SELECT low, ids FROM %i WHERE kind = %s AND low <= %s ORDER BY low DESC LIMIT 1',
            $this->tables->order(),
            $kind,
            $key
        )[0] ?? null;

        return $row === null ? null : [(string) $row['low'], SortBucket::fromText((string) $row['ids'])];
    }

    private function write(string $kind, string $low, SortBucket $bucket): void
    {
        $this->sql->execute(
            'INSERT INTO %i (kind, low, ids) VALUES (%s, %s, %s) ON DUPLICATE KEY UPDATE ids = VALUES(ids)',
            $this->tables->order(),
            $kind,
            $low,
            $bucket->toText(),
        );
    }

    /** @return array<string, string> by kind */
    private static function sortKeys(IndexedOpening $opening): array
    {
        return [
            'date' => self::sortKey('date', (string) $opening->publishedAt),
            'title' => $opening->titleSortKey(),
            'closing' => $opening->closingSortKey(),
        ];
    }

    /**
     * Pads dates, which are numbers in `docs`, because text with a different number of digits would not be sorted
     * correctly.
     */
    private static function sortKey(string $kind, string $key): string
    {
        return $kind === 'date' ? str_pad($key, 14, '0', STR_PAD_LEFT) : $key;
    }
}
