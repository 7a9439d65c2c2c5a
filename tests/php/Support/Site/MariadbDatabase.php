<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

use mysqli;

/**
 * Keeps a copy of every table in a second database of the same server.
 */
final class MariadbDatabase implements Database
{
    private readonly string $copy;
    private ?mysqli $connection = null;

    public function __construct(private readonly string $name)
    {
        $this->copy = $name . '_kept';
    }

    public function keep(): void
    {
        $this->run("DROP DATABASE IF EXISTS `{$this->copy}`");
        $this->run("CREATE DATABASE `{$this->copy}`");
        foreach ($this->tables($this->name) as $table) {
            $this->run("CREATE TABLE `{$this->copy}`.`$table` LIKE `{$this->name}`.`$table`");
            $this->run("INSERT INTO `{$this->copy}`.`$table` SELECT * FROM `{$this->name}`.`$table`");
        }
    }

    public function restore(): void
    {
        $kept = $this->tables($this->copy);
        foreach (array_diff($this->tables($this->name), $kept) as $table) {
            $this->run("DROP TABLE `{$this->name}`.`$table`");
        }
        $existing = $this->tables($this->name);
        foreach ($kept as $table) {
            if (
                !in_array($table, $existing, true)
                || $this->shape($this->name, $table) !== $this->shape($this->copy, $table)
            ) {
                $this->run("DROP TABLE IF EXISTS `{$this->name}`.`$table`");
                $this->run("CREATE TABLE `{$this->name}`.`$table` LIKE `{$this->copy}`.`$table`");
            } elseif ($this->sum($this->name, $table) === $this->sum($this->copy, $table)) {
                continue;
            }
            $this->run("DELETE FROM `{$this->name}`.`$table`");
            $this->run("INSERT INTO `{$this->name}`.`$table` SELECT * FROM `{$this->copy}`.`$table`");
        }
    }

    /** @return list<string> */
    private function tables(string $database): array
    {
        return array_column($this->run("SHOW TABLES FROM `$database`"), 0);
    }

    private function shape(string $database, string $table): string
    {
        $shape = $this->run("SHOW CREATE TABLE `$database`.`$table`")[0][1] ?? '';

        return (string) preg_replace('/ AUTO_INCREMENT=\d+/', '', $shape);
    }

    private function sum(string $database, string $table): string
    {
        return $this->run("CHECKSUM TABLE `$database`.`$table`")[0][1] ?? '';
    }

    /** @return list<list<string>> */
    private function run(string $statement): array
    {
        $response = $this->connection()->query($statement);
        $rows = is_bool($response) ? [] : $response->fetch_all(MYSQLI_NUM);

        return array_map(
            static fn (array $row): array => array_values(
                array_map(static fn (mixed $cell): string => is_scalar($cell) ? (string) $cell : '', $row)
            ),
            $rows
        );
    }

    private function connection(): mysqli
    {
        if ($this->connection === null) {
            mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
            $socket = substr((string) strstr(DB_HOST, ':'), 1);
            $this->connection = new mysqli('localhost', DB_USER, DB_PASSWORD, $this->name, 0, $socket);
            $this->connection->set_charset('utf8mb4');
            $this->connection->query("SET SESSION sql_mode = '', foreign_key_checks = 0");
            mysqli_report(MYSQLI_REPORT_OFF);
        }

        return $this->connection;
    }
}
