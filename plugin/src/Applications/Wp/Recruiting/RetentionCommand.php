<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Kernel\Command;

/** `courant retention [--dry-run]`: deletes what is kept no longer, or only tells of it. */
final class RetentionCommand implements Command
{
    public function __construct(private readonly Retention $retention, private readonly StageOption $stages)
    {
    }

    public function run(array $arguments, array $flags, callable $say): bool
    {
        $due = $this->retention->due();
        $stages = $this->stages->read();
        foreach ($this->retention->limits() as $stage => $days) {
            $say(sprintf(
                /* translators: 1: a stage, 2: number of days, 3: number of applications */
                __('%1$s: kept for %2$s days, %3$s are due', 'courant-desk'),
                $stages->find($stage)->label ?? $stage,
                number_format_i18n($days),
                number_format_i18n($due[$stage] ?? 0),
            ));
        }
        if ($this->retention->limits() === []) {
            $say(__('Applications of every stage are kept for ever.', 'courant-desk'));
        }
        if (($flags['dry-run'] ?? false) !== false) {
            return true;
        }
        $deleted = 0;
        do {
            $now = $this->retention->run();
            $deleted += $now;
        } while ($now > 0);
        /* translators: %s: number of applications */
        $say(sprintf(_n('%s application was deleted.', '%s applications were deleted.', $deleted, 'courant-desk'), number_format_i18n($deleted)));

        $retained = $this->retention->retained();
        if ($retained !== []) {
            /* translators: %s: numbers of applications */
            $say(sprintf(__('Could not be deleted: %s. Another plugin may prevent it.', 'courant-desk'), implode(', ', $retained)));
        }

        return $retained === [];
    }
}
