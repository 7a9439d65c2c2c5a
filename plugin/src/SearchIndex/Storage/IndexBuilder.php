<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\SearchIndex\Storage;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\JobIndex;

/**
 * Builds the index in batches, which can be interrupted and repeated. During a build, FallbackJobIndex queries the
 * WordPress tables, and saved openings are already written to the index.
 */
final class IndexBuilder implements Migration
{
    public const BUILD_EVENT = 'courant_desk_build_index';
    public const CHECK_EVENT = 'courant_desk_check_index';
    public const PREFIXES_EVENT = 'courant_desk_index_beginnings';
    private const MAX_REPAIR_ROUNDS = 1000;

    private readonly PhraseBuilder $phrases;
    private readonly PostRowRepository $postRows;
    private readonly IndexCompactor $compactor;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpeningLoader $openings,
        private readonly IndexVerifier $verifier,
        private readonly CommonPrefixes $prefixes,
        private readonly int $batchSize = 300,
        ?PhraseBuilder $phrases = null,
    ) {
        $this->phrases = $phrases ?? new PhraseBuilder($sql, $tables);
        $this->postRows = new PostRowRepository($sql, $tables);
        $this->compactor = new IndexCompactor($sql, $tables, $state, $writer);
    }

    public function id(): string
    {
        return $this->state->migrationId();
    }

    public function runStep(): bool
    {
        return $this->runIndexStep() && $this->postRows->buildStep($this->batchSize);
    }

    /** Returns whether the index and the lists of posts are complete. */
    public function isComplete(): bool
    {
        return $this->state->isComplete() && $this->postRows->isReady();
    }

    /** @return bool whether the index is complete */
    private function runIndexStep(): bool
    {
        $state = $this->state->readStored();
        // The cached option in this process is outdated if another process has completed the build.
        if ($this->state->isComplete() || $this->state->hasPhrases($state)) {
            return $this->compactor->runStep();
        }
        if ($this->state->isOutdated($state) || $this->state->isBuildingPhrases($state)) {
            return $this->buildPhrases((string) $state);
        }
        if ($state === null || !$this->state->hasTables($state)) {
            if ($state !== null) {
                $this->tables->drop();
            }
            $this->tables->create();
            $state = $this->state->startBuilding();
        }
        $ids = array_map('intval', $this->sql->fetchColumn(
            "SELECT ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired') AND ID > %d ORDER BY ID LIMIT %d",
            $this->sql->coreTable('posts'),
            IndexState::lastOpeningId($state),
            $this->batchSize,
        ));
        $this->indexOpenings($ids, true);
        if (count($ids) === $this->batchSize) {
            $this->state->saveProgress($state, $ids[$this->batchSize - 1]);

            return false;
        }
        $state = $this->state->isBuilding($state) ? $this->state->startBuildingPhrases($state) : null;
        if ($state === null) {
            return $this->state->isComplete();
        }
        /**
         * Fires when lists, counts or pages of openings changed; caches are invalidated at most once per request.
         *
         * @since 0.1.0
         *
         * @param list<int> $openings IDs; empty for all
         */
        do_action(JobIndex::CHANGED_ACTION, []);

        return $this->buildPhrases($state);
    }

    /**
     * Continues to build phrase sets. Until they are complete, phrases are searched in the texts, and all other
     * conditions in the index.
     *
     * @return bool whether the index is complete
     */
    private function buildPhrases(string $state): bool
    {
        if ($this->state->isOutdated($state)) {
            $this->tables->create();
            $state = $this->state->startBuildingPhrases($state);
        }
        if ($state === null) {
            return $this->state->isComplete();
        }
        ['reached' => $reached, 'done' => $done] = $this->phrases->step(IndexState::lastOpeningId($state));
        if (!$done) {
            $this->state->saveProgress($state, $reached);

            return false;
        }

        $this->sql->transaction(function (): void {
            $this->tables->lock();
            (new SortBucketRepository($this->sql, $this->tables))->build();
        }, static fn (): bool => false);
        $this->schedule(self::PREFIXES_EVENT);

        return $this->state->markReady($state) || $this->state->isComplete();
    }

    /** Creates the tables that are missing in an index of an earlier version; called before a write. */
    public function addMissingTables(): void
    {
        $state = get_option(IndexState::OPTION);
        if (is_string($state) && $this->state->isOutdated($state)) {
            $this->tables->create();
            $this->state->startBuildingPhrases($state);
            $this->schedule();
        }
    }

    /** @return array{state: 'ready'|'building'|'waiting', done: int, all: int} progress in openings */
    public function getProgress(): array
    {
        $state = $this->state->readStored();
        $number = fn (int $upTo): int => (int) $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired') AND ID <= %d",
            $this->sql->coreTable('posts'),
            $upTo
        );
        $all = $number(PHP_INT_MAX);
        if ($this->state->isBuilding($state) || $this->state->isBuildingPhrases($state)) {
            return ['state' => 'building', 'done' => $number(IndexState::lastOpeningId($state)), 'all' => $all];
        }

        return $this->state->hasTables($state)
            ? ['state' => 'ready', 'done' => $all, 'all' => $all]
            : ['state' => 'waiting', 'done' => 0, 'all' => $all];
    }

    /** @param (callable(): mixed)|null $after called after each batch; returns when the index is complete */
    public function rebuild(?callable $after = null): void
    {
        $this->state->markBroken();
        while (!$this->runStep()) {
            if ($after !== null) {
                $after();
            }
        }
        $this->refreshPrefixes(null);
    }

    /** Starts a rebuild, which runs for the given time and continues in the background. */
    public function startRebuild(int $seconds): void
    {
        $this->state->markBroken();
        $this->resume($seconds);
    }

    /** Marks the index as inconsistent and schedules a rebuild in the background. */
    public function invalidateAndRebuild(): void
    {
        $this->state->markBroken();
        $this->schedule();
    }

    /** Continues a build for the given time and schedules the rest in the background. */
    public function resume(int $seconds = 20): void
    {
        $hasTime = $this->createTimeLimit($seconds);
        do {
            $done = $this->runStep();
        } while (!$done && $hasTime());
        if (!$done) {
            $this->schedule();
        }
    }

    /**
     * Reindexes openings that are missing, outdated or no longer public. Runs daily.
     *
     * @return int number of reindexed openings, at most one batch; an incomplete index is completed, and an index with
     *     inconsistent counts rebuilt in the background
     */
    public function repair(): int
    {
        if (!$this->isComplete() || $this->state->needsCompaction($this->state->readStored())) {
            $this->schedule();
        }
        if (!$this->isComplete()) {
            return 0;
        }
        $this->postRows->repair($this->batchSize);
        $ids = $this->verifier->findMismatches($this->batchSize);
        $this->indexOpenings($ids);
        if ($ids !== []) {
            do_action(JobIndex::CHANGED_ACTION, $ids);
        }
        // Counted while holding the lock, because a save between two of the queries would appear as an inconsistency.
        $isCounted = fn (): bool => $this->sql->transaction(function (): bool {
            $this->tables->lock();

            return $this->verifier->hasConsistentCounts();
        });
        if (count($ids) < $this->batchSize && !$isCounted()) {
            $this->invalidateAndRebuild();
        }

        return count($ids);
    }

    /** @return int number of reindexed openings */
    public function repairAll(): int
    {
        $all = 0;
        for ($rounds = 0; $rounds < self::MAX_REPAIR_ROUNDS; $rounds++) {
            $number = $this->repair();
            $all += $number;
            if ($number < $this->batchSize) {
                break;
            }
        }

        return $all;
    }

    /**
     * Updates the sets of common prefixes and continues in the background after the time limit.
     *
     * @param int|null $seconds null for no limit
     */
    public function refreshPrefixes(?int $seconds = 20): void
    {
        if (
            $this->state->isComplete() && !$this->prefixes->refresh(
                $seconds === null ? static fn (): bool => true : $this->createTimeLimit($seconds)
            )
        ) {
            $this->schedule(self::PREFIXES_EVENT);
        }
    }

    /** Schedules a background event unless it is already scheduled. */
    public function schedule(string $event = self::BUILD_EVENT): void
    {
        if (wp_next_scheduled($event) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 10, $event);
        }
    }

    /** @return Closure(): bool returns true until the time limit */
    private function createTimeLimit(int $seconds): Closure
    {
        $end = $this->clock->now()->modify("+$seconds seconds");

        return fn (): bool => $this->clock->now() < $end;
    }

    /** @param list<int> $ids */
    private function indexOpenings(array $ids, bool $isBuilding = false): void
    {
        if ($ids === []) {
            return;
        }
        $this->writer->write($ids, $this->openings->load(...), $isBuilding);
        // Releases the memory of the object cache.
        if (count($ids) >= min(100, $this->batchSize) && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
