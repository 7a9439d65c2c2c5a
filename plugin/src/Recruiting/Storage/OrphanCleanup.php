<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/**
 * Deletes the remaining data of deleted applications, and writes missing rows of applications. They are caused by WP
 * Job Openings, by earlier versions, and by software that bypasses WordPress; this version writes in transactions.
 *
 * Runs once a day, for a few seconds at a time, and continues a minute later.
 */
final class OrphanCleanup
{
    public const EVENT = 'courant_desk_sweep_orphans';

    /**
     * Option with the position of an incomplete run: number of the step, and the last post meta ID that was checked.
     */
    public const OPTION = 'courant_orphan_sweep';

    /** Name of the table of the email queue, without prefix. */
    private const EMAILS_TABLE = 'outbox';

    /** Number of rows that one statement deletes. */
    private const BATCH_SIZE = 500;

    /**
     * Number of post meta IDs that one statement checks: a range of the primary key, independent of the size of the
     * table.
     */
    private const META_RANGE = 20000;

    private const MAX_SECONDS = 5.0;

    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly CandidateIndex $rows,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
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

    /** @return bool true when everything was checked, false when the time limit was reached */
    public function run(float $maxSeconds = self::MAX_SECONDS): bool
    {
        $end = $this->seconds() + $maxSeconds;
        $steps = [
            $this->rows->addMissing(...),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::CANDIDATES), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::OPENED_FILES), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(self::EMAILS_TABLE), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(SubmissionAttempts::TABLE), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::TAGS), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::ASSIGNEES), 'application_id'),
            fn (): bool => $this->deleteRows($this->sql->table(RecruitingTables::EMAIL_ATTACHMENTS), 'application_id'),
            $this->deleteFiles(...),
            $this->deleteMeta(...),
        ];
        [$first] = $this->readPosition();
        for ($number = $first; $number < count($steps); $number++) {
            do {
                $isDone = $steps[$number]();
            } while (!$isDone && $this->seconds() < $end);
            if ($this->seconds() >= $end && ($number < count($steps) - 1 || !$isDone)) {
                [, $meta] = $this->readPosition();
                update_option(self::OPTION, ['step' => $isDone ? $number + 1 : $number, 'meta' => $meta], false);

                return false;
            }
        }
        delete_option(self::OPTION);

        return true;
    }

    /** @return array{int, int} */
    private function readPosition(): array
    {
        $stored = get_option(self::OPTION, []);
        $number = static fn (string $key): int => is_array($stored) && is_numeric($stored[$key] ?? null)
            ? max(0, (int) $stored[$key])
            : 0;

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
     * Deletes rows without an application. Rows with 0 belong to no application yet and are kept.
     *
     * @return bool whether no row is left
     */
    private function deleteRows(string $table, string $column): bool
    {
        $gone = $this->sql->fetchColumn(
            'SELECT DISTINCT t.%i FROM %i t LEFT JOIN %i p ON p.ID = t.%i AND p.post_type = %s WHERE t.%i > 0 AND p.ID IS NULL ORDER BY t.%i LIMIT %d',
            $column,
            $table,
            $this->sql->coreTable('posts'),
            $column,
            PostTypes::APPLICATION,
            $column,
            $column,
            self::BATCH_SIZE
        );
        if ($gone !== []) {
            $this->sql->execute(
                'DELETE FROM %i WHERE %i IN (' . implode(', ', array_fill(0, count($gone), '%d')) . ')',
                ...[$table, $column, ...array_map('intval', $gone)]
            );
        }

        return count($gone) < self::BATCH_SIZE;
    }

    private function deleteFiles(): bool
    {
        $gone = $this->sql->fetchColumn(
            'SELECT f.id FROM %i f LEFT JOIN %i p ON p.ID = f.application_id AND p.post_type = %s WHERE f.application_id > 0 AND p.ID IS NULL ORDER BY f.id LIMIT %d',
            $this->sql->table(FileStore::TABLE),
            $this->sql->coreTable('posts'),
            PostTypes::APPLICATION,
            self::BATCH_SIZE
        );
        foreach ($gone as $id) {
            $file = $this->files->find((int) $id);
            if ($file !== null) {
                $this->files->assignToApplication($file, 0);
                $this->files->delete($file);
            }
        }

        return count($gone) < self::BATCH_SIZE;
    }

    /**
     * Deletes orphaned meta of applications, such as cover letters, addresses and notes, because an eraser cannot find
     * them without the post.
     */
    private function deleteMeta(): bool
    {
        $meta = $this->sql->coreTable('postmeta');
        [$step, $from] = $this->readPosition();
        $gone = $this->sql->fetchColumn(
            'SELECT m.meta_id FROM %i m LEFT JOIN %i p ON p.ID = m.post_id'
            . ' WHERE m.meta_id > %d AND m.meta_id <= %d AND p.ID IS NULL AND (m.meta_key LIKE %s OR m.meta_key LIKE %s)',
            $meta,
            $this->sql->coreTable('posts'),
            $from,
            $from + self::META_RANGE,
            $this->sql->escapeLike('awsm_') . '%',
            $this->sql->escapeLike('courant_') . '%'
        );
        foreach (array_chunk(array_map('intval', $gone), self::BATCH_SIZE) as $ids) {
            $this->sql->execute(
                'DELETE FROM %i WHERE meta_id IN (' . implode(', ', array_fill(0, count($ids), '%d')) . ')',
                $meta,
                ...$ids,
            );
        }
        // IDs can have gaps of any size.
        $next = (int) $this->sql
            ->fetchValue('SELECT MIN(meta_id) FROM %i WHERE meta_id > %d', $meta, $from + self::META_RANGE);
        update_option(self::OPTION, ['step' => $step, 'meta' => max(0, $next - 1)], false);

        return $next === 0;
    }
}
