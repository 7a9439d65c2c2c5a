<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The right to store the application of one key, held by one request. */
final class Attempt
{
    public function __construct(
        public readonly string $key,
        public readonly string $holder,
    ) {
    }
}
