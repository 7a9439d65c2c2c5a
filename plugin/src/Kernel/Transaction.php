<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;
use wpdb;

/**
 * Represents a transaction of one database object. It is retried as a whole, and fails when one of its statements
 * failed or ran on a different connection than its first statement.
 *
 * WordPress functions ignore errors, and `wpdb` replaces a lost connection silently: later statements would then be
 * stored in autocommit. So the state of the previous statement is checked before each statement (the filter `query`
 * runs before `wpdb` resets it), and a new connection gets `autocommit = 0`, so that the statement that `wpdb` repeats
 * on it is not stored.
 *
 * @internal use `Sql::transaction()` and `Sql::afterCommit()`
 * @see docs/transactions.md
 */
final class Transaction
{
    /** Property of the database object that contains its transaction, which all users of the connection share. */
    private const PROPERTY = 'courant_transaction';

    private bool $isOpen = false;

    private ?SqlException $failure = null;

    public readonly TransactionConnection $connection;
    private readonly TransactionSavepoints $savepoints;
    private readonly TransactionCallbacks $callbacks;
    private readonly TransactionCacheInvalidator $caches;
    private ?GlobalStateSnapshot $state = null;

    private function __construct(private readonly wpdb $db)
    {
        $this->connection = new TransactionConnection($db);
        $this->savepoints = new TransactionSavepoints();
        $this->callbacks = new TransactionCallbacks();
        $this->caches = new TransactionCacheInvalidator();
    }

    public static function forDatabase(wpdb $db): self
    {
        $known = $db->__isset(self::PROPERTY) ? $db->__get(self::PROPERTY) : null;
        if ($known instanceof self) {
            return $known;
        }
        $transaction = new self($db);
        $db->__set(self::PROPERTY, $transaction);

        return $transaction;
    }

    public function isOpen(): bool
    {
        return $this->isOpen;
    }

    /**
     * @template R
     * @param callable(): R               $work
     * @param (callable(): bool)|null     $wasCommitted
     * @return R
     * @throws SqlException
     */
    public function run(callable $work, ?callable $wasCommitted): mixed
    {
        if ($this->isOpen) {
            return $this->runNested($work);
        }
        $retries = new TransactionRetryPolicy();
        while (true) {
            try {
                $outcome = $this->runOnce($work, $wasCommitted);
                $this->callbacks->runAfterCommit();

                return $outcome;
            } catch (Throwable $exception) {
                $failure = $this->failure;
                if ($failure === null || !$failure->isTransient()) {
                    throw $exception;
                }
                if (!$retries->waitForNextAttempt()) {
                    throw $exception instanceof SqlException
                        ? $exception : new SqlException(false, $failure->errorNumber, $exception);
                }
            }
        }
    }

    /** @param callable(): mixed $effect */
    public function afterCommit(callable $effect): void
    {
        $this->isOpen ? $this->callbacks->addAfterCommit($effect) : $effect();
    }

    /** @param callable(): mixed $work */
    public function beforeCommit(callable $work): void
    {
        $this->isOpen ? $this->callbacks->addBeforeCommit($work) : $work();
    }

    /** Records the failure of a statement whose error `wpdb` will no longer report. */
    public function recordFailure(SqlException $failure): void
    {
        if ($this->isOpen && !$this->connection->isSending()) {
            $this->failure ??= $failure;
        }
    }

    /** @throws SqlException when a statement of the open transaction failed, or ran on another connection */
    public function throwIfFailed(): void
    {
        $this->detectFailure();
        if ($this->failure !== null) {
            throw $this->failure;
        }
    }

    /**
     * Callback of the filter `query`. Prevents every statement after a failed one.
     *
     * @throws SqlException
     */
    public function checkStatement(string $statement): string
    {
        if (!$this->isOpen || $this->connection->isSending()) {
            return $statement;
        }
        $this->throwIfFailed();

        return $this->savepoints->translate($statement);
    }

    /**
     * Callback of the filter `incompatible_sql_modes`, which runs while `wpdb` opens a connection. Turns off
     * autocommit, so that the statement that `wpdb` repeats on it is not stored.
     *
     * @param array<string> $modes
     * @return array<string>
     */
    public function disableAutocommitOnReplacement(array $modes): array
    {
        if ($this->isOpen && $this->connection->disableAutocommitOnReplacement()) {
            $this->failure ??= new SqlException(false, SqlException::CONNECTION_LOST);
        }

        return $modes;
    }

