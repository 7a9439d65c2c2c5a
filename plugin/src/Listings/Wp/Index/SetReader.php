<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Wp\Condition;

/** Reads the sets that a question needs in one query: bitmaps, the rows of words without one, and late openings. */
final class SetReader
{
    private const DUE = 'due';

    private bool $hasDue = false;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /** Whether the last read() saw openings that wait to be written into the index (IndexQueue). */
    public function hasDue(): bool
    {
        return $this->hasDue;
    }

    /**
     * @param list<string> $keys
     * @param list<string> $beginnings what keys of further words begin with
     * @param bool         $withQueue  whether there is a table of the queue
     */
    public function read(array $keys, array $beginnings, bool $withQueue = false): Sets
    {
        $this->hasDue = false;
        $read = [];
        $lists = [];
        $late = [];
        $rare = [];
        $dates = [];
        foreach ($this->rows($keys, $beginnings, $withQueue) as $row) {
            $key = (string) $row['name'];
            if ($key === self::DUE) {
                $this->hasDue = $row['id'] !== '0';
                continue;
            }
            if ($row['is_rare'] === '1') {
                $opening = (int) $row['part'];
                $rare[$key][] = $opening;
                $dates[$opening] = (int) $row['bits'];
                $lists[$key] = (int) $row['id'];
                continue;
            }
            if ($key === '') {
                $late[] = (int) $row['id'];
                continue;
            }
            $lists[$key] = (int) $row['id'];
            $bits = new Bitmap([(int) $row['part'] => (string) base64_decode((string) $row['bits'], true)]);
            $read[$key] = isset($read[$key]) ? $read[$key]->or($bits) : $bits;
        }
        $begun = [];
        foreach ($beginnings as $beginning) {
            $begins = static fn (string $key): bool => str_starts_with($key, $beginning);
            $begun[$beginning] = $read[Key::beginning($beginning)] ?? Bitmap::any(array_filter($read, $begins, ARRAY_FILTER_USE_KEY))
                ->with(array_merge(...array_values(array_filter($rare, $begins, ARRAY_FILTER_USE_KEY))));
        }
        $wanted = array_flip($keys);

        return new Sets(
            array_intersect_key($read, $wanted) + array_map(Bitmap::of(...), array_intersect_key($rare, $wanted)),
            $begun,
            Bitmap::of($late),
            $lists,
            $dates,
        );
    }

    /**
     * Bitmaps by chunk; of words without one each opening, as `part`, with its date as `bits`; and with an empty name each opening that is over though its
     * status does not say so yet. Of a beginning its own set, or where it has none all words that begin so.
     *
     * @param list<string> $keys
     * @param list<string> $beginnings
     * @return list<array<string, string|null>> and how many openings are due, named DUE
     */
    private function rows(array $keys, array $beginnings, bool $withQueue): array
    {
        $named = Condition::in('w.name', [...$keys, ...array_map(Key::beginning(...), $beginnings)]);
        $words = array_values(array_filter($keys, Key::isWord(...)));
        $parts = [
            $this->bitmaps($named),
            new Condition(
                "SELECT '' AS name, d.job_id AS id, 0 AS is_rare, 0 AS part, '' AS bits FROM %i d WHERE d.expired = 0 AND d.closes > 0 AND d.closes < %d",
                [$this->tables->docs(), (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis')]
            ),
            ...($words === [] ? [] : [$this->rare(Condition::in('w.name', $words))]),
        ];
        if ($withQueue) {
            $parts[] = new Condition(
                "SELECT 'due' AS name, COUNT(*) AS id, 0 AS is_rare, 0 AS part, '' AS bits FROM %i WHERE due <= %d",
                [$this->tables->queue(), $this->clock->now()->getTimestamp()]
            );
        }
        foreach ($beginnings as $beginning) {
            $begun = new Condition(
                'w.name >= %s AND w.name < %s AND NOT EXISTS (SELECT 1 FROM %i x WHERE x.name = %s)',
                [$beginning, $beginning . Key::END, $this->tables->words(), Key::beginning($beginning)]
            );
            array_push($parts, $this->bitmaps($begun), $this->rare($begun));
        }

        return $this->sql->rows(
            implode(' UNION ALL ', array_column($parts, 'sql')),
            ...array_merge(...array_column($parts, 'values'))
        );
    }

    private function bitmaps(Condition $which): Condition
    {
        return new Condition(
            "SELECT w.name, w.id, 0 AS is_rare, b.chunk AS part, b.bits FROM %i w JOIN %i b ON b.token_id = w.id WHERE w.common = 1 AND $which->sql",
            [$this->tables->words(), $this->tables->bitmaps(), ...$which->values]
        );
    }

    private function rare(Condition $which): Condition
    {
        return new Condition(
            "SELECT w.name, w.id, 1 AS is_rare, t.job_id AS part, t.published AS bits FROM %i w JOIN %i t ON t.token_id = w.id WHERE w.common = 0 AND $which->sql",
            [$this->tables->words(), $this->tables->tokens(), ...$which->values]
        );
    }
}
