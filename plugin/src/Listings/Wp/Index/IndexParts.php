<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Listings\Admin\IndexScreen;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\Caches\CachedJobIndex;
use CourantDesk\Listings\Wp\Caches\Generation;
use CourantDesk\Listings\Wp\Caches\InstalledPageCaches;
use CourantDesk\Listings\Wp\Caches\ListingAddresses;
use CourantDesk\Listings\Wp\Caches\ListingChanges;
use CourantDesk\Listings\Wp\Caches\PageTags;
use CourantDesk\Listings\Wp\PostJobIndex;
use CourantDesk\Listings\Wp\SpokenJobIndex;

/** The job index, put together. */
final class IndexParts
{
    public readonly JobIndex $index;
    public readonly IndexBuilder $builder;
    public readonly SimilarWords $similar;
    private readonly IndexKeeper $keeper;
    private readonly IndexCheck $check;
    private readonly ListingChanges $changes;
    private readonly IndexTables $tables;
    private readonly IndexState $state;

    public function __construct(private readonly Kernel $kernel, Specifications $specifications, Openings $openings)
    {
        $words = new Words();
        $this->state = new IndexState($kernel->sql, $kernel->languages);
        $this->tables = new IndexTables($kernel->sql);
        $this->similar = new SimilarWords($kernel->sql, $this->tables, $this->state);
        $this->check = new IndexCheck($kernel->sql, $this->tables);
        $writer = new IndexWriter($kernel->sql, $this->tables);
        $indexed = new IndexedOpenings($openings, $words, $kernel->languages);
        $this->builder = new IndexBuilder($kernel->sql, $kernel->clock, $this->tables, $this->state, $writer, $indexed, $this->check, new CommonBeginnings($kernel->sql, $this->tables));
        $queue = new IndexQueue($kernel->sql, $this->tables, $kernel->clock);
        $worker = new IndexQueueWorker($queue, $this->state, $writer, $indexed, $this->check, $kernel->log);
        $this->keeper = new IndexKeeper(
            sql: $kernel->sql,
            state: $this->state,
            writer: $writer,
            openings: $indexed,
            builder: $this->builder,
            specifications: $specifications,
            log: $kernel->log,
            tables: $this->tables,
            queue: $queue,
            worker: $worker,
        );
        $generation = new Generation($kernel->clock, new SetCounts($kernel->sql, $this->tables, $kernel->clock));
        $this->changes = new ListingChanges(
            $generation,
            new InstalledPageCaches(),
            new ListingAddresses($kernel->sql, $specifications),
            $specifications,
            $kernel->log,
        );
        $this->index = new SpokenJobIndex(new ReadyJobIndex(
            $this->state,
            new CachedJobIndex(new TokenJobIndex($kernel->sql, $this->tables, $kernel->clock, $specifications, $words, null, $this->state, static fn (): bool => $worker->run()), $generation),
            new PostJobIndex($kernel->sql, $kernel->clock, $specifications, $kernel->languages),
        ), $kernel->languages);
    }

    public function boot(): void
    {
        $this->keeper->boot();
        $this->changes->boot();
        // Built only where they are wanted: most requests want none of them.
        $health = fn (): IndexHealth => new IndexHealth($this->builder, $this->check);
        $command = fn (): IndexCommand => new IndexCommand($this->builder, $this->check);
        add_action('template_redirect', static fn () => (new PageTags())->send());
        add_action('rest_api_init', fn () => (new IndexRoute($this->builder, $health()))->register());
        add_filter('site_status_tests', static fn (mixed $tests): array => $health()->add($tests));
        add_action('admin_menu', fn () => (new IndexScreen($this->builder, $this->kernel->template, $this->kernel->assets))->register());
        add_filter('courant_desk_commands', static fn (mixed $known): array => $command()->announce($known));
        add_action('courant_desk_command', static function (mixed $name, mixed $arguments) use ($command): void {
            $command()->fromTool(is_string($name) ? $name : '', is_array($arguments) ? array_values(array_filter($arguments, 'is_string')) : []);
        }, 10, 2);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('courant index', $command());
        }
    }

    public function install(): void
    {
        if (!$this->state->isComplete()) {
            $this->builder->later();
        }
        if (wp_next_scheduled(IndexBuilder::CHECK) === false) {
            wp_schedule_event($this->kernel->clock->now()->getTimestamp() + DAY_IN_SECONDS, 'daily', IndexBuilder::CHECK);
        }
    }

    /** While the plugin sleeps nobody keeps the index in step: it is built anew when it wakes. */
    public function deactivate(): void
    {
        wp_clear_scheduled_hook(IndexBuilder::EVENT);
        wp_clear_scheduled_hook(IndexBuilder::CHECK);
        wp_clear_scheduled_hook(IndexBuilder::BEGINNINGS);
        wp_clear_scheduled_hook(IndexKeeper::REPAIR);
        $this->state->breakDown();
    }

    public function erase(): void
    {
        $this->deactivate();
        $this->state->forget();
        $this->tables->drop();
    }
}
