<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Domain;

/** A mail as it would be sent, tags and all; plain text. */
final class Sample
{
    public function __construct(public readonly string $subject, public readonly string $text)
    {
    }
}
