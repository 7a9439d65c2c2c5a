<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\SiteDateFormat;
use WP_Post;

/**
 * Lists the events of an application that the applicant may see: received, files replaced, messages that were sent to
 * the applicant, withdrawn. Stages, ratings and notes of the hiring team are not part of it.
 */
final class ApplicantHistory
{
    /**
     * Unix time of each replacement of the CV; one row of post meta per replacement. The confirmation of a second
     * application, which replaces more, has `UPDATE_SUFFIX`.
     */
    public const REPLACED_META = 'courant_replaced_at';
    public const UPDATE_SUFFIX = ' update';

    /** @param list<QueuedEmail> $emails emails of the application */
    public function __construct(private readonly WP_Post $application, private readonly array $emails)
    {
    }

    /** Returns the state with its date, such as "Received, May 4, 2031". */
    public function label(): string
    {
        $messages = $this->messages();
        $last = end($messages);

        return match (true) {
            $this->application->post_status === ApplicationStatus::WITHDRAWN => $this->status(),
            $last !== false
                /* translators: %s: date of an email */
                => sprintf(__('Answered, %s', 'courant-desk'), self::formatDate($last->nextAt)),
            /* translators: %s: date */
            default => sprintf(__('Received, %s', 'courant-desk'), self::formatDate(
                (int) get_post_timestamp($this->application),
            )),
        };
    }

    /** Returns whether the applicant has neither withdrawn nor got a message yet. */
    public function isWaiting(): bool
    {
        return $this->application->post_status !== ApplicationStatus::WITHDRAWN && $this->messages() === [];
    }

    /** Returns one sentence with the current state. */
    public function status(): string
    {
        $withdrawn = $this->withdrawnAt();
        if ($this->application->post_status === ApplicationStatus::WITHDRAWN) {
            return $withdrawn === null
                ? __('You have withdrawn this application.', 'courant-desk')
                /* translators: %s: date */
                : sprintf(__('You withdrew this application on %s.', 'courant-desk'), self::formatDate($withdrawn));
        }
        $messages = $this->messages();
        $last = end($messages);

        return $last === false
            ? __('We have received your application and will contact you by email.', 'courant-desk')
            : sprintf(
                /* translators: 1: subject of an email, 2: date */
                __('Our last message to you: “%1$s”, sent by email on %2$s.', 'courant-desk'),
                $last->subject,
                self::formatDate($last->nextAt),
            );
    }

    /** @return list<array{datetime: string, date: string, text: string}> oldest first */
    public function events(): array
    {
        $events = [[
            'at' => (int) get_post_timestamp($this->application),
            'text' => __('Application received', 'courant-desk'),
        ]];
        $replacements = get_post_meta($this->application->ID, self::REPLACED_META);
        foreach (is_array($replacements) ? $replacements : [] as $at) {
            if (is_scalar($at) && (int) $at > 0) {
                $events[] = [
                    'at' => (int) $at,
                    'text' => str_ends_with((string) $at, self::UPDATE_SUFFIX)
                        ? __('Updated by you', 'courant-desk')
                        : __('CV replaced by you', 'courant-desk'),
                ];
            }
        }
        foreach ($this->messages() as $message) {
            $events[] = [
                'at' => $message->nextAt,
                /* translators: %s: subject of an email */
                'text' => sprintf(__('Email to you: %s', 'courant-desk'), $message->subject),
            ];
        }
        $withdrawn = $this->withdrawnAt();
        if ($withdrawn !== null) {
            $events[] = ['at' => $withdrawn, 'text' => __('Withdrawn by you', 'courant-desk')];
        }
        usort($events, static fn (array $a, array $b): int => $a['at'] <=> $b['at']);

        return array_map(static fn (array $event): array => [
            'datetime' => gmdate('c', $event['at']),
            'date' => (new ApplicantMessages())->dateAndTime($event['at']),
            'text' => $event['text'],
        ], $events);
    }

    /** @return list<QueuedEmail> messages of a stage or a recruiter that were sent, oldest first */
    private function messages(): array
    {
        $kinds = [ApplicationEmailKind::Stage->value, ApplicationEmailKind::Reply->value];
        $messages = array_values(array_filter(
            $this->emails,
            static fn (QueuedEmail $email): bool
                => $email->state === EmailState::Sent && in_array($email->kind, $kinds, true),
        ));
        usort($messages, static fn (QueuedEmail $a, QueuedEmail $b): int => $a->nextAt <=> $b->nextAt);

        return $messages;
    }

    private function withdrawnAt(): ?int
    {
        $log = get_post_meta($this->application->ID, ApplicationMeta::ACTIVITY_LOG, true);
        foreach (is_array($log) ? $log : [] as $entry) {
            if (is_array($entry) && ($entry['status'] ?? null) === ApplicationStatus::WITHDRAWN) {
                return is_numeric($entry['activity_date'] ?? null) ? (int) $entry['activity_date'] : null;
            }
        }

        return null;
    }

    private static function formatDate(int $at): string
    {
        return (string) wp_date(SiteDateFormat::dateFormat(), $at);
    }
}
