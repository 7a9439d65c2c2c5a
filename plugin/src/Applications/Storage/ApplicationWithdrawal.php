<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Applications\Frontend\ApplicantHistory;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\SqlException;
use RuntimeException;
use Throwable;

/**
 * Withdraws applications. Data are deleted first, and the status changes last: if the process ends in between, the
 * start time in the meta remains and the maintenance tasks complete the withdrawal. The applicant may also press the
 * button again.
 */
final class ApplicationWithdrawal
{
    /** Unix time at which an unfinished withdrawal began. */
    public const STARTED_META = 'courant_withdrawing';
    private const BATCH_SIZE = 50;
    /** Time after which an unfinished withdrawal counts as interrupted, in seconds. */
    private const INTERRUPTED_AFTER_SECONDS = 60;

    private readonly PersonalDataStores $stores;

    public function __construct(private readonly ApplicationsFactory $factory)
    {
        $this->stores = PersonalDataStores::create($factory);
    }

    /**
     * Withdraws one application.
     *
     * @throws Throwable when it could not be completed; it is tried again in the background
     */
    public function withdraw(int $application): void
    {
        if (get_post_status($application) === ApplicationStatus::WITHDRAWN) {
            return;
        }
        update_post_meta($application, self::STARTED_META, $this->now());
        $this->factory->pendingUpdates()->delete($application);
        $this->stores->withdrawFiles($application);
        try {
            $this->factory->kernel->sql->transaction(
                fn () => $this->withdrawRows($application),
                fn (): bool => $this->isWithdrawn($application),
            );
        } catch (Throwable $failure) {
            clean_post_cache($application);
            throw $failure;
        }
    }

    /** Completes withdrawals that were interrupted. */
    public function resumeInterrupted(): void
    {
        $sql = $this->factory->kernel->sql;
        $found = $sql->fetchColumn(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value < %s LIMIT %d',
            $sql->coreTable('postmeta'),
            self::STARTED_META,
            (string) ($this->now() - self::INTERRUPTED_AFTER_SECONDS),
            self::BATCH_SIZE
        );
        foreach ($found as $id) {
            try {
                get_post_type((int) $id) === PostTypes::APPLICATION
                    ? $this->withdraw((int) $id)
                    : delete_post_meta((int) $id, self::STARTED_META);
            } catch (Throwable $failure) {
                $this->factory->kernel->log->error('applications.withdrawal', ['application' => (int) $id], $failure);
            }
        }
    }

    private function withdrawRows(int $application): void
    {
        clean_post_cache($application);
        // The button and the maintenance tasks may run at the same time: the second process waits here and finds
        // the withdrawal complete.
        if ($this->isWithdrawn($application)) {
            return;
        }
        $confirmation = $this->composeConfirmation($application);
        // The history of the applicant portal keeps the dates of all acts.
        $replacements = get_post_meta($application, ApplicantHistory::REPLACED_META);
        $this->stores->withdrawRows($application);
        foreach (is_array($replacements) ? $replacements : [] as $at) {
            add_post_meta($application, ApplicantHistory::REPLACED_META, $at);
        }
        update_post_meta($application, ApplicationMeta::ACTIVITY_LOG, [
            ['user' => 0, 'activity_date' => $this->now(), 'status' => ApplicationStatus::WITHDRAWN],
        ]);
        delete_post_meta($application, self::STARTED_META);
        if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => ApplicationStatus::WITHDRAWN], true))) {
            throw new RuntimeException('The application could not be marked as withdrawn.');
        }
        // The row that lists use to find the application contains its status too.
        $this->stores->withdrawFrom('table:candidates', $application);
        if ($this->factory->settings->isNotificationEnabled()) {
            $this->factory->emailQueue->enqueue($application, ApplicationEmailKind::Withdrawn->value);
        }
        if ($confirmation !== null) {
            $this->factory->emailQueue->enqueueEmail(ApplicationEmailKind::Withdrawal->value, $confirmation);
        }
        (new UnreadCounter($this->factory->kernel->sql))->recount();
        $this->factory->kernel->sql->afterCommit(static function () use ($application): void {
            /**
             * Fires when an applicant changed an application.
             *
             * @since 0.1.0
             *
             * @param int $application application ID
             * @param string $action        `withdrawn` or `replaced`
             */
            do_action('courant_desk_application_changed', $application, ApplicationEmailKind::Withdrawn->value);
        });
    }

    /**
     * Composes the email to the applicant while the address exists. A text that cannot be composed must not prevent the
     * withdrawal.
     */
    private function composeConfirmation(int $application): ?Email
    {
        if (!$this->factory->settings->isChangeConfirmationEnabled()) {
            return null;
        }
        try {
            return ($this->factory->finalEmails)()->composeFinal($application, ApplicationEmailKind::Withdrawal->value);
        } catch (SqlException $failure) {
            throw $failure;
        } catch (Throwable $failure) {
            $this->factory->kernel->log
                ->error('applications.withdrawal_email', ['application' => $application], $failure);

            return null;
        }
    }

    private function isWithdrawn(int $application): bool
    {
        $sql = $this->factory->kernel->sql;

        return $sql->fetchValue(
            'SELECT post_status FROM %i WHERE ID = %d FOR UPDATE',
            $sql->coreTable('posts'),
            $application,
        ) === ApplicationStatus::WITHDRAWN;
    }

    private function now(): int
    {
        return $this->factory->kernel->clock->now()->getTimestamp();
    }
}
