<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\OptionLock;
use CourantDesk\Kernel\Sql;

/**
 * Runs a switch for a limited time: migrates, undoes or confirms. The progress is stored after each step, so that the
 * next call continues an interrupted switch. A lock ensures that only one process runs it.
 */
final class SwitchRunner
{
    public const OPTION = 'courant_switch';
    private const LOCK_OPTION = 'courant_switch_lock';
    private const LOCK_SECONDS = 120;

    /** @param list<SwitchTask> $tasks in the order in which they run; an undo runs them in reverse order */
    public function __construct(
        private readonly array $tasks,
        private readonly Sql $sql,
        private readonly Clock $clock,
    ) {
    }

    public function progress(): SwitchProgress
    {
        return SwitchProgress::fromArray(get_option(self::OPTION, []));
    }

    /** @return array<string, int> number of objects that a switch would change now, by task */
    public function counts(): array
    {
        $counts = [];
        foreach ($this->tasks as $task) {
            $counts[$task->id()] = $task->count();
        }

        return $counts;
    }

    /**
     * Starts or continues an action. Returns null when it is not possible in the current state, and the unchanged
     * progress, marked as busy, while another process works on it.
     *
     * @param string $action `start`, `continue`, `undo` or `confirm`
     */
    public function run(string $action, float $seconds): ?SwitchProgress
    {
        $lock = new OptionLock(self::LOCK_OPTION, self::LOCK_SECONDS, $this->sql, $this->clock);
        if (!$lock->acquire()) {
            $progress = $this->progress();
            $progress->isBusy = true;

            return $progress;
        }
        try {
            $progress = $this->begin($action);
            $end = $this->seconds() + $seconds;
            while ($progress !== null && $progress->state->isRunning()) {
                $this->runStep($progress);
                if ($this->seconds() >= $end || !$lock->acquire()) {
                    break;
                }
            }

            return $progress;
        } finally {
            $lock->release();
        }
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
        delete_option(self::LOCK_OPTION);
    }

    private function begin(string $action): ?SwitchProgress
    {
        $progress = $this->progress();
        $state = $progress->state->begin($action);
        if ($state === null) {
            return null;
        }
        if ($state !== $progress->state) {
            $progress = new SwitchProgress(
                state: $state,
                totals: $this->counts(),
                previousValues: $state === SwitchState::Applying && $progress->state === SwitchState::Confirmed
                    ? []
                    : $progress->previousValues,
            );
            $this->save($progress);
        }

        return $progress;
    }

    private function runStep(SwitchProgress $progress): void
    {
        $tasks = $progress->state === SwitchState::Undoing ? array_reverse($this->tasks) : $this->tasks;
        $ids = array_map(static fn (SwitchTask $task): string => $task->id(), $tasks);
        $index = (int) array_search($progress->task, $ids, true);
        $progress->task = $ids[$index];
        $isDone = match ($progress->state) {
            SwitchState::Undoing => $tasks[$index]->undo($progress),
            SwitchState::Confirming => $tasks[$index]->confirm($progress),
            default => $tasks[$index]->apply($progress),
        };
        if ($isDone) {
            $progress->cursor = 0;
            $progress->task = $ids[$index + 1] ?? '';
            if ($progress->task === '') {
                $progress->state = $progress->state->next();
                $progress->previousValues = $progress->state === SwitchState::Applied ? $progress->previousValues : [];
            }
        }
        $this->save($progress);
        // Memory use does not grow with the number of applications.
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }

    private function save(SwitchProgress $progress): void
    {
        $progress->changedAt = $this->clock->now()->getTimestamp();
        update_option(self::OPTION, $progress->toArray(), false);
    }

    private function seconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }
}
