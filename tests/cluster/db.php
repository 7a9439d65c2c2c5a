<?php

/**
 * Plugin Name: Database with a replica, for the cluster tests
 * Description: Follows the conventions of HyperDB and LudicrousDB: reads go to the replica, except from tables that
 * this request has written, and after send_reads_to_masters(). Production sites use one of these plugins.
 */

declare(strict_types=1);

// phpcs:disable PSR1.Classes.ClassDeclaration.MissingNamespace -- WordPress creates the object in the global namespace.
// phpcs:disable PSR1.Methods.CamelCapsMethodName -- a name of HyperDB.
// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- opens the connection to the replica.

defined('ABSPATH') || exit;

/** A wpdb with a second connection. */
final class CourantReplicaDatabase extends wpdb
{
    /** @var array<string, true>|bool tables that this request has written; true: all reads go to the primary server */
    public array|bool $srtm = [];

    /** @var array<string, mysqli> connections by name */
    public array $dbhs = [];

    /** @var array{primary: int, replica: int} numbers of reads */
    public array $reads = ['primary' => 0, 'replica' => 0];

    // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps -- a name of HyperDB.
    public function send_reads_to_masters(): void
    {
        $this->srtm = true;
    }

    /** @return int|bool */
    #[ReturnTypeWillChange]
    public function query($query)
    {
        $statement = (string) $query;
        if ($this->dbh instanceof mysqli && !in_array($this->dbh, $this->dbhs, true)) {
            $this->dbhs['primary'] = $this->dbh;
        }
        if (preg_match('/^[\s(]*SELECT\s/i', $statement) === 1) {
            if (!str_contains($statement, 'FOUND_ROWS()')) {
                $this->selectServer($statement);
            }
        } elseif (preg_match('/^\s*(?:SHOW|DESC|DESCRIBE|EXPLAIN)\s/i', $statement) !== 1) {
            $this->dbh = $this->dbhs['primary'] ?? $this->dbh;
            if (is_array($this->srtm)) {
                $this->srtm += array_fill_keys($this->tablesIn($statement), true);
            }
        }

        return parent::query($query);
    }

    private function selectServer(string $statement): void
    {
        $usesPrimary = $this->srtm === true
            || array_intersect_key(array_flip($this->tablesIn($statement)), (array) $this->srtm) !== [];
        $replica = $usesPrimary ? null : $this->replica();
        $this->dbh = $replica ?? $this->dbhs['primary'] ?? $this->dbh;
        $this->reads[$replica === null ? 'primary' : 'replica']++;
    }

    private function replica(): ?mysqli
    {
        if (!isset($this->dbhs['replica'])) {
            $replica = mysqli_init();
            if ($replica === false || !$replica->real_connect(COURANT_REPLICA, DB_USER, DB_PASSWORD, DB_NAME)) {
                return null;
            }
            $this->dbhs['replica'] = $replica;
            $primary = $this->dbh;
            $this->dbh = $replica;
            $this->set_charset($replica);
            $this->set_sql_mode();
            $this->dbh = $primary;
        }

        return $this->dbhs['replica'];
    }

    /** @return list<string> */
    private function tablesIn(string $statement): array
    {
        preg_match_all('/\b' . $this->base_prefix . '\w+/', $statement, $found);

        return array_values(array_unique($found[0]));
    }
}

$GLOBALS['wpdb'] = new CourantReplicaDatabase(DB_USER, DB_PASSWORD, DB_NAME, DB_HOST);
if (isset($_SERVER['HTTP_X_CLUSTER_QUERIES'])) {
    ob_start(static function (string $text): string {
        $reads = $GLOBALS['wpdb']->reads;
        header("X-Reads: primary={$reads['primary']} replica={$reads['replica']}");

        return $text;
    });
}
