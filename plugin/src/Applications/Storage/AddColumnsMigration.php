<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Kernel\Migration;

/** Adds columns for the author of an email and for the scan result of a file. */
final class AddColumnsMigration implements Migration
{
    public function __construct(private readonly SubmissionAttemptsTable $tables)
    {
    }

    public function id(): string
    {
        return 'applications-2-author-and-scan';
    }

    public function runStep(): bool
    {
        $this->tables->install();

        return true;
    }
}
