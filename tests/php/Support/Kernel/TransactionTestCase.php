<?php

declare(strict_types=1);

namespace CourantTests\Support\Kernel;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;
use wpdb;

/**
 * Creates a table for each test. Faults are caused by the server itself: locks, killed connections, rejected
 * statements.
 */
abstract class TransactionTestCase extends SiteTestCase
{
    protected Sql $sql;
    protected string $table;
    protected int $runs = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->sql = Sql::fromGlobal();
        $this->table = $this->sql->table('kernel_test');
        $this->commit();
        $this->sql
            ->createTable($this->table, "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\nword varchar(64) NOT NULL DEFAULT '',\nPRIMARY KEY  (id),\nUNIQUE KEY word (word)");
    }

    protected function tearDown(): void
    {
        $this->sql->dropTable($this->table);
        parent::tearDown();
    }

    protected function write(string $word): int
    {
        return $this->sql->insert($this->table, ['word' => $word]);
    }

    /** @return list<string> */
    protected function findValues(): array
    {
        return $this->sql->fetchColumn('SELECT word FROM %i ORDER BY id', $this->table);
    }

    protected function onMariadb(): bool
    {
        $this->addToAssertionCount(1);

        return $this->db()->__get('dbh') instanceof \mysqli;
    }

    protected function db(): wpdb
    {
        $db = $GLOBALS['wpdb'];
        self::assertInstanceOf(wpdb::class, $db);

        return $db;
    }
}
