<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Kernel\Violation;

/** Holds the result of a run: the number of rows by outcome, with notes for single rows. */
final class ImportReport
{
    /** @var array<string, int> by ImportOutcome value */
    public array $counts = [];

    /** @var list<array{row: int, key: string, title: string, outcome: ImportOutcome, notes: list<Violation>}> */
    public array $lines = [];

    /** Rows read so far, including skipped ones. */
    public int $rowsRead = 0;

    /** Reason why the rest of the file could not be read, or null. */
    public ?Violation $fileError = null;

    /** True when the time limit was reached before the end of the file. */
    public bool $isUnfinished = false;

    /**
     * @param string          $key   see ImportRow::key()
     * @param list<Violation> $notes errors or warnings
     */
    public function add(string $key, string $title, ImportOutcome $outcome, array $notes): void
    {
        $this->counts[$outcome->value] = $this->count($outcome) + 1;
        if (count($this->lines) < 1000) {
            $this->lines[] =
                ['row' => $this->rowsRead, 'key' => $key, 'title' => $title, 'outcome' => $outcome, 'notes' => $notes];
        }
    }

    public function count(ImportOutcome $outcome): int
    {
        return $this->counts[$outcome->value] ?? 0;
    }
}
