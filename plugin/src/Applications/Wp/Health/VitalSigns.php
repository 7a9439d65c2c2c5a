<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Vitals;
use CourantDesk\Applications\Wp\Postman;
use CourantDesk\Applications\Wp\Tables;

/** Measures what applications depend on. */
final class VitalSigns
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function measure(): Vitals
    {
        $now = $this->parts->kernel->clock->now()->getTimestamp();
        $sql = $this->parts->kernel->sql;
        $due = $sql->value("SELECT MIN(next_at) FROM %i WHERE state = 'queued' AND attempts = 0", $sql->table(Tables::OUTBOX));
        $failed = $sql->value("SELECT COUNT(*) FROM %i WHERE state = 'failed' AND next_at > %d", $sql->table(Tables::OUTBOX), $now - WEEK_IN_SECONDS);
        $next = wp_next_scheduled(Postman::EVENT);

        return new Vitals(
            is_numeric($due) ? max(0, $now - (int) $due) : 0,
            (int) $failed,
            $next === false ? -1 : max(0, $now - $next),
            $this->parts->privateFiles->isWritable(),
            $this->parts->privateFiles->freeBytes(),
            $this->parts->capacity()->percent(),
        );
    }
}
