<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Migration;

/** Creates the tables of tags and assignees. */
final class CreateTagTablesMigration implements Migration
{
    public function __construct(private readonly RecruitingTables $tables)
    {
    }

    public function id(): string
    {
        return 'applications-5-tags';
    }

    public function runStep(): bool
    {
        $this->tables->install();

        return true;
    }
}
