<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use mysqli;
use wpdb;

/**
 * Represents the connection of a transaction's first statement: detects a different connection and the error of the
 * last statement, and handles the connection that `wpdb` opened to replace it.
 *
 * @internal
 */
final class TransactionConnection
{
    private mixed $connection = null;
    private int $thread = 0;
    private bool $isSending = false;

    /** A connection that `wpdb` opened inside of the transaction. */
    private ?mysqli $replacement = null;

    public function __construct(private readonly wpdb $db)
    {
    }

    /** @return SqlException|null why no transaction could be started */
    public function begin(): ?SqlException
    {
        $this->replacement = null;
        if (method_exists($this->db, 'send_reads_to_masters')) {
            // Otherwise HyperDB and LudicrousDB would read from a replica, which does not contain what the transaction
            // wrote.
            $this->db->send_reads_to_masters();
        }
        $this->send('START TRANSACTION');
        $failure = $this->lastFailure();
        if ($failure !== null) {
            $this->db->last_error = '';

            return $failure;
        }
        $this->connection = $this->currentHandle();
        $this->thread = self::threadId($this->connection);

        return null;
    }

    /** Returns true while START TRANSACTION, COMMIT or ROLLBACK is sent. */
    public function isSending(): bool
    {
        return $this->isSending;
    }

    public function send(string $statement): void
    {
        $before = $this->db->suppress_errors(true);
        $this->isSending = true;
        try {
            $this->db->query($statement);
        } finally {
            $this->isSending = false;
            $this->db->suppress_errors($before);
        }
    }

    public function end(): void
    {
        $this->connection = null;
    }

    public function isSameConnection(): bool
    {
        if ($this->currentHandle() !== $this->connection) {
            // HyperDB and LudicrousDB use several connections; the one that was last used may be a replica.
            $connections = $this->db->__isset('dbhs') ? $this->db->__get('dbhs') : null;
            if (!is_array($connections) || !in_array($this->connection, $connections, true)) {
                return false;
            }
        }

        return self::threadId($this->connection) === $this->thread;
    }

    /**
     * Prevents the statement that `wpdb` repeats on a new connection from being stored.
     *
     * @return bool true when there is a new connection
     */
    public function disableAutocommitOnReplacement(): bool
    {
        $connection = $this->currentHandle();
        if (!$connection instanceof mysqli || $connection === $this->connection || $this->isSameConnection()) {
            return false;
        }
        $this->replacement = $connection;
        $connection->query('SET autocommit = 0');

        return true;
    }

    public function hasReplacement(): bool
    {
        return $this->replacement !== null;
    }

    public function rollBackReplacement(): void
    {
        $this->replacement?->query('ROLLBACK');
        $this->replacement?->query('SET autocommit = 1');
    }

    public function reconnect(): bool
    {
        $before = $this->db->suppress_errors(true);
        try {
            return $this->db->check_connection(false) === true;
        } finally {
            $this->db->suppress_errors($before);
        }
    }

    /** Returns the error of the last statement, or null. Some database drop-ins provide no error number. */
    public function lastFailure(): ?SqlException
    {
        $connection = $this->currentHandle();
        $error = $connection instanceof mysqli ? self::errorNumber($connection) : 0;
        $message = $this->db->last_error;
        if ($error === 0 && $message !== '' && $connection === null) {
            $error = SqlException::CONNECTION_LOST;
        }

        return $message === '' && $error === 0 ? null : SqlException::fromError($message, $error);
    }

    /**
     * Returns whether the failure can be ignored: MySQL rejected a statement of another plugin on its own table, in a
     * WordPress hook. The transaction continues, so that an application is not lost because of the missing table of a
     * plugin. The SQLite drop-in rolls back after every error.
     */
    public function isIgnorable(SqlException $failure): bool
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

    private function currentHandle(): mixed
    {
        return $this->db->__get('dbh');
    }

    /** Returns 0 on SQLite, -1 for a connection that was closed. */
    private static function threadId(mixed $connection): int
    {
        return $connection instanceof mysqli
            ? self::readProperty(static fn (): int => $connection->thread_id) ?? -1
            : 0;
    }

    private static function errorNumber(mysqli $connection): int
    {
        return self::readProperty(static fn (): int => $connection->errno) ?? SqlException::CONNECTION_LOST;
    }

    /**
     * @param callable(): int $property reads a property of the connection, which throws an Error after it was closed
     */
    private static function readProperty(callable $property): ?int
    {
        try {
            return $property();
        } catch (\Error) {
            return null;
        }
    }
}
