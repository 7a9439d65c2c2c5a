<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Applications\Domain\ApplicationStore;
use CourantDesk\Applications\Domain\NewApplication;
use CourantDesk\Applications\Domain\OutcomeUnknownException;
use CourantDesk\Applications\Domain\SubmissionAttempt;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/**
 * Stores applications as posts with the meta of WP Job Openings, in one transaction.
 *
 * @see docs/compatibility/wp-job-openings.md#post-types-and-statuses
 * @see docs/compatibility/wp-job-openings.md#meta
 */
final class ApplicationRepository implements ApplicationStore
{
    public function __construct(
        private readonly Sql $sql,
        private readonly SubmissionAttemptRepository $attempts,
        private readonly FileStore $files,
        private readonly EmailQueue $emails,
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly EarlierApplicationFinder $earlier,
    ) {
    }

    public function save(NewApplication $application, SubmissionAttempt $attempt): SubmissionReceipt
    {
        try {
            return $this->sql->transaction(function () use ($application, $attempt): SubmissionReceipt {
                $id = $this->insert($application);
                $receipt = new SubmissionReceipt($id, $application->reference);
                foreach ($application->files as $file) {
                    $this->files->assignToApplication($file, $id);
                }
                if (count($this->files->findByApplication($id)) !== count($application->files)) {
                    throw new RuntimeException('A file of the application no longer exists.');
                }
                $this->attempts->finish($attempt, $receipt);
                $this->enqueueEmails($application, $id);

                return $receipt;
            }, fn (): bool => $this->attempts->isFinished($attempt));
        } catch (SqlException $failure) {
            throw $failure->isOutcomeUnknown
                ? new OutcomeUnknownException('The connection broke during the commit.', 0, $failure)
                : $failure;
        }
    }

    private function insert(NewApplication $application): int
    {
        $meta = $this->createMeta($application);
        /** @var array{post_type: string} $post */
        $post = wp_slash([
            'post_type' => PostTypes::APPLICATION,
            'post_status' => match (true) {
                isset($meta[PendingUpdateRepository::META_KEY]) => ApplicationStatus::UPDATE,
                $application->isSuspected() => ApplicationStatus::SUSPECTED,
                default => ApplicationStatus::NEW,
            },
            'post_title' => $application->input->text(FormDefinition::NAME),
            // WordPress would create it from the title, with one query for each earlier applicant of the same name.
            'post_name' => sanitize_title($application->reference),
            'post_parent' => $application->opening->id,
            'post_author' => $application->opening->authorId,
            'post_date' => $application->receivedAt->format('Y-m-d H:i:s'),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'meta_input' => $meta,
        ]);
        // Hooks of other plugins, such as emails and entries in other systems, must not run for a transaction that
        // is rolled back.
        $id = wp_insert_post($post, true, false);
        if (!is_int($id)) {
            throw new RuntimeException('The application could not be stored.');
        }
        // WordPress does not report meta that could not be written, and an incomplete application must not be stored.
        $written = $this->sql
            ->fetchValue('SELECT COUNT(*) FROM %i WHERE post_id = %d', $this->sql->coreTable('postmeta'), $id);
        if ((int) $written < count($meta)) {
            throw new RuntimeException('The application could not be stored whole.');
        }
        $this->sql->afterCommit(static fn () => wp_after_insert_post($id, false, null));

        return $id;
    }

    private function enqueueEmails(NewApplication $application, int $id): void
    {
        $earlier = get_post_meta($id, PendingUpdateRepository::META_KEY, true);
        if (is_numeric($earlier)) {
            // Enqueued for the earlier application, because the email contains that one's signed link.
            $this->emails->enqueue(
                (int) $earlier,
                ApplicationEmailKind::Duplicate->value,
                $application->isReplyHeld ? EmailState::Held : EmailState::Queued,
            );
        }
        if (is_numeric($earlier) || $application->isSuspected()) {
            return;
        }
        if ($this->settings->isAcknowledgementEnabled()) {
            $this->emails->enqueue(
                $id,
                ApplicationEmailKind::Acknowledgement->value,
                $application->isReplyHeld ? EmailState::Held : EmailState::Queued,
            );
        }
        if ($this->settings->isNotificationEnabled()) {
            $this->emails->enqueue($id, ApplicationEmailKind::Notification->value);
        }
    }

