<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

/** Holds the progress and result of a file transfer, which are stored in an option between steps. */
final class TransferReport
{
    public const IDLE = 'idle';
    public const RUNNING = 'running';
    public const DONE = 'done';

    /** Number of failures that are listed; other failures are only counted. */
    public const MAX_LISTED = 100;

    /**
     * @param self::IDLE|self::RUNNING|self::DONE          $state
     * @param int                                          $cursor  ID after which the next step starts
     * @param list<array{id: int, reason: string}>         $failures at most MAX_LISTED
     * @param int                                          $changedAt Unix time of the last step
     */
    public function __construct(
        public string $state = self::IDLE,
        public int $cursor = 0,
        public int $transferred = 0,
        public int $failed = 0,
        public array $failures = [],
        public int $changedAt = 0,
    ) {
    }

    public function addFailure(int $id, string $reason): void
    {
        $this->failed++;
        if (count($this->failures) < self::MAX_LISTED) {
            $this->failures[] = ['id' => $id, 'reason' => $reason];
        }
    }

    public static function fromArray(mixed $stored): self
    {
        $stored = is_array($stored) ? $stored : [];
        $int = static fn (string $key): int => is_int($stored[$key] ?? null) ? $stored[$key] : 0;
        $failures = [];
        foreach (is_array($stored['failures'] ?? null) ? $stored['failures'] : [] as $failure) {
            if (is_array($failure) && is_int($failure['id'] ?? null) && is_string($failure['reason'] ?? null)) {
                $failures[] = ['id' => $failure['id'], 'reason' => $failure['reason']];
            }
        }
        $state = $stored['state'] ?? '';

        return new self(
            state: $state === self::RUNNING || $state === self::DONE ? $state : self::IDLE,
            cursor: $int('cursor'),
            transferred: $int('transferred'),
            failed: $int('failed'),
            failures: $failures,
            changedAt: $int('changed'),
        );
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return [
            'state' => $this->state,
            'cursor' => $this->cursor,
            'transferred' => $this->transferred,
            'failed' => $this->failed,
            'failures' => $this->failures,
            'changed' => $this->changedAt,
        ];
    }
}
