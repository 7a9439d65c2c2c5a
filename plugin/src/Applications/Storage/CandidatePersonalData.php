<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Domain\Recruiting\Words;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Applications\Wp\Recruiting\RecruitingTables;
use CourantDesk\Kernel\Sql;

/** The row by which lists find an application: name, email address, phone number and reference as search text. */
final class CandidatePersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function locations(): array
    {
        return ['table:' . RecruitingTables::CANDIDATES];
    }

    public function isTransactional(): bool
    {
        return true;
    }

    /** Writes the row again from what is left of the application. */
    public function withdraw(int $application): void
    {
        $rows = new CandidateRows($this->sql, new Words());
        $rows->follow($application);
        $rows->flush();
    }

    public function delete(int $application): void
    {
        $this->sql->run('DELETE FROM %i WHERE application_id = %d', $this->sql->table(RecruitingTables::CANDIDATES), $application);
    }

    public function export(int $application): array
    {
        return [];
    }
}
