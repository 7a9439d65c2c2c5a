<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Kernel\Migration;

/** Adds the column for the recipients that a mail server accepted while it rejected others. */
final class AddAcceptedRecipientsMigration implements Migration
{
    public function __construct(private readonly EmailQueueTable $table)
    {
    }

    public function id(): string
    {
        return 'email-1-accepted-recipients';
    }

    public function runStep(): bool
    {
        $this->table->install();

        return true;
    }
}
