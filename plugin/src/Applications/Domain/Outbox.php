<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The queue of mails. A mail is written when it is first sent, so queueing it can hardly fail. */
interface Outbox
{
    public function queue(int $application, MailKind $kind, MailState $state = MailState::Queued): void;

    /**
     * Queues a mail to the applicant whose text was written already, tags and all.
     *
     * @param int $author the user who wrote it, or 0
     * @return int the mail's id
     */
    public function queueWritten(int $application, MailKind $kind, MailTemplate $written, int $author = 0): int;

    /** @return list<QueuedMail> all mails of an application, oldest first */
    public function ofApplication(int $application): array;

    /** Queues a mail again that failed, was held, or is wanted a second time. */
    public function again(int $mail): void;
}
