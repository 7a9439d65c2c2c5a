<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Kernel\Sql;

/**
 * Manages idempotency keys: a hash, the reference number and the time.
 *
 * They remain after a withdrawal until they expire after 30 days, so that a repeated request does not store the
 * withdrawn application again.
 */
final class SubmissionAttemptPersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function locations(): array
    {
        return ['table:' . SubmissionAttempts::TABLE];
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
        $this->sql->execute(
            'DELETE FROM %i WHERE application_id = %d',
            $this->sql->table(SubmissionAttempts::TABLE),
            $application,
        );
    }

    public function export(int $application): array
    {
        return [];
    }
}
