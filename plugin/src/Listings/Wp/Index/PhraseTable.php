<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use Closure;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Wp\Condition;
use CourantDesk\SearchIndex\Domain\IdSetCodec;
use CourantDesk\SearchIndex\Domain\PhraseChain;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** The sets of pairs and triples of words, 65,536 openings a row. Written within the lock of the index. */
final class PhraseTable
{
    private const MAX_NAMES = 500;
    private const MAX_ROWS = 400;
    private const MAX_BYTES = 500000;

    /** Behind all hexadecimal digits and the `x` before occurrences. */
    private const END = 'z';

    /** @param Closure(): string $table its name on the present site */
    public function __construct(private readonly Sql $sql, private readonly Closure $table)
    {
    }

    /**
     * @param array<string, list<int>> $added   openings by name of a set
     * @param array<string, list<int>> $removed likewise
     */
    public function change(array $added, array $removed): void
    {
        $names = array_keys($added + $removed);
        // Always in one order, as every writer does.
        sort($names);
        foreach (array_chunk($names, self::MAX_NAMES) as $part) {
            $this->changeSome(
                array_map('strval', $part),
                array_intersect_key($added, array_flip($part)),
                array_intersect_key($removed, array_flip($part))
            );
        }
    }

    /**
     * @param list<PhraseChain> $chains
     * @return array{array<string, array<array-key, array<int, string>>>, Bitmap} sets as PhraseChain::evaluate() wants them, and
     *                                                                           the openings that have to be searched as text
     */
    public function read(array $chains): array
    {
        $ranges = [];
        foreach ($chains as $chain) {
            foreach ($chain->steps as $step) {
                $start = $step['prefix'] . $step['digits'];
                $ranges[$start . (int) $step['open']] = match (true) {
                    $step['open'] => new Condition('(name >= %s AND name < %s)', [$start, $start . self::END]),
                    $start[0] === 'p' => new Condition('name = %s', [$start]),
                    default => new Condition('(name >= %s AND name < %s)', ["{$start}x", "{$start}y"]),
                };
            }
        }
        $where = Condition::any([new Condition('name = %s', [PhraseKeys::TEXT]), ...array_values($ranges)]);
        $sets = [];
        $texts = [];
        foreach ($this->sql->rows("SELECT name, chunk, ids FROM %i WHERE $where->sql", ($this->table)(), ...$where->values) as $row) {
            $name = (string) $row['name'];
            if ($name === PhraseKeys::TEXT) {
                $texts[(int) $row['chunk']] = IdSetCodec::decode((string) $row['ids']);
                continue;
            }
            $sets[substr($name, 0, PhraseKeys::PREFIX_LENGTH)][substr($name, PhraseKeys::PREFIX_LENGTH)][(int) $row['chunk']] = (string) $row['ids'];
        }

        return [$sets, new Bitmap($texts)];
    }

    /**
     * @param list<string>             $names   sorted
     * @param array<string, list<int>> $added
     * @param array<string, list<int>> $removed
     */
    private function changeSome(array $names, array $added, array $removed): void
    {
        $wanted = [];
        foreach ([$added, $removed] as $kind => $sets) {
            foreach ($sets as $name => $ids) {
                foreach ($ids as $id) {
                    $wanted[$name][$id >> 16][$kind][] = $id & 0xffff;
                }
            }
        }
        $chunks = array_values(array_unique(array_merge(...array_map('array_keys', array_values($wanted)))));
        $where = Condition::all([Condition::in('name', $names), Condition::in('chunk', $chunks)]);
        $known = [];
        foreach ($this->sql->rows("SELECT name, chunk, ids FROM %i WHERE $where->sql", ($this->table)(), ...$where->values) as $row) {
            $known[(string) $row['name']][(int) $row['chunk']] = (string) $row['ids'];
        }
        $rows = [];
        $empty = [];
        foreach ($names as $name) {
            foreach ($wanted[$name] as $chunk => $change) {
                $before = $known[$name][$chunk] ?? '';
                $after = IdSetCodec::change($before, $change[0] ?? [], $change[1] ?? []);
                if ($after === '') {
                    $empty[$chunk] = $before === '' ? $empty[$chunk] ?? [] : [...$empty[$chunk] ?? [], $name];
                } elseif ($after !== $before) {
                    $rows[] = [$name, $chunk, $after];
                }
            }
        }
        $this->write($rows);
        foreach (array_filter($empty) as $chunk => $gone) {
            $in = Condition::in('name', $gone);
            $this->sql->run("DELETE FROM %i WHERE chunk = %d AND $in->sql", ($this->table)(), $chunk, ...$in->values);
        }
    }

    /** @param list<array{string, int, string}> $rows */
    private function write(array $rows): void
    {
        while ($rows !== []) {
            $part = [];
            $bytes = 0;
            while ($rows !== [] && count($part) < self::MAX_ROWS && $bytes < self::MAX_BYTES) {
                $row = array_shift($rows);
                $bytes += strlen($row[2]);
                $part[] = $row;
            }
            $marks = implode(', ', array_fill(0, count($part), '(%s, %d, %s)'));
            $this->sql->run(
                "INSERT INTO %i (name, chunk, ids) VALUES $marks ON DUPLICATE KEY UPDATE ids = VALUES(ids)",
                ($this->table)(),
                ...array_merge(...$part)
            );
        }
    }
}
