<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;

/**
 * Converts an index of the previous format in steps, which can be interrupted and repeated, while it is used: writes
 * index entries without the keys of their words, sorts the openings in sort buckets, and deletes the rows of sets that
 * have a bitmap, which are not read.
 */
final class IndexCompactor
{
    private const MAX_OPENINGS = 500;
    private const MAX_ROWS = 20000;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly int $maxOpenings = self::MAX_OPENINGS,
        private readonly int $maxRows = self::MAX_ROWS,
    ) {
    }

    /** @return bool whether the index has the current format */
    public function runStep(): bool
    {
        $state = $this->state->readStored();
        if ($state === null || !$this->state->needsCompaction($state)) {
            return true;
        }
        if (!$this->state->isCompacting($state)) {
            $this->state->startCompacting($state);

            return false;
        }
        $ids = array_map('intval', $this->sql->fetchColumn(
            'SELECT job_id FROM %i WHERE job_id > %d ORDER BY job_id LIMIT %d',
            $this->tables->docs(),
            IndexState::lastOpeningId($state),
            $this->maxOpenings,
        ));
        if ($ids !== []) {
            $this->writer->rewriteEntries($ids);
            $this->state->saveProgress($state, $ids[count($ids) - 1]);

            return false;
        }

        return $this->sortBuckets() && $this->deleteRows() && $this->state->markReady($state);
    }

    private function sortBuckets(): bool
    {
        return $this->sql->transaction(function (): bool {
            $this->tables->lock();

            return (new SortBucketRepository($this->sql, $this->tables))->sortStep();
        }, static fn (): bool => false);
    }

    /** Deletes rows of one set. @return bool whether no set with a bitmap has rows */
    private function deleteRows(): bool
    {
        return $this->sql->transaction(function (): bool {
            $this->tables->lock();
            $tokens = $this->tables->tokens();
            $set = $this->sql->fetchValue(
                'SELECT w.id FROM %i w WHERE w.common = 1 AND EXISTS (SELECT 1 FROM %i t WHERE t.token_id = w.id) LIMIT 1',
                $this->tables->words(),
                $tokens,
            );
            if ($set === null) {
                return true;
            }
            $last = $this->sql->fetchValue(
                'SELECT published FROM %i WHERE token_id = %d ORDER BY published, job_id LIMIT 1 OFFSET %d',
                $tokens,
                (int) $set,
                $this->maxRows,
            );
            $this->sql->execute(
                'DELETE FROM %i WHERE token_id = %d AND published <= %d',
                $tokens,
                (int) $set,
                $last === null ? PHP_INT_MAX : (int) $last,
            );

            return false;
        }, static fn (): bool => false);
    }
}
