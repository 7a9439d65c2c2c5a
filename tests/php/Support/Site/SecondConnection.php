<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

use mysqli;
use mysqli_result;

/** Another client of the test's MariaDB: holds locks, kills connections, reads committed data. */
final class SecondConnection
{
    private readonly mysqli $connection;

    public function __construct()
    {
        $this->connection = new mysqli();
        $this->connection
            ->real_connect('localhost', DB_USER, DB_PASSWORD, DB_NAME, 0, substr((string) strstr(DB_HOST, ':'), 1));
        $this->connection->set_charset('utf8mb4');
    }

    public function run(string $statement): void
    {
        if ($this->connection->query($statement) === false) {
            throw new \RuntimeException($this->connection->error);
        }
    }

    /** Sends a statement without waiting for its end, such as one that waits for a lock. */
    public function begin(string $statement): void
    {
        $this->connection->query($statement, MYSQLI_ASYNC);
        usleep(300000);
    }

    /** Waits for the statement of begin(), and commits. */
    public function end(): void
    {
        $this->connection->reap_async_query();
        $this->run('COMMIT');
    }

    /** @return list<string> */
    public function column(string $statement): array
    {
        $result = $this->connection->query($statement);

        $values = [];
        foreach ($result instanceof mysqli_result ? $result->fetch_all() : [] as $row) {
            $values[] = is_scalar($row[0] ?? null) ? (string) $row[0] : '';
        }

        return $values;
    }

    /** Kills WordPress's connection, and waits until it is closed. */
    public function killWordPress(): void
    {
        $db = $GLOBALS['wpdb'];
        $connection = $db instanceof \wpdb ? $db->__get('dbh') : null;
        $id = $connection instanceof mysqli ? $connection->thread_id : 0;
        $this->run("KILL $id");
        while ($this->column("SELECT id FROM information_schema.processlist WHERE id = $id") !== []) {
            usleep(10000);
        }
    }
}
