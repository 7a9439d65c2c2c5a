<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\SqlException;
use CourantTests\Support\Kernel\TransactionTestCase;
use CourantTests\Support\Site\SecondConnection;
use PHPUnit\Framework\Attributes\Group;
use WP_Object_Cache;

/** Tests locks of other processes, and the retries after them. */
#[Group('database')]
final class TransactionRetryTest extends TransactionTestCase
{
    public function testADeadlockRepeatsTheWholeTransaction(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $firstId = $this->write('one');
        $secondId = $this->write('two');
        $second = new SecondConnection();
        $second->run('START TRANSACTION');
        for ($row = 0; $row < 50; $row++) {
            // The server rolls back the transaction that changed fewer rows.
            $second->run("INSERT INTO {$this->table} (word) VALUES ('x$row')");
        }
        $second->run("UPDATE {$this->table} SET word = 'two, by the second' WHERE id = $secondId");
        $this->sql->transaction(function () use ($firstId, $secondId, $second): void {
            if (++$this->runs === 2) {
                $second->end();
            }
            $word = "one, run {$this->runs}";
            $this->sql->execute('UPDATE %i SET word = %s WHERE id = %d', $this->table, $word, $firstId);
            if ($this->runs === 1) {
                $second->begin("UPDATE {$this->table} SET word = 'one, by the second' WHERE id = $firstId");
            }
            // WordPress ignores the error, and the next statement would be stored in autocommit mode.
            $this->db()->update($this->table, ['word' => "two, run {$this->runs}"], ['id' => $secondId]);
            $this->db()->insert($this->table, ['word' => "three, run {$this->runs}"]);
        });

        self::assertSame(2, $this->runs);
        $values = $this->findValues();
        self::assertContains('one, run 2', $values);
        self::assertContains('two, run 2', $values);
        self::assertContains('three, run 2', $values);
        self::assertNotContains('three, run 1', $values);
    }

    public function testALockedRowIsRetriedAtMostThreeTimes(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $firstId = $this->write('one');
        $second = new SecondConnection();
        $second->run('START TRANSACTION');
        $second->run("UPDATE {$this->table} SET word = 'held' WHERE id = $firstId");
        $this->sql->execute('SET SESSION innodb_lock_wait_timeout = 1');
        $failure = null;
        try {
            $this->sql->transaction(function () use ($firstId): void {
                $this->runs++;
                $this->write('new');
                $this->db()->suppress_errors(true);
                $this->db()->update($this->table, ['word' => 'mine'], ['id' => $firstId]);
            });
        } catch (SqlException $failure) {
            self::assertSame(1205, $failure->errorNumber);
        }
        $this->db()->suppress_errors(false);
        $second->run('ROLLBACK');
        $this->sql->execute('SET SESSION innodb_lock_wait_timeout = 50');

        self::assertNotNull($failure);
        self::assertSame(4, $this->runs);
        self::assertSame(['one'], $this->findValues());
    }

    public function testAFailedReadIsNotAnsweredByAPersistentCacheWhenItIsRepeated(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $post = wp_insert_post(
            ['post_title' => 'Article', 'post_status' => 'publish', 'post_date' => '2015-01-01 10:00:00'],
        );
        wp_set_object_terms($post, ['Transactions'], 'post_tag');
        add_filter('query', fn (string $statement): string
            // Galera reports a conflict at any statement, and WordPress caches the missing result as an empty one.
            => $this->runs === 1 && str_contains($statement, 'term_relationships')
                ? "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found'"
                : $statement);
        $runtimeCache = $GLOBALS['wp_object_cache'];
        $GLOBALS['wp_object_cache'] = new class extends WP_Object_Cache {
            /** Keeps the values, as the server of a persistent cache does when the cache of a request is emptied. */
            public function flush(): bool
            {
                return true;
            }
        };
        $findNames = static fn (): array => array_column((array) get_the_terms($post, 'post_tag'), 'name');
        $this->db()->suppress_errors(true);
        try {
            $found = $this->sql->transaction(function () use ($findNames): array {
                $this->runs++;

                return $findNames();
            });
            $foundLater = $findNames();
        } finally {
            $this->db()->suppress_errors(false);
            $GLOBALS['wp_object_cache'] = $runtimeCache;
        }

        self::assertSame(2, $this->runs);
        self::assertSame([['Transactions'], ['Transactions']], [$found, $foundLater]);
    }

    public function testALockedDatabaseFileIsRetried(): void
    {
        if ($this->onMariadb()) {
            return;
        }
        $file = constant('FQDB');
        self::assertIsString($file);
        $second = new \PDO("sqlite:$file");
        $second->exec('BEGIN IMMEDIATE');
        $tries = 0;
        add_filter('query', function (string $statement) use (&$tries, $second): string {
            if ($statement === 'START TRANSACTION' && ++$tries === 2) {
                $second->exec('ROLLBACK');
            }

            return $statement;
        });
        $this->sql->transaction(fn (): int => $this->write('one'));

        self::assertSame(2, $tries);
        self::assertSame(['one'], $this->findValues());
    }
}
