<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What the applicant gets for a stored application; the same for every repeat of the same attempt. */
final class Receipt
{
    public function __construct(
        public readonly int $application,
        /** For people, such as `7KX3-9MPD`. */
        public readonly string $reference,
    ) {
    }
}
