<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use PHPUnit\Framework\Attributes\Group;

/** Builds and repairs the index by command, REST and cron, concurrently with saves; and its Site Health test. */
#[Group('database')]
final class IndexBuilderTest extends IndexCase
{
    public function testSaveDuringABuildIsIndexed(): void
    {
        $this->openings(6);
        $ids = $this->posts()->find($this->query())->ids;
        sort($ids);
        $state = new IndexState(Sql::fromGlobal());
        $state->markBroken();
        $builder = $this->builder(1000, 2);
        $builder->runStep();
        // A process that started before the build has an outdated option in its cache.
        $remembered = wp_load_alloptions();
        $remembered[IndexState::OPTION] = 'broken';
        wp_cache_set('alloptions', $remembered, 'options');

        wp_update_post(['ID' => $ids[0], 'post_title' => 'Quokka']);

        wp_cache_delete('alloptions', 'options');
        do {
            $done = $builder->runStep();
        } while (!$done);
        self::assertSame([$ids[0]], $this->tokens()->find($this->query('quokka'))->ids);
        $this->assertAgree($this->query(), 'all');
    }

    public function testReplacedBuildCannotChangeTheState(): void
    {
        $state = new IndexState(Sql::fromGlobal());
        $first = $state->startBuilding();
        $second = $state->startBuilding();

        self::assertFalse($state->saveProgress($first, 300), 'The build was replaced.');
        self::assertFalse($state->markReady($first));
        self::assertSame($second, $state->readStored());
        self::assertTrue($state->saveProgress($second, 7));
        self::assertSame(7, IndexState::lastOpeningId($state->readStored()));
        self::assertFalse($state->isReady());
        self::assertTrue($state->markReady(substr($second, 0, 18) . '7'));
        self::assertTrue($state->isReady());
    }

    public function testOutdatedIndexIsRebuilt(): void
    {
        $this->openings(2);
        update_option(IndexState::OPTION, 'ready', true);

        self::assertFalse((new IndexState(Sql::fromGlobal()))->isReady());
        self::assertSame('listings-9-compact', $this->builder()->id());
        self::assertTrue($this->builder()->runStep());
        $this->assertAgree($this->query('opening'), 'rebuilt');
    }

    public function testCommandShowsStatusRebuildsAndRepairs(): void
    {
        $this->openings(3);
        $run = static function (string ...$arguments): string {
            ob_start();
            try {
                do_action('courant_desk_command', 'index', $arguments);
            } finally {
                $printed = (string) ob_get_clean();
            }

            return $printed;
        };
        /** @var array<string, string> $known */
        $known = apply_filters('courant_desk_commands', []);

        self::assertArrayHasKey('index', $known);
        self::assertStringContainsString('ready, 3 of 3', $run());
        self::assertStringContainsString('ready, 3 of 3', $run('rebuild'));
        $sql = Sql::fromGlobal();
        $sql->execute(
            "UPDATE %i SET post_status = 'expired' WHERE ID = %d",
            $sql->coreTable('posts'),
            $this->posts()->find($this->query())->ids[0],
        );
        wp_cache_flush();
        self::assertStringContainsString('1 opening repaired', $run('repair'));
        $this->expectException(\RuntimeException::class);
        $run('dance');
    }

    public function testRebuildRequiresTheOpeningsCapability(): void
    {
        $this->openings(3);
        $administrator = $this->user('administrator');
        $nonce = ['X-WP-Nonce' => $this->nonceOf($administrator, 'wp_rest')];

        self::assertSame(401, $this->http('GET', '/wp-json/courant/v1/index')->status);
        self::assertSame(401, $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'rebuild'])->status);
        self::assertSame(
            401,
            $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'rebuild'], as: $administrator)->status,
            'Without a nonce.',
        );
        self::assertSame(
            400,
            $this->http('POST', '/wp-json/courant/v1/index', [
                'do' => 'drop',
            ], headers: $nonce, as: $administrator)->status,
        );
        $built = $this->http('POST', '/wp-json/courant/v1/index', [
            'do' => 'rebuild',
        ], headers: $nonce, as: $administrator);
        self::assertSame(['state' => 'ready', 'done' => 3, 'all' => 3], $built->json());
        self::assertStringContainsString(
            'contains 3 openings',
            $this->http('GET', '/wp-admin/tools.php?page=courant-job-index', as: $administrator)->body,
        );
        self::assertSame(
            403,
            $this->http('GET', '/wp-admin/tools.php?page=courant-job-index', as: $this->user('editor'))->status,
        );
    }

    public function testSiteHealthReportsAnInconsistentIndex(): void
    {
        $this->openings(3);
        wp_set_current_user($this->user('administrator')->ID);
        /** @var array{async: array<string, array{async_direct_test: callable(): array<string, string>}>} $tests */
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $status = static fn (): string => $tests['async']['courant_job_index']['async_direct_test']()['status'];
        $sql = Sql::fromGlobal();

        self::assertSame('good', $status());
        $sql->execute(
            'UPDATE %i SET openings = openings + 1 WHERE name = %s',
            (new IndexTables($sql))->words(),
            'stateopen',
        );
        self::assertSame('critical', $status());
        self::assertSame(0, $this->builder()->repairAll());
        self::assertSame('recommended', $status(), 'The index is being rebuilt.');
        do_action(IndexBuilder::BUILD_EVENT);
        self::assertSame('good', $status());
    }

    /** Imports save one opening after the other. */
    public function testCostOfASaveDoesNotGrowWithTheNumberOfOpenings(): void
    {
        $number = 0;
        $add = function (int $many) use (&$number): int {
            $queries = get_num_queries();
            for ($made = 0; $made < $many; $made++) {
                $number++;
                $this->opening([
                    'title' => "Comet number $number",
                    'content' => "basil dahlia word$number",
                    'specs' => ['job-category' => ['Sales']],
                ]);
            }

            return get_num_queries() - $queries;
        };
        $add(20);
        $first = $add(20);
        $memory = memory_get_usage();
        $add(140);
        wp_cache_flush_runtime();
        self::assertLessThan(3 * MB_IN_BYTES, memory_get_usage() - $memory, 'Memory stays flat.');
        self::assertLessThanOrEqual($first * 1.1 + 4, $add(20), 'The cost of a save does not grow.');
        self::assertSame(200, $this->tokens()->find($this->query('comet'))->total);
        self::assertSame(
            [],
            (new IndexVerifier(Sql::fromGlobal(), new IndexTables(Sql::fromGlobal())))->findMismatches(5),
        );
    }
}
