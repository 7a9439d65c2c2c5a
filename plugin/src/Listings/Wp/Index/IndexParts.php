<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\PostJobIndex;

/** The job index, put together. */
final class IndexParts
{
    public readonly JobIndex $index;
    public readonly IndexBuilder $builder;
    public readonly IndexKeeper $keeper;
    private readonly IndexTables $tables;
    private readonly IndexState $state;

    public function __construct(private readonly Kernel $kernel, Specifications $specifications, Openings $openings)
    {
        $words = new Words();
        $this->state = new IndexState();
        $this->tables = new IndexTables($kernel->sql);
        $writer = new IndexWriter($kernel->sql, $this->tables);
        $indexed = new IndexedOpenings($openings, $words);
        $this->builder = new IndexBuilder($kernel->sql, $kernel->clock, $this->tables, $this->state, $writer, $indexed);
        $this->keeper = new IndexKeeper($this->state, $writer, $indexed, $this->builder, $specifications, $kernel->log);
        $this->index = new ReadyJobIndex(
            $this->state,
            new TokenJobIndex($kernel->sql, $this->tables, $kernel->clock, $specifications, $words),
            new PostJobIndex($kernel->sql, $kernel->clock, $specifications),
        );
    }

    public function install(): void
    {
        if (!$this->state->isReady()) {
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
        $this->state->breakDown();
    }

    public function erase(): void
    {
        $this->deactivate();
        $this->state->forget();
        $this->tables->drop();
    }
}
