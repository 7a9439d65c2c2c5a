<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\PersonalDataStore;

/**
 * The declaration of all places that hold personal data of applicants. A new table or meta key goes in here: a test stores an
 * application with everything that it can have and fails on any place that is missing.
 *
 * @see docs/features/personal-data.md
 */
final class PersonalDataStores
{
    /** @param list<PersonalDataStore> $stores */
    private function __construct(private readonly array $stores)
    {
    }

    public static function create(ApplicationsParts $parts): self
    {
        $sql = $parts->kernel->sql;

        return new self([
            // Files first: what is left of an interrupted deletion is then still found by its rows.
            new FilePersonalData($sql, $parts->files(), $parts->adopted(), $parts->privateFiles, $parts->kernel->clock),
            new EmailPersonalData($parts->emails),
            new FileAccessPersonalData($sql),
            new SubmissionAttemptPersonalData($sql),
            new MetaPersonalData($sql, $parts->answers()),
            new CandidatePersonalData($sql),
        ]);
    }

    /** @return list<string> */
    public function locations(): array
    {
        return array_merge(...array_map(static fn (PersonalDataStore $store): array => $store->locations(), $this->stores));
    }

    /** Deletes what no rollback brings back. */
    public function withdrawFiles(int $application): void
    {
        foreach ($this->stores as $store) {
            if (!$store->isTransactional()) {
                $store->withdraw($application);
            }
        }
    }

    /** Deletes rows; meant to run in a transaction. */
    public function withdrawRows(int $application): void
    {
        foreach ($this->stores as $store) {
            if ($store->isTransactional()) {
                $store->withdraw($application);
            }
        }
    }

    public function delete(int $application): void
    {
        foreach ($this->stores as $store) {
            $store->delete($application);
        }
    }

    /** @return list<array{name: string, value: string}> plain text */
    public function export(int $application): array
    {
        return array_merge(...array_map(static fn (PersonalDataStore $store): array => $store->export($application), $this->stores));
    }
}
