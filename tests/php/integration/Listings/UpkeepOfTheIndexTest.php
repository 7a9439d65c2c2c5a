<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Wp\Index\IndexBuilder;
use CourantDesk\Listings\Wp\Index\IndexCheck;
use CourantDesk\Listings\Wp\Index\IndexState;
use CourantDesk\Listings\Wp\Index\IndexTables;

/** Building the index by command, by button and in the background, beside saves; its test in Site Health; its cost. */
final class UpkeepOfTheIndexTest extends IndexCase
{
    public function testASaveBesideABuildingIsNotMissed(): void
    {
        $this->openings(6);
        $ids = $this->posts()->find($this->question())->ids;
        sort($ids);
        $state = new IndexState(Sql::open());
        $state->breakDown();
        $builder = $this->builder(1000, 2);
        $builder->step();
        // A process that began before the building did believes that there is no index.
        $remembered = wp_load_alloptions();
        $remembered[IndexState::OPTION] = 'broken';
        wp_cache_set('alloptions', $remembered, 'options');

        wp_update_post(['ID' => $ids[0], 'post_title' => 'Quokka']);

        wp_cache_delete('alloptions', 'options');
        do {
            $done = $builder->step();
        } while (!$done);
        self::assertSame([$ids[0]], $this->tokens()->find($this->question('quokka'))->ids);
        $this->assertAgree($this->question(), 'all');
    }

    public function testOfTwoBuildingsTheLaterOneIsNotLedAstray(): void
    {
        $state = new IndexState(Sql::open());
        $first = $state->begin();
        $second = $state->begin();

        self::assertFalse($state->reach($first, 300), 'Of a building that another one has replaced.');
        self::assertFalse($state->finish($first));
        self::assertSame($second, $state->stored());
        self::assertTrue($state->reach($second, 7));
        self::assertSame(7, IndexState::reached($state->stored()));
        self::assertFalse($state->isReady());
        self::assertTrue($state->finish(substr($second, 0, 18) . '7'));
        self::assertTrue($state->isReady());
    }

    public function testWhatAnOlderVersionBuiltIsMadeAnew(): void
    {
        $this->openings(2);
        update_option(IndexState::OPTION, 'ready', true);

        self::assertFalse((new IndexState(Sql::open()))->isReady());
        self::assertSame('listings-3-phrases', $this->builder()->id());
        self::assertTrue($this->builder()->step());
        $this->assertAgree($this->question('opening'), 'made anew');
    }

    public function testTheCommandTellsBuildsAndRepairs(): void
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
        $sql = Sql::open();
        $sql->run("UPDATE %i SET post_status = 'expired' WHERE ID = %d", $sql->core('posts'), $this->posts()->find($this->question())->ids[0]);
        wp_cache_flush();
        self::assertStringContainsString('1 opening was put right', $run('repair'));
        $this->expectException(\RuntimeException::class);
        $run('dance');
    }

    public function testTheButtonIsForWhoManagesOpenings(): void
    {
        $this->openings(3);
        $administrator = $this->user('administrator');
        $nonce = ['X-WP-Nonce' => $this->nonceOf($administrator, 'wp_rest')];

        self::assertSame(401, $this->http('GET', '/wp-json/courant/v1/index')->status);
        self::assertSame(401, $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'rebuild'])->status);
        self::assertSame(401, $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'rebuild'], as: $administrator)->status, 'Without a nonce.');
        self::assertSame(400, $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'drop'], headers: $nonce, as: $administrator)->status);
        $built = $this->http('POST', '/wp-json/courant/v1/index', ['do' => 'rebuild'], headers: $nonce, as: $administrator);
        self::assertSame(['state' => 'ready', 'done' => 3, 'all' => 3], $built->json());
        self::assertStringContainsString('knows 3 openings', $this->http('GET', '/wp-admin/tools.php?page=courant-job-index', as: $administrator)->body);
        self::assertSame(403, $this->http('GET', '/wp-admin/tools.php?page=courant-job-index', as: $this->user('editor'))->status);
    }

    public function testSiteHealthTellsWhetherItIsTrue(): void
    {
        $this->openings(3);
        wp_set_current_user($this->user('administrator')->ID);
        /** @var array{async: array<string, array{async_direct_test: callable(): array<string, string>}>} $tests */
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $status = static fn (): string => $tests['async']['courant_job_index']['async_direct_test']()['status'];
        $sql = Sql::open();

        self::assertSame('good', $status());
        $sql->run('UPDATE %i SET openings = openings + 1 WHERE name = %s', (new IndexTables($sql))->words(), 'stateopen');
        self::assertSame('critical', $status());
        self::assertSame(0, $this->builder()->repairAll());
        self::assertSame('recommended', $status(), 'It is being built.');
        do_action(IndexBuilder::EVENT);
        self::assertSame('good', $status());
    }

    /** An import writes one opening after the other. */
    public function testHundredsOfOpeningsCostNoMoreThanTheFirstOnes(): void
    {
        $number = 0;
        $add = function (int $many) use (&$number): int {
            $queries = get_num_queries();
            for ($made = 0; $made < $many; $made++) {
                $number++;
                $this->opening(['title' => "Comet number $number", 'content' => "basil dahlia word$number", 'specs' => ['job-category' => ['Sales']]]);
            }

            return get_num_queries() - $queries;
        };
        $add(50);
        $first = $add(50);
        $memory = memory_get_usage();
        $add(350);
        wp_cache_flush_runtime();
        self::assertLessThan(8 * 1024 * 1024, memory_get_usage() - $memory, 'Memory stays flat.');
        self::assertLessThanOrEqual($first * 1.1 + 10, $add(50), 'Editing one costs the same with many as with few.');
        self::assertSame(500, $this->tokens()->find($this->question('comet'))->total);
        self::assertSame([], (new IndexCheck(Sql::open(), new IndexTables(Sql::open())))->faults(5));
    }
}
