<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexSets;
use CourantDesk\SearchIndex\Domain\SetKey;

/**
 * Reads the sets of a query with one SQL query: bitmaps, rows of words without a bitmap, and openings past their
 * closing date.
 */
final class IndexSetReader
{
    private const DUE_ROW_NAME = 'due';

    private bool $hasDueOpenings = false;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /** Returns whether the last read() found openings in IndexQueue that are due. */
    public function hasDueOpenings(): bool
    {
        return $this->hasDueOpenings;
    }

    /**
     * @param list<string> $keys
     * @param list<string> $prefixes prefixes of additional set keys
     * @param bool         $withQueue  whether the queue table exists
     */
    public function read(array $keys, array $prefixes, bool $withQueue = false): IndexSets
    {
        $this->hasDueOpenings = false;
        $read = [];
        $overdue = [];
        $rare = [];
        $dates = [];
        foreach ($this->readRows($keys, $prefixes, $withQueue) as $row) {
            $key = (string) $row['name'];
            if ($key === self::DUE_ROW_NAME) {
                $this->hasDueOpenings = $row['id'] !== '0';
                continue;
            }
            if ($row['is_rare'] === '1') {
                $opening = (int) $row['item'];
                $rare[$key][] = $opening;
                $dates[$opening] = (int) $row['bits'];
                continue;
            }
            if ($key === '') {
                $overdue[] = (int) $row['id'];
                continue;
            }
            $bits = new Bitmap([(int) $row['item'] => (string) base64_decode((string) $row['bits'], true)]);
            $read[$key] = isset($read[$key]) ? $read[$key]->union($bits) : $bits;
        }
        $setsByPrefix = [];
        foreach ($prefixes as $prefix) {
            $hasPrefix = static fn (string $key): bool => str_starts_with($key, $prefix);
            $setsByPrefix[$prefix] = $read[SetKey::forPrefix($prefix)]
                ?? Bitmap::unionOf(array_filter($read, $hasPrefix, ARRAY_FILTER_USE_KEY))
                ->withIds(array_merge(...array_values(array_filter($rare, $hasPrefix, ARRAY_FILTER_USE_KEY))));
        }
        $requested = array_flip($keys);

        return new IndexSets(
            array_intersect_key($read, $requested)
                + array_map(Bitmap::fromIds(...), array_intersect_key($rare, $requested)),
            $setsByPrefix,
            Bitmap::fromIds($overdue),
            $dates,
        );
    }

    /**
     * Reads the chunks of bitmaps; for words without a bitmap, each opening as `item` with its date as `bits`; and with
     * an empty name, each opening past its closing date whose status is not updated yet. For a prefix, reads its set
     * or, if it has none, the sets of all its words.
     *
     * @param list<string> $keys
     * @param list<string> $prefixes
     * @return list<array<string, string|null>> rows, including one with the name DUE_ROW_NAME for the number of due
     *     openings
     */
    private function readRows(array $keys, array $prefixes, bool $withQueue): array
    {
        $named = SqlCondition::in('w.name', [...$keys, ...array_map(SetKey::forPrefix(...), $prefixes)]);
        $words = array_values(array_filter($keys, SetKey::isWord(...)));
        $queries = [
            $this->bitmapQuery($named),
            new SqlCondition(
                "SELECT '' AS name, d.job_id AS id, 0 AS is_rare, 0 AS item, '' AS bits FROM %i d WHERE d.expired = 0 AND d.closes > 0 AND d.closes < %d",
                [$this->tables->docs(), (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis')]
            ),
            ...($words === [] ? [] : [$this->tokenQuery(SqlCondition::in('w.name', $words))]),
        ];
        if ($withQueue) {
            $queries[] = new SqlCondition(
                "SELECT 'due' AS name, COUNT(*) AS id, 0 AS is_rare, 0 AS item, '' AS bits FROM %i WHERE due <= %d",
                [$this->tables->queue(), $this->clock->now()->getTimestamp()]
            );
        }
        foreach ($prefixes as $prefix) {
            $setsByPrefix = new SqlCondition(
                'w.name >= %s AND w.name < %s AND NOT EXISTS (SELECT 1 FROM %i x WHERE x.name = %s)',
                [$prefix, $prefix . SetKey::RANGE_END, $this->tables->words(), SetKey::forPrefix($prefix)]
            );
            array_push($queries, $this->bitmapQuery($setsByPrefix), $this->tokenQuery($setsByPrefix));
        }

        return $this->sql->fetchRows(
            implode(' UNION ALL ', array_column($queries, 'sql')),
            ...array_merge(...array_column($queries, 'values'))
        );
    }

    private function bitmapQuery(SqlCondition $which): SqlCondition
    {
        return new SqlCondition(
            "SELECT w.name, w.id, 0 AS is_rare, b.chunk AS item, b.bits FROM %i w JOIN %i b ON b.token_id = w.id WHERE w.common = 1 AND $which->sql",
            [$this->tables->words(), $this->tables->bitmaps(), ...$which->values]
        );
    }

    private function tokenQuery(SqlCondition $which): SqlCondition
    {
        return new SqlCondition(
            "SELECT w.name, w.id, 1 AS is_rare, t.job_id AS item, t.published AS bits FROM %i w JOIN %i t ON t.token_id = w.id WHERE w.common = 0 AND $which->sql",
            [$this->tables->words(), $this->tables->tokens(), ...$which->values]
        );
    }
}
