<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\ApplicantPortalToken;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Applications\Frontend\ApplicantHistory;
use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Applications\Storage\UnreadCounter;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use Throwable;
use WP_Post;

/** Performs the actions of the applicant portal. */
final class ApplicantPortalActions
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function findByToken(string $token): ?WP_Post
    {
        $id = ApplicantPortalToken::parseApplicationId($token);
        $post = $id > 0 ? get_post($id) : null;
        if (
            !$post instanceof WP_Post || $post->post_type !== PostTypes::APPLICATION || $post->post_status === 'trash'
        ) {
            return null;
        }
        $reference = get_post_meta($id, 'courant_reference', true);

        return is_string($reference) && $this->factory->portalToken()->isValid($token, $id, $reference) ? $post : null;
    }

    public function isWithdrawn(WP_Post $application): bool
    {
        return $application->post_status === ApplicationStatus::WITHDRAWN;
    }

    public function enqueueCopy(WP_Post $application): void
    {
        $this->factory->emailQueue->enqueue($application->ID, ApplicationEmailKind::Copy->value);
    }

    /**
     * Replaces the data of an application with those of a second application.
     *
     * @return bool false when the update does not exist any more
     */
    public function confirmUpdate(WP_Post $application, int $update): bool
    {
        if (
            $this->isWithdrawn($application)
            || !$this->factory->pendingUpdates()
                ->confirm($application->ID, $update, fn () => $this->recordReplacement(
                    $application,
                    ApplicantHistory::UPDATE_SUFFIX,
                ))
        ) {
            return false;
        }
        $this->announceReplacement($application);

        return true;
    }

    /**
     * Withdraws an application.
     *
     * @throws Throwable when the withdrawal could not be completed; it is tried again in the background
     */
    public function withdraw(WP_Post $application): void
    {
        (new ApplicationWithdrawal($this->factory))->withdraw($application->ID);
    }

    /**
     * Stores the new CV, replaces the old one in a transaction, and deletes the old one afterwards.
     *
     * @return Violation|null why the file was rejected
     * @throws Throwable when the file could not be stored; the old one is kept
     */
    public function replaceFile(WP_Post $application, IncomingFile $file): ?Violation
    {
        $violation = $this->factory->uploadPolicy()->check(
            [FormDefinition::FILE => [$file]],
            $this->factory->openingForms->forOpening($application->post_parent),
        )[0] ?? null;
        if ($violation !== null || $this->isWithdrawn($application)) {
            return $violation;
        }
        if (!$this->factory->storageCapacity()->hasSpaceFor($file->bytes)) {
            return new Violation('storage.full', FormDefinition::FILE);
        }
        $scan = $this->factory->privateFiles->scanner()->scan($file->path);
        if ($scan === ScanVerdict::Infected) {
            return new Violation('file.infected', FormDefinition::FILE);
        }
        $files = $this->factory->files();
        $old = array_filter(
            $files->findByApplication($application->ID),
            static fn ($kept): bool => $kept->field === FormDefinition::FILE,
        );
        $new = $files->save($file, FormDefinition::FILE, $scan);
        try {
            $this->factory->kernel->sql->transaction(function () use ($files, $application, $old, $new): void {
                $files->assignToApplication($new, $application->ID);
                foreach ($old as $file) {
                    $files->assignToApplication($file, 0);
                }
                update_post_meta($application->ID, FileMeta::FILE_ID, $new->id);
                update_post_meta($application->ID, 'awsm_application_viewed', '0');
                $this->recordReplacement($application);
            }, static fn (): bool => $files->find($new->id)?->application === $application->ID);
        } catch (Throwable $failure) {
            if (!$failure instanceof SqlException || !$failure->isOutcomeUnknown) {
                $files->delete($new);
            }
            throw $failure;
        }
        array_map([$files, 'delete'], $old);
        // An attachment that was created for WP Job Openings is a copy of the old file.
        $this->factory->privateFiles->attachments()->deleteByApplication($application->ID);
        delete_post_meta($application->ID, FileMeta::ATTACHMENT_ID);
        $this->announceReplacement($application);

        return null;
    }

    /** Stores the time of the replacement and enqueues its emails, in the transaction of the replacement. */
    private function recordReplacement(WP_Post $application, string $suffix = ''): void
    {
        add_post_meta(
            $application->ID,
            ApplicantHistory::REPLACED_META,
            $this->factory->kernel->clock->now()->getTimestamp() . $suffix,
        );
        if ($this->factory->settings->isNotificationEnabled()) {
            $this->factory->emailQueue->enqueue($application->ID, ApplicationEmailKind::Replaced->value);
        }
        if ($this->factory->settings->isChangeConfirmationEnabled()) {
            $this->factory->emailQueue->enqueue($application->ID, ApplicationEmailKind::Updated->value);
        }
    }

    private function announceReplacement(WP_Post $application): void
    {
        (new UnreadCounter($this->factory->kernel->sql))->recount();
        /**
         * Fires when an applicant changed an application.
         *
         * @since 0.1.0
         *
         * @param int $application application ID
         * @param string $action        `withdrawn` or `replaced`
         */
        do_action('courant_desk_application_changed', $application->ID, ApplicationEmailKind::Replaced->value);
    }
}
