<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Kernel\Migration;

/** Adds the column for the Message-ID, which is the same for all attempts of an email. */
final class AddMessageIdMigration implements Migration
{
    public function __construct(private readonly EmailQueueTable $table)
    {
    }

    public function id(): string
    {
        return 'email-2-message-id';
    }

    public function runStep(): bool
    {
        $this->table->install();

        return true;
    }
}