    /**
     * Rolls back when a request ends inside of the transaction, including what WordPress writes at shutdown.
     */
    public function rollBackAtShutdown(): void
    {
        if ($this->isOpen) {
            $this->rollBack();
        }
    }

    /**
     * @template R
     * @param callable(): R           $work
     * @param (callable(): bool)|null $wasCommitted
     * @return R
     */
    private function runOnce(callable $work, ?callable $wasCommitted): mixed
    {
        $this->begin();
        try {
            $outcome = $work();
            $this->callbacks->runBeforeCommit();
            $this->throwIfFailed();
            if (!$this->isOpen) {
                throw new SqlException(false);
            }
        } catch (Throwable $exception) {
            if ($this->isOpen) {
                $this->detectFailure();
                $this->rollBack();
            }
            throw $exception;
        }
        $this->commit($wasCommitted);

        return $outcome;
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R
     */
    private function runNested(callable $work): mixed
    {
        try {
            return $work();
        } catch (Throwable $exception) {
            $this->detectFailure();
            // Incomplete inner work must not be stored, even if the outer work catches this exception.
            $this->failure ??= $exception instanceof SqlException ? $exception : new SqlException(false, 0, $exception);
            throw $exception;
        }
    }

    private function begin(): void
    {
        $this->failure = null;
        $this->callbacks->reset();
        $this->savepoints->reset();
        $failure = $this->connection->begin();
        if ($failure !== null) {
            throw $this->failure = $failure;
        }
        $this->state = GlobalStateSnapshot::capture($this->db);
        $this->isOpen = true;
        add_filter('query', [$this, 'checkStatement'], PHP_INT_MAX);
        add_filter('incompatible_sql_modes', [$this, 'disableAutocommitOnReplacement']);
        add_action('shutdown', [$this, 'rollBackAtShutdown'], PHP_INT_MIN);
        $this->caches->startRecording();
    }

    /** @param (callable(): bool)|null $wasCommitted */
    private function commit(?callable $wasCommitted): void
    {
        $this->connection->send('COMMIT');
        $this->detectFailure();
        $failure = $this->failure;
        if ($failure === null) {
            $this->endTransaction();
            $this->caches->invalidateAfterCommit();

            return;
        }
        $this->rollBack();
        if (!$failure->isConnectionLost()) {
            throw $failure;
        }
        // The server may have committed before the connection was lost.
        if ($wasCommitted === null) {
            throw $this->failure = new SqlException(false, 0, $failure, true);
        }
        try {
            $isStored = $wasCommitted();
        } catch (Throwable $cause) {
            throw $this->failure = new SqlException(false, 0, $cause, true);
        }
        if (!$isStored) {
            throw $failure;
        }
        $this->failure = null;
    }

    private function rollBack(): void
    {
        $lost = $this->failure?->isConnectionLost() === true;
        if (!$lost) {
            $this->connection->send('ROLLBACK');
        }
        $this->connection->rollBackReplacement();
        $this->endTransaction();
        $this->state?->restore($this->db);
        if ($lost && !$this->connection->hasReplacement() && !$this->connection->reconnect()) {
            // No retry can succeed without a database connection.
            $this->failure = new SqlException(false, 0, $this->failure);
        }
        $this->db->last_error = '';
        $this->caches->invalidateAfterRollback();
    }

    private function endTransaction(): void
    {
        $this->isOpen = false;
        remove_filter('query', [$this, 'checkStatement'], PHP_INT_MAX);
        remove_filter('incompatible_sql_modes', [$this, 'disableAutocommitOnReplacement']);
        remove_action('shutdown', [$this, 'rollBackAtShutdown'], PHP_INT_MIN);
        $this->caches->stopRecording();
        $this->connection->end();
    }

    /** Checks the last statement and the connection, without a query. */
    private function detectFailure(): void
    {
        if (!$this->isOpen || $this->failure !== null) {
            return;
        }
        if (!$this->connection->isSameConnection()) {
            $this->failure = new SqlException(false, SqlException::CONNECTION_LOST);

            return;
        }
        $failure = $this->connection->lastFailure();
        if ($failure !== null && !$this->connection->isIgnorable($failure)) {
            $this->failure = $failure;
        }
    }
}
