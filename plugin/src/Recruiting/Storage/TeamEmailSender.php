<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailQueue;
use WP_User;

/**
 * Enqueues emails to members of the team about an application, in the language of the recipient. The queue sends them
 * only to users who may still read the application (Email\Messages\TeamMessage).
 */
final class TeamEmailSender
{
    public function __construct(private readonly EmailQueue $emails)
    {
    }

    /** Notifies a user who was assigned to an application by another user. */
    public function enqueueAssignment(int $application, int $user, int $author): void
    {
        $this->enqueue($application, $user, $author, ApplicationEmailKind::Assigned, fn (): array => [
            sprintf(
                /* translators: 1: name of the applicant, 2: title of the job opening */
                __('Assigned to you: %1$s, %2$s', 'courant-desk'),
                $this->applicantName($application),
                $this->openingTitle($application),
            ),
            sprintf(
                /* translators: 1: name of a user, 2: name of the applicant, 3: title of the job opening */
                __('%1$s assigned you to the application of %2$s for %3$s.', 'courant-desk'),
                $this->userName($author),
                $this->applicantName($application),
                $this->openingTitle($application),
            ),
        ]);
    }

    /** Notifies a user who was mentioned in a note by another user. */
    public function enqueueMention(int $application, int $user, int $author, string $note): void
    {
        $this->enqueue($application, $user, $author, ApplicationEmailKind::Mentioned, fn (): array => [
            sprintf(
                /* translators: 1: name of a user, 2: name of the applicant */
                __('%1$s mentioned you in a note about %2$s', 'courant-desk'),
                $this->userName($author),
                $this->applicantName($application),
            ),
            sprintf(
                /* translators: 1: name of a user, 2: name of the applicant, 3: title of the job opening */
                __('%1$s mentioned you in a note about the application of %2$s for %3$s:', 'courant-desk'),
                $this->userName($author),
                $this->applicantName($application),
                $this->openingTitle($application),
            ) . "\n\n" . $note,
        ]);
    }

    /** @param callable(): array{string, string} $createText returns subject and text */
    private function enqueue(
        int $application,
        int $user,
        int $author,
        ApplicationEmailKind $kind,
        callable $createText,
    ): void {
        $recipient = get_userdata($user);
        if (!$recipient instanceof WP_User || $user === $author || is_email($recipient->user_email) === false) {
            return;
        }
        $isSwitched = switch_to_user_locale($user);
        try {
            [$subject, $text] = $createText();
            $text .= "\n\n" . sprintf(
                /* translators: %s: URL */
                __('Open the application: %s', 'courant-desk'),
                admin_url("edit.php?post_type=awsm_job_openings&page=courant-applications&application=$application"),
            );
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
        $this->emails->enqueueText($application, $kind->value, $subject, $text, $author, $recipient->user_email);
    }

    private function applicantName(int $application): string
    {
        $name = get_post_meta($application, FormDefinition::NAME, true);

        return is_string($name) && $name !== '' ? $name : __('(no name)', 'courant-desk');
    }

    private function openingTitle(int $application): string
    {
        $title = get_post_meta($application, 'awsm_apply_for', true);

        return is_string($title) ? $title : '';
    }

    private function userName(int $user): string
    {
        $found = get_userdata($user);

        return $found instanceof WP_User ? $found->display_name : '';
    }
}
