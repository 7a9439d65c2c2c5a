<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Jobs\Domain\OpeningStore;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Violation;

/** Reads a file row by row into openings. A bad row is reported and never stops the rest; a repeat changes nothing. */
final class RunImport
{
    public function __construct(
        private readonly Rows $rows,
        private readonly RowRules $rules,
        private readonly ImportedOpenings $imported,
        private readonly OpeningStore $store,
        private readonly Clock $clock,
    ) {
    }

    public function run(string $path, ImportOptions $options): ImportReport
    {
        $report = new ImportReport();
        $end = $options->seconds > 0 ? $this->seconds() + $options->seconds : INF;
        $seen = [];
        $rows = $this->rows->read($path);
        foreach ($rows as $row) {
            $report->read++;
            if ($report->read <= $options->skip) {
                continue;
            }
            $this->take($row, $options, $report, $seen);
            if ($this->seconds() > $end) {
                $report->unfinished = true;

                return $report;
            }
        }
        $report->broken = $rows->getReturn();

        return $report;
    }

    private function seconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }

    /** @param array<string, Known> $seen what a dry run would have stored, by key */
    private function take(Row|Violation $row, ImportOptions $options, ImportReport $report, array &$seen): void
    {
        $refusals = $row instanceof Violation ? [$row] : $this->rules->refusals($row);
        if ($row instanceof Violation || $refusals !== []) {
            $report->add($row instanceof Row ? $row->key() : '', $row instanceof Row ? $row->title : '', Outcome::Refused, $refusals);

            return;
        }
        $known = $seen[$row->key()] ?? $this->imported->known($row->key());
        $outcome = $this->outcome($row, $known, $options);
        $notes = $this->rules->notes($row);
        if ($outcome === Outcome::Made || $outcome === Outcome::Changed) {
            if ($options->dryRun) {
                $seen[$row->key()] = new Known(0, $this->rules->stamp($row, $options), $this->rules->rank($row), false);
            } else {
                $saved = $this->store->save($this->rules->draft($row, $options, $this->clock->now()), $known->id ?? 0);
                [$outcome, $notes] = $saved->isOk() ? [$outcome, $notes] : [Outcome::Refused, $saved->violations];
            }
        }
        $report->add($row->key(), $row->title, $outcome, $notes);
    }

    private function outcome(Row $row, ?Known $known, ImportOptions $options): Outcome
    {
        return match (true) {
            $known === null => Outcome::Made,
            $known->trashed => Outcome::Trashed,
            $this->rules->rank($row) < $known->rank => Outcome::Older,
            $known->stamp === $this->rules->stamp($row, $options) => Outcome::Unchanged,
            default => Outcome::Changed,
        };
    }
}
