<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of the edit screen of an application. Values are plain text, not escaped. */
final class ApplicationEditView
{
    /**
     * @param array<string, string>                                $rows  label => value
     * @param list<array{name: string, size: string, url: string, warning: string}> $files
     * @param list<array{id: int, kind: string, state: string, recipient: string, subject: string, when: string,
     *     attempts: int, error: string, again: bool}> $emails
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
        public readonly array $emails,
        public readonly bool $isUnread,
        public readonly bool $isSuspected,
        public readonly string $trashUrl,
        public readonly string $listUrl,
        public readonly string $screenUrl,
    ) {
    }
}
