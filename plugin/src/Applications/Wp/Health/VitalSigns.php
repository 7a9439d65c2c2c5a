<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Vitals;
use CourantDesk\Email\Domain\EmailQueue;
use RuntimeException;

/** Measures what applications depend on. */
final class VitalSigns
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function measure(): Vitals
    {
        $now = $this->parts->kernel->clock->now()->getTimestamp();
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT);
        /**
         * The room on the disk of the private store, in bytes; null where nobody says.
         *
         * @param int|null $free
         */
        $free = apply_filters('courant_desk_free_bytes', $this->parts->privateFiles->freeBytes());

        return new Vitals(
            $this->parts->emails->longestWait(),
            $this->parts->emails->countFailed($now - WEEK_IN_SECONDS),
            $next === false ? -1 : max(0, $now - $next),
            $this->parts->privateFiles->isWritable(),
            is_numeric($free) ? (int) $free : null,
        );
    }
}
