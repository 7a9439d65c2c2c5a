<?php

declare(strict_types=1);

namespace CourantDesk\News\View;

/** Who writes. */
final class AuthorView
{
    /** @param string $portrait an img element, or empty */
    public function __construct(
        public readonly string $attributes,
        public readonly string $heading,
        public readonly string $name,
        public readonly string $words,
        public readonly string $portrait,
        public readonly string $address,
    ) {
    }
}
