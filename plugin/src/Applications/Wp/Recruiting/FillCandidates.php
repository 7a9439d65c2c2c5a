<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Kernel\Migration;

/** Makes the rows of the applications that are there already. */
final class FillCandidates implements Migration
{
    public function __construct(private readonly RecruitingTables $tables, private readonly CandidateRows $rows)
    {
    }

    public function id(): string
    {
        return 'applications-3-candidates';
    }

    public function step(): bool
    {
        $this->tables->install();

        return $this->rows->complete();
    }
}
