<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use Closure;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IdSetCodec;
use CourantDesk\SearchIndex\Domain\PhraseChain;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** Stores the sets of word pairs and triples, 65,536 openings per row. Writes require the index lock. */
final class PhraseSetRepository
{
    private const MAX_NAMES = 500;
    private const MAX_ROWS = 400;
    private const MAX_BYTES = 500000;

    /** End of a range of keys. Sorts after all hexadecimal digits and after the `x` before occurrence numbers. */
    private const RANGE_END = 'z';

    /** @param Closure(): string $table returns the table name on the current site */
    public function __construct(private readonly Sql $sql, private readonly Closure $table)
    {
    }

    /**
     * @param array<string, list<int>> $added   openings by set key
     * @param array<string, list<int>> $removed openings by set key
     */
    public function update(array $added, array $removed): void
    {
        $names = array_keys($added + $removed);
        // All writers use the same order to avoid deadlocks.
        sort($names);
        foreach (array_chunk($names, self::MAX_NAMES) as $batch) {
            $this->updateBatch(
                array_map('strval', $batch),
                array_intersect_key($added, array_flip($batch)),
                array_intersect_key($removed, array_flip($batch))
            );
        }
    }

    /**
     * @param list<PhraseChain> $chains
     * @return array{array<string, array<array-key, array<int, string>>>, Bitmap} sets in the format of
     *     PhraseChain::evaluate(), and the openings that must be searched as text
     */
    public function read(array $chains): array
    {
        $ranges = [];
        foreach ($chains as $chain) {
            foreach ($chain->steps as $step) {
                $start = $step['prefix'] . $step['digits'];
                $ranges[$start . (int) $step['open']] = match (true) {
                    $step['open'] => new SqlCondition('(name >= %s AND name < %s)', [$start, $start . self::RANGE_END]),
                    $start[0] === 'p' => new SqlCondition('name = %s', [$start]),
                    default => new SqlCondition('(name >= %s AND name < %s)', ["{$start}x", "{$start}y"]),
                };
            }
        }
        $where = SqlCondition::any(
            [new SqlCondition('name = %s', [PhraseKeys::TEXT_SEARCH]), ...array_values($ranges)]
        );
        $sets = [];
        $texts = [];
        foreach ($this->fetchSets($where) as $row) {
            $name = (string) $row['name'];
            if ($name === PhraseKeys::TEXT_SEARCH) {
                $texts[(int) $row['chunk']] = IdSetCodec::decode((string) $row['ids']);
                continue;
            }
            $prefix = substr($name, 0, PhraseKeys::PREFIX_LENGTH);
            $rest = substr($name, PhraseKeys::PREFIX_LENGTH);
            $sets[$prefix][$rest][(int) $row['chunk']] = (string) $row['ids'];
        }

        return [$sets, new Bitmap($texts)];
    }

    /** @return list<array<string, string|null>> */
    private function fetchSets(SqlCondition $where): array
    {
        return $this->sql->fetchRows(
            "SELECT name, chunk, ids FROM %i WHERE $where->sql",
            ($this->table)(),
            ...$where->values,
        );
    }

    /**
     * @param list<string>             $names   sorted
     * @param array<string, list<int>> $added
     * @param array<string, list<int>> $removed
     */
    private function updateBatch(array $names, array $added, array $removed): void
    {
        $changes = [];
        foreach ([$added, $removed] as $kind => $sets) {
            foreach ($sets as $name => $ids) {
                foreach ($ids as $id) {
                    $changes[$name][$id >> 16][$kind][] = $id & 0xffff;
                }
            }
        }
        $chunks = array_values(array_unique(array_merge(...array_map('array_keys', array_values($changes)))));
        $where = SqlCondition::all([SqlCondition::in('name', $names), SqlCondition::in('chunk', $chunks)]);
        $known = [];
        foreach ($this->fetchSets($where) as $row) {
            $known[(string) $row['name']][(int) $row['chunk']] = (string) $row['ids'];
        }
        $rows = [];
        $empty = [];
        foreach ($names as $name) {
            foreach ($changes[$name] as $chunk => $change) {
                $before = $known[$name][$chunk] ?? '';
                $after = IdSetCodec::update($before, $change[0] ?? [], $change[1] ?? []);
                if ($after === '') {
                    $empty[$chunk] = $before === '' ? $empty[$chunk] ?? [] : [...$empty[$chunk] ?? [], $name];
                } elseif ($after !== $before) {
                    $rows[] = [$name, $chunk, $after];
                }
            }
        }
        $this->write($rows);
        foreach (array_filter($empty) as $chunk => $emptied) {
            $in = SqlCondition::in('name', $emptied);
            $this->sql
                ->execute("DELETE FROM %i WHERE chunk = %d AND $in->sql", ($this->table)(), $chunk, ...$in->values);
        }
    }

    /** @param list<array{string, int, string}> $rows */
    private function write(array $rows): void
    {
        while ($rows !== []) {
            $batch = [];
            $bytes = 0;
            while ($rows !== [] && count($batch) < self::MAX_ROWS && $bytes < self::MAX_BYTES) {
                $row = array_shift($rows);
                $bytes += strlen($row[2]);
                $batch[] = $row;
            }
            $placeholders = implode(', ', array_fill(0, count($batch), '(%s, %d, %s)'));
            $this->sql->execute(
                "INSERT INTO %i (name, chunk, ids) VALUES $placeholders ON DUPLICATE KEY UPDATE ids = VALUES(ids)",
                ($this->table)(),
                ...array_merge(...$batch)
            );
        }
    }
}
