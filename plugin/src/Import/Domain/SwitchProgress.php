<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Holds the progress of a switch, which is stored between steps. */
final class SwitchProgress
{
    /** Whether another process works on the switch, so that this call changed nothing; not stored. */
    public bool $isBusy = false;

    /** Number of failures that are listed; other failures are only counted. */
    public const MAX_LISTED = 100;

    /**
     * @param string $task ID of the current task; '' for the first one
     * @param int $cursor ID after which the next step of the task continues
     * @param array<string, int> $totals number of objects at the start, by task
     * @param array<string, int> $done   by task
     * @param array<string, int> $failed by task
     * @param list<array{task: string, id: int, reason: string}> $failures at most MAX_LISTED
     * @param array<string, mixed> $previousValues values before the switch, for an undo
     */
    public function __construct(
        public SwitchState $state = SwitchState::Idle,
        public string $task = '',
        public int $cursor = 0,
        public array $totals = [],
        public array $done = [],
        public array $failed = [],
        public array $failures = [],
        public array $previousValues = [],
        public int $changedAt = 0,
    ) {
    }

    public function addDone(int $count = 1): void
    {
        $this->done[$this->task] = ($this->done[$this->task] ?? 0) + $count;
    }

    public function addFailure(int $id, string $reason): void
    {
        $this->failed[$this->task] = ($this->failed[$this->task] ?? 0) + 1;
        if (count($this->failures) < self::MAX_LISTED) {
            $this->failures[] = ['task' => $this->task, 'id' => $id, 'reason' => $reason];
        }
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return [
            'state' => $this->state->value, 'task' => $this->task, 'cursor' => $this->cursor,
            'totals' => $this->totals, 'done' => $this->done, 'failed' => $this->failed,
            'failures' => $this->failures, 'former' => $this->previousValues, 'changedAt' => $this->changedAt,
        ];
    }

    public static function fromArray(mixed $stored): self
    {
        $stored = is_array($stored) ? $stored : [];
        $state = $stored['state'] ?? '';
        $failures = [];
        foreach (is_array($stored['failures'] ?? null) ? $stored['failures'] : [] as $failure) {
            if (
                is_array($failure) && is_string($failure['task'] ?? null) && is_int($failure['id'] ?? null)
                && is_string($failure['reason'] ?? null)
            ) {
                $failures[] = ['task' => $failure['task'], 'id' => $failure['id'], 'reason' => $failure['reason']];
            }
        }
        $previousValues = [];
        foreach (is_array($stored['former'] ?? null) ? $stored['former'] : [] as $name => $value) {
            $previousValues[(string) $name] = $value;
        }

        return new self(
            state: SwitchState::tryFrom(is_string($state) ? $state : '') ?? SwitchState::Idle,
            task: is_string($stored['task'] ?? null) ? $stored['task'] : '',
            cursor: is_int($stored['cursor'] ?? null) ? $stored['cursor'] : 0,
            totals: self::counts($stored['totals'] ?? []),
            done: self::counts($stored['done'] ?? []),
            failed: self::counts($stored['failed'] ?? []),
            failures: $failures,
            previousValues: $previousValues,
            changedAt: is_int($stored['changedAt'] ?? null) ? $stored['changedAt'] : 0,
        );
    }

    /** @return array<string, int> */
    private static function counts(mixed $stored): array
    {
        $counts = [];
        foreach (is_array($stored) ? $stored : [] as $task => $count) {
            if (is_int($count)) {
                $counts[(string) $task] = $count;
            }
        }

        return $counts;
    }
}
