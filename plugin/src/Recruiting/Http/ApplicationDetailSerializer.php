<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Applications\Domain\FieldResponse;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\Candidate;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Post;

/** Serializes one application with all related data (`ApplicationDetail` in plugin/schema/recruiting.json). */
final class ApplicationDetailSerializer
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /** @return array<string, mixed> */
    public function serialize(WP_Post $post, Candidate $candidate, ApplicationQuery $query): array
    {
        $id = $post->ID;
        $files = $this->factory->files()->findByApplication($id);
        $emails = $this->factory->emailLog->findByApplication($id);
        $notes = $this->factory->notes->findByApplication($id);
        $opened = $this->factory->fileAccessLog->findByApplication($id);
        $events = new ApplicationTimeline($this->factory->stages->findAll());
        cache_users(array_values(array_unique([
            ...array_column($notes, 'author'),
            ...array_column($opened, 'user'),
            ...array_map(static fn (QueuedEmail $email): int => $email->authorId, $emails),
            ...$events->findUserIds($id),
        ])));
        $opening = get_post($post->post_parent);
        [$previous, $next] = $this->factory->candidates->findAdjacentIds(
            $candidate, $query, $this->factory->team->findScope(get_current_user_id()),
            $this->factory->stages->findAll(),
        );
        $state = EmailState::Sent;
        // Only emails of the queue, as in the list of applications.
        $queued = array_filter($emails, static fn (QueuedEmail $email): bool => $email->id > 0);
        foreach ($queued as $email) {
            $state = self::worstState($state, $email->state);
        }

        return [
            'row' => (new ApplicationRowSerializer($this->factory))
                ->serialize(
                    $candidate,
                    count($files),
                    $queued === [] ? '' : $state->value,
                    $this->factory->tags->findByApplications([$id])[$id] ?? [],
                    $this->factory->assignees->findByApplications([$id])[$id] ?? [],
                ),
            'letter' => PostMeta::text($id, FormDefinition::COVER_LETTER),
            'phone' => PostMeta::text($id, FormDefinition::PHONE),
            'facts' => $this->factRows($id),
            'consent' => $this->consentData($id),
            'files' => $files,
            'updates' => $this->pendingUpdates($id),
            'notes' => self::noteRows($notes),
            'mails' => $this->emailRows($id, $emails),
            'events' => $events->createEvents($post, $notes, $emails, $opened),
            'openingUrl' => (string) get_edit_post_link($post->post_parent, 'raw'),
            'openingState' => self::openingState($opening),
            'team' => array_map(
                static fn (\WP_User $user): string => $user->display_name,
                $this->factory->team->findMembers($post->post_parent),
            ),
            'previous' => $previous,
            'next' => $next,
            'canDelete' => current_user_can('delete_post', $id),
            'canReply' => $this->factory->applicantEmails()->canBeSent($id)
                && $post->post_status !== ApplicationStatus::WITHDRAWN,
            'plainUrl' => admin_url("post.php?post=$id&action=edit"),
            'emailTags' => (object) $this->factory->applicantEmails()->findTagValues($post),
            'people' => $this->mentionableUsers($post),
        ];
    }

    /**
     * @param list<array{id: string, author: int, at: int, text: string}> $notes oldest first
     * @return list<array<string, mixed>> newest first
     */
    private static function noteRows(array $notes): array
    {
        return array_reverse(array_map(static fn (array $note): array => [
            'id' => $note['id'],
            'who' => ApplicationTimeline::userName($note['author']),
            'at' => $note['at'],
            'text' => $note['text'],
            'canDelete' => self::canDeleteNote($note['author']),
        ], $notes));
    }

    /** @return list<array{id: int, name: string, mention: string}> users who can be mentioned in notes */
    private function mentionableUsers(WP_Post $post): array
    {
        return array_map(static fn (\WP_User $user): array => [
            'id' => $user->ID,
            'name' => $user->display_name,
            'mention' => $user->user_nicename,
        ], $this->factory->readers->findByApplication($post));
    }

    public static function canDeleteNote(int $author): bool
    {
        return $author === get_current_user_id() || current_user_can('delete_others_applications');
    }

    /** @return list<array{label: string, value: string}> */
    private function factRows(int $id): array
    {
        $facts = array_map(
            static fn (FieldResponse $response): array
                => ['label' => $response->label, 'value' => $response->displayValue],
            $this->factory->applications->findCustomResponses($id)
        );
        $rows = [
            'courant_keep_until' => __('May be kept until', 'courant-desk'),
            'awsm_applicant_ip' => __('IP address', 'courant-desk'),
        ];
        foreach ($rows as $key => $label) {
            $facts[] = ['label' => $label, 'value' => PostMeta::text($id, $key)];
        }

        $facts[] = ['label' => __('Language', 'courant-desk'), 'value' => $this->language($id)];

        return array_values(array_filter($facts, static fn (array $fact): bool => $fact['value'] !== ''));
    }

    /**
     * Returns the language that is stored with the application, otherwise the language of the page from which it was
     * sent if that differs from the site's.
     */
    private function language(int $id): string
    {
        $language = PostMeta::text($id, 'courant_language');
        $locale = PostMeta::text($id, ApplicationMeta::LOCALE);

        return $language === '' && $locale !== get_locale() ? $locale : $language;
    }

    /**
     * @return list<array{id: int, at: int, letter: bool, files: list<array<string, mixed>>}> repeated applications that
     *     the applicant has not confirmed
     */
    private function pendingUpdates(int $application): array
    {
        return array_map(fn (int $update): array => [
            'id' => $update,
            'at' => (int) get_post_timestamp($update),
            'letter' => PostMeta::text($update, FormDefinition::COVER_LETTER) !== '',
            'files' => $this->factory->files()->findByApplication($update),
        ], $this->factory->applications->findPendingUpdateIds($application));
    }

    /**
     * @return array{given: bool, text: string, version: string} `version` identifies the text that the applicant agreed
     *     to
     */
    private function consentData(int $id): array
    {
        return [
            'given' => PostMeta::text($id, 'awsm_agree_privacy_policy') === 'yes',
            'text' => ApplicationRowSerializer::consentText($id),
            'version' => ApplicationRowSerializer::consentVersion($id),
        ];
    }

    /**
     * @param list<QueuedEmail> $emails
     * @return list<array<string, mixed>> newest first
     */
    private function emailRows(int $application, array $emails): array
    {
        $files = $this->factory->replyAttachments()->findByApplication($application);

        return array_reverse(array_map(
            fn (QueuedEmail $email): array => $this->emailData($email, $files[$email->id] ?? []),
            $emails,
        ));
    }

    /**
     * @param list<StoredFile> $files
     * @return array<string, mixed>
     */
    private function emailData(QueuedEmail $email, array $files): array
    {
        $isScheduled = $this->factory->scheduledReplies()->isScheduled($email);

        return [
            'id' => $email->id,
            'kind' => $this->factory->emailLabels->labelOfKind($email->kind),
            'state' => $email->state->value,
            'stateLabel' => $isScheduled
                ? __('Scheduled', 'courant-desk')
                : $this->factory->emailLabels->stateLabel($email->state),
            'isScheduled' => $isScheduled,
            'recipient' => $email->recipient,
            'subject' => $email->subject,
            'body' => $email->body,
            'at' => $email->nextAt,
            'error' => $email->error,
            'files' => array_map(
                fn (StoredFile $file): array => ReplyAttachmentsController::serialize($this->factory, $file),
                $files,
            ),
            'canRepeat' => in_array(
                $email->state,
                [EmailState::Failed, EmailState::Held, EmailState::Canceled],
                true,
            ),
            'who' => $email->authorId > 0 ? ApplicationTimeline::userName($email->authorId) : '',
        ];
    }

    private static function worstState(EmailState $first, EmailState $second): EmailState
    {
        $order = [EmailState::Sent, EmailState::Held, EmailState::Queued, EmailState::Failed];

        return array_search($second, $order, true) > array_search($first, $order, true) ? $second : $first;
    }

    private static function openingState(?WP_Post $opening): string
    {
        return match (true) {
            !$opening instanceof WP_Post,
            $opening->post_type !== PostTypes::OPENING,
            $opening->post_status === 'trash' => 'gone',
            $opening->post_status === 'publish' => 'open',
            default => 'closed',
        };
    }
}
