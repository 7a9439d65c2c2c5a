<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Wp\Condition;

/** Reads the sets that a question needs: one query for bitmaps and late openings, one for the rows of words without a bitmap. */
final class SetReader
{
    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /**
     * @param list<string> $keys
     * @param string       $beginning what keys of further words begin with, or ''
     */
    public function read(array $keys, string $beginning): Sets
    {
        $named = [];
        $lists = [];
        $late = [];
        $begun = new Bitmap();
        foreach ($this->bitmaps($keys, $beginning) as $row) {
            $key = (string) $row['name'];
            if ($key === '') {
                $late[] = (int) $row['id'];
                continue;
            }
            $bits = new Bitmap([(int) $row['chunk'] => (string) base64_decode((string) $row['bits'], true)]);
            $named[$key] = ($named[$key] ?? new Bitmap())->or($bits);
            $lists[$key] = (int) $row['id'];
            $begun = $beginning !== '' && str_starts_with($key, $beginning) ? $begun->or($bits) : $begun;
        }
        $rare = [];
        $rareBegun = [];
        foreach ($this->rows(array_values(array_filter($keys, Key::isWord(...))), $beginning) as $row) {
            $key = (string) $row['name'];
            $rare[$key][] = (int) $row['job_id'];
            $lists[$key] = (int) $row['id'];
            if ($beginning !== '' && str_starts_with($key, $beginning)) {
                $rareBegun[] = (int) $row['job_id'];
            }
        }
        foreach (array_intersect_key($rare, array_flip($keys)) as $key => $ids) {
            $named[$key] = Bitmap::of($ids);
        }

        return new Sets($named, $begun->with($rareBegun), Bitmap::of($late), $lists);
    }

    /**
     * Bitmaps, and with an empty name each opening that is over though its status does not say so yet.
     *
     * @param list<string> $keys
     * @return list<array<string, string|null>>
     */
    private function bitmaps(array $keys, string $beginning): array
    {
        $which = self::which($keys, $beginning);

        return $this->sql->rows(
            "SELECT w.name, w.id, b.chunk, b.bits FROM %i w JOIN %i b ON b.token_id = w.id WHERE w.common = 1 AND $which->sql"
            . " UNION ALL SELECT '' AS name, d.job_id AS id, 0 AS chunk, '' AS bits FROM %i d"
            . ' WHERE d.expired = 0 AND d.closes > 0 AND d.closes < %d',
            ...[
                $this->tables->words(),
                $this->tables->bitmaps(),
                ...$which->values,
                $this->tables->docs(),
                (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis'),
            ]
        );
    }

    /**
     * @param list<string> $words
     * @return list<array<string, string|null>>
     */
    private function rows(array $words, string $beginning): array
    {
        if ($words === [] && $beginning === '') {
            return [];
        }
        $which = self::which($words, $beginning);

        return $this->sql->rows(
            "SELECT w.name, w.id, t.job_id FROM %i w JOIN %i t ON t.token_id = w.id WHERE w.common = 0 AND $which->sql",
            $this->tables->words(),
            $this->tables->tokens(),
            ...$which->values
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
