<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Holds an application that another product stored. */
final class SourceApplication
{
    /**
     * @param int $opening ID of the opening in the other product
     * @param array<string, string> $fields additional responses: value by label
     * @param list<string>          $files  paths or URLs, as the other product stored them
     * @param string                $status status of the hiring stage, such as `publish` (new)
     */
    public function __construct(
        public readonly int $opening,
        public readonly string $name,
        public readonly string $email,
        public readonly string $phone,
        public readonly string $letter,
        public readonly string $status,
        public readonly array $fields,
        public readonly array $files,
    ) {
    }
}
