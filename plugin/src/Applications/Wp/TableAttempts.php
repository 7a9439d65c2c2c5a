<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\Attempt;
use CourantDesk\Applications\Domain\Attempts;
use CourantDesk\Applications\Domain\IdempotencyKey;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use RuntimeException;

/** One row a key; the unique key decides who is first. Never asks how many rows a statement changed (design, 16). */
final class TableAttempts implements Attempts
{
    /** A request that holds a key longer than this is thought dead; seconds. */
    private const DEAD_AFTER = 120;

    /** Keys are forgotten after this time; seconds. */
    private const KEPT = 30 * 86400;

    private const WAITS = 60;
    private const WAIT_MICROSECONDS = 150000;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function receipt(IdempotencyKey $key): ?Receipt
    {
        $row = $this->row($key->hash);
        if ($row === null || !$this->isStored($row) || $this->isOver($key, $row)) {
            return null;
        }

        return new Receipt((int) $row['application_id'], (string) $row['reference']);
    }

    public function claim(IdempotencyKey $key): Attempt|Receipt|null
    {
        for ($wait = 0; $wait < self::WAITS; $wait++) {
            $attempt = $this->tryFirst($key) ?? $this->tryAfter($key);
            if ($attempt !== null) {
                return $attempt;
            }
            usleep(self::WAIT_MICROSECONDS);
        }

        return null;
    }

    public function release(Attempt $attempt): void
    {
        try {
            $this->sql->run(
                'DELETE FROM %i WHERE attempt_key = %s AND holder = %s AND application_id = 0',
                $this->table(),
                $attempt->key,
                $attempt->holder
            );
        } catch (SqlFailure) {
            // A right that could not be given back is taken over when it counts as dead.
            return;
        }
    }

    /**
     * Ends an attempt: from now on its key answers with this receipt.
     *
     * @throws RuntimeException when another request took the attempt over because this one took too long
     */
    public function finish(Attempt $attempt, Receipt $receipt): void
    {
        $this->sql->run(
            'UPDATE %i SET application_id = %d, reference = %s WHERE attempt_key = %s AND holder = %s',
            $this->table(),
            $receipt->application,
            $receipt->reference,
            $attempt->key,
            $attempt->holder
        );
        if (!$this->isFinished($attempt)) {
            throw new RuntimeException('Another request has taken this attempt over.');
        }
    }

    /** Waits for a transaction that still holds the row. */
    public function isFinished(Attempt $attempt): bool
    {
        return (int) $this->sql->value(
            'SELECT application_id FROM %i WHERE attempt_key = %s AND holder = %s FOR UPDATE',
            $this->table(),
            $attempt->key,
            $attempt->holder
        ) > 0;
    }

    public function sweep(): void
    {
        $this->sql->run('DELETE FROM %i WHERE created < %d', $this->table(), $this->now() - self::KEPT);
    }

    private function tryFirst(IdempotencyKey $key): ?Attempt
    {
        $attempt = new Attempt($key->hash, bin2hex(random_bytes(16)));
        try {
            $this->sql->insert($this->table(), [
                'attempt_key' => $attempt->key,
                'holder' => $attempt->holder,
                'created' => $this->now(),
            ]);
        } catch (SqlFailure $failure) {
            if (!$failure->duplicate) {
                throw $failure;
            }

            return null;
        }

        return $attempt;
    }

    private function tryAfter(IdempotencyKey $key): ?Receipt
    {
        $row = $this->row($key->hash);
        if ($row === null) {
            return null;
        }
        $isStored = $this->isStored($row);
        if ($this->isOver($key, $row) || (!$isStored && ((int) $row['application_id'] > 0 || $this->isDead($row)))) {
            $this->sql->run(
                'DELETE FROM %i WHERE attempt_key = %s AND holder = %s AND created = %d',
                $this->table(),
                $key->hash,
                (string) $row['holder'],
                (int) $row['created']
            );

            return null;
        }

        return $isStored
            ? new Receipt((int) $row['application_id'], (string) $row['reference'])
            : null;
    }

    /** @return array<string, string|null>|null */
    private function row(string $key): ?array
    {
        return $this->sql->rows('SELECT * FROM %i WHERE attempt_key = %s', $this->table(), $key)[0] ?? null;
    }

    /** @param array<string, string|null> $row */
    private function isOver(IdempotencyKey $key, array $row): bool
    {
        return $key->seconds > 0 && (int) $row['created'] < $this->now() - $key->seconds;
    }

    /**
     * Whether the application that the key stands for is still there: one that was deleted is no answer to who applies again.
     *
     * @param array<string, string|null> $row
     */
    private function isStored(array $row): bool
    {
        return (int) $row['application_id'] > 0
            && $this->sql->value('SELECT ID FROM %i WHERE ID = %d', $this->sql->core('posts'), (int) $row['application_id']) !== null;
    }

    /** @param array<string, string|null> $row */
    private function isDead(array $row): bool
    {
        return (int) $row['created'] < $this->now() - self::DEAD_AFTER;
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    private function table(): string
    {
        return $this->sql->table(Tables::ATTEMPTS);
    }
}
