<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use mysqli;
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
    public const MAX_RETRIES = 3;

    /** No retry begins later than this after the first begin: MySQL waits up to 50 seconds for a lock; seconds. */
    private const RETRY_WITHIN_SECONDS = 60;

    /** The first pause before a retry is a random part of this, each further one of twice as much; microseconds. */
    public const PAUSE = 20000;

    /** The property of the database object that holds its transaction: all users of one connection share it. */
    private const PROPERTY = 'courant_transaction';

    private bool $isOpen = false;

    /** True while this class itself sends START TRANSACTION, COMMIT or ROLLBACK. */
    private bool $isControlling = false;

    private ?SqlFailure $failure = null;

    private mixed $connection = null;
    private int $thread = 0;

    /** A connection that `wpdb` opened inside of the transaction. */
    private ?mysqli $replacement = null;

    /** Savepoints that stand for the transactions of other plugins' code. */
    private int $savepoints = 0;

    /** @var list<callable(): mixed> */
    private array $lastWork = [];

    /** @var list<callable(): mixed> */
    private array $effects = [];

    private readonly TransactionCaches $caches;
    private ?CallState $state = null;

    private function __construct(private readonly wpdb $db)
    {
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
        $began = microtime(true);
        $retries = 0;
        do {
            try {
                $outcome = $this->attempt($work, $wasCommitted);
                $this->runEffects();

                return $outcome;
            } catch (Throwable $thrown) {
                $failure = $this->failure;
                if ($failure === null || !$failure->isTransient()) {
                    throw $thrown;
                }
                usleep(random_int(1000, self::PAUSE * 2 ** $retries));
            }
        } while ($retries++ < self::MAX_RETRIES && microtime(true) - $began < self::RETRY_WITHIN_SECONDS);

        throw $thrown instanceof SqlFailure ? $thrown : new SqlFailure(false, $failure->error, $thrown);
    }

    /** @param callable(): mixed $effect */
    public function afterCommit(callable $effect): void
    {
        if ($this->isOpen) {
            $this->effects[] = $effect;

            return;
        }
        $effect();
    }

    /** @param callable(): mixed $work */
    public function beforeCommit(callable $work): void
    {
        if ($this->isOpen) {
            $this->lastWork[] = $work;

            return;
        }
        $work();
    }

    /** A statement failed whose error `wpdb` will not show any more. */
    public function noteFailure(SqlFailure $failure): void
    {
        if ($this->isOpen && !$this->isControlling) {
            $this->failure ??= $failure;
        }
    }

    /** The error of the last statement, or null. Several database servers give no number. */
    public function lastFailure(): ?SqlFailure
    {
        $connection = $this->currentConnection();
        $error = $connection instanceof mysqli ? self::errorNumber($connection) : 0;
        $message = $this->db->last_error;
        if ($error === 0 && $message !== '' && $connection === null) {
            $error = SqlFailure::CONNECTION_LOST;
        }

        return $message === '' && $error === 0 ? null : SqlFailure::fromError($message, $error);
    }

    /**
     * The filter `query`: stops every statement after one that failed.
     *
     * @throws SqlFailure
     */
    public function checkStatement(string $statement): string
    {
        if (!$this->isOpen || $this->isControlling) {
            return $statement;
        }
        $this->check();

        return $this->withSavepoint($statement);
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
        $connection = $this->isOpen ? $this->currentConnection() : null;
        if ($connection instanceof mysqli && $connection !== $this->connection && !$this->isKept()) {
            $this->failure ??= new SqlFailure(false, SqlFailure::CONNECTION_LOST);
            $this->replacement = $connection;
            $connection->query('SET autocommit = 0');
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
            while (($last = array_shift($this->lastWork)) !== null) {
                $last();
            }
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

    private function runEffects(): void
    {
        $effects = $this->effects;
        $this->effects = [];
        foreach ($effects as $effect) {
            try {
                $effect();
            } catch (Throwable $cause) {
                // The data are stored: what follows from them may fail, but must not make it look as if they were not.
                (new Log())->error('kernel.after_commit', [], $cause);
            }
        }
    }

    private function begin(): void
    {
        $this->failure = null;
        $this->replacement = null;
        $this->lastWork = [];
        $this->effects = [];
        $this->savepoints = 0;
        if (method_exists($this->db, 'send_reads_to_masters')) {
            // HyperDB and LudicrousDB would read from a replica, which does not have what the transaction wrote.
            $this->db->send_reads_to_masters();
        }
        $this->control('START TRANSACTION');
        $failure = $this->lastFailure();
        if ($failure !== null) {
            $this->db->last_error = '';
            throw $this->failure = $failure;
        }
        $this->connection = $this->currentConnection();
        $this->thread = self::threadOf($this->connection);
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
        $this->control('COMMIT');
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
            $this->control('ROLLBACK');
        }
        if ($this->replacement !== null) {
            $this->replacement->query('ROLLBACK');
            $this->replacement->query('SET autocommit = 1');
        }
        $this->close();
        $this->state?->restore($this->db);
        if ($lost && $this->replacement === null && !$this->reconnect()) {
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
        $this->connection = null;
    }

    private function reconnect(): bool
    {
        $before = $this->db->suppress_errors(true);
        try {
            return $this->db->check_connection(false) === true;
        } finally {
            $this->db->suppress_errors($before);
        }
    }

    /** @throws SqlFailure */
    private function check(): void
    {
        $this->notice();
        if ($this->failure !== null) {
            throw $this->failure;
        }
    }

    /** Looks at the last statement and at the connection, without asking the server. */
    private function notice(): void
    {
        if (!$this->isOpen || $this->failure !== null) {
            return;
        }
        if (!$this->isKept()) {
            $this->failure = new SqlFailure(false, SqlFailure::CONNECTION_LOST);

            return;
        }
        $failure = $this->lastFailure();
        if ($failure !== null && !$this->isHarmless($failure)) {
            $this->failure = $failure;
        }
    }

    private function isKept(): bool
    {
        $current = $this->currentConnection();
        if ($current !== $this->connection) {
            // HyperDB and LudicrousDB hold several connections; the one that was last used may be a replica.
            $held = $this->db->__isset('dbhs') ? $this->db->__get('dbhs') : null;
            if (!is_array($held) || !in_array($this->connection, $held, true)) {
                return false;
            }
        }

        return self::threadOf($this->connection) === $this->thread;
    }

    /**
     * Another plugin's statement on its own table, in a hook of WordPress, that MySQL refused: the transaction goes on, and an
     * application is not lost because of a table that a plugin forgot to create. SQLite's drop-in rolls back after every error.
     */
    private function isHarmless(SqlFailure $failure): bool
    {
        if ($failure->isTransient() || !$this->connection instanceof mysqli) {
            return false;
        }
        $tables = [...array_values($this->db->tables()), $this->db->prefix . 'courant_'];
        foreach ($tables as $table) {
            if (str_contains($this->db->last_query, $table)) {
                return false;
            }
        }

        return true;
    }

    /** A hook of another plugin that begins and ends a transaction of its own would end ours: it gets a savepoint. */
    private function withSavepoint(string $statement): string
    {
        if (preg_match('/^\s*(?:START\s+TRANSACTION|BEGIN)\b/i', $statement) === 1) {
            return 'SAVEPOINT courant_inner_' . ++$this->savepoints;
        }
        if (preg_match('/^\s*(COMMIT|ROLLBACK)\s*(?:WORK)?\s*;?\s*$/i', $statement, $found) !== 1) {
            return $statement;
        }
        if ($this->savepoints === 0) {
            return '';
        }

        return (strtoupper($found[1]) === 'COMMIT' ? 'RELEASE SAVEPOINT' : 'ROLLBACK TO SAVEPOINT') . ' courant_inner_' . $this->savepoints--;
    }

    private function control(string $statement): void
    {
        $before = $this->db->suppress_errors(true);
        $this->isControlling = true;
        try {
            $this->db->query($statement);
        } finally {
            $this->isControlling = false;
            $this->db->suppress_errors($before);
        }
    }

    private function currentConnection(): mixed
    {
        return $this->db->__get('dbh');
    }

    /** Zero on SQLite, -1 for a connection that was closed. */
    private static function threadOf(mixed $connection): int
    {
        return $connection instanceof mysqli ? self::read(static fn (): int => $connection->thread_id) ?? -1 : 0;
    }

    private static function errorNumber(mysqli $connection): int
    {
        return self::read(static fn (): int => $connection->errno) ?? SqlFailure::CONNECTION_LOST;
    }

    /** @param callable(): int $property a closed connection throws an Error for each of its properties */
    private static function read(callable $property): ?int
    {
        try {
            return $property();
        } catch (\Error) {
            return null;
        }
    }
}
