<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Represents one row of the email queue. */
final class QueuedEmail
{
    public function __construct(
        public readonly int $id,
        /** ID of its application, or 0. */
        public readonly int $applicationId,
        /** Kind of email, such as `acknowledgement`; each module defines its own. */
        public readonly string $kind,
        public readonly EmailState $state,
        public readonly int $attempts,
        /** Unix time of the next attempt, or of the last change. */
        public readonly int $nextAt,
        public readonly string $recipient,
        public readonly string $subject,
        public readonly string $body,
        /** @var list<string> */
        public readonly array $headers,
        public readonly string $error,
        /** ID of the user who wrote it, 0 for automatic emails. */
        public readonly int $authorId = 0,
        /** @var list<string> addresses for which the mail server accepted it in an earlier attempt, in lower case */
        public readonly array $acceptedRecipients = [],
        /** The same for all attempts; '' before the first one. */
        public readonly string $messageId = '',
    ) {
    }

    /** @param array<string, string|null> $row row of the table `courant_outbox` */
    public static function fromRow(array $row): self
    {
        return new self(
            id: (int) $row['id'],
            applicationId: (int) $row['application_id'],
            kind: (string) $row['kind'],
            state: EmailState::tryFrom((string) $row['state']) ?? EmailState::Failed,
            attempts: (int) $row['attempts'],
            nextAt: (int) $row['next_at'],
            recipient: (string) $row['recipient'],
            subject: (string) $row['subject'],
            body: (string) $row['body'],
            headers: self::strings((string) $row['headers']),
            error: (string) $row['error'],
            authorId: (int) ($row['author'] ?? 0),
            acceptedRecipients: self::strings($row['accepted'] ?? ''),
            messageId: $row['message_id'] ?? '',
        );
    }

    /** @return list<string> */
    private static function strings(string $json): array
    {
        $list = $json === '' ? [] : json_decode($json, true);

        return array_values(array_filter(is_array($list) ? $list : [], 'is_string'));
    }
}
