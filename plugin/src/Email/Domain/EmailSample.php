<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Holds a sample email as it would be sent, with tags replaced. Plain text. */
final class EmailSample
{
    public function __construct(public readonly string $subject, public readonly string $body)
    {
    }
}
