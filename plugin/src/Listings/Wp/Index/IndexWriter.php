<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use Closure;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\IndexedOpening;
use CourantDesk\Listings\Wp\Condition;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** Brings the index in step with openings: only what differs from the last time is written, in one transaction. */
final class IndexWriter
{
    private const ROWS = 400;
    private const COLUMNS = 'job_id, published, expired, closes, by_title, by_closing, keys_stored, in_order';

    private readonly BitmapTable $bitmaps;
    private readonly PhraseTable $phrases;
    private readonly OrderBuckets $order;
    private readonly CommonBeginnings $beginnings;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables, int $common = BitmapTable::COMMON)
    {
        $this->bitmaps = new BitmapTable($sql, $tables, $common);
        $this->phrases = new PhraseTable($sql, $tables->phrases(...));
        $this->order = new OrderBuckets($sql, $tables);
        $this->beginnings = new CommonBeginnings($sql, $tables);
    }

    /**
     * @param non-empty-list<int>                                                   $ids  at most 500
     * @param Closure(non-empty-list<int>, bool=): array<int, IndexedOpening> $load called with true after the index is locked, to
     *                                                                        read past the caches of this process, so that of two
     *                                                                        writers the later one knows the latest; hidden ones are missing
     * @param bool $isBuilding sets of phrases of openings that were unknown are left to a later step
     * @return bool whether anything differed
     */
    public function write(array $ids, Closure $load, bool $isBuilding = false): bool
    {
        // Most hooks of one save change nothing here: a look is cheaper than a write of the lock. It comes after any writer that may
        // not have seen this change, or a deleted opening would stay when that one commits after the look.
        if (count($ids) === 1) {
            $this->tables->awaitWriter();
        }
        if (count($ids) === 1 && self::same($this->known($ids)[$ids[0]] ?? null, $load($ids)[$ids[0]] ?? null)) {
            return false;
        }

        return $this->sql->transaction(function () use ($ids, $load, $isBuilding): bool {
            $this->tables->lock();

            return $this->apply($ids, $this->known($ids), $load($ids, true), $isBuilding);
            // Written twice it is the same: only what differs from what is stored is written.
        }, static fn (): bool => false);
    }

    private static function same(?IndexedOpening $old, ?IndexedOpening $new): bool
    {
        return $old?->stored() === $new?->stored();
    }

    /**
     * @param non-empty-list<int>        $ids
     * @param array<int, IndexedOpening> $before
     * @param array<int, IndexedOpening> $after
     */
    private function apply(array $ids, array $before, array $after, bool $isBuilding): bool
    {
        $change = new IndexChange();
        $changed = [];
        foreach ($ids as $id) {
            $old = $before[$id] ?? null;
            $new = $after[$id] ?? null;
            if (!self::same($old, $new)) {
                $change->add($id, $old, $new);
                $changed[] = $id;
            }
        }
        if ($changed === []) {
            return false;
        }
        $kept = $this->beginnings->kept();
        foreach ($changed as $id) {
            $change->addBeginnings($id, $before[$id] ?? null, $after[$id] ?? null, $kept);
        }
        $this->count($change->counts());
        $words = $this->bitmaps->words(array_keys($change->changed));
        $this->removeRows($change->removed, $words);
        $this->addRows($change->added, $words);
        $this->bitmaps->update($words, $change->set, $change->cleared);
        $this->changePhrases($changed, $before, $after, $isBuilding);
        $this->keep($changed, $after);
        $this->order->change($changed, $before, $after);

        return true;
    }

    /**
     * @param non-empty-list<int>        $ids
     * @param array<int, IndexedOpening> $before
     * @param array<int, IndexedOpening> $after
     */
    private function changePhrases(array $ids, array $before, array $after, bool $isBuilding): void
    {
        $added = [];
        $removed = [];
        foreach ($ids as $id) {
            if ($isBuilding && !isset($before[$id])) {
                continue;
            }
            $old = isset($before[$id]) ? PhraseKeys::fromText($before[$id]->sequence) : [];
            $new = isset($after[$id]) ? PhraseKeys::fromText($after[$id]->sequence) : [];
            foreach (array_keys(array_diff_key($new, $old)) as $name) {
                $added[$name][] = $id;
            }
            foreach (array_keys(array_diff_key($old, $new)) as $name) {
                $removed[$name][] = $id;
            }
        }
        $this->phrases->change($added, $removed);
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, IndexedOpening>
     */
    private function known(array $ids): array
    {
        $in = Condition::in('job_id', $ids);
        $known = [];
        foreach ($this->sql->rows('SELECT ' . self::COLUMNS . " FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values) as $row) {
            $known[(int) $row['job_id']] = IndexedOpening::read($row);
        }

        return $known;
    }

    /** @param array<string, array{int, int}> $counts */
    private function count(array $counts): void
    {
        // Always in one order, and inside of the lock; names that are new come into being here.
        ksort($counts);
        foreach (array_chunk($counts, self::ROWS, true) as $part) {
            $values = [];
            foreach ($part as $key => [$open, $expired]) {
                array_push($values, $key, $open, $expired);
            }
            $marks = implode(', ', array_fill(0, count($part), '(%s, %d, %d)'));
            $this->sql->run(
                "INSERT INTO %i (name, openings, expired) VALUES $marks"
                . ' ON DUPLICATE KEY UPDATE openings = openings + VALUES(openings), expired = expired + VALUES(expired)',
                $this->tables->words(),
                ...$values
            );
        }
    }

    /**
     * @param array<int, array{published: int, keys: list<string>}>       $removed by opening
     * @param array<string, array{id: int, common: bool, number: int}> $words
     */
    private function removeRows(array $removed, array $words): void
    {
        foreach ($removed as $id => $rows) {
            foreach (array_chunk($rows['keys'], self::ROWS) as $keys) {
                $in = Condition::in('token_id', array_map(static fn (string $key): int => $words[$key]['id'], $keys));
                $this->sql->run(
                    "DELETE FROM %i WHERE job_id = %d AND published = %d AND $in->sql",
                    $this->tables->tokens(),
                    $id,
                    $rows['published'],
                    ...$in->values
                );
            }
        }
    }

    /**
     * @param list<array{string, int, int}>                          $added key, published, opening
     * @param array<string, array{id: int, common: bool, number: int}> $words
     */
    private function addRows(array $added, array $words): void
    {
        foreach (array_chunk($added, self::ROWS) as $part) {
            $values = [];
            foreach ($part as [$key, $published, $id]) {
                array_push($values, $words[$key]['id'], $published, $id);
            }
            $marks = implode(', ', array_fill(0, count($part), '(%d, %d, %d)'));
            $this->sql->run("INSERT INTO %i (token_id, published, job_id) VALUES $marks", $this->tables->tokens(), ...$values);
        }
    }

    /**
     * @param non-empty-list<int>        $ids
     * @param array<int, IndexedOpening> $after
     */
    private function keep(array $ids, array $after): void
    {
        foreach (array_chunk($ids, 100) as $part) {
            $in = Condition::in('job_id', $part);
            $this->sql->run("DELETE FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values);
            $values = [];
            foreach (array_intersect_key($after, array_flip($part)) as $opening) {
                array_push($values, ...$opening->stored());
            }
            if ($values !== []) {
                $marks = implode(', ', array_fill(0, intdiv(count($values), 8), '(%d, %d, %d, %d, %s, %s, %s, %s)'));
                $this->sql->run('INSERT INTO %i (' . self::COLUMNS . ") VALUES $marks", $this->tables->docs(), ...$values);
            }
        }
    }
}
