<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Represents a term of a specification. */
final class Term
{
    /** @param non-empty-string $taxonomy */
    public function __construct(
        public readonly int $id,
        public readonly string $taxonomy,
        public readonly string $slug,
        /** Plain text, not escaped. */
        public readonly string $name,
    ) {
    }
}
