<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Migration;

/** Creates the rows of existing applications. */
final class FillCandidatesMigration implements Migration
{
    public function __construct(private readonly RecruitingTables $tables, private readonly CandidateIndex $rows)
    {
    }

    public function id(): string
    {
        return 'applications-3-candidates';
    }

    public function runStep(): bool
    {
        $this->tables->install();

        return $this->rows->addMissing();
    }
}
