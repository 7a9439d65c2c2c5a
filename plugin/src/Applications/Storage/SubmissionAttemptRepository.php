<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\IdempotencyKey;
use CourantDesk\Applications\Domain\SubmissionAttempt;
use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use RuntimeException;

/**
 * Stores one row per idempotency key; the unique index decides which request is first.
 *
 * Never relies on the number of rows that a statement changed, which databases count differently.
 */
final class SubmissionAttemptRepository implements SubmissionAttempts
{
    /**
     * A request that holds a key longer than this is considered abandoned, in seconds. If it is only slow, it stores
     * nothing, because finish() then finds another holder.
     */
    private const ABANDONED_AFTER_SECONDS = 30;

    /** Age at which keys are deleted, in seconds. */
    private const MAX_AGE_SECONDS = 30 * 86400;

    private const MAX_WAITS = 60;
    private const WAIT_MICROSECONDS = 150000;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function findReceipt(IdempotencyKey $key): ?SubmissionReceipt
    {
        $row = $this->findRow($key->hash);
        if ($row === null || !$this->isStored($row) || $this->isExpired($key, $row)) {
            return null;
        }

        return new SubmissionReceipt((int) $row['application_id'], (string) $row['reference']);
    }

    public function claim(IdempotencyKey $key): SubmissionAttempt|SubmissionReceipt|null
    {
        for ($wait = 0; $wait < self::MAX_WAITS; $wait++) {
            $attempt = $this->tryInsert($key) ?? $this->tryTakeOver($key);
            if ($attempt !== null) {
                return $attempt;
            }
            usleep(self::WAIT_MICROSECONDS);
        }

        return null;
    }

    public function release(SubmissionAttempt $attempt): void
    {
        try {
            $this->sql->execute(
                'DELETE FROM %i WHERE attempt_key = %s AND holder = %s AND application_id = 0',
                $this->table(),
                $attempt->key,
                $attempt->holderId
            );
        } catch (SqlException) {
            // A claim that could not be released is taken over once it is considered abandoned.
            return;
        }
    }

    /**
     * Finishes an attempt: from now on its key returns this receipt.
     *
     * @throws RuntimeException when another request took over the attempt because this one took too long
     */
    public function finish(SubmissionAttempt $attempt, SubmissionReceipt $receipt): void
    {
        $this->sql->execute(
            'UPDATE %i SET application_id = %d, reference = %s WHERE attempt_key = %s AND holder = %s',
            $this->table(),
            $receipt->applicationId,
            $receipt->reference,
            $attempt->key,
            $attempt->holderId
        );
        if (!$this->isFinished($attempt)) {
            throw new RuntimeException('Another request has taken this attempt over.');
        }
    }

    /** Returns whether the attempt is finished. Waits for a transaction that holds the row. */
    public function isFinished(SubmissionAttempt $attempt): bool
    {
        return (int) $this->sql->fetchValue(
            'SELECT application_id FROM %i WHERE attempt_key = %s AND holder = %s FOR UPDATE',
            $this->table(),
            $attempt->key,
            $attempt->holderId
        ) > 0;
    }

    public function deleteExpired(): void
    {
        $this->sql->execute('DELETE FROM %i WHERE created < %d', $this->table(), $this->now() - self::MAX_AGE_SECONDS);
    }

    private function tryInsert(IdempotencyKey $key): ?SubmissionAttempt
    {
        $attempt = new SubmissionAttempt($key->hash, bin2hex(random_bytes(16)));
        try {
            $this->sql->insert($this->table(), [
                'attempt_key' => $attempt->key,
                'holder' => $attempt->holderId,
                'created' => $this->now(),
            ]);
        } catch (SqlException $failure) {
            if (!$failure->isDuplicate) {
                throw $failure;
            }

            return null;
        }

        return $attempt;
    }

    private function tryTakeOver(IdempotencyKey $key): ?SubmissionReceipt
    {
        $row = $this->findRow($key->hash);
        if ($row === null) {
            return null;
        }
        $isStored = $this->isStored($row);
        if (
            $this->isExpired($key, $row)
            || (!$isStored && ((int) $row['application_id'] > 0 || $this->isAbandoned($row)))
        ) {
            $this->sql->execute(
                'DELETE FROM %i WHERE attempt_key = %s AND holder = %s AND created = %d',
                $this->table(),
                $key->hash,
                (string) $row['holder'],
                (int) $row['created']
            );

            return null;
        }

        return $isStored
            ? new SubmissionReceipt((int) $row['application_id'], (string) $row['reference'])
            : null;
    }

    /** @return array<string, string|null>|null */
    private function findRow(string $key): ?array
    {
        return $this->sql->fetchRows('SELECT * FROM %i WHERE attempt_key = %s', $this->table(), $key)[0] ?? null;
    }

    /** @param array<string, string|null> $row */
    private function isExpired(IdempotencyKey $key, array $row): bool
    {
        return $key->validSeconds > 0 && (int) $row['created'] < $this->now() - $key->validSeconds;
    }

    /**
     * Returns whether the key's application still exists. After its deletion the same applicant may apply again.
     *
     * @param array<string, string|null> $row
     */
    private function isStored(array $row): bool
    {
        return (int) $row['application_id'] > 0
            && $this->sql->fetchValue(
                'SELECT ID FROM %i WHERE ID = %d',
                $this->sql->coreTable('posts'),
                (int) $row['application_id'],
            ) !== null;
    }

    /** @param array<string, string|null> $row */
    private function isAbandoned(array $row): bool
    {
        return (int) $row['created'] < $this->now() - self::ABANDONED_AFTER_SECONDS;
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    private function table(): string
    {
        return $this->sql->table(SubmissionAttempts::TABLE);
    }
}
