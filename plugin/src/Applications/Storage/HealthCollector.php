<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\HealthMetrics;
use CourantDesk\Email\Domain\EmailQueue;

/** Measures the systems that applications depend on. */
final class HealthCollector
{
    public function __construct(private readonly ApplicationsFactory $parts)
    {
    }

    public function collect(): HealthMetrics
    {
        $now = $this->parts->kernel->clock->now()->getTimestamp();
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT);

        return new HealthMetrics(
            $this->parts->emailQueue->longestWaitSeconds(),
            $this->parts->emailQueue->countFailed($now - WEEK_IN_SECONDS),
            $next === false ? -1 : max(0, $now - $next),
            $this->parts->privateFiles->isWritable(),
            $this->parts->privateFiles->freeBytes(),
            $this->parts->storageCapacity()->usedPercent(),
            $this->parts->privateFiles->unreadableCount(),
        );
    }
}
