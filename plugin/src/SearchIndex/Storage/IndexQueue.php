<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/**
 * Records in the database the openings that are about to change. WordPress commits a post before the index is written,
 * so without a record the index would miss the opening if the process or connection fails in between. A row is inserted
 * before the change and deleted after the index is written. Remaining rows are due after a minute, or immediately after
 * a known failure.
 */
final class IndexQueue
{
    /** Value for an opening that is being created and has no ID yet. */
    public const NEW_OPENING = 0;

    private const GRACE_SECONDS = 60;

    /** Maximum number of rows kept for deletion in one batch, in processes that save many openings. */
    private const MAX_INDEXED = 20;

    private const MAX_ROWS = 500;

    /** @var array<int, list<int>> row IDs by opening */
    private array $pendingRows = [];

    /** @var array<int, list<int>> row IDs by opening, of changes that are in the index */
    private array $indexedRows = [];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /** Records that an opening is about to change. */
    public function recordPendingChange(int $opening): void
    {
        if (isset($this->indexedRows[$opening])) {
            $this->pendingRows[$opening] = $this->indexedRows[$opening];
            unset($this->indexedRows[$opening]);
        }
        if (!isset($this->pendingRows[$opening])) {
            $row = $this->sql
                ->insert($this->tables->queue(), ['job_id' => $opening, 'due' => $this->now() + self::GRACE_SECONDS]);
            // A rollback also removes the row.
            $this->sql->afterCommit(function () use ($opening, $row): void {
                $this->pendingRows[$opening][] = $row;
            });
        }
    }

    /**
     * Records that the index entries of openings are up to date.
     *
     * @param list<int> $openings
     */
    public function markIndexed(array $openings): void
    {
        foreach ($openings as $opening) {
            $key = isset($this->pendingRows[$opening]) ? $opening : self::NEW_OPENING;
            if (isset($this->pendingRows[$key])) {
                $this->indexedRows[$key] = $this->pendingRows[$key];
                unset($this->pendingRows[$key]);
            }
        }
        if (count($this->indexedRows) >= self::MAX_INDEXED) {
            $this->deleteIndexed();
        }
    }

    /**
     * Makes openings due immediately after writing their index entries failed.
     *
     * @param list<int> $openings
     */
    public function markFailed(array $openings): void
    {
        foreach (array_chunk($openings, self::MAX_ROWS) as $batch) {
            $values = [];
            foreach ($batch as $opening) {
                array_push($values, $opening, $this->now());
            }
            $placeholders = implode(', ', array_fill(0, count($batch), '(%d, %d)'));
            $statement = "INSERT INTO %i (job_id, due) VALUES $placeholders";
            $this->sql->execute($statement, $this->tables->queue(), ...$values);
        }
    }

    /**
     * @return list<int> openings that were about to change and are not indexed yet, such as one that another process
     *     has deleted in the meantime
     */
    public function pendingOpenings(): array
    {
        return array_values(array_diff(array_keys($this->pendingRows), [self::NEW_OPENING]));
    }

    /** Deletes the rows of indexed openings. Called at the end of a request. */
    public function deleteIndexed(): void
    {
        $this->delete(array_merge(...array_values($this->indexedRows)));
        $this->indexedRows = [];
    }

    /** @return array<int, int> openings by row ID, oldest first */
    public function findDue(int $max): array
    {
        $due = [];
        $rows = $this->sql->fetchRows(
            'SELECT id, job_id FROM %i WHERE due <= %d ORDER BY id LIMIT %d',
            $this->tables->queue(),
            $this->now(),
            $max,
        );
        foreach ($rows as $row) {
            $due[(int) $row['id']] = (int) $row['job_id'];
        }

        return $due;
    }

    /** @param list<int> $rows IDs of rows to retry in a minute */
    public function postpone(array $rows): void
    {
        $in = SqlCondition::in('id', $rows);
        $this->sql->execute(
            "UPDATE %i SET due = %d WHERE $in->sql",
            $this->tables->queue(),
            $this->now() + self::GRACE_SECONDS,
            ...$in->values,
        );
    }

    /** @param list<int> $rows IDs */
    public function delete(array $rows): void
    {
        sort($rows);
        foreach (array_chunk($rows, self::MAX_ROWS) as $batch) {
            $in = SqlCondition::in('id', $batch);
            $this->sql->execute("DELETE FROM %i WHERE $in->sql", $this->tables->queue(), ...$in->values);
        }
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
