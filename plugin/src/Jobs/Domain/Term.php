<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** One value of a specification. */
final class Term
{
    public function __construct(
        public readonly int $id,
        public readonly string $taxonomy,
        public readonly string $slug,
        /** Plain text, not escaped. */
        public readonly string $name,
    ) {
    }
}
