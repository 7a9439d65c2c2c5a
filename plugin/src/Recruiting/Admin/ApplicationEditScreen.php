<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Post;

/** Renders the edit screen of one application: submitted data, files, emails and actions. */
final class ApplicationEditScreen
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    public function removeMetaBoxes(): void
    {
        foreach (['submitdiv', 'slugdiv', 'authordiv', 'postcustom', 'pageparentdiv'] as $box) {
            foreach (['side', 'normal', 'advanced'] as $context) {
                remove_meta_box($box, PostTypes::APPLICATION, $context);
            }
        }
    }

    public function printApplication(WP_Post $post): void
    {
        $this->factory->kernel->template->print('recruiting/application-edit-screen', $this->createView($post));
    }

    /**
     * Prints the action forms outside of WordPress's own form, because forms cannot be nested. Buttons refer to them by
     * ID.
     */
    public function printActionForms(): void
    {
        $post = get_post();
        if ($post instanceof WP_Post) {
            $this->factory->kernel->template->print('recruiting/application-action-forms', $this->createView($post));
        }
    }

    private function createView(WP_Post $post): ApplicationEditView
    {
        $text = static fn (string $key): string => PostMeta::text($post->ID, $key);
        $files = $this->factory->privateFiles->store()->findByApplication($post->ID);

        return new ApplicationEditView(
            id: $post->ID,
            name: $text(FormDefinition::NAME),
            email: $text(FormDefinition::EMAIL),
            opening: $text('awsm_apply_for'),
            openingUrl: (string) get_edit_post_link($post->post_parent),
            reference: $text('courant_reference'),
            received: (string) get_the_date('', $post) . ' ' . (string) get_the_time('', $post),
            rows: $this->detailRows($post, $text),
            letter: $text(FormDefinition::COVER_LETTER),
            files: $this->fileLinks($post, $files),
            emails: array_map([$this, 'emailRow'], $this->factory->emailLog->findByApplication($post->ID)),
            isUnread: $text('awsm_application_viewed') === '0',
            isSuspected: $post->post_status === ApplicationStatus::SUSPECTED,
            trashUrl: current_user_can('delete_post', $post->ID) ? (string) get_delete_post_link($post->ID) : '',
            listUrl: admin_url('edit.php?post_type=' . PostTypes::APPLICATION),
            screenUrl: ApplicationsScreen::url($post->ID),
        );
    }

    /**
     * @param callable(string): string $text
     * @return array<string, string> label => value
     */
    private function detailRows(WP_Post $post, callable $text): array
    {
        $rows = [
            __('Phone', 'courant-desk') => $text(FormDefinition::PHONE),
            __('Consent', 'courant-desk') => $text('awsm_agree_privacy_policy') === 'yes'
                ? __('Given', 'courant-desk') . ($text('courant_consent') === '' ? '' : ': ' . $text('courant_consent'))
                : '',
            __('IP address', 'courant-desk') => $text('awsm_applicant_ip'),
            __('Reasons for suspicion', 'courant-desk') => implode('; ', SuspicionLabels::forApplication($post->ID)),
        ];
        foreach ($this->factory->applications->findCustomResponses($post->ID) as $field) {
            $rows[$field->label] = $field->value;
        }

        return array_filter($rows, static fn (string $value): bool => $value !== '');
    }

    /**
     * @param list<StoredFile> $files
     * @return list<array{name: string, size: string, url: string, warning: string}>
     */
    private function fileLinks(WP_Post $post, array $files): array
    {
        $links = array_map(fn (StoredFile $file): array => [
            'name' => $file->originalName,
            'size' => (string) size_format($file->bytes),
            'url' => $this->factory->privateFiles->downloadUrl($file->id, $post->ID),
            'warning' => $this->factory->privateFiles->scanWarning($file),
        ], $files);
        // Files of an application that WP Job Openings stored are attachments.
        foreach ($this->factory->privateFiles->attachments()->findByApplication($post->ID) as $file) {
            $links[] = [
                'name' => $file['name'],
                'size' => '',
                'url' => $this->factory->privateFiles->downloadUrl($file['id'], $post->ID),
                'warning' => '',
            ];
        }

        return $links;
    }

    /**
     * @return array{id: int, kind: string, state: string, recipient: string, subject: string, when: string,
     *     attempts: int, error: string, again: bool}
     */
    private function emailRow(QueuedEmail $email): array
    {
        return [
            'id' => $email->id,
            'kind' => $this->factory->emailLabels->labelOfKind($email->kind),
            'state' => $this->factory->emailLabels->stateLabel($email->state),
            'recipient' => $email->recipient,
            'subject' => $email->subject,
            'when' => (string) wp_date('Y-m-d H:i', $email->nextAt),
            'attempts' => $email->attempts,
            'error' => $email->error,
            'again' => in_array($email->state->value, ['failed', 'held', 'canceled'], true),
        ];
    }
}
