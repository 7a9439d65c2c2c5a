<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Admin\MailWords;
use CourantDesk\Applications\Domain\Answered;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Candidate;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\ApplicantsLanguage;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use WP_Post;

/** One application with all that belongs to it (`ApplicationDetail` in plugin/schema/recruiting.json). */
final class DetailJson
{
    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    /** @return array<string, mixed> */
    public function of(WP_Post $post, Candidate $candidate, ApplicationQuery $query): array
    {
        $id = $post->ID;
        $files = $this->parts->files()->of($id);
        $mails = $this->parts->room->emails->findByApplication($id);
        $notes = $this->parts->notes->of($id);
        $opened = $this->parts->opened->of($id);
        $events = new Timeline($this->parts->stages->read());
        cache_users(array_values(array_unique([
            ...array_column($notes, 'author'),
            ...array_column($opened, 'user'),
            ...array_map(static fn (QueuedEmail $mail): int => $mail->author, $mails),
            ...$events->users($id),
        ])));
        $opening = get_post($post->post_parent);
        [$previous, $next] = $this->parts->candidates->neighbours($candidate, $query, $this->parts->team->scope(get_current_user_id()), $this->parts->stages->read());
        $state = EmailState::Sent;
        foreach ($mails as $mail) {
            $state = self::worse($state, $mail->state);
        }

        return [
            'row' => (new ApplicationJson($this->parts))->row($candidate, count($files), $mails === [] ? '' : $state->value),
            'letter' => ApplicationJson::text($id, FormDefinition::LETTER),
            'phone' => ApplicationJson::text($id, FormDefinition::PHONE),
            'facts' => $this->facts($id),
            'consent' => $this->consent($id),
            'files' => $files,
            'updates' => $this->updates($id),
            'notes' => array_reverse(array_map(fn (array $note): array => [
                'id' => $note['id'],
                'who' => Timeline::person($note['author']),
                'at' => $note['at'],
                'text' => $note['text'],
                'canDelete' => self::canDeleteNote($note['author']),
            ], $notes)),
            'mails' => array_reverse(array_map([$this, 'mail'], $mails)),
            'events' => $events->of($post, $notes, $mails, $opened),
            'openingUrl' => (string) get_edit_post_link($post->post_parent, 'raw'),
            'openingState' => match (true) {
                !$opening instanceof WP_Post || $opening->post_type !== ApplicationType::OPENING || $opening->post_status === 'trash' => 'gone',
                $opening->post_status === 'publish' => 'open',
                default => 'closed',
            },
            'team' => array_map(static fn (\WP_User $user): string => $user->display_name, $this->parts->team->members($post->post_parent)),
            'previous' => $previous,
            'next' => $next,
            'canDelete' => current_user_can('delete_post', $id),
            'canReply' => $this->parts->replies()->canBeSent($id) && $post->post_status !== ApplicationType::WITHDRAWN,
            'plainUrl' => admin_url("post.php?post=$id&action=edit"),
            'tags' => (object) $this->parts->replies()->tags($post),
        ];
    }

    public static function canDeleteNote(int $author): bool
    {
        return $author === get_current_user_id() || current_user_can('delete_others_applications');
    }

    /** @return list<array{label: string, value: string}> */
    private function facts(int $id): array
    {
        $facts = array_map(
            static fn (Answered $answer): array => ['label' => $answer->label, 'value' => $answer->shown],
            $this->parts->room->answers()->custom($id)
        );
        $rows = [
            'courant_keep_until' => __('May be kept until', 'courant-desk'),
            'awsm_applicant_ip' => __('Network address', 'courant-desk'),
        ];
        foreach ($rows as $key => $label) {
            $facts[] = ['label' => $label, 'value' => ApplicationJson::text($id, $key)];
        }

        $facts[] = ['label' => __('Language', 'courant-desk'), 'value' => $this->language($id)];

        return array_values(array_filter($facts, static fn (array $fact): bool => $fact['value'] !== ''));
    }

    /** As the application says it, else that of its page where it is not the site's. */
    private function language(int $id): string
    {
        $said = ApplicationJson::text($id, 'courant_language');
        $locale = ApplicationJson::text($id, ApplicantsLanguage::KEY);

        return $said === '' && $locale !== get_locale() ? $locale : $said;
    }

    /** @return list<array{id: int, at: int, letter: bool, files: list<array<string, mixed>>}> second applications that the applicant has not confirmed */
    private function updates(int $application): array
    {
        return array_map(fn (WP_Post $update): array => [
            'id' => $update->ID,
            'at' => (int) get_post_timestamp($update),
            'letter' => ApplicationJson::text($update->ID, FormDefinition::LETTER) !== '',
            'files' => $this->parts->files()->of($update->ID),
        ], $this->parts->room->updates()->find($application));
    }

    /** @return array{given: bool, text: string, version: string} the version names the text that was agreed to */
    private function consent(int $id): array
    {
        return [
            'given' => ApplicationJson::text($id, 'awsm_agree_privacy_policy') === 'yes',
            'text' => ApplicationJson::consentText($id),
            'version' => ApplicationJson::consentVersion($id),
        ];
    }

    /** @return array<string, mixed> */
    private function mail(QueuedEmail $mail): array
    {
        return [
            'id' => $mail->id,
            'kind' => MailWords::kindOf($mail->kind),
            'state' => $mail->state->value,
            'stateLabel' => MailWords::state($mail->state),
            'recipient' => $mail->recipient,
            'subject' => $mail->subject,
            'body' => $mail->body,
            'at' => $mail->nextAt,
            'error' => $mail->error,
            'canRepeat' => in_array($mail->state, [EmailState::Failed, EmailState::Held], true),
            'who' => $mail->author > 0 ? Timeline::person($mail->author) : '',
        ];
    }

    private static function worse(EmailState $one, EmailState $other): EmailState
    {
        $order = [EmailState::Sent, EmailState::Held, EmailState::Queued, EmailState::Failed];

        return array_search($other, $order, true) > array_search($one, $order, true) ? $other : $one;
    }
}
