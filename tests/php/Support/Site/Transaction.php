<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/**
 * Rolls back the writes of a test. Transactions of the code under test become savepoints in it; a statement that
 * changes a table's structure ends it, as on MariaDB, and the data is then restored from the copy.
 */
final class Transaction
{
    private bool $open = false;
    private bool $written = false;
    private int $depth = 0;

    public function __construct(private readonly Database $database)
    {
    }

    public function begin(): void
    {
        $this->query('START TRANSACTION');
        $this->open = true;
        add_filter('query', $this->nest(...), PHP_INT_MAX);
    }

    /** Makes the writes visible to other processes; the data is restored from the copy at the end. */
    public function commit(): void
    {
        if ($this->open) {
            $this->open = false;
            $this->query('COMMIT');
        }
        $this->written = true;
    }

    public function end(): void
    {
        if ($this->open) {
            $this->open = false;
            $this->query('ROLLBACK');
        }
        if ($this->written) {
            $this->database->restore();
        }
    }

    public function nest(string $statement): string
    {
        if (!$this->open) {
            return $statement;
        }
        $begins = preg_match('/^\s*(START\s+TRANSACTION|BEGIN)\b/i', $statement) === 1;
        if ($begins) {
            return 'SAVEPOINT courant_' . ++$this->depth;
        }
        if ($this->depth > 0 && preg_match('/^\s*COMMIT\b/i', $statement) === 1) {
            return 'RELEASE SAVEPOINT courant_' . $this->depth--;
        }
        if ($this->depth > 0 && preg_match('/^\s*ROLLBACK\s*;?\s*$/i', $statement) === 1) {
            return 'ROLLBACK TO SAVEPOINT courant_' . $this->depth--;
        }
        if (preg_match('/^\s*(CREATE|DROP|ALTER|TRUNCATE|RENAME)\s/i', $statement) === 1) {
            $this->commit();
        }

        return $statement;
    }

    private function query(string $statement): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $wpdb->query($statement);
    }
}
