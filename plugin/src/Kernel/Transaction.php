<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;
use wpdb;

/**
 * The transaction of one database object. It is run as a whole, retried as a whole, and fails as soon as one statement in it
 * failed or ran on another connection than the one it began on.
 *
 * WordPress's functions swallow errors, and `wpdb` replaces a lost connection without a word: what follows would then be stored
 * in autocommit. So every statement is preceded by a look at the one before (the filter `query` runs before `wpdb` forgets it),
 * and a connection that is opened meanwhile gets `autocommit = 0`: the statement that `wpdb` repeats on it is undone.
 *
 * @internal use `Sql::transaction()` and `Sql::afterCommit()`
 * @see docs/transactions.md
 */
final class Transaction
{
    /** The property of the database object that holds its transaction: all users of one connection share it. */
    private const PROPERTY = 'courant_transaction';

    private bool $isOpen = false;

    private ?SqlFailure $failure = null;

    public readonly TransactionConnection $connection;
    private readonly TransactionSavepoints $savepoints;
    private readonly TransactionCallbacks $callbacks;
    private readonly TransactionCaches $caches;
    private ?CallState $state = null;

    private function __construct(private readonly wpdb $db)
    {
        $this->connection = new TransactionConnection($db);
        $this->savepoints = new TransactionSavepoints();
        $this->callbacks = new TransactionCallbacks();
        $this->caches = new TransactionCaches();
    }

    public static function on(wpdb $db): self
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
     * @throws SqlFailure
     */
    public function run(callable $work, ?callable $wasCommitted): mixed
    {
        if ($this->isOpen) {
            return $this->join($work);
        }
        $retries = new TransactionRetries();
        while (true) {
            try {
                $outcome = $this->attempt($work, $wasCommitted);
                $this->callbacks->runAfter();

                return $outcome;
            } catch (Throwable $thrown) {
                $failure = $this->failure;
                if ($failure === null || !$failure->isTransient()) {
                    throw $thrown;
                }
                if (!$retries->waitForNext()) {
                    throw $thrown instanceof SqlFailure ? $thrown : new SqlFailure(false, $failure->error, $thrown);
                }
            }
        }
    }

    /** @param callable(): mixed $effect */
    public function afterCommit(callable $effect): void
    {
        $this->isOpen ? $this->callbacks->addAfter($effect) : $effect();
    }

    /** @param callable(): mixed $work */
    public function beforeCommit(callable $work): void
    {
        $this->isOpen ? $this->callbacks->addBefore($work) : $work();
    }

    /** A statement failed whose error `wpdb` will not show any more. */
    public function noteFailure(SqlFailure $failure): void
    {
        if ($this->isOpen && !$this->connection->isSending()) {
            $this->failure ??= $failure;
        }
    }

    /** @throws SqlFailure when a statement of the open transaction failed, or ran on another connection */
    public function check(): void
    {
        $this->notice();
        if ($this->failure !== null) {
            throw $this->failure;
        }
    }

    /**
     * The filter `query`: stops every statement after one that failed.
     *
     * @throws SqlFailure
     */
    public function checkStatement(string $statement): string
    {
        if (!$this->isOpen || $this->connection->isSending()) {
            return $statement;
        }
        $this->check();

        return $this->savepoints->translate($statement);
    }

    /**
     * The filter `incompatible_sql_modes`, which runs while `wpdb` opens a connection: the statement that is repeated on it must
     * not be stored.
     *
     * @param array<string> $modes
     * @return array<string>
     */
    public function holdReplacement(array $modes): array
    {
        if ($this->isOpen && $this->connection->holdReplacement()) {
            $this->failure ??= new SqlFailure(false, SqlFailure::CONNECTION_LOST);
        }

        return $modes;
    }

    /** A request that ended inside of the transaction stores nothing, and neither does what WordPress does at its end. */
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
    private function attempt(callable $work, ?callable $wasCommitted): mixed
    {
        $this->begin();
        try {
            $outcome = $work();
            $this->callbacks->runBefore();
            $this->check();
            if (!$this->isOpen) {
                throw new SqlFailure(false);
            }
        } catch (Throwable $thrown) {
            if ($this->isOpen) {
                $this->notice();
                $this->rollBack();
            }
            throw $thrown;
        }
        $this->commit($wasCommitted);

        return $outcome;
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R
     */
    private function join(callable $work): mixed
    {
        try {
            return $work();
        } catch (Throwable $thrown) {
            $this->notice();
            // Half of the inner work must not be stored, even when the outer work catches this.
            $this->failure ??= $thrown instanceof SqlFailure ? $thrown : new SqlFailure(false, 0, $thrown);
            throw $thrown;
        }
    }

    private function begin(): void
    {
        $this->failure = null;
        $this->callbacks->begin();
        $this->savepoints->begin();
        $failure = $this->connection->begin();
        if ($failure !== null) {
            throw $this->failure = $failure;
        }
        $this->state = CallState::current($this->db);
        $this->isOpen = true;
        add_filter('query', [$this, 'checkStatement'], PHP_INT_MAX);
        add_filter('incompatible_sql_modes', [$this, 'holdReplacement']);
        add_action('shutdown', [$this, 'rollBackAtShutdown'], PHP_INT_MIN);
        $this->caches->watch();
    }

    /** @param (callable(): bool)|null $wasCommitted */
    private function commit(?callable $wasCommitted): void
    {
        $this->connection->send('COMMIT');
        $this->notice();
        $failure = $this->failure;
        if ($failure === null) {
            $this->close();
            $this->caches->refresh();

            return;
        }
        $this->rollBack();
        if (!$failure->isConnectionLost()) {
            throw $failure;
        }
        // The server may have committed before the connection broke.
        if ($wasCommitted === null) {
            throw $this->failure = new SqlFailure(false, 0, $failure, true);
        }
        try {
            $isStored = $wasCommitted();
        } catch (Throwable $cause) {
            throw $this->failure = new SqlFailure(false, 0, $cause, true);
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
        $this->close();
        $this->state?->restore($this->db);
        if ($lost && !$this->connection->hasReplacement() && !$this->connection->reconnect()) {
            // Without a database no retry can succeed.
            $this->failure = new SqlFailure(false, 0, $this->failure);
        }
        $this->db->last_error = '';
        $this->caches->forget();
    }

    private function close(): void
    {
        $this->isOpen = false;
        remove_filter('query', [$this, 'checkStatement'], PHP_INT_MAX);
        remove_filter('incompatible_sql_modes', [$this, 'holdReplacement']);
        remove_action('shutdown', [$this, 'rollBackAtShutdown'], PHP_INT_MIN);
        $this->caches->unwatch();
        $this->connection->end();
    }

    /** Looks at the last statement and at the connection, without asking the server. */
    private function notice(): void
    {
        if (!$this->isOpen || $this->failure !== null) {
            return;
        }
        if (!$this->connection->isKept()) {
            $this->failure = new SqlFailure(false, SqlFailure::CONNECTION_LOST);

            return;
        }
        $failure = $this->connection->lastFailure();
        if ($failure !== null && !$this->connection->isHarmless($failure)) {
            $this->failure = $failure;
        }
    }
}
