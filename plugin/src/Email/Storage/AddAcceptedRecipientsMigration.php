<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Kernel\Migration;

/** Adds the column that keeps for whom a mail server took an email while it refused others. */
final class AddAcceptedRecipientsMigration implements Migration
{
    public function __construct(private readonly EmailQueueTable $table)
    {
    }

    public function id(): string
    {
        return 'email-1-accepted-recipients';
    }

    public function step(): bool
    {
        $this->table->install();

        return true;
    }
}
