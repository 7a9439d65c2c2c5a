<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The queue of mails. A mail is written when it is first sent, so queueing it can hardly fail. */
interface Outbox
{
    public function queue(int $application, MailKind $kind, MailState $state = MailState::Queued): void;

    /** @return list<QueuedMail> all mails of an application, oldest first */
    public function ofApplication(int $application): array;

    /** Queues a mail again that failed or was held. */
    public function again(int $mail): void;
}
