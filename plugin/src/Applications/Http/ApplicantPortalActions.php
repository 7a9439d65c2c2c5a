<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\ApplicantPortalToken;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Applications\Frontend\ApplicantHistory;
use CourantDesk\Applications\Storage\ApplicationWithdrawal;
use CourantDesk\Applications\Storage\FileReplacement;
use CourantDesk\Applications\Storage\UnreadCounter;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
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

    /** Returns the file of an application that a new one can replace, and null for another file. */
    public function findReplaceable(WP_Post $application, int $id): ?StoredFile
    {
        $form = $this->factory->openingForms->forOpening($application->post_parent);
        foreach ($this->factory->findSentFiles($application->ID) as $sent) {
            if ($sent['file']->id === $id && $form->field($sent['file']->field)?->type === FieldType::File) {
                return $sent['file'];
            }
        }

        return null;
    }

    /**
     * Stores the new file and replaces the old one.
     *
     * @param StoredFile|null $replaced a file of the application; null for the CV
     * @return Violation|null why the file was rejected
     * @throws Throwable when the file could not be stored; the old one is kept
     */
    public function replaceFile(WP_Post $application, IncomingFile $file, ?StoredFile $replaced = null): ?Violation
    {
        $field = $replaced->field ?? FormDefinition::FILE;
        $isResume = $field === FormDefinition::FILE;
        $violation = $this->factory->uploadPolicy()->check(
            [$field => [$file]],
            $this->factory->openingForms->forOpening($application->post_parent),
        )[0] ?? null;
        if ($violation !== null || $this->isWithdrawn($application)) {
            return $violation;
        }
        if (!$this->factory->storageCapacity()->hasSpaceFor($file->bytes)) {
            return new Violation('storage.full', $field);
        }
        $scan = $this->factory->privateFiles->scanner()->scan($file->path);
        if ($scan === ScanVerdict::Infected) {
            return new Violation('file.infected', $field);
        }
        $files = $this->factory->files();
        $new = $files->save($file, $field, $scan);
        try {
            $isReplaced = (new FileReplacement($this->factory))->replace(
                $application,
                $new,
                $replaced,
                fn () => $this->recordReplacement($application, $isResume ? '' : ApplicantHistory::UPDATE_SUFFIX),
            );
        } catch (Throwable $failure) {
            if (!$failure instanceof SqlException || !$failure->isOutcomeUnknown) {
                $files->delete($new);
            }
            throw $failure;
        }
        if (!$isReplaced) {
            $files->delete($new);

            return new Violation('file.gone', $field);
        }
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
