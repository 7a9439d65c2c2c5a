<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Applications\Wp\Recruiting\RecruitingTables;
use CourantDesk\Applications\Wp\Tables;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/**
 * Deletes what is left of applications that are gone, and writes the rows of applications that have none. Neither comes from this
 * version, whose writes are transactions, but from earlier ones, from WP Job Openings and from software that writes past WordPress.
 *
 * It starts once a day, works for a few seconds at a time, and goes on a minute later where it stopped.
 */
final class OrphanSweep
{
    public const EVENT = 'courant_desk_sweep_orphans';

    /** Where the last run stopped: number of its step, and the last id of post meta that was looked at. Absent at the beginning. */
    public const OPTION = 'courant_orphan_sweep';

    /** The table of the email queue, without prefix. */
    private const EMAILS = 'outbox';

    /** Rows deleted by one statement. */
    private const BATCH = 500;

    /** Ids of post meta that one statement looks at: a range of the primary key, whatever the size of the table. */
    private const META_RANGE = 20000;

    private const MAX_SECONDS = 5.0;

    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly CandidateRows $rows,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
        add_action(self::EVENT, [$this, 'runInBackground'], 10, 0);
    }

    public function runInBackground(): void
    {
        try {
            $isDone = $this->run();
        } catch (RuntimeException $failure) {
            $this->log->error('applications.orphans', [], $failure);
            $isDone = true;
        }
        if (!$isDone && wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + MINUTE_IN_SECONDS, self::EVENT);
        }
    }

    /** @return bool true when everything was looked at, false when the time was up */
    public function run(float $maxSeconds = self::MAX_SECONDS): bool
    {
        $end = $this->seconds() + $maxSeconds;
        $steps = [
            $this->rows->complete(...),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::CANDIDATES), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::OPENED), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(self::EMAILS), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(Tables::ATTEMPTS), 'application_id'),
            $this->deleteFiles(...),
            $this->deleteMeta(...),
        ];
        [$first] = $this->position();
        for ($number = $first; $number < count($steps); $number++) {
            do {
                $isDone = $steps[$number]();
            } while (!$isDone && $this->seconds() < $end);
            if ($this->seconds() >= $end && ($number < count($steps) - 1 || !$isDone)) {
                [, $meta] = $this->position();
                update_option(self::OPTION, ['step' => $isDone ? $number + 1 : $number, 'meta' => $meta], false);

                return false;
            }
        }
        delete_option(self::OPTION);

        return true;
    }

    /** @return array{int, int} */
    private function position(): array
    {
        $stored = get_option(self::OPTION, []);
        $number = static fn (string $key): int => is_array($stored) && is_numeric($stored[$key] ?? null) ? max(0, (int) $stored[$key]) : 0;

        return [$number('step'), $number('meta')];
    }

    public function erase(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
        delete_option(self::OPTION);
    }

    private function seconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }

    /**
     * Rows with 0 belong to no application yet.
     *
     * @return bool whether none is left
     */
    private function deleteRows(string $table, string $column): bool
    {
        $gone = $this->sql->column(
            'SELECT DISTINCT t.%i FROM %i t LEFT JOIN %i p ON p.ID = t.%i AND p.post_type = %s WHERE t.%i > 0 AND p.ID IS NULL ORDER BY t.%i LIMIT %d',
            $column,
            $table,
            $this->sql->core('posts'),
            $column,
            ApplicationType::NAME,
            $column,
            $column,
            self::BATCH
        );
        if ($gone !== []) {
            $this->sql->run(
                'DELETE FROM %i WHERE %i IN (' . implode(', ', array_fill(0, count($gone), '%d')) . ')',
                ...[$table, $column, ...array_map('intval', $gone)]
            );
        }

        return count($gone) < self::BATCH;
    }

    private function deleteFiles(): bool
    {
        $gone = $this->sql->column(
            'SELECT f.id FROM %i f LEFT JOIN %i p ON p.ID = f.application_id AND p.post_type = %s WHERE f.application_id > 0 AND p.ID IS NULL ORDER BY f.id LIMIT %d',
            $this->sql->table(FileStore::TABLE),
            $this->sql->core('posts'),
            ApplicationType::NAME,
            self::BATCH
        );
        foreach ($gone as $id) {
            $file = $this->files->find((int) $id);
            if ($file !== null) {
                $this->files->bind($file, 0);
                $this->files->discard($file);
            }
        }

        return count($gone) < self::BATCH;
    }

    /** Meta of our posts: letters, addresses and notes of applicants among them, which no eraser finds without the post. */
    private function deleteMeta(): bool
    {
        $meta = $this->sql->core('postmeta');
        [$step, $from] = $this->position();
        $gone = $this->sql->column(
            'SELECT m.meta_id FROM %i m LEFT JOIN %i p ON p.ID = m.post_id'
            . ' WHERE m.meta_id > %d AND m.meta_id <= %d AND p.ID IS NULL AND (m.meta_key LIKE %s OR m.meta_key LIKE %s)',
            $meta,
            $this->sql->core('posts'),
            $from,
            $from + self::META_RANGE,
            $this->sql->like('awsm_') . '%',
            $this->sql->like('courant_') . '%'
        );
        foreach (array_chunk(array_map('intval', $gone), self::BATCH) as $ids) {
            $this->sql->run('DELETE FROM %i WHERE meta_id IN (' . implode(', ', array_fill(0, count($ids), '%d')) . ')', $meta, ...$ids);
        }
        // Ids may have gaps of any size.
        $next = (int) $this->sql->value('SELECT MIN(meta_id) FROM %i WHERE meta_id > %d', $meta, $from + self::META_RANGE);
        update_option(self::OPTION, ['step' => $step, 'meta' => max(0, $next - 1)], false);

        return $next === 0;
    }
}
