<?php

declare(strict_types=1);

namespace CourantTests\Support\Access;

/** All rows of a site's tables at one moment: tells which tables have changed since, and puts them back. */
final class DatabaseSnapshot
{
    /** Rows that a request may write without having changed anything that belongs to somebody. */
    private const NOISE = [
        'options' => '/^(?:_transient|_site_transient|cron$|rewrite_rules|courant_rate|recently_edited|auto_updater|can_compress_scripts|_wp_session|wp_.*lock|dashboard_|courant_migrations)/',
        'usermeta' => '/^(?:session_tokens|.*user-settings|.*dashboard_|community-events|meta-box|closedpostboxes|metaboxhidden|.*persisted_preferences)/',
        'postmeta' => '/^_(?:edit_lock|edit_last|pingme|encloseme|wp_old_slug|wp_trash|wp_desired)/',
        'courant_rates' => '/.*/',
    ];

    private const KEYS = ['options' => 'option_name', 'usermeta' => 'meta_key', 'postmeta' => 'meta_key'];

    /** @param array<string, list<array<string, string|null>>> $rows by table without prefix */
    private function __construct(private readonly array $rows)
    {
    }

    public static function take(): self
    {
        $rows = [];
        foreach (self::tables() as $table) {
            $rows[$table] = self::read($table);
        }

        return new self($rows);
    }

    /** @return list<string> tables without prefix, in which more than noise is different now */
    public function changes(): array
    {
        $changed = [];
        foreach (self::tables() as $table) {
            if (self::meaningful($table, $this->rows[$table] ?? []) !== self::meaningful($table, self::read($table))) {
                $changed[] = $table;
            }
        }

        return $changed;
    }

    public function restore(): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        foreach ($this->rows as $table => $rows) {
            if ($rows === self::read($table)) {
                continue;
            }
            $wpdb->query("DELETE FROM `$wpdb->prefix$table`");
            foreach ($rows as $row) {
                $wpdb->insert($wpdb->prefix . $table, $row);
            }
        }
        wp_cache_flush();
    }

    /** @return list<string> */
    private static function tables(): array
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $names = array_filter($wpdb->get_col('SHOW TABLES'), static fn (mixed $name): bool => is_string($name) && str_starts_with($name, $wpdb->prefix));
        $names = array_map(static fn (string $name): string => substr($name, strlen($wpdb->prefix)), array_filter($names, is_string(...)));

        return array_values(array_filter($names, static fn (string $name): bool => preg_match('/^\d+_|^(?:links|sitemeta|blogs)$/', $name) !== 1));
    }

    /** @return list<array<string, string|null>> */
    private static function read(string $table): array
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        /** @var list<array<string, string|null>> $rows */
        $rows = $wpdb->get_results("SELECT * FROM `$wpdb->prefix$table`", ARRAY_A);

        return $rows;
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<string>
     */
    private static function meaningful(string $table, array $rows): array
    {
        $lines = [];
        foreach ($rows as $row) {
            $key = $row[self::KEYS[$table] ?? ''] ?? '';
            if (isset(self::NOISE[$table]) && preg_match(self::NOISE[$table], $key) === 1) {
                continue;
            }
            $lines[] = serialize($row);
        }
        sort($lines);

        return $lines;
    }
}
