<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

final class QueuedMail
{
    public function __construct(
        public readonly int $id,
        public readonly int $application,
        public readonly MailKind $kind,
        public readonly MailState $state,
        public readonly int $attempts,
        /** Unix time; when it is tried next, or when the last change happened. */
        public readonly int $nextAt,
        public readonly string $recipient,
        public readonly string $subject,
        public readonly string $body,
        /** @var list<string> */
        public readonly array $headers,
        public readonly string $error,
        /** The user who wrote it, 0 for mails that write themselves. */
        public readonly int $author = 0,
    ) {
    }
}
