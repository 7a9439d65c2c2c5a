<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationStore;
use CourantDesk\Applications\Domain\Attempt;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\NewApplication;
use CourantDesk\Applications\Domain\OutcomeUnknown;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Applications\Storage\ApplicationUpdates;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Applications\Storage\FileMeta;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/** Applications as posts with the contract's meta (Jobs contract 1.1 and 1.3, Rulings 19), in one transaction. */
final class PostApplicationStore implements ApplicationStore
{
    public function __construct(
        private readonly Sql $sql,
        private readonly TableAttempts $attempts,
        private readonly FileStore $files,
        private readonly EmailQueue $emails,
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly EarlierApplications $earlier,
    ) {
    }

    public function save(NewApplication $application, Attempt $attempt): Receipt
    {
        try {
            return $this->sql->transaction(function () use ($application, $attempt): Receipt {
                $id = $this->insert($application);
                $receipt = new Receipt($id, $application->reference);
                foreach ($application->files as $file) {
                    $this->files->bind($file, $id);
                }
                if (count($this->files->ofApplication($id)) !== count($application->files)) {
                    throw new RuntimeException('A file of the application is not there any more.');
                }
                $this->attempts->finish($attempt, $receipt);
                $this->queueMails($application, $id);

                return $receipt;
            }, fn (): bool => $this->attempts->isFinished($attempt));
        } catch (SqlFailure $failure) {
            throw $failure->isOutcomeUnknown ? new OutcomeUnknown('The connection broke during the commit.', 0, $failure) : $failure;
        }
    }

    private function insert(NewApplication $application): int
    {
        $meta = $this->meta($application);
        /** @var array{post_type: string} $post */
        $post = wp_slash([
            'post_type' => ApplicationType::NAME,
            'post_status' => match (true) {
                isset($meta[ApplicationUpdates::OF]) => ApplicationType::UPDATE,
                $application->isSuspected() => ApplicationType::SUSPECTED,
                default => ApplicationType::NEW,
            },
            'post_title' => $application->input->text(FormDefinition::NAME),
            // WordPress would make it of the title, and send a query for each earlier applicant of the same name.
            'post_name' => sanitize_title($application->reference),
            'post_parent' => $application->opening->id,
            'post_author' => $application->opening->authorId,
            'post_date' => $application->received->format('Y-m-d H:i:s'),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'meta_input' => $meta,
        ]);
        // What others do with it, such as emails and entries in other systems, must not happen for a run that is rolled back.
        $id = wp_insert_post($post, true, false);
        if (!is_int($id)) {
            throw new RuntimeException('The application could not be stored.');
        }
        // WordPress does not tell when meta could not be written, and half an application is none.
        $written = $this->sql->value('SELECT COUNT(*) FROM %i WHERE post_id = %d', $this->sql->core('postmeta'), $id);
        if ((int) $written < count($meta)) {
            throw new RuntimeException('The application could not be stored whole.');
        }
        $this->sql->afterCommit(static fn () => wp_after_insert_post($id, false, null));

        return $id;
    }

    private function queueMails(NewApplication $application, int $id): void
    {
        $earlier = get_post_meta($id, ApplicationUpdates::OF, true);
        if (is_numeric($earlier)) {
            // About the application that counts: its signed link is in the email.
            $this->emails->enqueue((int) $earlier, MailKind::Duplicate->value, $application->replyHeld ? EmailState::Held : EmailState::Queued);
        }
        if (is_numeric($earlier) || $application->isSuspected()) {
            return;
        }
        if ($this->settings->acknowledges()) {
            $this->emails->enqueue($id, MailKind::Acknowledgement->value, $application->replyHeld ? EmailState::Held : EmailState::Queued);
        }
        if ($this->settings->notifies()) {
            $this->emails->enqueue($id, MailKind::Notification->value);
        }
    }

    /** @return array<string, mixed> */
    private function meta(NewApplication $application): array
    {
        $input = $application->input;
        $consent = $application->form->field(FormDefinition::CONSENT);

        return array_filter([
            'awsm_job_id' => $application->opening->id,
            'awsm_apply_for' => $application->opening->title,
            'awsm_applicant_ip' => $this->settings->keepsAddress() ? $input->address : '',
            FormDefinition::NAME => $input->text(FormDefinition::NAME),
            FormDefinition::EMAIL => $input->text(FormDefinition::EMAIL),
            FormDefinition::PHONE => $input->text(FormDefinition::PHONE),
            FormDefinition::LETTER => $input->text(FormDefinition::LETTER),
            FileMeta::FILE_ID => $application->files === [] ? '' : $application->files[0]->id,
            'awsm_agree_privacy_policy' => $consent !== null ? $input->text(FormDefinition::CONSENT) : '',
            'awsm_application_viewed' => '0',
            'awsm_applicant_custom_fields' => $this->custom($application),
            'courant_reference' => $application->reference,
            'courant_duplicate_of' => $application->isUpdate() ? '' : $this->earlier($application),
            ApplicationUpdates::OF => $application->isUpdate() ? $this->earlier($application) : '',
            'awsm_job_form_id' => $application->form->id > 0 ? $application->form->id : '',
            'courant_form_version' => $application->form->id > 0 ? $application->form->version : '',
            ...$this->keeping($application),
            'courant_consent' => $consent !== null ? $consent->label : '',
            'courant_suspicions' => $application->isUpdate() ? '' : implode(' ', array_column($application->suspicions, 'value')),
            'courant_language' => $input->language,
            ApplicantsLanguage::KEY => $input->locale,
        ], static fn (mixed $value): bool => $value !== '' && $value !== []);
    }

    private function earlier(NewApplication $application): int|string
    {
        $id = $this->protection->duplicates() === ProtectionSettings::ALLOW ? 0 : $this->earlier->first($application->opening->id, $application->input->email());

        return $id > 0 ? $id : '';
    }

    /** @return array<string, string> the consent to be kept for later openings, with its words and its end (a day) */
    private function keeping(NewApplication $application): array
    {
        $keep = $application->form->field(FormDefinition::KEEP);

        return $keep === null || $application->input->text(FormDefinition::KEEP) !== 'yes' ? [] : [
            'courant_keep_until' => $application->received->modify('+' . $this->settings->keepMonths() . ' months')->format('Y-m-d'),
            'courant_keep_consent' => $keep->label,
        ];
    }

    /** @return array<string, array{label: string, type: string, value: string, shown?: string}> further fields, in the contract's shape */
    private function custom(NewApplication $application): array
    {
        $custom = [];
        foreach ($application->form->custom() as $field) {
            $text = $application->input->text($field->name);
            if ($text !== '') {
                $shown = implode(', ', array_map([$field, 'shown'], $application->input->choices($field->name)));
                $custom[$field->name] = ['label' => $field->label, 'type' => $field->type->value, 'value' => $text] + ($shown === $text ? [] : ['shown' => $shown]);
            }
        }

        return $custom;
    }
}
