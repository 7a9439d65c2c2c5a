<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use Closure;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** Writes index entries of openings in one transaction, only with the differences from the last entry. */
final class IndexWriter
{
    private const BATCH_SIZE = 400;
    private const COLUMNS = 'job_id, published, expired, closes, by_title, by_closing, keys_stored, in_order';

    private readonly BitmapRepository $bitmaps;
    private readonly PhraseSetRepository $phrases;
    private readonly SortBucketRepository $sortBuckets;
    private readonly CommonPrefixes $prefixes;
    private readonly PostRowRepository $postRows;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        int $common = BitmapRepository::COMMON_WORD_THRESHOLD,
    ) {
        $this->bitmaps = new BitmapRepository($sql, $tables, $common);
        $this->phrases = new PhraseSetRepository($sql, $tables->phrases(...));
        $this->sortBuckets = new SortBucketRepository($sql, $tables);
        $this->prefixes = new CommonPrefixes($sql, $tables);
        $this->postRows = new PostRowRepository($sql, $tables);
    }

    /**
     * @param non-empty-list<int>                                                   $ids  at most 500
     * @param Closure(non-empty-list<int>, bool=): array<int, IndexedOpening> $load loads openings, without hidden ones;
     *     called with true after the index is locked, to bypass the caches of this process, so that the later of two
     *     writers reads the latest data
     * @param bool $isBuilding leaves the phrase sets of new openings to a later step
     * @return bool whether an index entry changed
     */
    public function write(array $ids, Closure $load, bool $isBuilding = false): bool
    {
        // Most hooks of a save do not change the entry, and reading it is cheaper than acquiring the lock. The read
        // waits for a writer that may not have seen this change, because a deleted opening would remain if that writer
        // committed after the read.
        if (count($ids) === 1) {
            $this->tables->waitForWriter();
        }
        if (
            count($ids) === 1
            && self::isUnchanged($this->readStored($ids)[$ids[0]] ?? null, $load($ids)[$ids[0]] ?? null)
            && $this->postRows->isCurrent($ids[0])
        ) {
            return false;
        }

        return $this->sql->transaction(function () use ($ids, $load, $isBuilding): bool {
            $this->tables->lock();
            $this->postRows->update($ids);

            return $this->apply($ids, $this->readStored($ids), $load($ids, true), $isBuilding);
            // The work can be repeated, because only differences from the stored entries are written.
        }, static fn (): bool => false);
    }

    /**
     * Writes stored entries in the current format.
     *
     * @param non-empty-list<int> $ids at most 500
     */
    public function rewriteEntries(array $ids): void
    {
        $this->sql->transaction(function () use ($ids): void {
            $this->tables->lock();
            $this->saveOpenings($ids, $this->readStored($ids));
        }, static fn (): bool => false);
    }

    private static function isUnchanged(?IndexedOpening $old, ?IndexedOpening $new): bool
    {
        return $old?->toRow() === $new?->toRow();
    }

    /**
     * @param non-empty-list<int>        $ids
     * @param array<int, IndexedOpening> $before
     * @param array<int, IndexedOpening> $after
     */
    private function apply(array $ids, array $before, array $after, bool $isBuilding): bool
    {
        $change = new IndexChangeSet();
        $changed = [];
        foreach ($ids as $id) {
            $old = $before[$id] ?? null;
            $new = $after[$id] ?? null;
            if (!self::isUnchanged($old, $new)) {
                $change->add($id, $old, $new);
                $changed[] = $id;
            }
        }
        if ($changed === []) {
            return false;
        }
        $stored = $this->prefixes->findStored();
        foreach ($changed as $id) {
            $change->addPrefixes($id, $before[$id] ?? null, $after[$id] ?? null, $stored);
        }
        $this->updateCounts($change->counts());
        $words = $this->bitmaps->findWords(array_keys($change->changedKeys));
        $this->removeRows($change->removedRows, $words);
        $this->addRows($change->addedRows, $words);
        $this->bitmaps->update($words, $change->addedIds, $change->removedIds);
        $this->changePhrases($changed, $before, $after, $isBuilding);
        $this->saveOpenings($changed, $after);
        $this->sortBuckets->update($changed, $before, $after);

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
            $old = isset($before[$id]) ? PhraseKeys::fromText($before[$id]->wordSequence) : [];
            $new = isset($after[$id]) ? PhraseKeys::fromText($after[$id]->wordSequence) : [];
            foreach (array_keys(array_diff_key($new, $old)) as $name) {
                $added[$name][] = $id;
            }
            foreach (array_keys(array_diff_key($old, $new)) as $name) {
                $removed[$name][] = $id;
            }
        }
        $this->phrases->update($added, $removed);
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, IndexedOpening>
     */
    private function readStored(array $ids): array
    {
        $in = SqlCondition::in('job_id', $ids);
        $known = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT ' . self::COLUMNS . " FROM %i WHERE $in->sql",
                $this->tables->docs(),
                ...$in->values,
            ) as $row
        ) {
            $known[(int) $row['job_id']] = IndexedOpening::fromRow($row);
        }

        return $known;
    }

    /** @param array<string, array{int, int}> $counts */
    private function updateCounts(array $counts): void
    {
        // Written always in the same order and while holding the lock, to avoid deadlocks; new names are inserted here.
        ksort($counts);
        foreach (array_chunk($counts, self::BATCH_SIZE, true) as $batch) {
            $values = [];
            foreach ($batch as $key => [$open, $expired]) {
                array_push($values, $key, $open, $expired);
            }
            $placeholders = implode(', ', array_fill(0, count($batch), '(%s, %d, %d)'));
            $this->sql->execute(
                "INSERT INTO %i (name, openings, expired) VALUES $placeholders"
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
            $rare = array_filter($rows['keys'], static fn (string $key): bool => !$words[$key]['common']);
            foreach (array_chunk($rare, self::BATCH_SIZE) as $keys) {
                $in = SqlCondition::in(
                    'token_id',
                    array_map(static fn (string $key): int => $words[$key]['id'], $keys),
                );
                $this->sql->execute(
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
        $rare = array_filter($added, static fn (array $row): bool => !$words[$row[0]]['common']);
        foreach (array_chunk($rare, self::BATCH_SIZE) as $batch) {
            $values = [];
            foreach ($batch as [$key, $published, $id]) {
                array_push($values, $words[$key]['id'], $published, $id);
            }
            $placeholders = implode(', ', array_fill(0, count($batch), '(%d, %d, %d)'));
            $this->sql->execute(
                "INSERT INTO %i (token_id, published, job_id) VALUES $placeholders",
                $this->tables->tokens(),
                ...$values,
            );
        }
    }

    /**
     * @param non-empty-list<int>        $ids
     * @param array<int, IndexedOpening> $after
     */
    private function saveOpenings(array $ids, array $after): void
    {
        foreach (array_chunk($ids, 100) as $batch) {
            $in = SqlCondition::in('job_id', $batch);
            $this->sql->execute("DELETE FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values);
            $values = [];
            foreach (array_intersect_key($after, array_flip($batch)) as $opening) {
                array_push($values, ...$opening->toRow());
            }
            if ($values !== []) {
                $rows = intdiv(count($values), 8);
                $placeholders = implode(', ', array_fill(0, $rows, '(%d, %d, %d, %d, %s, %s, %s, %s)'));
                $this->sql->execute(
                    'INSERT INTO %i (' . self::COLUMNS . ") VALUES $placeholders",
                    $this->tables->docs(),
                    ...$values,
                );
            }
        }
    }
}
