<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Vitals;
use CourantDesk\Email\Domain\EmailQueue;

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

        return new Vitals(
            $this->parts->emails->longestWait(),
            $this->parts->emails->countFailed($now - WEEK_IN_SECONDS),
            $next === false ? -1 : max(0, $now - $next),
            $this->parts->privateFiles->isWritable(),
            $this->parts->privateFiles->freeBytes(),
            $this->parts->capacity()->percent(),
            $this->parts->privateFiles->unreadableCount(),
        );
    }
}
