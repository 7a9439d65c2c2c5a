<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;

/**
 * Manages the personal data in the row that lists use to find an application: name, email address, phone number and
 * reference as search text.
 */
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

    /** Rebuilds the row from the remaining data of the application. */
    public function withdraw(int $application): void
    {
        $rows = new CandidateIndex($this->sql, new CandidateSearchNormalizer());
        $rows->markChanged($application);
        $rows->flush();
    }

    public function delete(int $application): void
    {
        $this->sql->execute(
            'DELETE FROM %i WHERE application_id = %d',
            $this->sql->table(RecruitingTables::CANDIDATES),
            $application,
        );
    }

    public function export(int $application): array
    {
        return [];
    }
}
