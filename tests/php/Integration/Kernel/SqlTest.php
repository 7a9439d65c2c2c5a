<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantTests\Support\Kernel\TransactionTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group('database')]
final class SqlTest extends TransactionTestCase
{
    public function testValuesArePreparedAndReturnedUnchanged(): void
    {
        $evil = "x' OR 1=1 -- \\ %s 50% \u{1F600}";
        $id = $this->sql->insert($this->table, ['word' => $evil]);

        self::assertGreaterThan(0, $id);
        self::assertSame($evil, $this->sql->fetchValue('SELECT word FROM %i WHERE word = %s', $this->table, $evil));
        self::assertSame(
            [['id' => (string) $id, 'word' => $evil]],
            $this->sql->fetchRows('SELECT id, word FROM %i', $this->table),
        );
        self::assertSame([$evil], $this->sql->fetchColumn('SELECT word FROM %i', $this->table));
        self::assertNull($this->sql->fetchValue('SELECT word FROM %i WHERE id = %d', $this->table, 0));
        self::assertSame([], $this->sql->fetchRows('SELECT word FROM %i WHERE id = %d', $this->table, 0));
    }

    public function testADuplicateKeyIsDistinguishedFromOtherFailures(): void
    {
        $this->sql->insert($this->table, ['word' => 'one']);

        self::assertTrue($this->failure(fn () => $this->sql->insert($this->table, ['word' => 'one']))->isDuplicate);
        self::assertTrue($this->failure(
            fn () => $this->sql->execute('INSERT INTO %i (word) VALUES (%s)', $this->table, 'one')
        )->isDuplicate);
        self::assertFalse(
            $this->failure(fn () => $this->sql->fetchRows('SELECT nothing FROM %i', $this->table))->isDuplicate
        );
        self::assertFalse(
            $this->failure(fn () => $this->sql->fetchRows('SELECT id FROM %i', $this->table . '_absent'))->isDuplicate
        );
    }

    public function testAFailureContainsAndLogsNoSql(): void
    {
        $log = $this->file('log', '');
        $before = (string) ini_set('error_log', $log);
        ob_start();
        $failure = $this->failure(
            fn () => $this->sql->execute('INSERT INTO %i (nothing) VALUES (%s)', $this->table, 'secret')
        );
        $printed = ob_get_clean() . file_get_contents($log);
        ini_set('error_log', $before);

        self::assertSame('', $printed);
        self::assertStringNotContainsString('secret', $failure->getMessage());
        self::assertSame(
            [],
            $this->sql->fetchRows('SELECT id FROM %i', $this->table),
            'The next statement is not blamed.',
        );
    }

    public function testAnEarlierFailureOfOtherCodeIsIgnored(): void
    {
        $others = $GLOBALS['wpdb'];
        self::assertInstanceOf(\wpdb::class, $others);
        $others->suppress_errors(true);
        $others->query('SELECT nothing FROM nowhere');
        $others->suppress_errors(false);

        self::assertSame([], $this->sql->fetchRows('SELECT id FROM %i', $this->table));
    }

    public function testAnInnerTransactionJoinsTheOuterOne(): void
    {
        try {
            $this->sql->transaction(function (): void {
                Sql::fromGlobal()->transaction(fn (): int => $this->write('inner'));
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            self::assertSame([], $this->findValues());
        }
    }

    public function testATransactionIsAllOrNothing(): void
    {
        try {
            $this->sql->transaction(function (): void {
                $this->sql->insert($this->table, ['word' => 'gone']);
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            self::assertSame([], $this->sql->fetchColumn('SELECT word FROM %i', $this->table));
        }
        $id = $this->sql->transaction(fn (): int => $this->sql->insert($this->table, ['word' => 'kept']));
        self::assertSame((string) $id, $this->sql->fetchValue('SELECT id FROM %i', $this->table));
        self::assertSame(['kept'], $this->sql->fetchColumn('SELECT word FROM %i', $this->table));
    }

    private function failure(callable $work): SqlException
    {
        try {
            $work();
        } catch (SqlException $failure) {
            return $failure;
        }
        self::fail('It must be refused.');
    }
}
