<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Kernel\Violation;

/** What a run did, row by row in numbers, and with reasons where something is to be said. */
final class ImportReport
{
    /** @var array<string, int> by Outcome value */
    public array $counts = [];

    /** @var list<array{row: int, key: string, title: string, outcome: Outcome, notes: list<Violation>}> */
    public array $lines = [];

    /** Rows read so far, with those that were skipped. */
    public int $read = 0;

    /** Why the file could not be read on, or null. */
    public ?Violation $broken = null;

    /** True when the time was up before the end of the file. */
    public bool $unfinished = false;

    /**
     * @param string          $key   see Row::key()
     * @param list<Violation> $notes reasons of a refusal, or things to know
     */
    public function add(string $key, string $title, Outcome $outcome, array $notes): void
    {
        $this->counts[$outcome->value] = $this->count($outcome) + 1;
        if (count($this->lines) < 1000) {
            $this->lines[] = ['row' => $this->read, 'key' => $key, 'title' => $title, 'outcome' => $outcome, 'notes' => $notes];
        }
    }

    public function count(Outcome $outcome): int
    {
        return $this->counts[$outcome->value] ?? 0;
    }
}
