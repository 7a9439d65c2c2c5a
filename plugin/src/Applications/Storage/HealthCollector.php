<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\HealthMetrics;
use CourantDesk\Email\Domain\EmailQueue;

/** Measures the systems that applications depend on. */
final class HealthCollector
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function collect(): HealthMetrics
    {
        $now = $this->factory->kernel->clock->now()->getTimestamp();
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT);

        return new HealthMetrics(
            emailWaitSeconds: $this->factory->emailQueue->longestWaitSeconds(),
            failedEmails: $this->factory->emailQueue->countFailed($now - WEEK_IN_SECONDS),
            cronDelaySeconds: $next === false ? -1 : max(0, $now - $next),
            isStorageWritable: $this->factory->privateFiles->isWritable(),
            freeBytes: $this->factory->privateFiles->freeBytes(),
            usedStoragePercent: $this->factory->storageCapacity()->usedPercent(),
            unreadableFiles: $this->factory->privateFiles->unreadableCount(),
        );
    }
}
