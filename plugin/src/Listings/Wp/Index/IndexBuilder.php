<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;

/**
 * Builds the index in batches that may be interrupted and repeated. Meanwhile openings are found as before
 * (ReadyJobIndex), and what is saved is already kept in step.
 */
final class IndexBuilder implements Migration
{
    public const EVENT = 'courant_desk_build_index';
    public const CHECK = 'courant_desk_check_index';
    private const BATCH = 300;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpenings $openings,
    ) {
    }

    public function id(): string
    {
        return 'listings-2-job-index';
    }

    public function step(): bool
    {
        if ($this->state->isReady()) {
            return true;
        }
        if (!$this->state->exists()) {
            if ($this->state->isBroken()) {
                $this->tables->drop();
            }
            $this->tables->define();
            $this->state->reach(0);
        }
        $ids = array_map('intval', $this->sql->column(
            "SELECT ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired') AND ID > %d ORDER BY ID LIMIT %d",
            $this->sql->core('posts'),
            $this->state->reached(),
            self::BATCH,
        ));
        $this->index($ids);
        if (count($ids) === self::BATCH) {
            $this->state->reach($ids[self::BATCH - 1]);

            return false;
        }
        $this->state->finish();

        return true;
    }

    /** Makes all of it anew, to the end. */
    public function rebuild(): void
    {
        $this->state->breakDown();
        do {
            $done = $this->step();
        } while (!$done);
    }

    /** Makes all of it anew in the background, because it can no longer be trusted. */
    public function distrust(): void
    {
        $this->state->breakDown();
        $this->later();
    }

    /** In the background: goes on for at most 20 seconds. */
    public function resume(): void
    {
        $end = $this->clock->now()->modify('+20 seconds');
        do {
            $done = $this->step();
        } while (!$done && $this->clock->now() < $end);
        if (!$done) {
            $this->later();
        }
    }

    /**
     * Every day: finds openings that the index does not know, knows otherwise or should no longer know, and puts them right.
     *
     * @return int how many were put right; at most one batch; one that is not whole is built on
     */
    public function repair(): int
    {
        if (!$this->state->isReady()) {
            $this->later();

            return 0;
        }
        $ids = array_map('intval', $this->sql->column(
            "SELECT x.id FROM (SELECT p.ID AS id FROM %i p LEFT JOIN %i d ON d.job_id = p.ID"
            . " WHERE p.post_type = 'awsm_job_openings' AND p.post_status IN ('publish', 'expired') AND p.post_password = ''"
            . " AND (d.job_id IS NULL OR d.expired <> CASE WHEN p.post_status = 'expired' THEN 1 ELSE 0 END)"
            . " AND NOT EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = 'awsm_pro_exclude_job' AND m.meta_value = 'exclude')"
            . " UNION ALL SELECT d.job_id AS id FROM %i d LEFT JOIN %i p ON p.ID = d.job_id AND p.post_type = 'awsm_job_openings'"
            . " AND p.post_status IN ('publish', 'expired') AND p.post_password = '' WHERE p.ID IS NULL"
            . " UNION ALL SELECT d.job_id AS id FROM %i d JOIN %i m ON m.post_id = d.job_id AND m.meta_key = 'awsm_pro_exclude_job'"
            . " AND m.meta_value = 'exclude') x LIMIT %d",
            $this->sql->core('posts'),
            $this->tables->docs(),
            $this->sql->core('postmeta'),
            $this->tables->docs(),
            $this->sql->core('posts'),
            $this->tables->docs(),
            $this->sql->core('postmeta'),
            self::BATCH,
        ));
        $this->index($ids);

        return count($ids);
    }

    /** Builds it in the background. */
    public function later(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 10, self::EVENT);
        }
    }

    /** @param list<int> $ids */
    private function index(array $ids): void
    {
        if ($ids === []) {
            return;
        }
        $this->writer->write($ids, $this->openings->load(...));
        // Thousands of openings would otherwise stay in memory.
        if (count($ids) === self::BATCH && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
