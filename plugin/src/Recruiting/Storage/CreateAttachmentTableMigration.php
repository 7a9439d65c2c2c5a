<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Migration;

/** Creates the table of attachments of emails. */
final class CreateAttachmentTableMigration implements Migration
{
    public function __construct(private readonly RecruitingTables $tables)
    {
    }

    public function id(): string
    {
        return 'applications-6-attachments';
    }

    public function runStep(): bool
    {
        $this->tables->install();

        return true;
    }
}
