<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use RuntimeException;

/**
 * Marks a suspected application as not spam: it becomes a new application, and the emails that were held back are sent.
 *
 * @see docs/features/applications.md#suspected-spam
 */
final class SpamReview
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    /**
     * Marks one application as not spam.
     *
     * @return bool whether it was suspected spam before
     */
    public function markNotSpam(int $application): bool
    {
        return $this->factory->kernel->sql->transaction(function () use ($application): bool {
            // Two recruiters may press the button at the same time: the second request waits here and finds the
            // status changed.
            if (!$this->isSuspected($application)) {
                clean_post_cache($application);

                return false;
            }
            if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => ApplicationStatus::NEW], true))) {
                throw new RuntimeException('The application could not be moved out of suspected spam.');
            }
            delete_post_meta($application, 'courant_suspicions');
            if ($this->factory->settings->isAcknowledgementEnabled()) {
                $this->factory->emailQueue->enqueue($application, ApplicationEmailKind::Acknowledgement->value);
            }
            if ($this->factory->settings->isNotificationEnabled()) {
                $this->factory->emailQueue->enqueue($application, ApplicationEmailKind::Notification->value);
            }

            return true;
        }, fn (): bool => !$this->isSuspected($application));
    }

    private function isSuspected(int $application): bool
    {
        $sql = $this->factory->kernel->sql;

        return $sql->fetchValue(
            'SELECT post_status FROM %i WHERE ID = %d FOR UPDATE',
            $sql->coreTable('posts'),
            $application,
        ) === ApplicationStatus::SUSPECTED;
    }
}
