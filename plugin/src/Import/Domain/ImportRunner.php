<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\OpeningWriter;

/**
 * Imports the rows of a file as openings. An invalid row is reported and does not stop the rest; importing a file again
 * changes nothing.
 */
final class ImportRunner
{
    public function __construct(
        private readonly RowReader $rows,
        private readonly RowConverter $rules,
        private readonly ImportRecordRepository $imported,
        private readonly OpeningWriter $store,
        private readonly Clock $clock,
    ) {
    }

    public function run(string $path, ImportOptions $options): ImportReport
    {
        $report = new ImportReport();
        $end = $options->maxSeconds > 0 ? $this->currentSeconds() + $options->maxSeconds : INF;
        $records = [];
        $rows = $this->rows->read($path);
        foreach ($rows as $row) {
            $report->rowsRead++;
            if ($report->rowsRead <= $options->skip) {
                continue;
            }
            $this->importRow($row, $options, $report, $records);
            if ($this->currentSeconds() > $end) {
                $report->isUnfinished = true;

                return $report;
            }
        }
        $report->fileError = $rows->getReturn();

        return $report;
    }

    private function currentSeconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }

    /** @param array<string, ImportRecord> $records records that a dry run would have stored, by key */
    private function importRow(
        ImportRow|Violation $row,
        ImportOptions $options,
        ImportReport $report,
        array &$records,
    ): void {
        $refusals = $row instanceof Violation ? [$row] : $this->rules->findErrors($row);
        if ($row instanceof Violation || $refusals !== []) {
            $report->add(
                $row instanceof ImportRow ? $row->key() : '',
                $row instanceof ImportRow ? $row->title : '',
                ImportOutcome::Refused,
                $refusals,
            );

            return;
        }
        $known = $records[$row->key()] ?? $this->imported->find($row->key());
        $outcome = $this->decideOutcome($row, $known, $options);
        $notes = $this->rules->findWarnings($row);
        if ($outcome === ImportOutcome::Created || $outcome === ImportOutcome::Updated) {
            if ($options->isDryRun) {
                $records[$row->key()] =
                    new ImportRecord(0, $this->rules->fingerprint($row, $options), $this->rules->rank($row), false);
            } else {
                $saved = $this->store
                    ->save($this->rules->createDraft($row, $options, $this->clock->now()), $known->id ?? 0);
                [$outcome, $notes] = $saved->isSuccess()
                    ? [$outcome, $notes]
                    : [ImportOutcome::Refused, $saved->violations];
            }
        }
        $report->add($row->key(), $row->title, $outcome, $notes);
    }

    private function decideOutcome(ImportRow $row, ?ImportRecord $known, ImportOptions $options): ImportOutcome
    {
        return match (true) {
            $known === null => ImportOutcome::Created,
            $known->isTrashed => ImportOutcome::Trashed,
            $this->rules->rank($row) < $known->rank => ImportOutcome::Outdated,
            $known->stamp === $this->rules->fingerprint($row, $options) => ImportOutcome::Unchanged,
            default => ImportOutcome::Updated,
        };
    }
}
