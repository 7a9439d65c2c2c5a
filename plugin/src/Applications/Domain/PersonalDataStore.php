<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/**
 * One place in which personal data of applicants are stored. Withdrawal, WordPress's personal data tools, retention, deletion and uninstalling
 * iterate over all of them, see `Storage\PersonalDataStores`. Every method may be repeated after it was interrupted.
 */
interface PersonalDataStore
{
    /** @return list<string> what it covers: `table:<name without prefix>` or `meta:<key>`; `meta:*` is all meta of applications */
    public function locations(): array;

    /** Whether its deletions are rolled back with a database transaction; false for files. */
    public function isTransactional(): bool;

    /**
     * Deletes what may not outlive the withdrawal of an application.
     *
     * @throws RuntimeException when something is left that should be gone; the withdrawal is tried again later
     */
    public function withdraw(int $application): void;

    /** Deletes everything about an application. */
    public function delete(int $application): void;

    /** @return list<array{name: string, value: string}> plain text, for the applicant */
    public function export(int $application): array;
}
