<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Wp\Caches\ListingChanges;

/**
 * Builds the index in batches that may be interrupted and repeated. Meanwhile openings are found as before
 * (ReadyJobIndex), and what is saved is already kept in step.
 */
final class IndexBuilder implements Migration
{
    public const EVENT = 'courant_desk_build_index';
    public const CHECK = 'courant_desk_check_index';
    public const BEGINNINGS = 'courant_desk_index_beginnings';
    private const MOST_ROUNDS = 1000;

    private readonly PhraseBuilder $phrases;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpenings $openings,
        private readonly IndexCheck $check,
        private readonly CommonBeginnings $beginnings,
        private readonly int $batch = 300,
        ?PhraseBuilder $phrases = null,
    ) {
        $this->phrases = $phrases ?? new PhraseBuilder($sql, $tables);
    }

    public function id(): string
    {
        return 'listings-3-phrases';
    }

    public function step(): bool
    {
        if ($this->state->isComplete()) {
            return true;
        }
        $state = $this->state->stored();
        if ($this->state->hasPhrases($state)) {
            // Another process finished it, while this one remembers an earlier state.
            return true;
        }
        if ($this->state->isOutdated($state) || $this->state->isBuildingPhrases($state)) {
            return $this->phrases((string) $state);
        }
        if ($state === null || !$this->state->hasTables($state)) {
            if ($state !== null) {
                $this->tables->drop();
            }
            $this->tables->define();
            $state = $this->state->begin();
        }
        $ids = array_map('intval', $this->sql->column(
            "SELECT ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired') AND ID > %d ORDER BY ID LIMIT %d",
            $this->sql->core('posts'),
            IndexState::reached($state),
            $this->batch,
        ));
        $this->index($ids, true);
        if (count($ids) === $this->batch) {
            $this->state->reach($state, $ids[$this->batch - 1]);

            return false;
        }
        $state = IndexState::isBuilding($state) ? $this->state->beginPhrases($state) : null;
        if ($state === null) {
            return $this->state->isComplete();
        }
        do_action(ListingChanges::ACTION, []);
        $this->later(self::BEGINNINGS);

        return $this->phrases($state);
    }

    /**
     * Goes on with the sets of phrases. Until they are complete phrases are read from the texts, and all else is answered as before.
     *
     * @return bool whether all is built
     */
    private function phrases(string $state): bool
    {
        if ($this->state->isOutdated($state)) {
            $this->tables->define();
            $state = $this->state->beginPhrases($state);
        }
        if ($state === null) {
            return $this->state->isComplete();
        }
        ['reached' => $reached, 'done' => $done] = $this->phrases->step(IndexState::reached($state));
        if (!$done) {
            $this->state->reach($state, $reached);

            return false;
        }

        $this->sql->transaction(function (): void {
            $this->tables->lock();
            (new OrderBuckets($this->sql, $this->tables))->build();
        }, static fn (): bool => false);

        return $this->state->finish($state) || $this->state->isComplete();
    }

    /** Before a write: an index of an earlier version lacks tables that this one writes. */
    public function addMissingTables(): void
    {
        $state = get_option(IndexState::OPTION);
        if (is_string($state) && $this->state->isOutdated($state)) {
            $this->tables->define();
            $this->state->beginPhrases($state);
            $this->later();
        }
    }

    /** @return array{state: 'ready'|'building'|'waiting', done: int, all: int} how far it has come, in openings */
    public function progress(): array
    {
        $state = $this->state->stored();
        $number = fn (int $upTo): int => (int) $this->sql->value(
            "SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired') AND ID <= %d",
            $this->sql->core('posts'),
            $upTo
        );
        $all = $number(PHP_INT_MAX);
        if (IndexState::isBuilding($state) || $this->state->isBuildingPhrases($state)) {
            return ['state' => 'building', 'done' => $number(IndexState::reached($state)), 'all' => $all];
        }

        return $this->state->hasTables($state)
            ? ['state' => 'ready', 'done' => $all, 'all' => $all]
            : ['state' => 'waiting', 'done' => 0, 'all' => $all];
    }

    /**
     * Makes all of it anew, to the end.
     *
     * @param (callable(): mixed)|null $after every batch
     */
    public function rebuild(?callable $after = null): void
    {
        $this->state->breakDown();
        for ($done = false; !$done;) {
            $done = $this->step();
            if (!$done && $after !== null) {
                $after();
            }
        }
        $this->lookAfterBeginnings(null);
    }

    /** Begins to make all of it anew, goes on for at most so many seconds and then in the background. */
    public function startAnew(int $seconds): void
    {
        $this->state->breakDown();
        $this->resume($seconds);
    }

    /** Makes all of it anew in the background, because it can no longer be trusted. */
    public function distrust(): void
    {
        $this->state->breakDown();
        $this->later();
    }

    /** Goes on for at most so many seconds; in the background it is called again. */
    public function resume(int $seconds = 20): void
    {
        $mayGoOn = $this->within($seconds);
        do {
            $done = $this->step();
        } while (!$done && $mayGoOn());
        if (!$done) {
            $this->later();
        }
    }

    /**
     * Every day: finds openings that the index does not know, knows otherwise or should no longer know, and puts them right.
     *
     * @return int how many were put right; at most one batch; one that is not whole is built on, one whose
     *             numbers do not agree is built anew
     */
    public function repair(): int
    {
        if (!$this->state->isComplete()) {
            $this->later();

            return 0;
        }
        $ids = $this->check->faults($this->batch);
        $this->index($ids);
        if ($ids !== []) {
            do_action(ListingChanges::ACTION, $ids);
        }
        // Counted within the lock: a save between two of its queries would look like a fault.
        $isCounted = fn (): bool => $this->sql->transaction(function (): bool {
            $this->tables->lock();

            return $this->check->isCounted();
        });
        if (count($ids) < $this->batch && !$isCounted()) {
            $this->distrust();
        }

        return count($ids);
    }

    /** @return int how many openings were put right, of all */
    public function repairAll(): int
    {
        $all = 0;
        for ($rounds = 0; $rounds < self::MOST_ROUNDS; $rounds++) {
            $number = $this->repair();
            $all += $number;
            if ($number < $this->batch) {
                break;
            }
        }

        return $all;
    }

    /**
     * Sees which beginnings of words are dear by now, and goes on in the background where the time does not suffice.
     *
     * @param int|null $seconds null for as long as it takes
     */
    public function lookAfterBeginnings(?int $seconds = 20): void
    {
        if ($this->state->isComplete() && !$this->beginnings->refresh($seconds === null ? static fn (): bool => true : $this->within($seconds))) {
            $this->later(self::BEGINNINGS);
        }
    }

    /** In the background. */
    public function later(string $event = self::EVENT): void
    {
        if (wp_next_scheduled($event) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 10, $event);
        }
    }

    /** @return Closure(): bool whether less than so many seconds have passed */
    private function within(int $seconds): Closure
    {
        $end = $this->clock->now()->modify("+$seconds seconds");

        return fn (): bool => $this->clock->now() < $end;
    }

    /** @param list<int> $ids */
    private function index(array $ids, bool $isBuilding = false): void
    {
        if ($ids === []) {
            return;
        }
        $this->writer->write($ids, $this->openings->load(...), $isBuilding);
        // Thousands of openings would otherwise stay in memory.
        if (count($ids) >= min(100, $this->batch) && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
