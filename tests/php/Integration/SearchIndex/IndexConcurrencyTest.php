<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantTests\Support\Site\SecondConnection;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Saves openings in concurrent processes that are killed or lose their connections; every saved opening must be found.
 * `npm run bench -- index` does the first of these with 1,000 edits, ten times.
 */
#[Group('once')]
#[Group('database')]
final class IndexConcurrencyTest extends SiteTestCase
{
    private const ROOT = __DIR__ . '/../../../..';
    private const PROCESSES = 4;

    private Sql $sql;
    private IndexTables $tables;

    protected function setUp(): void
    {
        parent::setUp();
        // The index deletes its queue rows on shutdown, which these tests fire.
        remove_action('shutdown', 'wp_ob_end_flush_all', 1);
        $this->sql = Sql::fromGlobal();
        $this->tables = new IndexTables($this->sql);
    }

    public function testTheIndexEqualsTheTablesAfterConcurrentEdits(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $this->commit();
        $this->await([$this->php('tools/bench/edit-openings.php', '0', '1', '20')]);
        $processes = [];
        for ($number = 1; $number <= self::PROCESSES; $number++) {
            $processes[] = $this->php('tools/bench/edit-openings.php', '12', (string) $number);
        }
        $this->await($processes);
        $printed = $this->await([$this->php('tools/bench/compare-index.php', '60', '7')])[0];

        self::assertJson($printed);
        /**
         * @var array{state: string, found: int, differences: list<string>, faults: int, counted: bool, queued: int}
         *     $outcome
         */
        $outcome = json_decode($printed, true);
        self::assertSame([], $outcome['differences']);
        self::assertSame(['ready 7', 0, true, 0], [
            $outcome['state'], $outcome['faults'], $outcome['counted'], $outcome['queued'],
        ]);
        self::assertGreaterThan(50, $outcome['found']);
    }

    /** With a lock row in the dictionary, waiting would lock the gap into which the lock's holder inserts words. */
    public function testWaitingForTheLockDoesNotDeadlockWithInsertedWords(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $this->opening(['title' => 'Comet']);
        $this->commit();
        $second = new SecondConnection();
        $before = $this->deadlocks();
        $runs = 0;
        $this->sql->transaction(function () use ($second, &$runs): void {
            $runs++;
            $lock = '';
            $listen = static function (string $statement) use (&$lock): string {
                return $lock = $statement;
            };
            add_filter('query', $listen);
            $this->tables->lock();
            remove_filter('query', $listen);
            if ($runs === 1) {
                $second->run('START TRANSACTION');
                $second->begin($lock);
            }
            // Title words, statuses, terms and words, each sorting after all existing keys.
            foreach (['h7a7a7a7a7a', 'statezzz', 'termzzz', 'w7a7a7a7a7a'] as $name) {
                $this->sql->execute(
                    'INSERT INTO %i (name, openings, expired) VALUES (%s, 0, 0) ON DUPLICATE KEY UPDATE openings = openings + 0',
                    $this->tables->words(),
                    $name,
                );
            }
        });
        $second->end();

        self::assertSame(1, $runs);
        self::assertSame($before, $this->deadlocks());
    }

    public function testOpeningIsFoundAfterAConnectionIsLostAtAnyIndexStatement(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $post = $this->opening(['title' => 'Comet', 'content' => 'one two three']);
        $this->commit();
        $second = new SecondConnection();
        $statement = 0;
        for ($ended = false; !$ended;) {
            $statement++;
            $count = 0;
            $kill = static function (string $sql) use ($second, &$count, $statement): string {
                if (str_contains($sql, 'courant_job_') && ++$count === $statement) {
                    $second->killWordPress();
                }

                return $sql;
            };
            add_filter('query', $kill, 1);
            wp_update_post([
                'ID' => $post->ID,
                'post_title' => "Quokka$statement is new",
                'post_content' => "one two five$statement six",
            ]);
            remove_filter('query', $kill, 1);
            do_action('shutdown');
            $ended = $count < $statement;
            self::assertSame(
                [$post->ID],
                $this->found("\"two five$statement\" quokka$statement"),
                "statement $statement of the index",
            );
        }
        self::assertGreaterThan(10, $statement);
        self::assertSame([], $this->found('quokka1 new'), 'The former title.');
        self::assertSame('ready 7', (new IndexState($this->sql))->readStored());
        self::assertSame('0', $this->sql->fetchValue('SELECT COUNT(*) FROM %i', $this->tables->queue()));
    }

