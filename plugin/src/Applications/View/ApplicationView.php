<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** An application as a recruiter sees it; plain text, not escaped. */
final class ApplicationView
{
    /**
     * @param array<string, string>                                $rows  label => value
     * @param list<array{name: string, size: string, url: string, warning: string}> $files
     * @param list<array{id: int, kind: string, state: string, recipient: string, subject: string, when: string, attempts: int, error: string, again: bool}> $mails
     */
    public function __construct(
        public readonly int $id,
        public readonly string $name,
        public readonly string $email,
        public readonly string $opening,
        public readonly string $openingUrl,
        public readonly string $reference,
        public readonly string $received,
        public readonly array $rows,
        public readonly string $letter,
        public readonly array $files,
        public readonly array $mails,
        public readonly bool $unread,
        public readonly bool $suspected,
        public readonly string $trashUrl,
        public readonly string $listUrl,
        public readonly string $screenUrl,
    ) {
    }
}
