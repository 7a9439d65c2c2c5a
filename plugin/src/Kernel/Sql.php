<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use wpdb;

/**
 * Runs prepared statements on the WordPress database. Every value is passed through a placeholder (%s, %d, %f, %i).
 *
 * It uses no SQL features that behave differently in the SQLite drop-in, and never passes on the drop-in's error text,
 * which is an HTML page with all SQL.
 */
final class Sql
{
    public function __construct(private readonly wpdb $db)
    {
    }

    public static function fromGlobal(): self
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return new self($wpdb);
    }

    /** Returns the full name of a table of this plugin on the current site, such as `wp_courant_outbox`. */
    public function table(string $name): string
    {
        return $this->db->prefix . 'courant_' . $name;
    }

    /** Returns the prefix of this plugin's tables on a site of the network, such as `wp_2_courant_`. */
    public function tablePrefixOfSite(int $site): string
    {
        return $this->db->get_blog_prefix($site) . 'courant_';
    }

    /** Returns the full name of a WordPress table on the current site, such as `wp_posts`. */
    public function coreTable(string $name): string
    {
        return $this->db->prefix . $name;
    }

    /**
     * @param literal-string $statement
     * @return list<array<string, string|null>>
     * @throws SqlException
     */
    public function fetchRows(string $statement, string|int|float ...$values): array
    {
        $rows = $this->runWithRetries(
            fn (): mixed => $this->db->get_results($this->prepare($statement, $values), ARRAY_A)
        );

        /** @var list<array<string, string|null>> */
        return is_array($rows) ? $rows : [];
    }

    /**
     * Runs a statement that WordPress has prepared, such as the SQL of a WP_Term_Query.
     *
     * @return list<array<string, string|null>>
     * @throws SqlException
     */
    public function fetchPreparedRows(string $statement): array
    {
        $rows = $this->runWithRetries(fn (): mixed => $this->db->get_results($statement, ARRAY_A));

        /** @var list<array<string, string|null>> */
        return is_array($rows) ? $rows : [];
    }

    /**
     * Returns the first column of all rows.
     *
     * @param literal-string $statement
     * @return list<string>
     * @throws SqlException
     */
    public function fetchColumn(string $statement, string|int|float ...$values): array
    {
        $column = [];
        foreach ($this->fetchRows($statement, ...$values) as $row) {
            $column[] = (string) reset($row);
        }

        return $column;
    }

    /**
     * Returns the first column of the first row, or null when there is none.
     *
     * @param literal-string $statement
     * @throws SqlException
     */
    public function fetchValue(string $statement, string|int|float ...$values): ?string
    {
        return $this->fetchColumn($statement, ...$values)[0] ?? null;
    }

    /**
     * @param literal-string $statement
     * @throws SqlException with `isDuplicate` true when a unique key was violated
     */
    public function execute(string $statement, string|int|float ...$values): void
    {
        $this->runWithRetries(fn (): mixed => $this->db->query($this->prepare($statement, $values)));
    }

    /**
     * Inserts one row and returns its ID.
     *
     * @param array<string, string|int|float|null> $row
     * @throws SqlException with `isDuplicate` true when a unique key was violated
     */
    public function insert(string $table, array $row): int
    {
        $this->runWithRetries(fn (): mixed => $this->db->insert($table, $row));

        return $this->db->insert_id;
    }

    /**
     * Prepares a part of a statement that WordPress runs, such as a condition of a WP_Query.
     *
     * @param literal-string $fragment
     */
    public function prepareFragment(string $fragment, string|int|float ...$values): string
    {
        return $this->prepare($fragment, $values);
    }

    /** Escapes text that a LIKE must match literally; the caller adds % and passes the result as a value. */
    public function escapeLike(string $text): string
    {
        return $this->db->esc_like($text);
    }

    /** Removes the placeholders for % that wpdb inserts into a prepared statement until it runs. */
    public function removePlaceholders(string $prepared): string
    {
        return $this->db->remove_placeholder_escape($prepared);
    }

    /**
     * Creates a table or updates it to its definition.
     *
     * @param literal-string $columns columns and keys, in the format of dbDelta()
     */
    public function createTable(string $table, string $columns): void
    {
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta("CREATE TABLE $table (\n$columns\n) {$this->db->get_charset_collate()};");
    }

    public function dropTable(string $table): void
    {
        $this->execute('DROP TABLE IF EXISTS %i', $table);
    }

    /**
     * Runs $work in a transaction: either all of it is stored, or nothing.
     *
     * After a deadlock, a lock wait timeout, a Galera failure or a lost connection, $work runs again from the start, at
     * most three times. So $work must be repeatable and must have no side effects outside of the database: emails,
     * hooks, files and page caches belong in `afterCommit()`. Any failed statement, including one whose error WordPress
     * ignored, fails the transaction. A nested call joins the outer transaction.
     *
     * @template R
     * @param callable(): R           $work
     * @param (callable(): bool)|null $wasCommitted returns whether the work is stored; called on a new connection after
     *     the connection was lost during COMMIT, which the server may have completed or not (false: $work runs again).
     *     It must read with FOR UPDATE, so that it waits for the end of the lost transaction. If null, such a
     *     transaction fails and does not run again
     * @return R
     * @throws SqlException when a statement failed in all attempts; nothing is stored, unless the connection was lost
     *     during COMMIT and $wasCommitted is null
     */
    public function transaction(callable $work, ?callable $wasCommitted = null): mixed
    {
        return Transaction::forDatabase($this->db)->run($work, $wasCommitted);
    }

    /** Returns whether the site reads from replicas (HyperDB, LudicrousDB). */
    public function hasReplicas(): bool
    {
        return method_exists($this->db, 'send_reads_to_masters');
    }

    /** Reads from the primary server until the end of the request. Does nothing on a site without replicas. */
    public function readFromPrimary(): void
    {
        if (method_exists($this->db, 'send_reads_to_masters')) {
            $this->db->send_reads_to_masters();
        }
    }

    public function isInTransaction(): bool
    {
        return Transaction::forDatabase($this->db)->isOpen();
    }

    /**
     * Runs $work as the last part of the open transaction; immediately when none is open.
     *
     * @param callable(): mixed $work
     */
    public function beforeCommit(callable $work): void
    {
        Transaction::forDatabase($this->db)->beforeCommit($work);
    }

    /**
     * Runs $effect after the outermost COMMIT, and never after a rollback; immediately when no transaction is open.
     * Exceptions after a COMMIT are logged, because the data are stored.
     *
     * @param callable(): mixed $effect
     */
    public function afterCommit(callable $effect): void
    {
        Transaction::forDatabase($this->db)->afterCommit($effect);
    }

    /**
     * @param literal-string         $statement
     * @param array<string|int|float> $values
     */
    private function prepare(string $statement, array $values): string
    {
        return $values === [] ? $statement : (string) $this->db->prepare($statement, ...$values);
    }

    /**
     * Retries a single statement after a conflict with another process, as transaction() retries a whole transaction.
     *
     * @throws SqlException
     */
    private function runWithRetries(callable $call): mixed
    {
        $transaction = Transaction::forDatabase($this->db);
        $retries = new TransactionRetryPolicy();
        while (true) {
            try {
                return $this->runOnce($call);
            } catch (SqlException $failure) {
                if (
                    $transaction->isOpen()
                    || !$failure->isTransient()
                    || $failure->isConnectionLost()
                    || !$retries->waitForNextAttempt()
                ) {
                    throw $failure;
                }
            }
        }
    }

    /** @throws SqlException */
    private function runOnce(callable $call): mixed
    {
        // wpdb::hide_errors() is not enough: WordPress would still write the whole statement to the server's log.
        $before = $this->db->suppress_errors(true);
        try {
            $result = $call();
        } finally {
            $this->db->suppress_errors($before);
        }
        $transaction = Transaction::forDatabase($this->db);
        if ($this->db->last_error !== '') {
            $failure = $transaction->connection->lastFailure() ?? new SqlException(false);
            $transaction->recordFailure($failure);
            $this->db->last_error = '';
            throw $failure;
        }
        if ($transaction->isOpen()) {
            // `wpdb` repeats a statement on a new connection, which cannot read what the transaction wrote before.
            $transaction->throwIfFailed();
        }

        return $result;
    }
}