    public function testFailedIndexWriteIsQueuedAndRepairedByTheNextSearch(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $post = $this->opening(['title' => 'Comet']);
        $this->commit();
        $second = new SecondConnection();
        $second->run('START TRANSACTION');
        $second->run("UPDATE {$this->sql->table('job_lock')} SET writes = writes + 1");
        $this->sql->execute('SET SESSION innodb_lock_wait_timeout = 1');
        wp_update_post(['ID' => $post->ID, 'post_title' => 'Quokka']);
        $second->run('ROLLBACK');

        self::assertSame('Quokka', get_post($post->ID)?->post_title);
        self::assertSame(
            'ready 7',
            (new IndexState($this->sql))->readStored(),
            'The index is as it was before the failed write.',
        );
        self::assertSame([$post->ID], $this->found('quokka'));
        do_action('shutdown');
        self::assertSame([$post->ID], $this->found('quokka'));
        self::assertSame([], $this->found('comet'));
    }

    public function testProcessKilledBetweenPostAndIndexIsRepairedFromTheQueue(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $post = $this->opening(['title' => 'Comet']);
        $this->commit();
        $kill = "add_action('wp_after_insert_post', static fn () => exec('kill -9 ' . getmypid()), 1); ";
        $this->await([$this->evaluate($kill . "wp_update_post(['ID' => {$post->ID}, 'post_title' => 'Quokka']);")]);
        $this->await(
            [$this->evaluate($kill . "wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Zephyr']);")]
        );
        $this->sql->execute('UPDATE %i SET due = due - 60', $this->tables->queue());

        self::assertSame([$post->ID], $this->found('quokka'));
        self::assertCount(1, $this->found('zephyr'));
        self::assertSame('0', $this->sql->fetchValue('SELECT COUNT(*) FROM %i', $this->tables->queue()));
    }

    /** The other process reads the opening before it is deleted, and commits afterwards. */
    public function testOpeningDeletedDuringAConcurrentIndexWriteIsRemoved(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $post = $this->opening(['title' => 'Comet', 'status' => 'draft']);
        $this->commit();
        $second = new SecondConnection();
        $second->run('START TRANSACTION');
        $second->run("UPDATE {$this->sql->table('job_lock')} SET writes = writes + 1");
        $second->run("INSERT INTO {$this->tables->docs()} (job_id, published, by_title, by_closing, keys_stored, in_order) VALUES ({$post->ID}, 20200101000000, '', '', 'stateopen', '')");
        $delete = $this->evaluate("return wp_delete_post({$post->ID}, true) !== false;");
        $this->awaitLock();
        $second->run('COMMIT');

        self::assertSame(['true'], $this->await([$delete]));
        self::assertSame(
            '0',
            $this->sql->fetchValue('SELECT COUNT(*) FROM %i WHERE job_id = %d', $this->tables->docs(), $post->ID),
        );
    }

    /** Waits until another process waits for a lock. */
    private function awaitLock(): void
    {
        $observer = new SecondConnection();
        $end = microtime(true) + 30;
        while (
            $observer->column("SELECT COUNT(*) FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'") === [
                '0',
            ]
        ) {
            self::assertLessThan($end, microtime(true), 'No process waits for a lock.');
            // InnoDB refreshes this view only for those who have not read it for 100 ms.
            usleep(150000);
        }
    }

    /** @return list<int> openings found by an HTTP request */
    private function found(string $search): array
    {
        $response = $this->http('GET', '/wp-json/courant/v1/listings?jq=' . rawurlencode($search));
        /** @var array{items?: list<array{id: int}>} $json */
        $json = $response->json();
        self::assertArrayHasKey('items', $json, $response->body);

        return array_column($json['items'], 'id');
    }

    /** @return array{resource, array<int, resource>} */
    private function php(string $script, string ...$arguments): array
    {
        return $this->start([self::ROOT . "/$script", ABSPATH, ...array_values($arguments)]);
    }

    /** @return array{resource, array<int, resource>} */
    private function evaluate(string $code): array
    {
        return $this->start([self::ROOT . '/tests/support/wp-eval.php', ABSPATH, home_url(), $code]);
    }

    /**
     * @param list<string> $arguments
     * @return array{resource, array<int, resource>}
     */
    private function start(array $arguments): array
    {
        $process = proc_open(['php', ...$arguments], [1 => ['pipe', 'w'], 2 => ['file', 'php://stderr', 'w']], $pipes);
        self::assertIsResource($process);

        return [$process, $pipes];
    }

    /**
     * @param list<array{resource, array<int, resource>}> $processes
     * @return list<string> what they printed
     */
    private function await(array $processes): array
    {
        $printed = [];
        foreach ($processes as [$process, $pipes]) {
            $printed[] = trim((string) stream_get_contents($pipes[1]));
            proc_close($process);
        }

        return $printed;
    }

    private function deadlocks(): int
    {
        $status = $this->sql->fetchRows("SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'");
        self::assertCount(1, $status);

        return (int) $status[0]['Value'];
    }

    private function onMariadb(): bool
    {
        global $wpdb;
        // Nothing is asserted on SQLite, which lets one connection write at a time.
        self::assertInstanceOf(\wpdb::class, $wpdb);

        return $wpdb->__get('dbh') instanceof \mysqli;
    }
}
