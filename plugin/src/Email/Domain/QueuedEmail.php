<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** A row of the email queue. */
final class QueuedEmail
{
    public function __construct(
        public readonly int $id,
        /** The application that it is about, or 0. */
        public readonly int $application,
        /** What it is about, such as `acknowledgement`; each module names its own. */
        public readonly string $kind,
        public readonly EmailState $state,
        public readonly int $attempts,
        /** Unix time; of the next attempt, or of the last change. */
        public readonly int $nextAt,
        public readonly string $recipient,
        public readonly string $subject,
        public readonly string $body,
        /** @var list<string> */
        public readonly array $headers,
        public readonly string $error,
        /** The user who wrote it, 0 for automatic emails. */
        public readonly int $author = 0,
        /** @var list<string> addresses for which the mail server took it in an earlier attempt, in lower case */
        public readonly array $accepted = [],
    ) {
    }

    /** @param array<string, string|null> $row of the table `courant_outbox` */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['application_id'],
            (string) $row['kind'],
            EmailState::tryFrom((string) $row['state']) ?? EmailState::Failed,
            (int) $row['attempts'],
            (int) $row['next_at'],
            (string) $row['recipient'],
            (string) $row['subject'],
            (string) $row['body'],
            self::strings((string) $row['headers']),
            (string) $row['error'],
            (int) ($row['author'] ?? 0),
            self::strings($row['accepted'] ?? ''),
        );
    }

    /** @return list<string> */
    private static function strings(string $json): array
    {
        $list = $json === '' ? [] : json_decode($json, true);

        return array_values(array_filter(is_array($list) ? $list : [], 'is_string'));
    }
}
