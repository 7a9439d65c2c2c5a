<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use wpdb;

/**
 * Prepared statements on WordPress's database. Every value goes through a placeholder (%s, %d, %f, %i).
 *
 * What the SQLite drop-in answers differently is not used (design, decision 16), and its error text, which is
 * a page of HTML with all SQL, is never passed on.
 */
final class Sql
{
    public function __construct(private readonly wpdb $db)
    {
    }

    public static function open(): self
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return new self($wpdb);
    }

    /** The full name of one of our tables on the present site, such as `wp_courant_outbox`. */
    public function table(string $name): string
    {
        return $this->db->prefix . 'courant_' . $name;
    }

    /** The full name of one of WordPress's tables on the present site, such as `wp_posts`. */
    public function core(string $name): string
    {
        return $this->db->prefix . $name;
    }

    /**
     * @param literal-string $statement
     * @return list<array<string, string|null>>
     * @throws SqlFailure
     */
    public function rows(string $statement, string|int|float ...$values): array
    {
        $rows = $this->quietly(fn (): mixed => $this->db->get_results($this->prepared($statement, $values), ARRAY_A));

        /** @var list<array<string, string|null>> */
        return is_array($rows) ? $rows : [];
    }

    /**
     * A statement that WordPress has prepared, such as the request of a WP_Term_Query.
     *
     * @return list<array<string, string|null>>
     * @throws SqlFailure
     */
    public function given(string $statement): array
    {
        $rows = $this->quietly(fn (): mixed => $this->db->get_results($statement, ARRAY_A));

        /** @var list<array<string, string|null>> */
        return is_array($rows) ? $rows : [];
    }

    /**
     * The first column of all rows.
     *
     * @param literal-string $statement
     * @return list<string>
     * @throws SqlFailure
     */
    public function column(string $statement, string|int|float ...$values): array
    {
        $column = [];
        foreach ($this->rows($statement, ...$values) as $row) {
            $column[] = (string) reset($row);
        }

        return $column;
    }

    /**
     * The first column of the first row, or null when there is none.
     *
     * @param literal-string $statement
     * @throws SqlFailure
     */
    public function value(string $statement, string|int|float ...$values): ?string
    {
        return $this->column($statement, ...$values)[0] ?? null;
    }

    /**
     * @param literal-string $statement
     * @throws SqlFailure with `duplicate` true when a unique key stood in the way
     */
    public function run(string $statement, string|int|float ...$values): void
    {
        $this->quietly(fn (): mixed => $this->db->query($this->prepared($statement, $values)));
    }

    /**
     * Inserts one row and gives its id.
     *
     * @param array<string, string|int|float|null> $row
     * @throws SqlFailure with `duplicate` true when a unique key stood in the way
     */
    public function insert(string $table, array $row): int
    {
        $this->quietly(fn (): mixed => $this->db->insert($table, $row));

        return $this->db->insert_id;
    }

    /** Words that stand for themselves in a LIKE; the caller adds its own % and hands it over as a value. */
    public function like(string $words): string
    {
        return $this->db->esc_like($words);
    }

    /** Creates a table or brings it up to its definition. @param literal-string $columns columns and keys, as dbDelta wants them */
    public function define(string $table, string $columns): void
    {
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta("CREATE TABLE $table (\n$columns\n) {$this->db->get_charset_collate()};");
    }

    public function drop(string $table): void
    {
        $this->run('DROP TABLE IF EXISTS %i', $table);
    }

    /**
     * Runs $work in a transaction: all of it is stored, or nothing.
     *
     * On a deadlock, a lock timeout, a failure of Galera or a lost connection the whole of $work is run again, three times at
     * most. So $work must be repeatable and do nothing outside of the database: emails, hooks, files and caches of pages belong
     * into `afterCommit()`. Any statement that failed, also one whose error WordPress swallowed, fails the transaction. A call
     * inside of a transaction joins it.
     *
     * @template R
     * @param callable(): R           $work
     * @param (callable(): bool)|null $wasCommitted whether the work is stored; asked on a new connection when the connection
     *                                              broke during COMMIT, which the server may have carried out or not (false: run
     *                                              $work again). Read with FOR UPDATE, so that it waits for the broken one's end.
     *                                              Null: such a transaction is not run again, but fails
     * @return R
     * @throws SqlFailure when a statement failed and retries did not help; nothing is stored then, unless the connection broke
     *                    during COMMIT and $wasCommitted is null
     */
    public function transaction(callable $work, ?callable $wasCommitted = null): mixed
    {
        return Transaction::on($this->db)->run($work, $wasCommitted);
    }

    public function isInTransaction(): bool
    {
        return Transaction::on($this->db)->isOpen();
    }

    /**
     * Runs $work as the last part of the open transaction; at once when none is open.
     *
     * @param callable(): mixed $work
     */
    public function beforeCommit(callable $work): void
    {
        Transaction::on($this->db)->beforeCommit($work);
    }

    /**
     * Runs $effect after the outermost COMMIT, and not at all after a rollback; at once when no transaction is open. What it
     * throws after a COMMIT is logged, because the data are stored.
     *
     * @param callable(): mixed $effect
     */
    public function afterCommit(callable $effect): void
    {
        Transaction::on($this->db)->afterCommit($effect);
    }

    /**
     * @param literal-string         $statement
     * @param array<string|int|float> $values
     */
    private function prepared(string $statement, array $values): string
    {
        return $values === [] ? $statement : (string) $this->db->prepare($statement, ...$values);
    }

    /**
     * A single statement that lost to another process is sent again, as transaction() does with a whole transaction.
     *
     * @throws SqlFailure
     */
    private function quietly(callable $call): mixed
    {
        $transaction = Transaction::on($this->db);
        $retries = new TransactionRetries();
        while (true) {
            try {
                return $this->once($call);
            } catch (SqlFailure $failure) {
                if ($transaction->isOpen() || !$failure->isTransient() || $failure->isConnectionLost() || !$retries->waitForNext()) {
                    throw $failure;
                }
            }
        }
    }

    /** @throws SqlFailure */
    private function once(callable $call): mixed
    {
        // Hiding errors is not enough: WordPress would still write the whole statement into the server's log.
        $before = $this->db->suppress_errors(true);
        try {
            $answer = $call();
        } finally {
            $this->db->suppress_errors($before);
        }
        $transaction = Transaction::on($this->db);
        if ($this->db->last_error !== '') {
            $failure = $transaction->connection->lastFailure() ?? new SqlFailure(false);
            $transaction->noteFailure($failure);
            $this->db->last_error = '';
            throw $failure;
        }
        if ($transaction->isOpen()) {
            // `wpdb` repeats a statement on a new connection, which does not see what the transaction wrote before.
            $transaction->check();
        }

        return $answer;
    }
}
