<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\Kernel\Sql;

/** Searches all tables of the site's database for text. */
final class DatabaseSearch
{
    /** Matches names of transients, which expire. */
    private const EXPIRING = '/^_(site_)?transient_/';

    /**
     * @param list<string> $needles
     * @return array<string, list<string>> location, such as `table:outbox` or `meta:awsm_applicant_name` => needles
     *     found there
     */
    public static function find(array $needles): array
    {
        $sql = Sql::fromGlobal();
        $found = [];
        foreach ($sql->fetchPreparedRows('SHOW TABLES') as $row) {
            $table = (string) reset($row);
            foreach ($sql->fetchRows('SELECT * FROM %i', $table) as $entry) {
                $text = implode("\n", array_map('strval', $entry));
                foreach ($needles as $needle) {
                    // JSON may escape characters.
                    $escaped = trim((string) json_encode($needle), '"');
                    if (!str_contains(mb_strtolower($text), mb_strtolower($needle)) && !str_contains($text, $escaped)) {
                        continue;
                    }
                    $found[self::name($sql, $table, $entry)][$needle] = $needle;
                }
            }
        }
        ksort($found);

        return array_map(array_values(...), $found);
    }

    /** @param array<string, string|null> $row */
    private static function name(Sql $sql, string $table, array $row): string
    {
        return match (true) {
            $table === $sql->coreTable('postmeta') => 'meta:' . $row['meta_key'],
            $table === $sql->coreTable('options') => preg_match(self::EXPIRING, (string) $row['option_name']) === 1
                ? 'transient'
                : 'option:' . $row['option_name'],
            str_starts_with($table, $sql->table('')) => 'table:' . substr($table, strlen($sql->table(''))),
            default => 'core:' . substr($table, strlen($sql->coreTable(''))),
        };
    }
}
