<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents a listed heading of a post. */
final class Heading
{
    /** @param int $page number of the post's page, from 1 */
    public function __construct(
        public readonly int $level,
        public readonly string $text,
        public readonly string $id,
        public readonly int $page = 1,
    ) {
    }
}
