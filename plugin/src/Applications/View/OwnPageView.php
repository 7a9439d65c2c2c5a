<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** An applicant's own page; plain text, not escaped. */
final class OwnPageView
{
    /**
     * @param array<string, string> $rows  label => what was sent; none when the link is not valid
     * @param list<string>          $files names
     * @param list<array{id: int, received: string, files: list<string>}> $updates that wait for a confirmation
     */
    public function __construct(
        public readonly string $action,
        public readonly string $error,
        public readonly string $done,
        public readonly array $rows,
        public readonly array $files,
        public readonly bool $canChange,
        public readonly bool $takesFile,
        public readonly string $accept,
        public readonly string $maxSize,
        public readonly array $updates = [],
    ) {
    }
}