    /** @return array<string, mixed> */
    private function createMeta(NewApplication $application): array
    {
        $input = $application->input;
        $consent = $application->form->field(FormDefinition::CONSENT);

        return array_filter([
            'awsm_job_id' => $application->opening->id,
            'awsm_apply_for' => $application->opening->title,
            'awsm_applicant_ip' => $this->settings->isNetworkAddressStored() ? $input->networkAddress : '',
            FormDefinition::NAME => $input->text(FormDefinition::NAME),
            FormDefinition::EMAIL => $input->text(FormDefinition::EMAIL),
            FormDefinition::PHONE => $input->text(FormDefinition::PHONE),
            FormDefinition::COVER_LETTER => $input->text(FormDefinition::COVER_LETTER),
            FileMeta::FILE_ID => $application->files === [] ? '' : $application->files[0]->id,
            'awsm_agree_privacy_policy' => $consent !== null ? $input->text(FormDefinition::CONSENT) : '',
            'awsm_application_viewed' => '0',
            'awsm_applicant_custom_fields' => $this->customFieldMeta($application),
            'courant_reference' => $application->reference,
            'courant_duplicate_of' => $application->isUpdate() ? '' : $this->findEarlierId($application),
            PendingUpdateRepository::META_KEY => $application->isUpdate() ? $this->findEarlierId($application) : '',
            'awsm_job_form_id' => $application->form->id > 0 ? $application->form->id : '',
            'courant_form_version' => $application->form->id > 0 ? $application->form->version : '',
            ...$this->retentionConsentMeta($application),
            'courant_consent' => $consent !== null ? $consent->label : '',
            'courant_suspicions' => $application->isUpdate()
                ? ''
                : implode(' ', array_column($application->suspicions, 'value')),
            'courant_language' => $input->language,
            ApplicationMeta::LOCALE => $input->locale,
        ], static fn (mixed $value): bool => $value !== '' && $value !== []);
    }

    private function findEarlierId(NewApplication $application): int|string
    {
        $id = $this->protection->duplicatePolicy() === ProtectionSettings::ALLOW
            ? 0
            : $this->earlier->findFirst($application->opening->id, $application->input->normalizedEmail());

        return $id > 0 ? $id : '';
    }

    /** @return array<string, string> the retention consent with its text and its last day */
    private function retentionConsentMeta(NewApplication $application): array
    {
        $keep = $application->form->field(FormDefinition::RETENTION_CONSENT);

        return $keep === null || $application->input->text(FormDefinition::RETENTION_CONSENT) !== 'yes' ? [] : [
            'courant_keep_until' => $application->receivedAt->modify(
                '+' . $this->settings->retentionConsentMonths() . ' months'
            )->format('Y-m-d'),
            'courant_keep_consent' => $keep->label,
        ];
    }

    /**
     * @return array<string, array{label: string, type: string, value: string, shown?: string}> custom fields, in the
     *     format of WP Job Openings
     */
    private function customFieldMeta(NewApplication $application): array
    {
        $custom = [];
        foreach ($application->form->customFields() as $field) {
            $text = $application->input->text($field->name);
            if ($text !== '') {
                $shown = implode(', ', array_map([$field, 'displayValue'], $application->input->choices($field->name)));
                $custom[$field->name] = ['label' => $field->label, 'type' => $field->type->value, 'value' => $text]
                    + ($shown === $text ? [] : ['shown' => $shown]);
            }
        }

        return $custom;
    }
}
