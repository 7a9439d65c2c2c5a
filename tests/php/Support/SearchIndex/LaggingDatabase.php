<?php

declare(strict_types=1);

namespace CourantTests\Support\SearchIndex;

use ReflectionClass;
use wpdb;

/**
 * The database of the test site with the method of HyperDB and LudicrousDB. Until it is called, the number of writes of
 * the index is that of a replica which lacks some of them.
 */
// phpcs:disable PSR1.Methods.CamelCapsMethodName.NotCamelCaps -- names of WordPress and HyperDB.
final class LaggingDatabase extends wpdb
{
    public bool $readsFromPrimary = false;
    private wpdb $database;
    private int $missingWrites = 0;

    public static function create(int $missingWrites): self
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // The constructor of WordPress connects to a database.
        $database = (new ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $database->database = $wpdb;
        $database->missingWrites = $missingWrites;
        $database->prefix = $wpdb->prefix;

        return $database;
    }

    public function send_reads_to_masters(): void
    {
        $this->readsFromPrimary = true;
    }

    /** @param literal-string $query */
    public function prepare($query, ...$args): ?string
    {
        return $this->database->prepare($query, ...$args);
    }

    /**
     * @param string|null $query
     * @param string      $output
     */
    public function get_results($query = null, $output = OBJECT): mixed
    {
        $rows = $this->database->get_results($query, ARRAY_A);
        $writes = is_array($rows) && is_array($rows[0] ?? null) ? $rows[0]['writes'] ?? null : null;

        return is_numeric($writes) && !$this->readsFromPrimary
            ? [['writes' => (string) ((int) $writes - $this->missingWrites)]] : $rows;
    }
}
