<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

use PDO;

/**
 * Keeps a copy of the file, and restores its rows through a separate connection, because WordPress keeps the file
 * open.
 */
final class SqliteDatabase implements Database
{
    public function __construct(private readonly string $file)
    {
    }

    public function keep(): void
    {
        if (is_file($this->file . '.kept')) {
            unlink($this->file . '.kept');
        }
        $this->open()->exec('VACUUM INTO ' . $this->quoted($this->file . '.kept'));
    }

    public function restore(): void
    {
        $db = $this->open();
        $db->exec('ATTACH DATABASE ' . $this->quoted($this->file . '.kept') . ' AS kept');
        $db->exec('PRAGMA foreign_keys = OFF');
        $db->exec('BEGIN IMMEDIATE');
        $now = $this->objects($db, 'main');
        $kept = $this->objects($db, 'kept');
        foreach ($now as $name => $object) {
            if (($kept[$name]['sql'] ?? null) !== $object['sql']) {
                $db->exec(sprintf('DROP %s IF EXISTS main.%s', strtoupper($object['type']), self::name($name)));
            }
        }
        $left = $this->objects($db, 'main');
        foreach (['table', 'index', 'trigger', 'view'] as $type) {
            foreach ($kept as $name => $object) {
                if ($object['type'] === $type && !isset($left[$name])) {
                    $db->exec($object['sql']);
                }
                if ($object['type'] === $type && $type === 'table') {
                    $db->exec(sprintf('DELETE FROM main.%s', self::name($name)));
                    $db->exec(sprintf('INSERT INTO main.%1$s SELECT * FROM kept.%1$s', self::name($name)));
                }
            }
        }
        $db->exec('COMMIT');
    }

    /** @return array<string, array{type: string, sql: string}> tables first */
    private function objects(PDO $db, string $schema): array
    {
        $rows = $db->query("SELECT type, name, sql FROM $schema.sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC");
        $objects = [];
        foreach ($rows === false ? [] : $rows->fetchAll(PDO::FETCH_NUM) as $row) {
            assert(is_array($row) && is_string($row[0]) && is_string($row[1]) && is_string($row[2]));
            $objects[$row[1]] = ['type' => $row[0], 'sql' => $row[2]];
        }

        return $objects;
    }

    private function open(): PDO
    {
        return new PDO('sqlite:' . $this->file, null, null, [
            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
            PDO::ATTR_TIMEOUT => 20,
        ]);
    }

    private static function name(string $name): string
    {
        return '"' . str_replace('"', '""', $name) . '"';
    }

    private function quoted(string $text): string
    {
        return "'" . str_replace("'", "''", $text) . "'";
    }
}
