<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Wp\Condition;

/** Reads the sets that a question needs, in two queries: bitmaps, and the rows of what has none. */
final class SetReader
{
    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /**
     * @param non-empty-list<string> $keys
     * @param string                 $beginning what keys of further words begin with, or ''
     */
    public function read(array $keys, string $beginning): Sets
    {
        $named = [];
        $lists = [];
        $begun = new Bitmap();
        $wanted = array_flip($keys);
        $which = self::which($keys, $beginning);
        foreach ($this->bitmaps($which) as $row) {
            $key = (string) $row['name'];
            $bits = new Bitmap([(int) $row['chunk'] => (string) base64_decode((string) $row['bits'], true)]);
            if (isset($wanted[$key])) {
                $named[$key] = ($named[$key] ?? new Bitmap())->or($bits);
                $lists[$key] = (int) $row['id'];
            }
            $begun = $beginning !== '' && str_starts_with($key, $beginning) ? $begun->or($bits) : $begun;
        }
        $words = array_values(array_filter($keys, Key::isWord(...)));
        $rare = [];
        $rareBegun = [];
        $late = [];
        foreach ($this->rows($words, $beginning) as $row) {
            $key = (string) $row['name'];
            $id = (int) $row['job_id'];
            if ($key === '') {
                $late[] = $id;
                continue;
            }
            if (isset($wanted[$key])) {
                $rare[$key][] = $id;
                $lists[$key] = (int) $row['id'];
            }
            if ($beginning !== '' && str_starts_with($key, $beginning)) {
                $rareBegun[] = $id;
            }
        }
        foreach ($rare as $key => $ids) {
            $named[$key] = Bitmap::of($ids);
        }

        return new Sets($named, $begun->with($rareBegun), Bitmap::of($late), $lists);
    }

    /** @return list<array<string, string|null>> */
    private function bitmaps(Condition $which): array
    {
        return $this->sql->rows(
            "SELECT w.name, w.id, b.chunk, b.bits FROM %i w JOIN %i b ON b.token_id = w.id WHERE w.common = 1 AND $which->sql",
            $this->tables->words(),
            $this->tables->bitmaps(),
            ...$which->values
        );
    }

    /**
     * Openings of words without a bitmap, and with an empty name those that are late.
     *
     * @param list<string> $words
     * @return list<array<string, string|null>>
     */
    private function rows(array $words, string $beginning): array
    {
        $late = [$this->tables->docs(), (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis')];
        $overdue = "SELECT '' AS name, 0 AS id, d.job_id FROM %i d WHERE d.expired = 0 AND d.closes > 0 AND d.closes < %d";
        if ($words === [] && $beginning === '') {
            return $this->sql->rows($overdue, ...$late);
        }
        $which = self::which($words, $beginning);

        return $this->sql->rows(
            "$overdue UNION ALL SELECT w.name, w.id, t.job_id FROM %i w JOIN %i t ON t.token_id = w.id WHERE w.common = 0 AND $which->sql",
            ...[...$late, $this->tables->words(), $this->tables->tokens(), ...$which->values]
        );
    }

    /** @param list<string> $keys */
    private static function which(array $keys, string $beginning): Condition
    {
        $which = $keys === [] ? [] : [Condition::in('w.name', $keys)];
        if ($beginning !== '') {
            $which[] = new Condition('(w.name >= %s AND w.name < %s)', [$beginning, $beginning . Key::END]);
        }

        return Condition::any($which);
    }
}
