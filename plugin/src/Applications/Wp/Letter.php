<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

/** A mail as it is handed to the mail server: plain text, one recipient. */
final class Letter
{
    /** @param list<string> $headers */
    public function __construct(
        public readonly string $recipient,
        public readonly string $subject,
        public readonly string $body,
        public readonly array $headers,
        /** @var list<array{file: string, temp: bool}> absolute paths; a temporary one is deleted once it was sent */
        public readonly array $files = [],
    ) {
    }
}
