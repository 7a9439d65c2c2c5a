<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Holds the reference of a stored application. Repeated requests of the same attempt get the same receipt. */
final class SubmissionReceipt
{
    public function __construct(
        public readonly int $applicationId,
        /** Reference number for display, such as `7KX3-9MPD`. */
        public readonly string $reference,
    ) {
    }
}
