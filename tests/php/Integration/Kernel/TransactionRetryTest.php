<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\SqlException;
use CourantTests\Support\Kernel\TransactionTestCase;
use CourantTests\Support\Site\SecondConnection;
use PHPUnit\Framework\Attributes\Group;

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
