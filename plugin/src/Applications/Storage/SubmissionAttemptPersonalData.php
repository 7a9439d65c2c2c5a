<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Wp\Tables;
use CourantDesk\Kernel\Sql;

/**
 * Idempotency keys: a hash, the reference number and the time. They outlive a withdrawal until they expire after 30 days, so that a repeated
 * request does not store again what was withdrawn.
 */
final class SubmissionAttemptPersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function locations(): array
    {
        return ['table:' . Tables::ATTEMPTS];
    }

    public function isTransactional(): bool
    {
        return true;
    }

    public function withdraw(int $application): void
    {
    }

    public function delete(int $application): void
    {
        $this->sql->run('DELETE FROM %i WHERE application_id = %d', $this->sql->table(Tables::ATTEMPTS), $application);
    }

    public function export(int $application): array
    {
        return [];
    }
}
