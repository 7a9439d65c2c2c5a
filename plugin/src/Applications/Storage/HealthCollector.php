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
            emailWaitSeconds: $this->parts->emailQueue->longestWaitSeconds(),
            failedEmails: $this->parts->emailQueue->countFailed($now - WEEK_IN_SECONDS),
            cronDelaySeconds: $next === false ? -1 : max(0, $now - $next),
            isStorageWritable: $this->parts->privateFiles->isWritable(),
            freeBytes: $this->parts->privateFiles->freeBytes(),
            usedStoragePercent: $this->parts->storageCapacity()->usedPercent(),
            unreadableFiles: $this->parts->privateFiles->unreadableCount(),
        );
    }
}
