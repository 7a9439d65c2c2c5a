<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\StageRepository;

/** `courant retention [--dry-run]`: deletes applications after their retention period, or only reports them. */
final class RetentionCommand implements Command
{
    public function __construct(
        private readonly ApplicationRetention $retention,
        private readonly StageRepository $stages,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $due = $this->retention->countDue();
        $stages = $this->stages->findAll();
        foreach ($this->retention->limitsByStage() as $stage => $days) {
            $printLine(sprintf(
                /* translators: 1: name of a stage, 2: number of days, 3: number of applications */
                __('%1$s: kept for %2$s days, %3$s due for deletion', 'courant-desk'),
                $stages->find($stage)->label ?? $stage,
                number_format_i18n($days),
                number_format_i18n($due[$stage] ?? 0),
            ));
        }
        if ($this->retention->limitsByStage() === []) {
            $printLine(__('Applications of every stage are kept indefinitely.', 'courant-desk'));
        }
        if (($flags['dry-run'] ?? false) !== false) {
            return true;
        }
        $deleted = 0;
        do {
            $now = $this->retention->deleteDue();
            $deleted += $now;
        } while ($now > 0);
        $printLine(sprintf(
            /* translators: %s: number of applications */
            _n('%s application was deleted.', '%s applications were deleted.', $deleted, 'courant-desk'),
            number_format_i18n($deleted),
        ));

        $retained = $this->retention->failedDeletions();
        if ($retained !== []) {
            $printLine(sprintf(
                /* translators: %s: list of application IDs */
                __('Could not be deleted: %s. Another plugin may prevent it.', 'courant-desk'),
                implode(', ', $retained),
            ));
        }

        return $retained === [];
    }
}
