<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/**
 * Manages one storage location of applicants' personal data. Withdrawal, the WordPress personal data tools,
 * retention, deletion and uninstalling iterate over all of them, see `Storage\PersonalDataStores`. Every method can
 * be called again after an interruption.
 */
interface PersonalDataStore
{
    /**
     * Returns the storage locations that this store covers.
     *
     * @return list<string> locations that this store covers: `table:<name without prefix>` or `meta:<key>`; `meta:*` is
     *     all meta of applications
     */
    public function locations(): array;

    /** Returns whether its deletions are rolled back with a database transaction; false for files. */
    public function isTransactional(): bool;

    /**
     * Deletes the data that must not remain after the withdrawal of an application.
     *
     * @throws RuntimeException when some of that data remains; the withdrawal is tried again later
     */
    public function withdraw(int $application): void;

    /** Deletes all data of an application. */
    public function delete(int $application): void;

    /**
     * Returns the personal data of an application.
     *
     * @return list<array{name: string, value: string}> plain text, for the applicant
     */
    public function export(int $application): array;
}
