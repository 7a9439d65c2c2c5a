<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantDesk\Email\Messages\ApplicationCopy;
use CourantDesk\Email\Messages\ApplicationReceived;
use CourantDesk\Email\Messages\ApplicationUpdated;
use CourantDesk\Email\Messages\ApplicationWithdrawn;
use CourantDesk\Email\Messages\AssignmentMessage;
use CourantDesk\Email\Messages\DuplicateApplication;
use CourantDesk\Email\Messages\MentionMessage;
use CourantDesk\Email\Messages\NewApplication;
use CourantDesk\Email\Messages\PortalLink;
use CourantDesk\Email\Messages\RecruiterReply;
use CourantDesk\Email\Messages\ResumeReplaced;
use CourantDesk\Email\Messages\StageMessage;
use CourantDesk\Email\Messages\WithdrawalConfirmation;

/** Lists the emails about an application (docs/how-to/email.md). */
final class ApplicationEmails
{
    private const KIND_PATTERN = '/^[a-z][a-z0-9_]{0,19}$/D';

    /** @return array<string, ApplicationEmailMessage> by kind, in the order of the preview */
    public function all(): array
    {
        $messages = [
            new ApplicationReceived(),
            new NewApplication(),
            new ApplicationCopy(),
            new PortalLink(),
            new DuplicateApplication(),
            new ApplicationUpdated(),
            new WithdrawalConfirmation(),
            new ApplicationWithdrawn(),
            new ResumeReplaced(),
            new StageMessage(),
            new RecruiterReply(),
            new AssignmentMessage(),
            new MentionMessage(),
        ];
        /**
         * Filters the emails about an application. Each appears in the preview, in the settings when it has a title
         * there, and in the list of an application's emails; EmailQueue::enqueue() sends it.
         *
         * @since 0.1.0
         *
         * @param list<ApplicationEmailMessage> $messages of two with the same kind, the later one is used
         */
        $filtered = apply_filters('courant_desk_application_emails', $messages);
        $byKind = [];
        foreach (is_array($filtered) ? $filtered : $messages as $message) {
            if ($message instanceof ApplicationEmailMessage && preg_match(self::KIND_PATTERN, $message->kind()) === 1) {
                $byKind[$message->kind()] = $message;
            }
        }

        return $byKind;
    }

    public function find(string $kind): ?ApplicationEmailMessage
    {
        return $this->all()[$kind] ?? null;
    }
}
