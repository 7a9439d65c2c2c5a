<?php

declare(strict_types=1);

namespace CourantTests\Support\Access;

/** Snapshot of all rows of a site's tables. Returns which tables have changed since, and restores them. */
final class DatabaseSnapshot
{
    /** Rows that a request may write without changing data of a user. */
    private const NOISE = [
        'options' => '/^(?:_transient|_site_transient|cron$|rewrite_rules|courant_rate|courant_task_|recently_edited|auto_updater|can_compress_scripts|_wp_session|wp_.*lock|dashboard_|courant_migrations|courant_store_generation$)/',
        'usermeta' => '/^(?:session_tokens|.*user-settings|.*dashboard_|community-events|meta-box|closedpostboxes|metaboxhidden|.*persisted_preferences)/',
        'postmeta' => '/^_(?:edit_lock|edit_last|pingme|encloseme|wp_old_slug|wp_trash|wp_desired)/',
        'courant_rates' => '/.*/',
    ];

    /**
     * An option that is also stored in the marker of the private store: restoring only the option would look like a
     * restored backup.
     */
    private const COUPLED = 'courant_store_generation';

    private const KEYS = ['options' => 'option_name', 'usermeta' => 'meta_key', 'postmeta' => 'meta_key'];

    /** @param array<string, list<array<string, string|null>>> $rows rows by table without prefix */
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

    /** @return list<string> tables without prefix that have changed, ignoring NOISE */
    public function changes(): array
    {
        $changed = [];
        foreach (self::tables() as $table) {
            if (
                self::removeVolatileColumns($table, $this->rows[$table] ?? [])
                !== self::removeVolatileColumns($table, self::read($table))
            ) {
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
            $now = self::read($table);
            $rows = self::withCoupled($rows, $now);
            if ($rows === $now) {
                continue;
            }
            $wpdb->query("DELETE FROM `$wpdb->prefix$table`");
            foreach ($rows as $row) {
                $wpdb->insert($wpdb->prefix . $table, $row);
            }
        }
        wp_cache_flush();
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @param list<array<string, string|null>> $now
     * @return list<array<string, string|null>> the rows, with the current values of the coupled ones
     */
    private static function withCoupled(array $rows, array $now): array
    {
        $isCoupled = static fn (array $row): bool => ($row['option_name'] ?? '') === self::COUPLED;
        $kept = array_filter($rows, static fn (array $row): bool => !$isCoupled($row));

        return [...$kept, ...array_filter($now, $isCoupled)];
    }

    /** @return list<string> */
    private static function tables(): array
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $names = array_filter(
            $wpdb->get_col('SHOW TABLES'),
            static fn (mixed $name): bool => is_string($name) && str_starts_with($name, $wpdb->prefix),
        );
        $names = array_map(
            static fn (string $name): string => substr($name, strlen($wpdb->prefix)),
            array_filter($names, is_string(...)),
        );

        return array_values(array_filter(
            $names,
            static fn (string $name): bool => preg_match('/^\d+_|^(?:links|sitemeta|blogs)$/', $name) !== 1,
        ));
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
    private static function removeVolatileColumns(string $table, array $rows): array
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
