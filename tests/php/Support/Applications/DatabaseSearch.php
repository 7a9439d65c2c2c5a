<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\Kernel\Sql;

/** Searches every byte of the site's database. */
final class DatabaseSearch
{
    /** Of transients, sessions and the like, which expire by themselves. */
    private const EXPIRING = '/^_(site_)?transient_/';

    /**
     * @param list<string> $needles
     * @return array<string, list<string>> where they were found, such as `table:outbox` or `meta:awsm_applicant_name` => which
     */
    public static function locate(array $needles): array
    {
        $sql = Sql::open();
        $found = [];
        foreach ($sql->given('SHOW TABLES') as $row) {
            $table = (string) reset($row);
            foreach ($sql->rows('SELECT * FROM %i', $table) as $entry) {
                $text = implode("\n", array_map('strval', $entry));
                foreach ($needles as $needle) {
                    // Serialized and JSON text may escape characters.
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
            $table === $sql->core('postmeta') => 'meta:' . $row['meta_key'],
            $table === $sql->core('options') => preg_match(self::EXPIRING, (string) $row['option_name']) === 1 ? 'transient' : 'option:' . $row['option_name'],
            str_starts_with($table, $sql->table('')) => 'table:' . substr($table, strlen($sql->table(''))),
            default => 'core:' . substr($table, strlen($sql->core(''))),
        };
    }
}
